"""The rules of SECRETS over plain arrays (S5-S9), with what each seat learns. Checked against the game itself."""

from brushpass.games.secrets.minds.playouts.board import (
    ACTIVE,
    ACTOR,
    ANSWER,
    ASSASSIN,
    CIA,
    DETECTIVE,
    DIPLOMAT,
    DOUBLE_AGENT,
    DRAWN,
    EFFECT,
    FIRST,
    HEAD,
    HELD,
    HOLDER,
    JOURNALIST,
    KGB,
    LIMIT,
    OFFER,
    OFFERED,
    OVER,
    PAIRS_STAY,
    PHASE,
    PLAYERS,
    POLITICIAN,
    PSYCHIATRIST,
    RING,
    SCIENTIST,
    SECOND,
    SIZE,
    TARGET,
    TIED,
    UN,
    VALUES,
    Board,
)
from brushpass.games.secrets.minds.playouts.options import neighbour_of, pair_of, player_of, slot_of
from brushpass.minds.jit import compiled


@compiled
def moved(slots: int, a: int, b: int) -> int:
    """A set of slots after the tokens of two slots have changed places."""
    differ = ((slots >> a) ^ (slots >> b)) & 1
    return slots ^ ((differ << a) | (differ << b))


@compiled
def look(board: Board, seat: int, slot: int) -> None:
    """A seat sees the token in a slot, and strikes out every world in which another lies there."""
    cia, kgb, weight = board.cia[seat], board.kgb[seat], board.weight[seat]
    is_cia, is_kgb = (board.at[CIA] >> slot) & 1, (board.at[KGB] >> slot) & 1
    count = 0
    for world in range(board.worlds[seat]):
        if (cia[world] >> slot) & 1 == is_cia and (kgb[world] >> slot) & 1 == is_kgb:
            cia[count], kgb[count], weight[count] = cia[world], kgb[world], weight[world]
            count += 1
    board.worlds[seat] = count


@compiled
def exchange(board: Board, a: int, b: int, hidden_by: int) -> None:
    """Two tokens change places: in the open (`hidden_by` is -1), or by a Diplomat's player, who alone knows `a`."""
    at = board.at
    players = at[PLAYERS]
    at[CIA], at[KGB] = moved(at[CIA], a, b), moved(at[KGB], a, b)
    for seat in range(players):
        cia, kgb, weight = board.cia[seat], board.kgb[seat], board.weight[seat]
        count = board.worlds[seat]
        if hidden_by < 0 or hidden_by == seat:
            for world in range(count):
                cia[world], kgb[world] = moved(cia[world], a, b), moved(kgb[world], a, b)
        else:  # S6.5: one of the two neighbours, left worlds first
            left, right = (hidden_by + 1) % players, (hidden_by + players - 1) % players
            for world in range(count):
                cia[count + world], kgb[count + world] = moved(cia[world], right, b), moved(kgb[world], right, b)
                cia[world], kgb[world] = moved(cia[world], left, b), moved(kgb[world], left, b)
                weight[world] *= 0.5
                weight[count + world] = weight[world]
            board.worlds[seat] = 2 * count


@compiled
def put_under(board: Board, card: int) -> None:
    """A card becomes the very last of the deck."""
    at = board.at
    board.deck[(at[HEAD] + at[SIZE]) % RING] = card
    at[SIZE] += 1


@compiled
def turn_over(board: Board) -> int:
    """The top card of the deck."""
    at = board.at
    card = board.deck[at[HEAD]]
    at[HEAD] = (at[HEAD] + 1) % RING
    at[SIZE] -= 1
    return int(card)


@compiled
def draw(board: Board) -> None:
    """S5.1: turn cards over until two different characters have been shown; surplus copies go under the deck."""
    at = board.at
    first = turn_over(board)
    second = turn_over(board)
    while second == first:
        put_under(board, second)
        second = turn_over(board)
    at[FIRST], at[SECOND] = first, second
    at[PHASE] = OFFER


@compiled
def add(board: Board, seat: int, card: int) -> None:
    """One more character, face up."""
    board.up[seat, card] += 1
    board.counts[seat] += 1
    board.scores[seat] += VALUES[card]


@compiled
def end_turn(board: Board, receiver: int) -> None:
    """S8: pairs, UN token, end check, next player. Counting comes first: the last turn may spare its pairs (V4)."""
    at = board.at
    players = at[PLAYERS]
    fewest, most, holder = 99, 0, -1
    for seat in range(players):
        count = board.counts[seat]
        most = max(most, count)
        if count < fewest:
            fewest, holder = count, seat
        elif count == fewest:
            holder = -1
    at[HOLDER] = holder
    if most < at[LIMIT] or not at[PAIRS_STAY]:
        for card in range(len(VALUES)):
            if board.up[receiver, card] == 2:
                board.up[receiver, card] = 0
                board.scores[receiver] -= 2 * VALUES[card]
    if most >= at[LIMIT]:
        at[PHASE] = OVER
    else:
        at[ACTIVE] = (at[ACTIVE] + 1) % players
        draw(board)


