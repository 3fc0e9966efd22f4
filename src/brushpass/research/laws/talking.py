"""Talk: a record with claims survives, and tells every viewer each claim where it was made, and to nobody too early.

Everybody at a table hears every claim. But a viewer of a record may be asked to wait for the end, which reveals
everything, and then may not hear what was said after it. And since a claim stands between events, its place must not
tell a viewer of events that it did not see.
"""

import random
from collections.abc import Sequence
from itertools import accumulate, islice
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from brushpass.core.errors import BadRecord
from brushpass.core.record import RecordV2, decode, encode
from brushpass.core.record_talk import Kept, RecordedClaim, Talk, read_claims
from brushpass.core.replay import check
from brushpass.core.seats import Seat, Viewer
from brushpass.core.talk import Phrase
from brushpass.games.kits import find_kit
from brushpass.research.laws.broken import Absent, At, Broken, hold
from brushpass.research.laws.phrase_book import kinds, phrase_book
from brushpass.research.laws.playing import Case, Play, encoded, play
from brushpass.research.laws.round_trip import written
from brushpass.research.laws.truths import Truth, shown, truth_of, twins
from brushpass.research.review.steps import told_steps

RATE: Final = 0.3
"""How often somebody makes a claim after a step."""
TWINS: Final = 2
"""With how many other truths a record is compared."""


def talk(case: Case, seed: int) -> None:
    """All of it, over the phrase book and one game."""
    phrases = find_kit(case.game.name).phrases
    if phrases is None:
        raise Absent("the game has no phrase book, so nobody can claim anything")
    rng = random.Random(seed)
    book = list(phrase_book(phrases, range(case.players)))
    spelling(phrases, book, case.players)
    game = play(case, seed)
    record = spoken(game, book, rng)
    kept(game, record, phrases)
    for viewer in case.viewers:
        heard(game, record, viewer)
    unseen(game, record, rng.choice(case.viewers), rng)


def spelling(phrases: Any, book: Sequence[Phrase], players: int) -> None:
    """Every phrase survives JSON and implies a phrase; one that names a seat beyond the table is refused."""
    for phrase in book:
        with At(None, str(phrase)):
            hold(msgspec.json.decode(encoded(phrase), type=phrases) == phrase, f"{phrase} does not survive JSON")
        hold(isinstance(phrase.implied(), kinds(phrases)), f"{phrase} implies something that nobody can say")
        hold(_is_taken(phrase, phrases, players), f"{phrase} is refused")
    for phrase in phrase_book(phrases, (players,)):
        if phrase not in book:
            hold(not _is_taken(phrase, phrases, players), f"{phrase} names a seat that is not there")


def _is_taken(phrase: Phrase, phrases: Any, players: int) -> bool:
    """Whether a record may hold this claim."""
    try:
        return bool(list(read_claims([_claim(phrase, Seat(0), 0)], phrases, players)))
    except BadRecord:
        return False


def spoken(game: Play, book: Sequence[Phrase], rng: random.Random) -> RecordV2:
    """The record of a game with claims: before the first step, after the last, and after some in between.

    Where a game holds answers back (GE31), some claims fall into that time.
    """
    steps = len(game.choices)
    after = [0, *(step for step in range(1, steps) if rng.random() < RATE), steps]
    claims: list[Talk] = []
    for step in after:
        events = game.steps.count(step) if 0 < step < steps and game.case.game.delayed else 0
        seat = Seat(rng.randrange(game.case.players))
        claims.append(_claim(rng.choice(book), seat, step, untold=rng.randint(0, events)))
    return written(game.case, truth_of(game), claims)


def _claim(phrase: Phrase, seat: Seat, after: int, untold: int = 0) -> RecordedClaim:
    return RecordedClaim(after=after, untold=untold, seat=seat, claim=msgspec.to_builtins(phrase))


def kept(game: Play, record: RecordV2, phrases: Any) -> None:
    """A record with claims is read as it was written, and leads to the same end. It must say that it keeps claims."""
    with At(len(game.choices), "the record"):
        hold(decode(encode(record)) == record, "a record with claims does not survive JSON")
        hold(check(record, game.case.game) == game.state, "the record leads to another end")
        read = [msgspec.to_builtins(phrase) for _, phrase in read_claims(record.talk, phrases, record.players)]
        hold(
            read == [line.claim for line in record.talk if isinstance(line, RecordedClaim)],
            "a claim is read as another",
        )
    try:
        check(replace(record, kept=Kept.CHOICES), game.case.game)
    except BadRecord:
        return
    raise Broken("a record that keeps choices only may have claims")


def heard(game: Play, record: RecordV2, viewer: Viewer) -> None:
    """A viewer hears every claim once, with the sight it had when the claim was made; none from behind a sealed end."""
    rules, sight = game.case.game, None
    happened = list(accumulate(game.steps.count(step) for step in range(len(game.choices) + 1)))
    told = _told(record, viewer)
    hold([one for one in told if isinstance(one, Talk)] == list(record.talk), f"viewer {viewer} hears other claims")
    for one in told:
        if isinstance(one, Talk):
            then = rules.view(game.states[happened[one.after] - one.untold - 1], viewer)
            hold(sight == then, f"viewer {viewer} hears a claim where it was not made", one.after)
        else:
            sight = rules.begin(viewer, one) if sight is None else rules.fold(sight, one)
    sealed = _told(record, viewer, sealed=True)
    hold(sealed == told[: len(sealed)], f"viewer {viewer} is told something else while the end is sealed")
    early = [one for one in sealed if isinstance(one, Talk) and one.after == len(game.choices)]
    hold(not early, f"viewer {viewer} hears what was said after the end, which is sealed", len(game.choices))


def _told(record: RecordV2, viewer: Viewer, *, sealed: bool = False) -> list[Any]:
    return [one for _, messages in told_steps(record, viewer, sealed=sealed) for one in messages]


def unseen(game: Play, record: RecordV2, viewer: Viewer, rng: random.Random) -> None:
    """Truths that show a viewer the same, with the same claims, tell it the same, whatever else happens in between."""
    case, truth = game.case, truth_of(game)
    for twin in islice(twins(case, truth, viewer, rng), TWINS):
        ours, theirs = _seen_counts(case, truth, viewer), _seen_counts(case, twin, viewer)
        here, there = [], []
        for line in record.talk:
            if ours[line.after] not in theirs:
                break
            here.append(replace(line, untold=0))
            there.append(replace(line, untold=0, after=theirs.index(ours[line.after])))
        pair = [_told(written(case, one, lines), viewer) for one, lines in ((truth, here), (twin, there))]
        one, other = ([_heard(message) for message in told] for told in pair)
        common = min(len(one), len(other))
        hold(one[:common] == other[:common], f"viewer {viewer} can tell two truths apart by where a claim stands")


def _seen_counts(case: Case, truth: Truth, viewer: Viewer) -> list[int]:
    """How many events a viewer had seen after the setup and after each step."""
    events, state = case.game.setup(case.players, truth.deal, case.rules)
    counts = [len(shown(case, events, viewer))]
    for move in truth.moves:
        events, state = case.game.play(state, *move)
        counts.append(counts[-1] + len(shown(case, events, viewer)))
    return counts


def _heard(message: Any) -> bytes:
    """What reaches a viewer: an event, or who says what."""
    return encoded((message.seat, message.claim)) if isinstance(message, RecordedClaim) else encoded(message)
