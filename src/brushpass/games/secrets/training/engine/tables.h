// Tables that are played in lock-step, and playouts from every option of theirs.

enum {  // who sits at a table
  BELIEVERS, NET_AMONG_BELIEVERS, NETS, NET_AMONG_COIN_TOSSERS, NET_AMONG_COLLECTORS, MIXED,
  NET_AMONG_REASONERS, REASONERS, COLLECTORS, COIN_TOSSERS, TABLE_KINDS
};

struct Playout {  // what each lane has of a playout; the lists are the lanes' common property
  Board b;
  View v;
  float scratch[ROWS * ROW], weight[ROW];
};

#define LEAST 0.03f  // `playouts.playout.LEAST`

// What every seat thinks of the worlds that it cannot rule out. Reasoners, nets and whoever is asked weigh them by what
// all have chosen until now, and leave out those that they think far less likely than their likeliest, but never the
// true one; to the others all are equally likely.
BIG_CODE void fill_lists(const Board& b, const Public& p, Work& work, Lists& k) {
  int asked = who_acts(b);
  for (int seat = 0; seat < N; seat++) {
    bool weighs = seat == asked || b.type[seat] == REASONER || b.type[seat] == NET;
    int n = gather(p, seat, p.mine[seat], 0, work), kept = 0;
    const Group& own = *work.group;
    float top[N], highest = 0.f;
    for (int other = 0; other < N; other++) {
      top[other] = 0.f;
      for (int w = LANE; w < n; w += LANES)
        for (int type = 0; type < 3; type++) top[other] = fmaxf(top[other], p.likelihood[other][type][own.index[w]]);
      top[other] = top_of(top[other]);
    }
    for (int w = LANE, i = 0; w < n; w += LANES, i++) {
      float tables[4];
      work.weight[i] = weighs ? table_weights(p, seat, own.index[w], top, tables) : 1.f;
      highest = fmaxf(highest, work.weight[i]);
    }
    highest = fmaxf(top_of(highest), 1e-30f);
    for (int base = 0; base < n; base += LANES) {
      int w = base + LANE;
      float weight = w < n ? work.weight[base / LANES] / highest : 0.f;
      bool keep = w < n && (weight >= LEAST || own.world[w] == b.truth);
      int place = kept + place_of(keep);
      kept += count_of(keep);
      if (!keep) continue;
      k.world[seat][place] = own.world[w];
      k.weight[seat][place] = fmaxf(weight, 1e-6f);
    }
    meet();
    k.count[seat] = kept;
    meet();
  }
}

CODE bool is_probably_hippie(const View& v) {
  int hippies = 0;
  for (int base = 0; base < v.count; base += LANES)
    hippies += count_of(base + LANE < v.count && side_at(v.world[base + LANE], v.me) == 0);
  return 2 * hippies > v.count;
}
CODE int random_choice(Board& b, int me) {
  if (b.phase == OFFER) {
    int card = random_below(b, 2);
    return card * N + (me + 1 + random_below(b, N - 1)) % N;
  }
  return random_below(b, options_now(b));
}
CODE int collector_choice(Board& b, const View& v) {
  int sign = is_probably_hippie(v) ? -1 : 1;
  int first = b.first == POLITICIAN ? 0 : sign * gain(b, v.me, b.first);
  int second = b.second == POLITICIAN ? 0 : sign * gain(b, v.me, b.second);
  if (b.phase == OFFER) return (second > first ? N : 0) + (v.me + 1 + random_below(b, N - 1)) % N;
  if (b.phase != EFFECT) return first + second > 0 ? 0 : 1;
  return b.offered == DETECTIVE ? 0 : random_choice(b, v.me);
}

BIG_CODE int believer_choice(Board& b, View& v, float* scratch) {
  float top = -9.f;
  int best = 0;
  fill_worth(b, v, v.me, b.phase == EFFECT);
  int count = value_all(b, v, b.held, scratch, 0);
  for (int option = 0; option < count; option++)
    if (is_option(b, option) && v.value[option] > top) { top = v.value[option]; best = option; }
  return best;
}

CODE int choose(Playout& o, const Lists& k) {
  Board& b = o.b;
  View& v = o.v;
  v.me = who_acts(b);
  int type = b.type[v.me];
  if (type == COIN_TOSSER) return random_choice(b, v.me);
  v.world = k.world[v.me];
  v.count = k.count[v.me];
  float sum = 0.f;
  EACH_WORLD(v) sum += o.weight[i] = k.weight[v.me][w];
  sum = sum_of(sum);
  EACH_WORLD(v) o.weight[i] /= sum;
  v.weight = o.weight;
  return type == COLLECTOR ? collector_choice(b, v) : believer_choice(b, v, o.scratch);
}

// Another order of the cards and bullets that nobody has seen.
CODE void shuffle_unseen(Board& b) {
  for (int i = b.fresh - 1; i > 0; i--) {
    int j = random_below(b, i + 1), x = (b.head + i) % RING, y = (b.head + j) % RING;
    u8 card = b.deck[x]; b.deck[x] = b.deck[y]; b.deck[y] = card;
  }
  for (int i = 3; i > b.drawn; i--) {
    int j = b.drawn + random_below(b, i + 1 - b.drawn);
    i8 bullet = b.bullets[i]; b.bullets[i] = b.bullets[j]; b.bullets[j] = bullet;
  }
}

