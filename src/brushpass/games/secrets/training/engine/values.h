// How a believing mind values its options: `bots.policy` and `bots.evaluation`, one world after another.

#define ROWS (2 * N + 7)  // rows of scratch numbers, each with one number for every world of a lane
#define EACH_WORLD(v) for (int w = LANE, i = 0; w < (v).count; w += LANES, i++)  // w: of all; i: of this lane's

struct View {  // a seat that thinks, or that somebody thinks about
  int me, count;
  const u32* world;
  const float* weight;  // of this lane's worlds; all lanes' sum to 1; absent: all worlds are equally likely
  float each;           // what each is worth then
  float worth[N + 1];   // what each display is worth to it
  float bullet;         // what a bullet that it does not know is worth
  float first;          // filled in: how likely the first shown card is the one on offer
  float value[2 * N > PAIRS ? 2 * N : PAIRS];  // filled in: how good each option is

  CODE_MEMBER float part(int i) const { return weight ? weight[i] : each; }
};

CODE float logistic(float x) {
  x = x > 40.f ? 40.f : x < -40.f ? -40.f : x;
  return __fdividef(1.f, 1.f + __expf(-x));
}
CODE float normal(float x) {
  x = x > 6.f ? 6.f : x < -6.f ? -6.f : x;
  return logistic(2.f * x * (0.7978845608f + 0.035677408f * x * x));
}
CODE int gain(const Board& b, int seat, int card) {
  if (b.up[seat][card] == 0) return value_of(card);
  return card == SCIENTIST ? -b.scores[seat] : -value_of(card);
}
CODE int most_cards(const Board& b) {
  int most = 0;
  for (int seat = 0; seat < N; seat++) most = b.counts[seat] > most ? b.counts[seat] : most;
  return most;
}

// What displays are worth to a seat that knows the bullets it drew; me = -1: to somebody who knows none.
CODE void fill_worth(const Board& b, View& v, int me, bool settled) {
  int unknown = 4, sum = -6;
  for (int i = 0; i < b.drawn; i++)
    if (b.given_by[i] == me) { unknown--; sum -= b.bullets[i]; }
  v.me = me;
  v.bullet = unknown ? (float)sum / (float)unknown : 0.f;
  for (int seat = 0; seat < N; seat++) {
    float worth = b.scores[seat];
    if (settled)
      for (int card = 0; card < CARDS; card++)
        if (b.up[seat][card] == 2) worth -= (float)(2 * value_of(card));
    for (int i = 0; i < b.drawn; i++)
      if (b.given_to[i] == seat) worth += b.given_by[i] == me ? (float)b.bullets[i] : v.bullet;
    v.worth[seat] = worth;
  }
  v.worth[N] = 0.f;
}

struct Rows {  // what each slot's display is worth after an option, and how likely it is the lowest
  float row[N + 1], low[N + 1];
};
struct Prospect {  // one option of one card in one hand; the rows are the lanes' common property
  Rows& rows;
  float scale, margin;
  int a, b;

  CODE_MEMBER explicit Prospect(Rows& shared) : rows(shared) {}
  CODE_MEMBER void set(const View& v, int receiver, float gained, int target, float bullet, int most, int from, int to) {
    a = from; b = to;
    float least = 1e9f, second = 1e9f;
    for (int s = 0; s < N; s++) {
      float x = v.worth[s] + (s == receiver ? gained : 0.f) + (s == target ? bullet : 0.f);
      if (x < least) { second = least; least = x; }
      else if (x < second) second = x;
    }
    int room = LIMIT - most;
    float turns = room > 0 ? fmaxf(0.5f, 0.45f * N * (float)room) : 0.f, crowd = room > 0 ? 0.35f : 0.f;
    float spread = 1.f / sqrtf(1.f + 4.f * turns);
    meet();
    EACH(s, N + 1) {
      float x = v.worth[s] + (s == receiver ? gained : 0.f) + (s == target ? bullet : 0.f);
      rows.row[origin(s)] = s < N ? x : 0.f;
      rows.low[origin(s)] = s < N ? normal(((x == least ? second : least) - x - 0.5f) * spread - crowd) : 0.f;
    }
    meet();
    scale = 1.f / sqrtf(1.f + 7.f * turns);
    margin = 0.5f * scale;
  }
  CODE_MEMBER int origin(int seat) const { return seat == a ? b : seat == b ? a : seat; }
  CODE_MEMBER float low_at(int slot) const { return rows.low[slot]; }
  CODE_MEMBER void sides(u32 world, float& cia, float& kgb) const {
    float lead = 0.f, hippies = 0.f;
    for (int s = 0; s <= N; s++) {
      bool c = (world >> s) & 1, k = (world >> (16 + s)) & 1;
      lead += c ? rows.row[s] : k ? -rows.row[s] : 0.f;
      hippies += c || k ? 0.f : rows.low[s];
    }
    float calm = fmaxf(0.f, 1.f - hippies);
    lead *= scale;
    cia = calm * normal(lead - margin);
    kgb = calm * normal(-lead - margin);
  }
};
CODE float chance(u32 world, int slot, float cia, float kgb, float low) {
  return (world >> slot) & 1 ? cia : (world >> (16 + slot)) & 1 ? kgb : low;
}

