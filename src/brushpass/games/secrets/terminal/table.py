"""The table of SECRETS as text."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.results import winners
from brushpass.clients.terminal.text import columns, ruled
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import LIMIT, Face
from brushpass.games.secrets.open.scoring import Reason, face_up_score
from brushpass.games.secrets.open.sight import Sight, Sighting
from brushpass.games.secrets.terminal.sentences import offered
from brushpass.games.secrets.terminal.words import cards, place, side, title
from brushpass.locales.speech import signed

UNKNOWN: Final = "?"
"""What the reader does not know, or has to remember."""


def table(sight: Sight, names: Names) -> Sequence[str]:
    """Displays, counts, UN token, the running offer, and what the reader has seen."""
    return _laid(sight, names) + _seen(sight, names)


def bare(sight: Sight, names: Names) -> Sequence[str]:
    """The same as it lies there: no faces of tokens, no kinds of what lies face down, no order under the deck (V8)."""
    return _laid(sight, names, is_bare=True)


def _laid(sight: Sight, names: Names, *, is_bare: bool = False) -> list[str]:
    say, limit = names.say, LIMIT[sight.players]
    lines = [ruled(say("terminal-turn", game=say("game-secrets"), turn=sight.turn, **names.by(sight.active)))]
    head = ("", "", "", say("terminal-cards"), say("terminal-score"), say("terminal-display"))
    rows = [_row(sight, names, seat, is_bare=is_bare) for seat in map(Seat, range(sight.players))]
    lines += columns([head, *rows], right=(0, 3, 4))
    lines += [say("terminal-limit", limit=limit), _deck(sight, names, is_bare=is_bare)]
    if sight.shown is not None:
        lines.append(say("terminal-shown", cards=cards(sight.shown, names)))
    if sight.offer is not None:
        lines.append(offered(sight.offer, names))
    if sight.bullet is not UNSET:
        lines.append(say("bullet-yours", value=signed(sight.bullet)))
    return lines


def _row(sight: Sight, names: Names, seat: Seat, *, is_bare: bool) -> tuple[str, ...]:
    display = sight.displays[seat]
    known = [_bullet(signed(shot.value), names) for shot in sight.aimed if shot.to == seat and not is_bare]
    shown = [title(card, names) for card in display.up]
    shown += [f"({UNKNOWN if is_bare else title(card, names)})" for card in display.down]
    shown += known + [_bullet(UNKNOWN, names)] * (display.bullets - len(known))
    count = len(display.up) + len(display.down) + display.bullets
    holds_un = names.say("terminal-un") if sight.un == seat else ""
    score = signed(face_up_score(display.up)) + ("?" if display.bullets else "")
    return str(seat), names.row(seat), holds_un, f"{count}/{LIMIT[sight.players]}", score, ", ".join(shown) or "-"


def _bullet(value: str, names: Names) -> str:
    return names.say("bullet-of", value=value)


def _deck(sight: Sight, names: Names, *, is_bare: bool) -> str:
    if is_bare or not sight.bottom:
        return names.say("deck-characters", count=sight.fresh + len(sight.bottom))
    bottom = ", ".join(title(card, names) for card in sight.bottom)
    return names.say("details-bottom-list", fresh=sight.fresh, cards=bottom)


def _seen(sight: Sight, names: Names) -> list[str]:
    """The faces that the reader has seen; of a token seen several times, only the latest."""
    latest = {(sighting.face, sighting.now): sighting for sighting in sight.sightings}
    rows = [_sighting(sighting, names) for sighting in sight.sightings if sighting in latest.values()]
    if not rows:
        return []
    head = ("", *(names.say(f"terminal-seen-{column}") for column in ("when", "where", "face", "now")))
    return [names.say("terminal-seen", who="everybody" if names.you is None else "you"), *columns([head, *rows])]


def _sighting(sighting: Sighting, names: Names) -> tuple[str, ...]:
    still = names.say("terminal-still-there")
    now = still if sighting.now == (sighting.slot,) else names.listed((place(at, names) for at in sighting.now), "or")
    when = names.say("terminal-when", turn=sighting.turn)
    return "", when, place(sighting.slot, names), side(sighting.face, names), now


def result(sight: Sight, names: Names) -> Sequence[str]:
    """Sides, scores and winners, with the reason."""
    outcome, say = sight.outcome, names.say
    assert outcome is not None
    rows = [("", "", say("terminal-side"), say("terminal-score"), "", say("terminal-counted"))]
    for seat in map(Seat, range(sight.players)):
        counted = [title(card, names) for card in sight.displays[seat].up]
        counted += [_bullet(signed(value), names) for value in outcome.bullets[seat]]
        won = say("result-winner") if seat in outcome.winners else ""
        score = signed(outcome.scores[seat])
        rows.append(
            (str(seat), names.row(seat), side(outcome.tokens[seat], names), score, won, ", ".join(counted) or "-")
        )
    sums = [(Face.CIA, outcome.cia), (Face.KGB, outcome.kgb)]
    totals = [say("result-sum", face=side(face, names), points=signed(points)) for face, points in sums]
    tied = outcome.reason is Reason.HIPPIE_LOWEST and outcome.scores.count(min(outcome.scores)) > 1
    return [
        ruled(say("terminal-end", game=say("game-secrets"))),
        *columns(rows, right=(0, 3)),
        say("terminal-centre", face=side(outcome.tokens[-1], names)),
        ", ".join(totals),
        "",
        *winners(outcome.winners, names),
        say(f"reason-{outcome.reason}", tied="yes" if tied else "no"),
    ]