// Whether the seat that is asked wins after an option, with the true tokens but another order of what nobody has seen.
// It reasons from here on, whatever it has been: what it could still make of its place is what the net must learn.
CODE int play_out(const Board& board, const Lists& lists, int relative, u32 luck, Playout& o, Lists& k) {
  o.b = board;
  o.b.luck = luck;
  for (int seat = 0; seat < N; seat++) {
    k.count[seat] = lists.count[seat];
    EACH(i, lists.count[seat]) {
      k.world[seat][i] = lists.world[seat][i];
      k.weight[seat][i] = lists.weight[seat][i];
    }
  }
  meet();
  Board& b = o.b;
  shuffle_unseen(b);
  int me = who_acts(b);
  b.type[me] = REASONER;
  play(b, k, absolute_option(b, me, relative));
  while (b.phase != OVER) play(b, k, choose(o, k));
  return (int)((winners(b) >> me) & 1);
}

CODE int seat_minds(Board& b, const float* mixture) {  // returns the kind of table
  float x = (float)random_below(b, 1 << 20) / (float)(1 << 20);
  int kind = 0;
  while (kind < TABLE_KINDS - 1 && x >= mixture[kind]) kind++;
  int rest = kind == NETS ? NET : kind == NET_AMONG_COIN_TOSSERS || kind == COIN_TOSSERS ? COIN_TOSSER
           : kind == NET_AMONG_COLLECTORS || kind == COLLECTORS ? COLLECTOR
           : kind == NET_AMONG_REASONERS || kind == REASONERS ? REASONER : BELIEVER;
  for (int seat = 0; seat < N; seat++) b.type[seat] = (u8)(kind == MIXED ? random_below(b, 5) : rest);
  int hero = random_below(b, N);
  if (kind == NET_AMONG_BELIEVERS || kind == NET_AMONG_COIN_TOSSERS || kind == NET_AMONG_COLLECTORS ||
      kind == NET_AMONG_REASONERS || kind == MIXED)
    b.type[hero] = NET;
  return kind;
}

// Carry out a choice at a real table, with what it says to everybody.
BIG_CODE void advance(Table& t, Board& b, int option, Work& work) {
  Public& p = t.p;
  int seat = who_acts(b);
  if (b.phase == OFFER) {
    OfferSink sink = {&p, t.running, option % N};
    for_each_infoset(b, p, seat, work, sink);
    play(b, p, option);
  } else if (b.phase == UN && option == 1) {
    play(b, p, option);
  } else if (b.phase != EFFECT) {
    weigh_offer(b, p, t.running);
    if (b.stood_by) {
      b.phase = UN;
      weigh_choice(b, p, b.holder, 1, work);
      b.phase = ANSWER;
    }
    weigh_choice(b, p, seat, option, work);
    play(b, p, option);
  } else if (b.offered == DIPLOMAT) {
    SideSink sink = {t.running};
    for_each_infoset(b, p, seat, work, sink);
    int count = p.count;
    meet();
    play(b, p, option);
    EACH(i, 2 * count) {
      p.likelihood[seat][0][i] *= tempered(t.running[i >= count][i >= count ? i - count : i], 2);
      p.likelihood[seat][1][i] *= tempered(0.5f, 2);
      p.likelihood[seat][2][i] *= tempered(0.5f, 2);
    }
    rescale(p, seat);
  } else {
    weigh_choice(b, p, seat, option, work);
    play(b, p, option);
  }
}

struct Result {  // of a game that is over; all but the kind 0: it is not
  int kind, nets, net_wins, others, other_wins;
};

CODE int choice_at(const Table& t, Board& b, const Asked& asked, int net_choice, float noise, Work& work) {
  int type = b.type[asked.seat];
  if (type == COIN_TOSSER || (float)random_below(b, 1 << 20) < noise * (float)(1 << 20)) return random_choice(b, asked.seat);
  if (type == COLLECTOR) {
    View& v = work.v;
    v.me = asked.seat;
    v.world = work.group->world;
    v.count = t.p.list(asked.seat, t.p.mine[asked.seat], work.group->world);
    return collector_choice(b, v);
  }
  int relative = type == NET ? net_choice : type == REASONER ? asked.likelihood : asked.belief;
  return absolute_option(b, asked.seat, relative);
}

// One choice at a table, and a new game when this one is over; without a mixture of minds there is none.
CODE void step(Table& t, const Asked& asked, int net_choice, float noise, const float* mixture, Work& work, Result& r) {
  Board b = t.b;  // each lane its own
  int before = t.kind, kind = before, nets = 0, net_wins = 0, others = 0, other_wins = 0;
  if (b.phase != OVER) {
    advance(t, b, choice_at(t, b, asked, net_choice, noise, work), work);
    if (b.phase == OVER) {
      u32 won = winners(b);
      for (int seat = 0; seat < N; seat++) {
        int has_won = (int)((won >> seat) & 1);
        if (b.type[seat] == NET) { nets++; net_wins += has_won; }
        else { others++; other_wins += has_won; }
      }
      if (mixture) {
        kind = seat_minds(b, mixture);
        deal(b, t.p);
      }
    }
  }
  meet();
  t.b = b;
  t.kind = kind;
  r.kind = before;
  r.nets = nets; r.net_wins = net_wins; r.others = others; r.other_wins = other_wins;
}
