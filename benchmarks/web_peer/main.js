// The tic-tac-toe of boardgame.io's tutorial with its React client, playing over the network as ours does.
import { INVALID_MOVE } from 'boardgame.io/core';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

function Board({ ctx, G, moves }) {
  const cell = (id) => h('td', { key: id }, h('button', { onClick: () => moves.clickCell(id) }, G.cells[id] ?? ''));
  const row = (first) => h('tr', { key: first }, [0, 1, 2].map((step) => cell(first + step)));
  const end = ctx.gameover && h('p', null, ctx.gameover.draw ? 'Draw' : `Winner: ${ctx.gameover.winner}`);
  return h('div', null, h('table', null, h('tbody', null, [0, 3, 6].map(row))), end);
}

const App = Client({ game: TicTacToe, board: Board, multiplayer: SocketIO({ server: location.host }), debug: false });
createRoot(document.getElementById('root')).render(h(App, { matchID: 'one', playerID: '0' }));
