// boardgame.io with its in-memory store: a six-seat game of the size of SECRETS. A move draws two characters from a
// hidden deck, gives one away and puts the other under the deck, swaps two hidden tokens, and is seen by its mover.
const { Server } = require("boardgame.io/server");

const KINDS = ["detective", "diplomat", "assassin", "journalist", "scientist", "politician", "psychiatrist", "double-agent"];

const pass = {
  name: "pass",
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 48 }, (_, place) => KINDS[place % KINDS.length]));
    return {
      shown: deck.splice(0, 2),
      deck,
      displays: Array.from({ length: ctx.numPlayers }, () => []),
      tokens: random.Shuffle(KINDS.slice(0, ctx.numPlayers)),
      seen: Array.from({ length: ctx.numPlayers }, () => []),
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    shown: G.shown,
    left: G.deck.length,
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
      G.seen[playerID].push({ turn: ctx.turn, slot: to, face: own });
      G.deck.push(G.shown[1 - card]);
      G.shown = G.deck.splice(0, 2);
    },
  },
};

Server({ games: [pass], origins: ["*"] }).run({ port: Number(process.argv[2]) });
