// Tables that are played in lock-step, and playouts from every option of theirs.

enum {  // who sits at a table
  BELIEVERS, NET_AMONG_BELIEVERS, NETS, NET_AMONG_COIN_TOSSERS, NET_AMONG_COLLECTORS, MIXED,
  NET_AMONG_REASONERS, REASONERS, COLLECTORS, COIN_TOSSERS, TABLE_KINDS
};

struct Playout {
  Board b;
  Lists k;
  View v;
  float scratch[ROWS * OWN];
};

CODE bool is_probably_hippie(const View& v) {
  int hippie = 0;
  for (int w = 0; w < v.count; w++) hippie += side_at(v.world[w], v.me) == 0;
  return 2 * hippie > v.count;
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

CODE int choose(Playout& o) {
  Board& b = o.b;
  View& v = o.v;
  v.me = who_acts(b);
  int type = b.type[v.me];
  if (type == COIN_TOSSER) return random_choice(b, v.me);
  v.world = o.k.world[v.me];
  v.count = o.k.count[v.me];
  v.weight = 0;
  v.each = 1.f / (float)v.count;
  return type == COLLECTOR ? collector_choice(b, v) : believer_choice(b, v, o.scratch);
}

// Whether the seat that is asked wins after an option, with the true tokens but another order of what nobody has seen.
CODE int play_out(const Board& board, const Lists& lists, int relative, u32 luck, Playout& o) {
  o.b = board;
  o.b.luck = luck;
  for (int seat = 0; seat < N; seat++) {
    o.k.count[seat] = lists.count[seat];
    for (int i = 0; i < lists.count[seat]; i++) o.k.world[seat][i] = lists.world[seat][i];
  }
  Board& b = o.b;
  for (int i = b.fresh - 1; i > 0; i--) {
    int j = random_below(b, i + 1), x = (b.head + i) % RING, y = (b.head + j) % RING;
    u8 card = b.deck[x]; b.deck[x] = b.deck[y]; b.deck[y] = card;
  }
  for (int i = 3; i > b.drawn; i--) {
    int j = b.drawn + random_below(b, i + 1 - b.drawn);
    i8 bullet = b.bullets[i]; b.bullets[i] = b.bullets[j]; b.bullets[j] = bullet;
  }
  int me = who_acts(b);
  play(b, o.k, absolute_option(b, me, relative));
  while (b.phase != OVER) play(b, o.k, choose(o));
  return (int)((winners(b) >> me) & 1);
}

CODE void seat_minds(Table& t, const float* mixture) {
  Board& b = t.b;
  float x = (float)random_below(b, 1 << 20) / (float)(1 << 20);
  int kind = 0;
  while (kind < TABLE_KINDS - 1 && x >= mixture[kind]) kind++;
  t.kind = kind;
  int rest = kind == NETS ? NET : kind == NET_AMONG_COIN_TOSSERS || kind == COIN_TOSSERS ? COIN_TOSSER
           : kind == NET_AMONG_COLLECTORS || kind == COLLECTORS ? COLLECTOR
           : kind == NET_AMONG_REASONERS || kind == REASONERS ? REASONER : BELIEVER;
  for (int seat = 0; seat < N; seat++) b.type[seat] = (u8)(kind == MIXED ? random_below(b, 5) : rest);
  int hero = random_below(b, N);
  if (kind == NET_AMONG_BELIEVERS || kind == NET_AMONG_COIN_TOSSERS || kind == NET_AMONG_COLLECTORS ||
      kind == NET_AMONG_REASONERS || kind == MIXED)
    b.type[hero] = NET;
}

// Carry out a choice at a real table, with what it says to everybody.
BIG_CODE void advance(Table& t, int option, Work& work) {
  Board& b = t.b;
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
    play(b, p, option);
    for (int i = 0; i < 2 * count; i++) {
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

struct Result {  // of a game that is over; count 0: it is not
  int kind, nets, net_wins, others, other_wins;
};

CODE int choice_at(Table& t, const Asked& asked, int net_choice, float noise) {
  Board& b = t.b;
  int type = b.type[asked.seat];
  if (type == COIN_TOSSER || (float)random_below(b, 1 << 20) < noise * (float)(1 << 20)) return random_choice(b, asked.seat);
  if (type == COLLECTOR) {
    View v;
    u32 list[OWN];
    v.me = asked.seat;
    v.world = list;
    v.count = t.p.list(asked.seat, t.p.mine[asked.seat], list);
    return collector_choice(b, v);
  }
  int relative = type == NET ? net_choice : type == REASONER ? asked.likelihood : asked.belief;
  return absolute_option(b, asked.seat, relative);
}

CODE void step(Table& t, const Asked& asked, int net_choice, float noise, const float* mixture, Work& work, Result& r) {
  advance(t, choice_at(t, asked, net_choice, noise), work);
  r.nets = r.net_wins = r.others = r.other_wins = 0;
  r.kind = t.kind;
  if (t.b.phase != OVER) return;
  u32 won = winners(t.b);
  for (int seat = 0; seat < N; seat++) {
    int has_won = (int)((won >> seat) & 1);
    if (t.b.type[seat] == NET) { r.nets++; r.net_wins += has_won; }
    else { r.others++; r.other_wins += has_won; }
  }
  seat_minds(t, mixture);
  deal(t.b, t.p);
}
