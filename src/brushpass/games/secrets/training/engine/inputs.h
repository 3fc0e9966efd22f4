// The inputs of the net: everything that the seat which is asked may know, and nothing else. The seat itself comes
// first, the others follow clockwise. `minds.trained.inputs` computes the same for the mind that plays.

#define SEAT_INPUTS 28
#define INPUTS (55 + SEAT_INPUTS * N + 6 + PAIRS + 4 * OPTIONS + 2)

struct Table {
  Board b;
  int kind;             // which minds sit here (`tables.h`)
  float running[2][ALL];
  Public p;
};

struct Asked {  // the question of a table as the engine passes it on
  int seat, ask, count, belief, likelihood;  // count: options; the last two: what those minds choose, relative numbers
};

// Options by relative numbers: offers card by card to the seats clockwise, pairs in clockwise order.
CODE int relative_count(const Board& b) { return b.phase == OFFER ? 2 * (N - 1) : options_now(b); }
CODE int pair_number(int x, int y) {  // of seats 1..N-1, x < y
  return (x - 1) * (2 * N - 2 - x) / 2 + (y - x - 1);
}
CODE int relative_option(const Board& b, int me, int option) {
  if (b.phase == OFFER) return (option / N) * (N - 1) + (option % N - me + N) % N - 1;
  if (b.phase == EFFECT && b.offered == PSYCHIATRIST) {
    int x, y;
    pair_of(me, option, x, y);
    x = (x - me + N) % N;
    y = (y - me + N) % N;
    return x < y ? pair_number(x, y) : pair_number(y, x);
  }
  return option;
}
CODE int absolute_option(const Board& b, int me, int relative) {
  int count = options_now(b);
  for (int option = 0; option < count; option++)
    if (is_option(b, option) && relative_option(b, me, option) == relative) return option;
  return 0;
}

// The weight of each kind of table in one world, by what all but `me` have chosen. top[seat]: the largest likelihood of
// that seat in any of my worlds; without it, products of many choices would be too small for a float.
CODE float table_weights(const Public& p, int me, int i, const float* top, float* tables) {
  float sum = 0.f;
  for (int k = 0; k < 4; k++) {
    float x = prior_of(k);
    for (int seat = 0; seat < N; seat++)
      if (seat != me) {
        float mix = 0.f;
        for (int type = 0; type < 3; type++) mix += share_of(k, type) * p.likelihood[seat][type][i];
        x *= mix / top[seat];
      }
    tables[k] = x;
    sum += x;
  }
  return sum;
}
// How likely a seat is of each type in one world, times the sum of `tables`.
CODE void type_weights(const Public& p, int seat, int i, const float* tables, float* types) {
  types[0] = types[1] = types[2] = 0.f;
  for (int k = 0; k < 4; k++) {
    float mix = 0.f;
    for (int type = 0; type < 3; type++) mix += share_of(k, type) * p.likelihood[seat][type][i];
    for (int type = 0; type < 3; type++) types[type] += share_of(k, type) * p.likelihood[seat][type][i] * tables[k] / mix;
  }
}

CODE void put_values(const Board& b, int me, const float* value, int count, float scale, float* out, float* chosen,
                     int& best) {
  float mean = 0.f, top = -9.f;
  int legal = 0;
  best = me == 0 ? 1 : 0;
  for (int option = 0; option < count; option++)
    if (is_option(b, option)) {
      mean += value[option];
      legal++;
      if (value[option] > top) { top = value[option]; best = option; }
    }
  mean /= (float)legal;
  for (int option = 0; option < count; option++)
    if (is_option(b, option)) out[relative_option(b, me, option)] = (value[option] - mean) * scale;
  best = relative_option(b, me, best);
  chosen[best] = 1.f;
}

CODE void put_sides(const View& v, int slot, float* out) {
  float cia = 0.f, kgb = 0.f, hippie = 0.f;
  EACH_WORLD(v) {
    int side = side_at(v.world[w], slot);
    if (side > 0) cia += v.part(i);
    else if (side < 0) kgb += v.part(i);
    else hippie += v.part(i);
  }
  out[0] = sum_of(cia); out[1] = sum_of(kgb); out[2] = sum_of(hippie);
}
CODE float same_side(const View& v, int one, int other) {
  float sum = 0.f;
  EACH_WORLD(v) {
    int side = side_at(v.world[w], one);
    if (side != 0 && side == side_at(v.world[w], other)) sum += v.part(i);
  }
  return sum_of(sum);
}

