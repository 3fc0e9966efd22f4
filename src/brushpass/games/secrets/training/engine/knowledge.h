// What seats know. In a playout every seat has the list of its own worlds; at a real table there is one list of the
// worlds that the public cannot rule out, with what every seat has seen in each of them (`dossier.common`), and how
// likely everybody's choices were in it (`bots.opponent_model`). All worlds of a list are equally likely by logic.

struct Lists {
  int count[N];
  u32 world[N][OWN];

  CODE_MEMBER void look(u32 truth, int seat, int slot) {
    int kept = 0;
    for (int i = 0; i < count[seat]; i++)
      if (alike(world[seat][i], truth, slot)) world[seat][kept++] = world[seat][i];
    count[seat] = kept;
  }
  CODE_MEMBER void centre(u32 truth) {
    for (int seat = 0; seat < N; seat++) look(truth, seat, N);
  }
  CODE_MEMBER void swap(int a, int b) {
    for (int seat = 0; seat < N; seat++)
      for (int i = 0; i < count[seat]; i++) world[seat][i] = moved(world[seat][i], a, b);
  }
  CODE_MEMBER void divert(int actor, int option) {
    int left = neighbour_of(actor, 0), right = neighbour_of(actor, 1), mine = neighbour_of(actor, option);
    for (int seat = 0; seat < N; seat++) {
      int n = count[seat];
      u32* list = world[seat];
      if (seat == actor) {
        for (int i = 0; i < n; i++) list[i] = moved(list[i], mine, N);
      } else {
        for (int i = 0; i < n; i++) {
          list[n + i] = moved(list[i], right, N);
          list[i] = moved(list[i], left, N);
        }
        count[seat] = 2 * n;
      }
    }
  }
};

struct Public {
  int count;
  u32 mine[N];               // what each seat has really seen, as one number
  u32 world[ALL];
  u32 memory[N][ALL];        // what it would have seen in each world
  float likelihood[N][3][ALL];

  CODE_MEMBER static u32 digit(u32 world, int slot) { return (u32)(side_at(world, slot) + 1); }

  CODE_MEMBER void begin() {
    count = 0;
    for (u32 cia = 0; cia < (1u << (N + 1)); cia++) {
      if (bits(cia) != AGENTS) continue;
      for (u32 kgb = 0; kgb < (1u << (N + 1)); kgb++) {
        if ((kgb & cia) || bits(kgb) != AGENTS) continue;
        world[count] = cia | (kgb << 16);
        for (int seat = 0; seat < N; seat++) {
          memory[seat][count] = 0;
          for (int type = 0; type < 3; type++) likelihood[seat][type][count] = 1.0f;
        }
        count++;
      }
    }
    for (int seat = 0; seat < N; seat++) mine[seat] = 0;
  }
  CODE_MEMBER static int bits(u32 x) {
    int n = 0;
    for (; x; x &= x - 1) n++;
    return n;
  }
  CODE_MEMBER void look(u32 truth, int seat, int slot) {
    for (int i = 0; i < count; i++) memory[seat][i] = memory[seat][i] * 3 + digit(world[i], slot);
    mine[seat] = mine[seat] * 3 + digit(truth, slot);
  }
  CODE_MEMBER void copy(int to, int from) {
    world[to] = world[from];
    for (int seat = 0; seat < N; seat++) {
      memory[seat][to] = memory[seat][from];
      for (int type = 0; type < 3; type++) likelihood[seat][type][to] = likelihood[seat][type][from];
    }
  }
  CODE_MEMBER void centre(u32 truth) {
    int kept = 0;
    for (int i = 0; i < count; i++)
      if (alike(world[i], truth, N)) {
        if (kept != i) copy(kept, i);
        kept++;
      }
    count = kept;
  }
  CODE_MEMBER void swap(int a, int b) {
    for (int i = 0; i < count; i++) world[i] = moved(world[i], a, b);
  }
  CODE_MEMBER void divert(int actor, int option) {
    int left = neighbour_of(actor, 0), right = neighbour_of(actor, 1), n = count;
    for (int i = 0; i < n; i++) {
      copy(n + i, i);
      world[n + i] = moved(world[i], right, N);
      world[i] = moved(world[i], left, N);
      memory[actor][i] *= 3;
      memory[actor][n + i] = memory[actor][n + i] * 3 + 1;
    }
    count = 2 * n;
    mine[actor] = mine[actor] * 3 + (u32)option;
  }
  CODE_MEMBER int list(int seat, u32 seen, u32* out) const {
    int n = 0;
    for (int i = 0; i < count; i++)
      if (memory[seat][i] == seen && n < OWN) out[n++] = world[i];
    return n;
  }
};
