// What seats know. In a playout every seat has the list of its own worlds, weighed by what all had chosen before it
// began; at a real table there is one list of the worlds that the public cannot rule out, with what every seat has seen
// in each of them (`dossier.common`), and how likely everybody's choices were in it (`bots.opponent_model`). All worlds
// of that list are equally likely by logic.

struct Lists {
  int count[N];
  u32 world[N][OWN];
  float weight[N][OWN];  // how likely the seat thinks each, in no particular unit

  CODE_MEMBER void look(u32 truth, int seat, int slot) {
    int n = count[seat], kept = 0;
    u32* list = world[seat];
    float* worth = weight[seat];
    for (int base = 0; base < n; base += LANES) {
      int i = base + LANE;
      u32 one = i < n ? list[i] : 0u;
      float its = i < n ? worth[i] : 0.f;
      bool keep = i < n && alike(one, truth, slot);
      int place = kept + place_of(keep);
      kept += count_of(keep);
      meet();
      if (keep) { list[place] = one; worth[place] = its; }
    }
    meet();
    count[seat] = kept;
    meet();
  }
  CODE_MEMBER void centre(u32 truth) {
    for (int seat = 0; seat < N; seat++) look(truth, seat, N);
  }
  CODE_MEMBER void swap(int a, int b) {
    for (int seat = 0; seat < N; seat++) EACH(i, count[seat]) world[seat][i] = moved(world[seat][i], a, b);
    meet();
  }
  CODE_MEMBER void divert(int actor, int option) {
    int left = neighbour_of(actor, 0), right = neighbour_of(actor, 1), mine = neighbour_of(actor, option);
    for (int seat = 0; seat < N; seat++) {
      int n = count[seat];
      u32* list = world[seat];
      if (seat == actor) {
        EACH(i, n) list[i] = moved(list[i], mine, N);
      } else {
        EACH(i, n) {
          list[n + i] = moved(list[i], right, N);
          list[i] = moved(list[i], left, N);
          weight[seat][n + i] = weight[seat][i];
        }
        meet();
        count[seat] = 2 * n;
      }
    }
    meet();
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
    int n = 0;
    for (u32 cia = 0; cia < (1u << (N + 1)); cia++) {
      if (bits(cia) != AGENTS) continue;
      for (u32 base = 0; base < (1u << (N + 1)); base += LANES) {
        u32 kgb = base + LANE;
        bool fits = !(kgb & cia) && bits(kgb) == AGENTS;
        int place = n + place_of(fits);
        n += count_of(fits);
        if (!fits) continue;
        world[place] = cia | (kgb << 16);
        for (int seat = 0; seat < N; seat++) {
          memory[seat][place] = 0;
          for (int type = 0; type < 3; type++) likelihood[seat][type][place] = 1.0f;
        }
      }
    }
    meet();
    count = n;
    for (int seat = 0; seat < N; seat++) mine[seat] = 0;
    meet();
  }
  CODE_MEMBER static int bits(u32 x) {
    int n = 0;
    for (; x; x &= x - 1) n++;
    return n;
  }
  CODE_MEMBER void look(u32 truth, int seat, int slot) {
    EACH(i, count) memory[seat][i] = memory[seat][i] * 3 + digit(world[i], slot);
    remember(seat, digit(truth, slot));
  }
  CODE_MEMBER void remember(int seat, u32 seen) {
    u32 all = mine[seat] * 3 + seen;
    meet();
    mine[seat] = all;
    meet();
  }
  // Of each world a lane takes all that is known of it, or leaves it; `meet` stands between.
  struct Entry {
    u32 world, memory[N];
    float likelihood[N][3];
  };
  CODE_MEMBER void take(int from, Entry& e) const {
    e.world = world[from];
    for (int seat = 0; seat < N; seat++) {
      e.memory[seat] = memory[seat][from];
      for (int type = 0; type < 3; type++) e.likelihood[seat][type] = likelihood[seat][type][from];
    }
  }
  CODE_MEMBER void put(int to, const Entry& e) {
    world[to] = e.world;
    for (int seat = 0; seat < N; seat++) {
      memory[seat][to] = e.memory[seat];
      for (int type = 0; type < 3; type++) likelihood[seat][type][to] = e.likelihood[seat][type];
    }
  }
  CODE_MEMBER void centre(u32 truth) {
    int n = count, kept = 0;
    Entry e;
    for (int base = 0; base < n; base += LANES) {
      int i = base + LANE;
      bool keep = i < n && alike(world[i], truth, N);
      int place = kept + place_of(keep);
      kept += count_of(keep);
      if (keep) take(i, e);
      meet();
      if (keep) put(place, e);
    }
    meet();
    count = kept;
    meet();
  }
  CODE_MEMBER void swap(int a, int b) {
    EACH(i, count) world[i] = moved(world[i], a, b);
    meet();
  }
  CODE_MEMBER void divert(int actor, int option) {
    int left = neighbour_of(actor, 0), right = neighbour_of(actor, 1), n = count;
    Entry e;
    EACH(i, n) {
      take(i, e);
      world[i] = moved(e.world, left, N);
      memory[actor][i] = e.memory[actor] * 3;
      e.world = moved(e.world, right, N);
      e.memory[actor] = e.memory[actor] * 3 + 1;
      put(n + i, e);
    }
    meet();
    count = 2 * n;
    remember(actor, (u32)option);
  }
  CODE_MEMBER int list(int seat, u32 seen, u32* out) const {
    int n = 0;
    for (int base = 0; base < count; base += LANES) {
      int i = base + LANE;
      bool same = i < count && memory[seat][i] == seen;
      int place = n + place_of(same);
      n += count_of(same);
      if (same && place < OWN) out[place] = world[i];
    }
    meet();
    return n < OWN ? n : OWN;
  }
};
