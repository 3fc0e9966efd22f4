// boardgame.io with its in-memory store: a small six-seat game whose every move changes public and private state.
const { Server } = require("boardgame.io/server");

const KINDS = ["detective", "diplomat", "assassin", "journalist", "scientist", "politician"];

const pass = {
  name: "pass",
  disableUndo: true,
  setup: ({ ctx }) => ({
    shown: [KINDS[0], KINDS[1]],
    displays: Array.from({ length: ctx.numPlayers }, () => []),
    tokens: Array.from({ length: ctx.numPlayers }, (_, seat) => KINDS[seat]),
    seen: Array.from({ length: ctx.numPlayers }, () => []),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    shown: G.shown,
    displays: G.displays,
    token: playerID === null ? undefined : G.tokens[playerID],
    seen: playerID === null ? undefined : G.seen[playerID],
  }),
  moves: {
    pass: ({ G, ctx, playerID }, to, card) => {
      const own = G.tokens[playerID];
      G.tokens[playerID] = G.tokens[to];
      G.tokens[to] = own;
      G.displays[to].push(G.shown[card]);
      if (G.displays[to].length > 5) G.displays[to].splice(0, 5);
      G.seen[playerID].push({ slot: to, face: own });
      if (G.seen[playerID].length > 4) G.seen[playerID].shift();
      G.shown = [KINDS[(ctx.turn + to) % 6], KINDS[(ctx.turn + to + 1) % 6]];
    },
  },
};

Server({ games: [pass], origins: ["*"] }).run({ port: Number(process.argv[2]) });
