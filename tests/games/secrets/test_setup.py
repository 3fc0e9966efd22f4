"""S3 and S4: the setup, and who learns what before the first turn."""

from collections import Counter

import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadSetup, ChoiceRefused
from brushpass.core.seats import Seat
from brushpass.core.switches import read_rules, seat_word
from brushpass.games.secrets.open.cards import CHARACTERS, LIMIT, PLAYERS, POOL, Face, Kind, Rules
from brushpass.games.secrets.open.seen import Began
from brushpass.games.secrets.open.sight import Sighting
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.game import SECRETS
from tests.games.secrets.builders import Table, encoded, faces, make_deal, seats, viewers

ALL = list(PLAYERS)


# --- S3


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 9, 10, 29])
def test_only_four_to_eight_can_play(players: int) -> None:
    """S3.1, GS56: any other number is refused, by the deal and by the table."""
    with pytest.raises(BadSetup, match="4 to 8"):
        Deal.from_seed(bytes(32), players)
    with pytest.raises(BadSetup, match="4 to 8"):
        SECRETS.setup(players, make_deal(4), Rules())


@pytest.mark.parametrize("players", ALL)
def test_chance_picks_the_first_player(players: int) -> None:
    """S3.1, GS41, D3: each seat can be first, and the deal says which."""
    firsts = {Deal.from_seed(bytes([number]) * 32, players).first for number in range(100)}
    assert firsts == set(range(players))
    assert [Table(players, first=seat).asked for seat in range(players)] == list(range(players))


def test_the_29_characters_and_the_bullets_lie_as_the_deal_says() -> None:
    """S3.2: the decks are the deal's; nobody owns the UN token."""
    table = Table(4, deck="detective scientist diplomat", bullets="-2 0 -3 -1")
    assert table.truth[-1] == "0 draws detective,scientist"
    assert table.state.deck == table.deal.deck[2:]
    assert table.state.deck[0] is Kind.DIPLOMAT
    assert table.state.bullets == (-2, 0, -3, -1)
    assert table.state.un is None


@pytest.mark.parametrize("players", ALL)
def test_a_seed_deals_the_whole_box(players: int) -> None:
    """S3.2, S3.4: shuffles lose nothing."""
    deal = Deal.from_seed(bytes(range(32)), players)
    assert Counter(deal.deck) == Counter(CHARACTERS)
    assert Counter(deal.tokens) == Counter(POOL[players])
    assert sorted(deal.bullets) == [-3, -2, -1, 0]
    deal.check(players)


@pytest.mark.parametrize(
    ("players", "cia", "kgb", "hippies", "limit"),
    [(4, 2, 2, 1, 5), (5, 2, 2, 2, 5), (6, 3, 3, 1, 5), (7, 3, 3, 2, 4), (8, 4, 4, 1, 4)],
)
def test_the_pool_follows_the_number_of_players(players: int, cia: int, kgb: int, hippies: int, limit: int) -> None:
    """S3.3, D1, D2: n+1 tokens, and the end limit L."""
    assert Counter(POOL[players]) == {Face.CIA: cia, Face.KGB: kgb, Face.HIPPIE: hippies}
    assert len(POOL[players]) == players + 1
    assert LIMIT[players] == limit


@pytest.mark.parametrize(("players", "arrangements"), [(4, 30), (5, 90), (6, 140), (7, 560), (8, 630)])
def test_the_pool_can_lie_in_the_printed_number_of_ways(players: int, arrangements: int) -> None:
    """S3.3: the multinomial number of the table."""

    def ways(left: Counter[Face]) -> int:
        return sum(ways(left - Counter([face])) for face in left) if left.total() else 1

    assert ways(Counter(POOL[players])) == arrangements


def test_each_seat_gets_one_token_and_the_last_lies_in_the_centre() -> None:
    """S3.4: one a slot, in order."""
    table = Table(4, tokens="cia kgb hippie kgb cia")
    assert table.state.tokens == (Face.CIA, Face.KGB, Face.HIPPIE, Face.KGB, Face.CIA)
    assert table.sight(2).sightings == (Sighting(0, Seat(2), Face.HIPPIE, (Seat(2),)),)


