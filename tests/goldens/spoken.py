"""A record with claims and talk as a text that people read: what was said, at its place between the steps."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from brushpass.core.game import AnyGame
from brushpass.core.record import RecordV2
from brushpass.core.record_talk import Kept, RecordedClaim, RecordedText, Talk
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.speaker import with_claims
from brushpass.research.review.steps import told_steps
from brushpass.wire.labels import ClaimSource, Label
from tests.goldens.playthrough import PLAIN, SEED
from tests.laws.playing import Case, play
from tests.research.review.games import written

SPOKEN = [case for case in PLAIN if str(case) in ("secrets-4", "espionaje-2")]
MOST = 30
"""How many steps are told: more of the same says nothing new."""
EYES: tuple[Viewer, ...] = (PUBLIC, Seat(0))
"""Through whose eyes the same record is told, after the truth."""


def record(case: Case) -> RecordV2:
    """A game, or its beginning, with claims, two lines of free talk, and a claim while answers are held back (GE31)."""
    game = play(case, SEED)
    made = written(case, game.deal, [(seat, choice) for seat, _, choice, _ in game.choices[:MOST]])
    assert isinstance(made, RecordV2)
    spoken = with_claims(made, Random(SEED), rate=0.4)
    lines: list[Talk] = [*spoken.talk, RecordedText(after=2, seat=Seat(1), text="Really?")]
    lines.append(RecordedText(after=len(made.steps), seat=Seat(0), text="Well played."))
    for number, step in enumerate(made.steps, start=1):
        if step.choice.startswith("show"):
            claim = next(line.claim for line in spoken.talk if isinstance(line, RecordedClaim))
            lines.append(RecordedClaim(after=number, untold=len(step.events), seat=Seat(1), claim=claim))
            break
    return replace(spoken, kept=Kept.TALK, talk=tuple(sorted(lines, key=lambda line: line.after)))


def text(case: Case) -> str:
    """The record of a case as it truly went, and as others saw and heard it."""
    return "\n".join(_lines(case, record(case))) + "\n"


def _lines(case: Case, told: RecordV2) -> Iterator[str]:
    made = iter([label for label in labels(told) if label.source is ClaimSource.TALK])
    claims = {id(line): next(made) for line in told.talk if isinstance(line, RecordedClaim)}
    yield f"# {case.game.name}, {case.players} players, with what was said (kept: {told.kept})"
    yield "# As it truly went. Below a claim stands what it was, and what it could do to each who heard it."
    for number, messages in told_steps(told, PUBLIC, truth=True):
        yield ""
        yield f"{number}. {told.steps[number - 1].choice}" if number else "0. setup"
        for message in messages:
            if isinstance(message, Talk):
                yield f"  * {_said(message)}"
                if (label := claims.get(id(message))) is not None:
                    yield f"      {_label(label)}"
            else:
                yield f"  {case.game.event_notation.write(message)}"
    for viewer in EYES:
        yield ""
        yield f"# As {'the public' if viewer is PUBLIC else f'seat {viewer}'} saw and heard it"
        yield from _seen(case.game, told, viewer)


def _seen(game: AnyGame, told: RecordV2, viewer: Viewer) -> Iterator[str]:
    for number, messages in told_steps(told, viewer):
        for message in messages:
            words = f"* {_said(message)}" if isinstance(message, Talk) else game.seen_notation.write(message)
            yield f"  {number:3} {words}"


def _said(line: Talk) -> str:
    if isinstance(line, RecordedText):
        return f"{line.seat} says: {line.text}"
    phrase, *blanks = line.claim.values()
    return " ".join(map(str, (line.seat, "claims", phrase, *blanks)))


def _label(label: Label) -> str:
    hearers = [
        f"{hearer.seat}: {hearer.before:.2f} to {hearer.after:.2f}{', knows better' if hearer.refutes else ''}"
        for hearer in label.hearers
    ]
    proof = "" if label.certificate is None else f", by events {','.join(map(str, label.certificate)) or '-'}"
    return f"{label.kind}{proof}; {'; '.join(hearers)}"