BIG_CODE void fill_inputs(const Table& t, Work& work, float* f, Asked& asked) {
  const Board b = t.b;
  const Public& p = t.p;
  int me = who_acts(b), ask = ask_of(b);
  bool is_answer = b.phase == UN || b.phase == ANSWER;
  EACH(i, INPUTS) f[i] = 0.f;
  View& v = work.v;
  fill_worth(b, v, me, b.phase == EFFECT);
  v.world = work.group->world;
  v.weight = 0;
  v.count = gather(p, me, p.mine[me], 0, work);
  v.each = 1.f / (float)v.count;
  const int* index = work.group->index;

  float* seats = f + 55;
  float *centre = seats + SEAT_INPUTS * N, *pairs = centre + 6, *values = pairs + PAIRS;
  float scale = ask == 5 ? 1.f : 10.f;
  int count = value_all(b, v, b.held, work.scratch, 0), believed, reasoned;
  put_values(b, me, v.value, count, scale, values, values + 2 * OPTIONS, believed);
  values[4 * OPTIONS] = v.value[absolute_option(b, me, believed)];
  f[24] = v.first;
  for (int r = 0; r < N; r++) {
    put_sides(v, (me + r) % N, seats + SEAT_INPUTS * r);
    seats[SEAT_INPUTS * r + 6] = same_side(v, me, (me + r) % N);
  }
  put_sides(v, N, centre);

  float types[N][3], top[N], sum = 0.f;
  for (int seat = 0; seat < N; seat++) {
    types[seat][0] = types[seat][1] = types[seat][2] = top[seat] = 0.f;
    EACH_WORLD(v)
      for (int type = 0; type < 3; type++) top[seat] = fmaxf(top[seat], p.likelihood[seat][type][index[w]]);
    top[seat] = top_of(top[seat]);
  }
  EACH_WORLD(v) {
    float tables[4], some[3];
    int place = index[w];
    float weight = table_weights(p, me, place, top, tables);
    work.weight[i] = weight;
    sum += weight;
    for (int seat = 0; seat < N; seat++) {
      if (seat == me) continue;
      type_weights(p, seat, place, tables, some);
      for (int type = 0; type < 3; type++) types[seat][type] += some[type];
    }
    if (is_answer) {
      type_weights(p, b.active, place, tables, some);
      bool hippie = side_at(p.world[place], b.active) == 0;
      float cards[2];
      for (int c = 0; c < 2; c++)
        cards[c] = some[0] * tempered(t.running[c][place], 2 * (N - 1)) +
                   some[1] * tempered(collector_at(b, OFFER, b.active, c * N, hippie), 2 * (N - 1)) +
                   some[2] * tempered(1.f / (2 * (N - 1)), 2 * (N - 1));
      work.given[i] = cards[0] + cards[1] > 0.f ? cards[0] / (cards[0] + cards[1]) : 0.5f;
      work.weight[i] = cards[0] + cards[1];  // `some` holds the weight already
    }
  }
  sum = sum_of(sum);
  for (int seat = 0; seat < N; seat++)
    for (int type = 0; type < 3; type++) {
      float all = sum_of(types[seat][type]);
      types[seat][type] = seat == me ? (type == 0) : sum > 0.f ? all / sum : 0.f;
    }
  sum = 0.f;
  EACH_WORLD(v) sum += work.weight[i];
  sum = sum_of(sum);
  EACH_WORLD(v) work.weight[i] = sum > 0.f ? work.weight[i] / sum : v.each;
  v.weight = work.weight;
  count = value_all(b, v, b.held, work.scratch, is_answer ? work.given : 0);
  put_values(b, me, v.value, count, scale, values + OPTIONS, values + 3 * OPTIONS, reasoned);
  values[4 * OPTIONS + 1] = v.value[absolute_option(b, me, reasoned)];
  f[25] = v.first;
  put_sides(v, N, centre + 3);
  for (int x = 1; x < N - 1; x++)
    for (int y = x + 1; y < N; y++) pairs[pair_number(x, y)] = same_side(v, (me + x) % N, (me + y) % N);

  f[ask] = 1.f;
  if (b.phase != EFFECT) f[8 + b.first] = f[16 + b.second] = 1.f;
  if (ask == 7) f[26] = (float)b.held / 3.f;
  f[27] = v.bullet / 3.f;
  f[28] = (float)b.fresh / 29.f;
  for (int card = 0; card < CARDS; card++) {
    int unseen = 0;
    for (int i = 0; i < b.fresh; i++) unseen += b.deck[(b.head + i) % RING] == card;
    f[29 + card] = (float)unseen / 6.f;
  }
  if (b.fresh == 0)
    for (int i = 0; i < 2; i++) f[37 + 8 * i + b.deck[(b.head + i) % RING]] = 1.f;
  f[53] = (float)(LIMIT - most_cards(b)) / LIMIT;
  f[54] = b.holder >= 0;
  for (int r = 0; r < N; r++) {
    int seat = (me + r) % N;
    float* g = seats + SEAT_INPUTS * r;
    put_sides(v, seat, g + 3);
    g[7] = same_side(v, me, seat);
    g[8] = (float)b.counts[seat] / LIMIT;
    g[9] = (float)b.scores[seat] / 10.f;
    g[10] = v.worth[seat] / 10.f;
    g[11] = (float)b.shots[seat];
    if (b.phase != EFFECT) {
      g[12] = (float)gain(b, seat, b.first) / 5.f;
      g[13] = (float)gain(b, seat, b.second) / 5.f;
    }
    for (int card = 0; card < CARDS; card++) g[14 + card] = b.up[seat][card];
    g[22] = seat == b.active;
    g[23] = is_answer && seat == b.target;
    g[24] = seat == b.holder;
    for (int type = 0; type < 3; type++) g[25 + type] = types[seat][type];
  }
  asked.seat = me;
  asked.ask = ask;
  asked.count = relative_count(b);
  asked.belief = believed;
  asked.likelihood = reasoned;
}