@compiled
def reveal(board: Board, actor: int) -> None:
    """S5.7-S5.9: the card goes to its actor, and what needs no choice happens."""
    at = board.at
    players, card = at[PLAYERS], at[OFFERED]
    at[ACTOR], at[PHASE] = actor, EFFECT
    if card != POLITICIAN:
        add(board, actor, card)
    if card == DOUBLE_AGENT:
        exchange(board, actor, players, -1)
        look(board, actor, actor)
    elif card == JOURNALIST:
        for seat in range(players):
            if seat != actor:
                look(board, seat, actor)
    elif card == DIPLOMAT:
        for seat in range(players):
            look(board, seat, players)
    elif card == ASSASSIN:
        at[HELD] = board.bullets[at[DRAWN]]
        at[DRAWN] += 1
        board.unknown[actor, 0] -= 1
        board.unknown[actor, 1] -= at[HELD]
    elif card == SCIENTIST and board.up[actor, SCIENTIST] == 2:
        board.up[actor] = 0
        board.scores[actor] = 0
    if card in (DOUBLE_AGENT, JOURNALIST, SCIENTIST):
        end_turn(board, actor)


@compiled
def use(board: Board, option: int) -> None:
    """The actor's choice, by the option's number (S6)."""
    at = board.at
    players, card, actor = at[PLAYERS], at[OFFERED], at[ACTOR]
    receiver = actor
    other = player_of(actor, option, players)
    if card == PSYCHIATRIST:
        a, b = pair_of(actor, option, players)
        exchange(board, a, b, -1)
    elif card == POLITICIAN:
        add(board, other, card)
        look(board, actor, other)
        receiver = other
    elif card == DETECTIVE:
        look(board, actor, slot_of(actor, option, players))
    elif card == DIPLOMAT:
        exchange(board, neighbour_of(actor, option, players), players, actor)
    else:
        board.counts[other] += 1
        board.shots[other] += 1
        board.damage[other] += at[HELD]
        board.placed[actor, other] += 1
        board.known[actor, other] += at[HELD]
    end_turn(board, receiver)


@compiled
def play(board: Board, option: int) -> None:
    """Carry out a choice. Offers are numbered card by card, for each card seat by seat; the rest as in menus."""
    at = board.at
    phase = at[PHASE]
    if phase == OFFER:
        second, to = option // at[PLAYERS], option % at[PLAYERS]
        at[OFFERED], at[TARGET] = at[FIRST + second], to
        put_under(board, at[SECOND - second])
        may_intervene = at[HOLDER] >= 0 and at[HOLDER] != at[ACTIVE] and at[HOLDER] != to
        at[PHASE] = UN if may_intervene else ANSWER
    elif phase == UN:
        if option == 0:
            reveal(board, at[HOLDER])
        else:
            at[PHASE] = ANSWER
    elif phase == ANSWER:
        reveal(board, at[TARGET] if option == 0 else at[ACTIVE])
    else:
        use(board, option)


@compiled
def has_won(board: Board, seat: int) -> bool:
    """Whether this seat has won a game that is over (S9)."""
    at = board.at
    cia, kgb = at[CIA], at[KGB]
    lead, lowest, agents, hippies = 0, 99, 0, 0
    for other in range(at[PLAYERS]):
        score = board.scores[other] + board.damage[other]
        lead += score * (((cia >> other) & 1) - ((kgb >> other) & 1))
        if score < lowest:
            lowest, agents, hippies = score, 0, 0
        if score == lowest:
            if ((cia | kgb) >> other) & 1:
                agents += 1
            else:
                hippies |= 1 << other
    is_alone = agents == 0 and hippies & (hippies - 1) == 0
    if hippies and (is_alone or at[TIED] == 2 or (at[TIED] == 1 and agents == 0)):
        return bool((hippies >> seat) & 1)
    side = ((cia >> seat) & 1) - ((kgb >> seat) & 1)
    return bool(lead * side > 0)


@compiled
def who_acts(board: Board) -> int:
    """The seat that is asked."""
    at = board.at
    phase = at[PHASE]
    if phase == OFFER:
        return int(at[ACTIVE])
    if phase == UN:
        return int(at[HOLDER])
    if phase == ANSWER:
        return int(at[TARGET])
    return int(at[ACTOR])
