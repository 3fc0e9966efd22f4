// The rules (S5-S9), for any way of keeping knowledge. Held to the game itself move by move.

CODE void put_under(Board& b, int card) {
  b.deck[(b.head + b.size) % RING] = (u8)card;
  b.size++;
}
CODE int turn_over(Board& b) {
  int card = b.deck[b.head];
  b.head = (b.head + 1) % RING;
  b.size--;
  if (b.fresh) b.fresh--;
  return card;
}
CODE void draw(Board& b) {  // S5.1
  b.first = (i8)turn_over(b);
  b.second = (i8)turn_over(b);
  while (b.second == b.first) {
    put_under(b, b.second);
    b.second = (i8)turn_over(b);
  }
  b.phase = OFFER;
  b.stood_by = 0;
}
CODE void add(Board& b, int seat, int card) {
  b.up[seat][card]++;
  b.counts[seat]++;
  b.scores[seat] += (i8)value_of(card);
}
BIG_CODE void end_turn(Board& b, int receiver) {  // S8
  for (int card = 0; card < CARDS; card++)
    if (b.up[receiver][card] == 2) {
      b.up[receiver][card] = 0;
      b.scores[receiver] -= (i8)(2 * value_of(card));
    }
  int fewest = 99, most = 0, holder = -1;
  for (int seat = 0; seat < N; seat++) {
    int count = b.counts[seat];
    if (count > most) most = count;
    if (count < fewest) { fewest = count; holder = seat; }
    else if (count == fewest) holder = -1;
  }
  b.holder = (i8)holder;
  if (most >= LIMIT) {
    b.phase = OVER;
  } else {
    b.active = (i8)((b.active + 1) % N);
    draw(b);
  }
}

template <class Knowledge> BIG_CODE void reveal(Board& b, Knowledge& k, int actor) {  // S5.7-S5.9
  int card = b.offered;
  b.actor = (i8)actor;
  b.phase = EFFECT;
  if (card != POLITICIAN) add(b, actor, card);
  if (card == DOUBLE_AGENT) {
    b.truth = moved(b.truth, actor, N);
    k.swap(actor, N);
    k.look(b.truth, actor, actor);
  } else if (card == JOURNALIST) {
    for (int seat = 0; seat < N; seat++)
      if (seat != actor) k.look(b.truth, seat, actor);
  } else if (card == DIPLOMAT) {
    k.centre(b.truth);
  } else if (card == ASSASSIN) {
    b.held = b.bullets[b.drawn];
    b.given_by[b.drawn] = (i8)actor;
    b.given_to[b.drawn] = -1;
    b.drawn++;
  } else if (card == SCIENTIST && b.up[actor][SCIENTIST] == 2) {
    for (int kind = 0; kind < CARDS; kind++) b.up[actor][kind] = 0;
    b.scores[actor] = 0;
  }
  if (card == DOUBLE_AGENT || card == JOURNALIST || card == SCIENTIST) end_turn(b, actor);
}

template <class Knowledge> BIG_CODE void use(Board& b, Knowledge& k, int option) {  // S6
  int actor = b.actor, receiver = actor, other = player_of(actor, option);
  switch (b.offered) {
    case PSYCHIATRIST: {
      int x, y;
      pair_of(actor, option, x, y);
      b.truth = moved(b.truth, x, y);
      k.swap(x, y);
      break;
    }
    case POLITICIAN:
      add(b, other, POLITICIAN);
      k.look(b.truth, actor, other);
      receiver = other;
      break;
    case DETECTIVE:
      k.look(b.truth, actor, slot_of(actor, option));
      break;
    case DIPLOMAT:
      b.truth = moved(b.truth, neighbour_of(actor, option), N);
      k.divert(actor, option);
      break;
    default:
      b.counts[other]++;
      b.shots[other]++;
      b.given_to[b.drawn - 1] = (i8)other;
  }
  end_turn(b, receiver);
}

