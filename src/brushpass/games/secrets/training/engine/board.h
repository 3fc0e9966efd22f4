// A table of SECRETS in plain numbers. N, the number of players, is fixed when this is compiled.
//
// A world is where all tokens lie: bit s of its low half says that slot s holds the CIA's token, bit s of its high half
// that it holds the KGB's. The slot of the centre is N. Cards are numbered as in `playouts.board`.

// The most worlds of one seat, and of the public, for each number of players: those after the first looks, doubled by
// three Diplomats; and the most options of any question.
#if N == 4
#define OWN 96
#define ALL 240
#define AGENTS 2
#elif N == 5
#define OWN 96
#define ALL 720
#define AGENTS 2
#elif N == 6
#define OWN 240
#define ALL 1120
#define AGENTS 3
#elif N == 7
#define OWN 240
#define ALL 1680
#define AGENTS 3
#else
#define OWN 480
#define ALL 2240
#define AGENTS 4
#endif
#define LIMIT (N < 7 ? 5 : 4)
#define PAIRS ((N - 1) * (N - 2) / 2)
#define OPTIONS (N < 7 ? 2 * (N - 1) : PAIRS)
#define RING 32

enum { DOUBLE_AGENT, POLITICIAN, PSYCHIATRIST, DETECTIVE, JOURNALIST, SCIENTIST, DIPLOMAT, ASSASSIN, CARDS };
enum { OFFER, UN, ANSWER, EFFECT, OVER };
enum { BELIEVER, COLLECTOR, COIN_TOSSER, REASONER, NET };  // who sits at a seat; a reasoner is the mind `likelihood`

CODE int value_of(int card) {
  switch (card) {
    case DOUBLE_AGENT: return 2;
    case POLITICIAN: case JOURNALIST: return 3;
    case PSYCHIATRIST: return -1;
    case DETECTIVE: return -2;
    case SCIENTIST: return 5;
    case DIPLOMAT: return 1;
    default: return 0;
  }
}

CODE int copies_of(int card) {
  const u64 copies = 0x0403060403020403ull;  // a byte for each card, the first card lowest
  return (int)((copies >> (8 * card)) & 255);
}

struct Board {
  u32 truth;                                      // the world that is
  u32 luck;                                       // the state of the random generator
  i8 phase, active, holder, first, second, offered, target, actor, held;
  u8 head, size, fresh, drawn, stood_by;          // of the deck; bullets drawn; whether the UN player stood by
  u8 deck[RING];
  i8 bullets[4], given_by[4], given_to[4];        // bullet i was drawn as the i-th; given_to is -1 while it is in hand
  u8 up[N][CARDS], counts[N], shots[N];
  i8 scores[N];
  u8 type[N];
};

CODE u32 random_bits(Board& b) {  // PCG: a step of a linear generator, and its high digits scrambled
  u32 state = b.luck;
  b.luck = state * 747796405u + 2891336453u;
  u32 word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
  return (word >> 22) ^ word;
}
CODE int random_below(Board& b, int count) { return (int)(((u64)random_bits(b) * (u64)count) >> 32); }
CODE u32 scrambled(u32 x) {
  x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; x ^= x >> 16;
  return x;
}

CODE int who_acts(const Board& b) {
  return b.phase == OFFER ? b.active : b.phase == UN ? b.holder : b.phase == ANSWER ? b.target : b.actor;
}

// --- The options of an effect, by number, as in `playouts.options`

CODE int option_count(int card) {
  if (card == POLITICIAN || card == ASSASSIN) return N - 1;
  if (card == PSYCHIATRIST) return PAIRS;
  if (card == DETECTIVE) return N + 1;
  return card == DIPLOMAT ? 2 : 1;
}
CODE int outcome_count(int card) { return card == DETECTIVE ? 1 : option_count(card); }
CODE int player_of(int actor, int option) { return (actor + 1 + option) % N; }
CODE int slot_of(int actor, int option) { return option == N ? N : (actor + option) % N; }
CODE int neighbour_of(int actor, int option) { return (actor + (option == 0 ? 1 : N - 1)) % N; }
CODE void pair_of(int actor, int option, int& a, int& b) {
  for (a = 0; a < N - 1; a++) {
    if (a == actor) continue;
    for (b = a + 1; b < N; b++) {
      if (b == actor) continue;
      if (option == 0) return;
      option--;
    }
  }
}
CODE void swapped_slots(int card, int actor, int option, int& a, int& b) {
  a = b = N;
  if (card == PSYCHIATRIST) pair_of(actor, option, a, b);
  else if (card == DIPLOMAT) a = neighbour_of(actor, option);
  else if (card == DOUBLE_AGENT) a = actor;
}
CODE int options_now(const Board& b) {
  return b.phase == OFFER ? 2 * N : b.phase == EFFECT ? option_count(b.offered) : 2;
}
CODE bool is_option(const Board& b, int option) { return b.phase != OFFER || option % N != b.active; }

// --- Worlds

CODE u32 moved(u32 world, int a, int b) {
  u32 differ = ((world >> a) ^ (world >> b)) & 0x00010001u;
  return world ^ (a == b ? 0u : (differ << a) | (differ << b));
}
CODE int side_at(u32 world, int slot) { return (int)((world >> slot) & 1) - (int)((world >> (16 + slot)) & 1); }
CODE bool alike(u32 world, u32 other, int slot) { return (((world ^ other) >> slot) & 0x00010001u) == 0; }
