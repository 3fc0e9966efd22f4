"""Round trip: messages, notation and records survive being written and read, and anything else is refused."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from brushpass.core.errors import Malformed
from brushpass.core.game import AnyGame
from brushpass.core.notation import Notation, read_sight, write_sight
from brushpass.core.record import Recorder, RecordV2, decode, encode
from brushpass.core.record_talk import Kept, Talk
from brushpass.core.replay import check
from brushpass.research.laws.broken import At, hold
from brushpass.research.laws.playing import Case, Play, encoded, play
from brushpass.research.laws.truths import Truth, truth_of

EVERY: Final = 10
"""One sight in this many is written and read: they change slowly, and writing them takes long."""


def round_trip(case: Case, seed: int) -> None:
    """Everything that is said in a game survives text and JSON, and so does its record."""
    game = play(case, seed)
    messages(game)
    choices(game)
    record(game)
    rng = random.Random(seed)
    for line in lines(game, rng):
        unknown_line(case.game, line)


def messages(game: Play) -> None:
    """Events, as they truly are and as everybody sees them, and sights."""
    rules = game.case.game
    for number, (event, state, step) in enumerate(zip(game.events, game.states, game.steps, strict=True)):
        _survives(event, rules.event, rules.event_notation, step)
        for viewer in game.case.viewers:
            seen = rules.show(event, viewer)
            if seen is not None:
                _survives(seen, rules.seen, rules.seen_notation, step)
            if number % EVERY and number < len(game.events) - 1:
                continue
            sight = rules.view(state, viewer)
            with At(step, f"the sight of viewer {viewer}"):
                hold(read_sight(write_sight(sight), rules.sight) == sight, f"{sight} does not survive text", step)
                decoded = msgspec.json.decode(encoded(sight), type=rules.sight)
                hold(decoded == sight, f"{sight} does not survive JSON", step)


def choices(game: Play) -> None:
    """What was chosen, and all that could have been: every option of a prompt has a line of its own."""
    rules = game.case.game
    for step, (_, prompt, choice, _) in enumerate(game.choices, start=1):
        _survives(choice, rules.choice, rules.choice_notation, step)
        written = [rules.choice_notation.write(option) for option in prompt.options]
        hold(len(set(written)) == len(written), f"two options for {prompt.ask} have one line", step)
        for option, line in zip(prompt.options, written, strict=True):
            with At(step, repr(line)):
                hold(rules.choice_notation.read(line) == option, f"{line!r} is read as another choice", step)
            decoded = msgspec.json.decode(encoded(option), type=rules.choice)
            hold(decoded == option, f"{option} does not survive JSON", step)


def record(game: Play) -> None:
    """The record of a game is read as it was written, and leads to the same end."""
    made = written(game.case, truth_of(game))
    with At(len(game.choices), "the record"):
        hold(decode(encode(made)) == made, "the record does not survive JSON")
        hold(check(made, game.case.game) == game.state, "the record leads to another end")


def written(case: Case, truth: Truth, claims: Sequence[Talk] = ()) -> RecordV2:
    """The record of a game, with these claims if there are any."""
    kept = Kept.CLAIMS if claims else Kept.CHOICES
    recorder = Recorder(case.game, case.players, case.rules, truth.deal, kept=kept, talk=claims)
    events, state = case.game.setup(case.players, truth.deal, case.rules)
    recorder.laid(events)
    for seat, choice in truth.moves:
        events, state = case.game.play(state, seat, choice)
        recorder.played(seat, choice, events)
    made = recorder.record()
    assert isinstance(made, RecordV2)  # only a table that 0.1.0 dealt writes the other format
    return made


def lines(game: Play, rng: random.Random) -> Iterator[str]:
    """Lines of this game with something wrong in them."""
    rules = game.case.game
    for event in rng.sample(game.events, min(EVERY, len(game.events))):
        line = rules.event_notation.write(event)
        place = rng.randrange(len(line))
        yield line[:place] + rng.choice("x0- ,;|") + line[place + 1 :]
        yield line[:place] + line[place + 1 :]
        yield f"{line} "


def unknown_line(rules: AnyGame, line: str) -> None:
    """A line is refused, or else it is exactly how its message is written."""
    notations: tuple[Notation[Any], ...] = (rules.choice_notation, rules.event_notation, rules.seen_notation)
    for notation in notations:
        with At(None, repr(line)):
            try:
                message = notation.read(line)
            except Malformed:
                continue
            hold(notation.write(message) == line, f"{line!r} is read as {message}, which is written otherwise")


def _survives(message: Any, kind: Any, notation: Notation[Any], step: int) -> None:
    """A message is read as it was written, as text and as JSON."""
    with At(step, str(message)):
        hold(notation.read(notation.write(message)) == message, f"{message} does not survive text", step)
        hold(msgspec.json.decode(encoded(message), type=kind) == message, f"{message} does not survive JSON", step)
