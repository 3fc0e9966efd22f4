// Why others chose what they chose: `bots.observed_choices`, `bots.choice_likelihoods` and `bots.opponent_model`.
//
// All that a choice says follows from public facts and from the information set that the chooser would be in. So it is
// worked out once for all observers, for every world that the public cannot rule out.

struct Group {  // worlds of one information set; what the lanes of a table share
  u32 world[OWN];
  int index[OWN];
};
struct Work {  // what each lane that thinks for a table works in
  float scratch[ROWS * ROW];
  float weight[ROW], given[ROW];
  View v;
  u8 done[(ALL + LANES - 1) / LANES];
  Group* group;
};

CODE float share_of(int table, int type) {  // opponent_model.TYPE_SHARES
  if (table == 3) return type == 0 ? 0.5f : type == 1 ? 0.2f : 0.3f;
  return table == type ? 0.9f : 0.05f;
}
CODE float prior_of(int table) { return table == 0 ? 0.35f : table == 3 ? 0.25f : 0.2f; }

CODE int ask_of(const Board& b) {  // the number of the question, in the order of `open.choices.Ask`
  if (b.phase != EFFECT) return b.phase;
  switch (b.offered) {
    case PSYCHIATRIST: return 3;
    case POLITICIAN: return 4;
    case DETECTIVE: return 5;
    case DIPLOMAT: return 6;
    default: return 7;
  }
}
CODE float keenness_of(int ask) {
  const float keenness[8] = {KEENNESS};  // choice_likelihoods.json
  return keenness[ask];
}
CODE float tempered(float p, int options) { return powf(0.95f * p + 0.05f / (float)options, 0.7f); }

// How likely a believer chooses an option; impossible ones have values below -0.5.
CODE float softmax_at(const float* value, int count, float keenness, int option) {
  float top = -1e9f, sum = 0.f;
  for (int i = 0; i < count; i++) top = value[i] > top ? value[i] : top;
  for (int i = 0; i < count; i++)
    if (value[i] > -0.75f) sum += __expf(keenness * (value[i] - top));
  return __expf(keenness * (value[option] - top)) / sum;
}

// How likely a collector chooses an option, as a hippie or not.
CODE float collector_at(const Board& b, int phase, int seat, int option, bool is_hippie) {
  float sign = is_hippie ? -2.f : 2.f, first = sign * (float)gain(b, seat, b.first),
        second = sign * (float)gain(b, seat, b.second);
  if (phase == OFFER) {
    float top = fmaxf(first, second), x = __expf(first - top), y = __expf(second - top);
    return (option < N ? x : y) / ((x + y) * (float)(N - 1));
  }
  if (phase == EFFECT) return 1.f / (float)option_count(b.offered);
  float p = logistic((first + second) / 2.f);
  return option == 0 ? p : 1.f - p;
}

// Collect the worlds from `start` on in which the seat would have seen this; returns how many.
CODE int gather(const Public& p, int seat, u32 seen, int start, Work& work) {
  int found = 0;
  for (int base = start; base < p.count; base += LANES) {
    int j = base + LANE;
    bool same = j < p.count && p.memory[seat][j] == seen;
    int place = found + place_of(same);
    found += count_of(same);
    if (same) {
      work.done[j / LANES] = 1;
      work.group->index[place] = j;
      work.group->world[place] = p.world[j];
    }
  }
  meet();
  return found;
}

// Group the worlds by what the seat would have seen, and ask in each group how it values its options.
template <class Sink> CODE void for_each_infoset(const Board& b, const Public& p, int seat, Work& work, Sink& sink) {
  View& v = work.v;
  fill_worth(b, v, -1, b.phase == EFFECT);
  v.me = seat;
  v.world = work.group->world;
  v.weight = 0;
  EACH(i, p.count) work.done[i / LANES] = 0;
  for (int base = 0; base < p.count; base += LANES) {
    for (;;) {
      int leader = first_of(base + LANE < p.count && !work.done[base / LANES]);
      if (leader < 0) break;
      v.count = gather(p, seat, p.memory[seat][base + leader], base, work);
      v.each = 1.f / (float)v.count;
      int count = value_all(b, v, -1.5f, work.scratch, 0);
      sink.take(work, v.count, count);
      meet();
    }
  }
}

struct OfferSink {  // how likely a believer makes the running offer with the first or the second card, in each world
  Public* p;
  float (*running)[ALL];
  int to;
  CODE_MEMBER void take(Work& work, int worlds, int) {
    for (int c = 0; c < 2; c++) {
      float x = softmax_at(work.v.value, 2 * N, keenness_of(0), c * N + to);
      EACH(w, worlds) running[c][work.group->index[w]] = x;
    }
  }
};

struct ChoiceSink {  // multiply the likelihood of each type by how likely it chooses an option
  const Board* b;
  Public* p;
  int seat, option, phase;
  CODE_MEMBER void take(Work& work, int worlds, int count) {
    float x = softmax_at(work.v.value, count, keenness_of(ask_of(*b)), option);
    EACH(w, worlds) multiply(work.group->index[w], x, count);
  }
  CODE_MEMBER void multiply(int i, float believer, int count) {
    bool hippie = side_at(p->world[i], seat) == 0;
    p->likelihood[seat][0][i] *= tempered(believer, count);
    p->likelihood[seat][1][i] *= tempered(collector_at(*b, phase, seat, option, hippie), count);
    p->likelihood[seat][2][i] *= tempered(1.f / (float)count, count);
  }
};

struct SideSink {  // a Diplomat's side, which only its player knows: kept for when the worlds are split
  float (*sides)[ALL];
  CODE_MEMBER void take(Work& work, int worlds, int) {
    for (int side = 0; side < 2; side++) {
      float x = softmax_at(work.v.value, 2, keenness_of(6), side);
      EACH(w, worlds) sides[side][work.group->index[w]] = x;
    }
  }
};

CODE void rescale(Public& p, int seat) {
  float top = 0.f;
  for (int type = 0; type < 3; type++) EACH(i, p.count) top = fmaxf(top, p.likelihood[seat][type][i]);
  top = top_of(top);
  for (int type = 0; type < 3; type++) EACH(i, p.count) p.likelihood[seat][type][i] /= top;
  meet();
}

BIG_CODE void weigh_choice(const Board& b, Public& p, int seat, int option, Work& work) {
  ChoiceSink sink = {&b, &p, seat, option, b.phase};
  for_each_infoset(b, p, seat, work, sink);
  rescale(p, seat);
}

BIG_CODE void weigh_offer(const Board& b, Public& p, float (*running)[ALL]) {  // once its card is known
  int by = b.active, second = b.offered == b.second, option = second * N + b.target;
  ChoiceSink sink = {&b, &p, by, option, OFFER};
  EACH(i, p.count) sink.multiply(i, running[second][i], 2 * (N - 1));
  rescale(p, by);
}