// A card in one hand. Fills out[k × ROW + i] for viewer k of V, who are packed into a number, four bits each; own[i]: for
// the taker that thinks, with the option that is best for all it knows.
template <int V> BIG_CODE void hand(const Board& b, const View& v, int card, int taker, u32 viewers, float* out,
                                    float* total, float* trial, float* own) {
  SHARED(Rows, rows)
  int count = outcome_count(card), most = most_cards(b);
  float best = -1.f;
  for (int option = 0; option < count; option++) {
    int other = player_of(taker, option), receiver = card == POLITICIAN ? other : taker, from, to;
    swapped_slots(card, taker, option, from, to);
    int high = b.counts[receiver] + 1 > most ? b.counts[receiver] + 1 : most;
    if (card == ASSASSIN && b.counts[other] + 1 > high) high = b.counts[other] + 1;
    Prospect p(rows);
    p.set(v, receiver, (float)gain(b, receiver, card), card == ASSASSIN ? other : -1, v.bullet, high, from, to);
    int mine = p.origin(taker), slots[V + 1];
    float low = p.low_at(mine), lows[V + 1], mean = 0.f;
    for (int k = 0; k < V; k++) {
      slots[k] = p.origin((int)((viewers >> (4 * k)) & 15));
      lows[k] = p.low_at(slots[k]);
    }
    EACH_WORLD(v) {
      u32 world = v.world[w];
      float cia, kgb;
      p.sides(world, cia, kgb);
      float taken = chance(world, mine, cia, kgb, low), odds = count == 1 ? 1.f : __expf(4.f * taken);
      if (count > 1) total[i] = option ? total[i] + odds : odds;
      for (int k = 0; k < V; k++) {
        float x = odds * chance(world, slots[k], cia, kgb, lows[k]);
        out[k * ROW + i] = option ? out[k * ROW + i] + x : x;
      }
      if (own) {
        trial[i] = taken;
        mean += v.part(i) * taken;
      }
    }
    if (!own) continue;
    mean = sum_of(mean);
    if (mean > best + 1e-5f) {  // of options that are equally good, the first
      best = mean;
      EACH_WORLD(v) own[i] = trial[i];
    }
  }
  if (count > 1)
    for (int k = 0; k < V; k++)
      EACH_WORLD(v) out[k * ROW + i] /= total[i];
}

CODE float taken_at(float ahead) { return 0.35f + 0.3f * logistic(5.f * ahead); }  // 0.7 of doubt, keenness 10, halved

// The chance to win after each offer; value[active] and value[N + active] are left at -1.
BIG_CODE void value_offers(const Board& b, View& v, float* s) {
  float* value = v.value;
  float *out = s, *sums = s + N * ROW, *own = s + 2 * N * ROW, *total = own + 2 * ROW, *trial = total + ROW,
        *theirs = trial + ROW, *mine = theirs + ROW;
  const u32 everybody = 0x76543210u;
  int me = v.me;
  hand<N>(b, v, b.first, me, everybody, sums, total, trial, own);
  hand<N>(b, v, b.second, me, everybody, out, total, trial, own + ROW);
  for (int k = 0; k < N * ROW; k += ROW)
    EACH_WORLD(v) sums[k + i] += out[k + i];
  for (int to = 0; to < N; to++) {
    value[to] = value[N + to] = -1.f;
    if (to == me) continue;
    u32 both = (u32)(to | me << 4);
    hand<2>(b, v, b.first, to, both, theirs, total, trial, 0);  // two rows: theirs, mine
    hand<2>(b, v, b.second, to, both, out, total, trial, 0);
    float first = 0.f, second = 0.f;
    EACH_WORLD(v) {
      float taken = taken_at(theirs[i] + out[i] - sums[to * ROW + i]);
      first += v.part(i) * (taken * mine[i] + (1.f - taken) * own[i]);
      second += v.part(i) * (taken * out[ROW + i] + (1.f - taken) * own[ROW + i]);
    }
    value[to] = sum_of(first);
    value[N + to] = sum_of(second);
  }
}