@pytest.mark.parametrize(
    "deal",
    [
        replace(make_deal(4), tokens=make_deal(4).tokens[:-1]),
        replace(make_deal(4), tokens=make_deal(6).tokens),
        replace(make_deal(4), tokens=faces("cia cia kgb hippie hippie")),
        replace(make_deal(4), deck=make_deal(4).deck[1:]),
        replace(make_deal(4), deck=(*make_deal(4).deck[1:], make_deal(4).deck[1])),
        replace(make_deal(4), deck=make_deal(4).deck + make_deal(4).deck[:1]),
        replace(make_deal(4), bullets=(0, -1, -2)),
        replace(make_deal(4), bullets=(0, -1, -2, -2)),
        replace(make_deal(4), first=Seat(4)),
        replace(make_deal(4), first=Seat(-1)),
        replace(make_deal(4), first=True),
        replace(make_deal(4), deck=tuple(map(str, make_deal(4).deck))),
        replace(make_deal(4), deck=list(make_deal(4).deck)),
        replace(make_deal(4), bullets=(0, -1.0, -2, -3)),
        replace(make_deal(4), tokens=None),
    ],
    ids=[
        "token missing",
        "pool of six",
        "second hippie",
        "card missing",
        "card doubled",
        "30 cards",
        "bullet missing",
        "bullet doubled",
        "first 4",
        "first -1",
        "first true",
        "words for cards",
        "a list",
        "a broken bullet",
        "no tokens",
    ],
)
def test_a_deal_that_is_not_in_the_box_is_refused(deal: Deal) -> None:
    """S3.2, S3.4: unused tokens are out of the game, and nothing else may come in."""
    with pytest.raises(BadSetup):
        SECRETS.setup(4, deal, Rules())


@pytest.mark.parametrize("players", ALL)
def test_all_displays_are_empty_at_first(players: int) -> None:
    """S3.5, S7.3: no cards, no UN holder, and everybody sees that."""
    table = Table(players)
    assert [table.display(seat) for seat in range(players)] == [""] * players
    assert all(table.sight(seat).un is None for seat in range(players))


@pytest.mark.parametrize("players", ALL)
def test_both_agencies_have_a_player_and_hippies_only_where_the_pool_says(players: int) -> None:
    """S3.6: one centre token cannot hide an agency; with 4, 6 and 8 the only hippie may lie in the centre."""
    pool = POOL[players]
    hippies = set()
    for centre in set(pool):
        sides = Counter(pool) - Counter([centre])
        assert sides[Face.CIA] >= 1
        assert sides[Face.KGB] >= 1
        hippies.add(sides[Face.HIPPIE])
    assert hippies == ({1, 2} if players in (5, 7) else {0, 1})


# --- S4


@pytest.mark.parametrize("players", ALL)
def test_the_table_is_laid_by_these_events_in_this_order(players: int) -> None:
    """S4, S4.1: own tokens, right neighbours' from five players, the centre from seven; then the first draw."""
    table = Table(players, first=1)
    tokens = table.deal.tokens
    expected = [f"{seat} looks at {seat}: {tokens[seat]}" for seat in seats(players)]
    if players >= 5:
        expected += [
            f"{seat} looks at {(seat - 1) % players}: {tokens[(seat - 1) % players]}" for seat in seats(players)
        ]
    if players >= 7:
        expected += [f"centre is shown: {tokens[-1]}"]
    expected += ["1 draws {},{}".format(*table.deal.deck[:2])]
    assert table.truth[1:] == expected