// Offers are numbered card by card, for each card seat by seat; all else as in menus.
template <class Knowledge> CODE void play(Board& b, Knowledge& k, int option) {
  if (b.phase == OFFER) {
    int second = option / N, to = option % N;
    b.offered = second ? b.second : b.first;
    b.target = (i8)to;
    put_under(b, second ? b.first : b.second);
    b.phase = b.holder >= 0 && b.holder != b.active && b.holder != to ? UN : ANSWER;
  } else if (b.phase == UN) {
    if (option == 0) reveal(b, k, b.holder);
    else { b.phase = ANSWER; b.stood_by = 1; }
  } else if (b.phase == ANSWER) {
    reveal(b, k, option == 0 ? b.target : b.active);
  } else {
    use(b, k, option);
  }
}

CODE int final_score(const Board& b, int seat) {
  int score = b.scores[seat];
  for (int i = 0; i < b.drawn; i++)
    if (b.given_to[i] == seat) score += b.bullets[i];
  return score;
}
BIG_CODE u32 winners(const Board& b) {  // S9: the set of seats that have won
  int lead = 0, lowest = 99, ties = 0;
  u32 hippies = 0, cia = 0, kgb = 0;
  for (int seat = 0; seat < N; seat++) {
    int score = final_score(b, seat), side = side_at(b.truth, seat);
    lead += side * score;
    if (side > 0) cia |= 1u << seat;
    if (side < 0) kgb |= 1u << seat;
    if (score < lowest) { lowest = score; ties = 0; hippies = 0; }
    if (score == lowest) {
      ties++;
      if (side == 0) hippies |= 1u << seat;
    }
  }
  if (hippies && ties == 1) return hippies;
  return lead > 0 ? cia : lead < 0 ? kgb : 0u;
}

CODE void shuffle(Board& b, u8* cards, int count) {
  for (int i = count - 1; i > 0; i--) {
    int j = random_below(b, i + 1);
    u8 card = cards[i]; cards[i] = cards[j]; cards[j] = card;
  }
}
BIG_CODE void lay(Board& b, Public& p) {  // everything before the first card is turned over
  u8 tokens[N + 1];
  for (int i = 0; i <= N; i++) tokens[i] = (u8)(i < AGENTS ? 0 : i < 2 * AGENTS ? 1 : 2);
  shuffle(b, tokens, N + 1);
  b.truth = 0;
  for (int i = 0; i <= N; i++) b.truth |= tokens[i] == 0 ? 1u << i : tokens[i] == 1 ? 1u << (16 + i) : 0u;
  int size = 0;
  for (int card = 0; card < CARDS; card++)
    for (int i = 0; i < copies_of(card); i++) b.deck[size++] = (u8)card;
  shuffle(b, b.deck, size);
  b.head = 0; b.size = b.fresh = (u8)size; b.drawn = 0;
  u8 bullets[4] = {0, 1, 2, 3};
  shuffle(b, bullets, 4);
  for (int i = 0; i < 4; i++) { b.bullets[i] = (i8)-(int)bullets[i]; b.given_by[i] = b.given_to[i] = -1; }
  for (int seat = 0; seat < N; seat++) {
    b.counts[seat] = b.shots[seat] = 0;
    b.scores[seat] = 0;
    for (int card = 0; card < CARDS; card++) b.up[seat][card] = 0;
  }
  b.active = (i8)random_below(b, N);
  b.holder = -1; b.held = 0; b.offered = b.target = b.actor = 0;
  p.begin();
  for (int seat = 0; seat < N; seat++) p.look(b.truth, seat, seat);
  if (N >= 5) for (int seat = 0; seat < N; seat++) p.look(b.truth, seat, (seat + N - 1) % N);
  if (N >= 7) p.centre(b.truth);
}
CODE void deal(Board& b, Public& p) {
  lay(b, p);
  draw(b);
}