// What the target or the UN player gains by taking the card. given: how likely the first card is the one on offer, by
// world, where the caller knows better.
BIG_CODE void value_taking(const Board& b, View& v, bool is_target, float* s, const float* given) {
  float *out = s, *r = s + N * ROW, *better = r, *ahead = r + ROW, *to_me = r + 2 * ROW;
  float *own = s + 2 * N * ROW, *total = own + 2 * ROW, *trial = total + ROW, *by_me = trial + ROW;
  int me = v.me, to = b.target, by = b.active;
  u32 viewers = (u32)(me | to << 4 | by << 8);
  EACH_WORLD(v) better[i] = ahead[i] = 0.f;
  for (int c = 0; c < 2; c++) {
    int card = c ? b.second : b.first;
    hand<3>(b, v, card, to, viewers, out, total, trial, is_target ? own + c * ROW : 0);
    EACH_WORLD(v) {
      better[i] += c ? -out[2 * ROW + i] : out[2 * ROW + i];
      ahead[i] += out[ROW + i];
      to_me[c * ROW + i] = out[i];
    }
    hand<3>(b, v, card, by, viewers, out, total, trial, 0);
    EACH_WORLD(v) {
      better[i] += c ? -out[2 * ROW + i] : out[2 * ROW + i];
      ahead[i] -= out[ROW + i];
      by_me[c * ROW + i] = out[i];
    }
    if (!is_target) hand<0>(b, v, card, me, viewers, out, total, trial, own + c * ROW);
  }
  float gained = 0.f, mean = 0.f;
  EACH_WORLD(v) {
    float p = given ? given[i] : logistic(2.f * better[i]), taken = is_target ? 0.f : taken_at(ahead[i]);
    float x = own[i] - (taken * to_me[i] + (1.f - taken) * by_me[i]);
    float y = own[ROW + i] - (taken * to_me[ROW + i] + (1.f - taken) * by_me[ROW + i]);
    gained += v.part(i) * (p * x + (1.f - p) * y);
    mean += v.part(i) * p;
  }
  v.first = sum_of(mean);
  v.value[0] = sum_of(gained);
  v.value[1] = 0.f;
}

CODE float bits_of(float p) { return p > 1e-30f ? -p * log2f(p) : 0.f; }

// The chance to win with each option of the card in hand; for the Detective, how much each slot hides, in bits.
BIG_CODE void value_effect(const Board& b, View& v, float bullet) {
  float* value = v.value;
  int card = b.offered, most = most_cards(b);
  if (card == DETECTIVE) {
    for (int option = 0; option <= N; option++) {
      int slot = slot_of(v.me, option);
      float cia = 0.f, kgb = 0.f, hippie = 0.f;
      EACH_WORLD(v) {
        int side = side_at(v.world[w], slot);
        if (side > 0) cia += v.part(i);
        else if (side < 0) kgb += v.part(i);
        else hippie += v.part(i);
      }
      cia = sum_of(cia); kgb = sum_of(kgb); hippie = sum_of(hippie);
      value[option] = (bits_of(cia) + bits_of(kgb) + bits_of(hippie)) * (option == 0 ? 2.f : option == N ? 0.5f : 1.f);
    }
    return;
  }
  SHARED(Rows, rows)
  for (int option = 0; option < option_count(card); option++) {
    int other = player_of(v.me, option), from, to, high = most;
    swapped_slots(card, v.me, option, from, to);
    bool adds = card == POLITICIAN || card == ASSASSIN;
    if (adds && b.counts[other] + 1 > high) high = b.counts[other] + 1;
    Prospect p(rows);
    p.set(v, card == POLITICIAN ? other : -1, card == POLITICIAN ? (float)gain(b, other, card) : 0.f,
          card == ASSASSIN ? other : -1, bullet, high, from, to);
    int mine = p.origin(v.me);
    float low = p.low_at(mine), mean = 0.f;
    EACH_WORLD(v) {
      float cia, kgb;
      p.sides(v.world[w], cia, kgb);
      mean += v.part(i) * chance(v.world[w], mine, cia, kgb, low);
    }
    value[option] = sum_of(mean);
  }
}

// All values of whoever is asked, by option number, and how many there are.
CODE int value_all(const Board& b, View& v, float bullet, float* s, const float* given) {
  v.first = 0.f;
  if (b.phase == OFFER) value_offers(b, v, s);
  else if (b.phase == EFFECT) value_effect(b, v, bullet);
  else value_taking(b, v, b.phase == ANSWER, s, given);
  return options_now(b);
}