@pytest.mark.parametrize("players", ALL)
def test_everybody_sees_who_looks_where_and_only_the_looker_sees_what(players: int) -> None:
    """S4, S4.1, S4.3: the table of starting information, line by line for each viewer."""
    table = Table(players)
    tokens = table.deal.tokens

    def peek(viewer: int | None, seat: int, slot: int) -> str:
        return f"{seat} looks at {slot}" + (f": {tokens[slot]}" if viewer == seat else "")

    for viewer in [*range(players), None]:
        expected = [f"table for {players} first 0 rules tied_hippies_win=false"]
        expected += [peek(viewer, seat, seat) for seat in range(players)]
        if players >= 5:
            expected += [peek(viewer, seat, (seat - 1) % players) for seat in range(players)]
        if players >= 7:
            expected += [f"centre is shown: {tokens[-1]}"]
        expected += ["0 draws {},{}".format(*table.deal.deck[:2])]
        assert table.told(viewer) == expected, viewer


@pytest.mark.parametrize("players", ALL)
def test_a_token_is_known_to_its_owner_and_from_five_players_to_the_left_neighbour(players: int) -> None:
    """S4, S4.1: who holds which sighting before the first turn; the public only the centre's, from seven."""
    table = Table(players)
    knowers: dict[object, set[object]] = {slot: set() for slot in [*range(players), "centre"]}
    for viewer in [*range(players), None]:
        for sighting in table.sight(viewer).sightings:
            knowers[sighting.slot].add(viewer)
            assert sighting.turn == 0
            assert sighting.face is table.deal.tokens[-1 if sighting.slot == "centre" else sighting.slot]
    for seat in range(players):
        assert knowers[seat] == ({seat} if players == 4 else {seat, (seat + 1) % players})
    assert knowers["centre"] == (set(range(players)) | {None} if players >= 7 else set())


def test_no_one_may_look_again_unless_a_card_says_so() -> None:
    """S4.2, D4, D5: looking is not offered before an effect, and an attempt is refused."""
    table = Table(5, deck="detective scientist")
    assert all(line.startswith("offer ") for line in table.menu)
    for seat in range(5):
        with pytest.raises(ChoiceRefused):
            table.do(seat, f"look at {seat}")


def test_a_face_is_in_no_sight_but_those_of_its_lookers() -> None:
    """S4.2, S4.3: a token's place is public, its face is not; after a reveal it lies face down again."""
    table = Table(4, tokens="hippie cia kgb cia kgb")
    for viewer in viewers(4):
        own = () if viewer is None else (Sighting(0, viewer, table.deal.tokens[viewer], (viewer,)),)
        assert table.sight(viewer).sightings == own
        assert (b'"hippie"' in encoded(table.sight(viewer))) is (viewer == 0)
    shown = Table(7, tokens="cia cia cia kgb kgb kgb hippie hippie", deck="double-agent journalist detective scientist")
    assert b'"hippie"' in encoded(shown.sight(None)), "the centre was shown to all"
    shown.give("double-agent", 1)
    [centre] = shown.sight(None).sightings
    assert (centre.slot, centre.face, centre.now) == ("centre", Face.HIPPIE, (Seat(1),)), "face down, and followed"
    assert all(sighting.slot != "centre" or sighting.turn == 0 for sighting in shown.sight(3).sightings)


# --- V12: who begins


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_turn_is_that_of_the_seat_that_was_named(players: int) -> None:
    """V12, GS41: the deal stays as it is, and everybody sees who begins."""
    for seat in range(players):
        table = Table(players, first=1, rules=read_rules(Rules, {"begins": seat_word(seat)}, players))
        assert (table.deal.first, table.state.active, table.asked) == (1, seat, seat)
        for viewer in viewers(players):
            began = next(iter(table.shown(viewer)))
            assert isinstance(began, Began)
            assert began.first == seat
            assert table.sight(viewer).active == seat
    for word in ("chance", "winner"):
        assert Table(players, first=1, rules=read_rules(Rules, {"begins": word}, players)).state.active == 1, (
            "chance decides"
        )


def test_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    """V12."""
    with pytest.raises(BadSetup, match="seat 5 cannot begin: there are 5 players"):
        Table(5, rules=Rules(begins="seat-5"))
