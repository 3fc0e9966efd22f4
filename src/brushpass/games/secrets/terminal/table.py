"""The table of SECRETS as text."""

from collections.abc import Sequence

from msgspec import UNSET

from brushpass.clients.terminal.names import Names, joined
from brushpass.clients.terminal.text import columns, ruled
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import LIMIT
from brushpass.games.secrets.open.scoring import Outcome, Reason, face_up_score
from brushpass.games.secrets.open.sight import Sight, Sighting
from brushpass.games.secrets.terminal.words import FACES, a, place, signed, title, token


def table(sight: Sight, names: Names) -> Sequence[str]:
    """Displays, counts, UN token, the running offer, and what the reader has seen."""
    lines = [ruled(f"SECRETS, turn {sight.turn}, {names.whose(sight.active)} turn")]
    rows: list[tuple[str, ...]] = [("", "", "", "cards", "score", "display, (face down)")]
    rows += [_row(sight, names, Seat(seat)) for seat in range(sight.players)]
    lines += columns(rows, right=(0, 3, 4))
    lines += [f"The game ends when a display holds {LIMIT[sight.players]} cards.", _deck(sight)]
    if sight.shown is not None:
        lines.append(f"Turned up: {title(sight.shown[0])} and {title(sight.shown[1])}.")
    if sight.offer is not None:
        offer, claim = sight.offer, sight.offer.claim
        said = "nothing said about it" if claim is None else f"said to be {a(claim)}"
        lines.append(f"On offer: a card from {names.who(offer.by)} to {names.who(offer.to)}, {said}.")
    if sight.bullet is not UNSET:
        lines.append(f"The bullet in your hand: {signed(sight.bullet)}.")
    return lines + _seen(sight, names)


def _row(sight: Sight, names: Names, seat: Seat) -> tuple[str, ...]:
    display = sight.displays[seat]
    known = [f"bullet {signed(shot.value)}" for shot in sight.aimed if shot.to == seat]
    cards = [title(card) for card in display.up] + [f"({title(card)})" for card in display.down]
    cards += known + ["bullet ?"] * (display.bullets - len(known))
    count = len(display.up) + len(display.down) + display.bullets
    holds_un = "UN" if sight.un == seat else ""
    score = signed(face_up_score(display.up)) + ("?" if display.bullets else "")
    shown = ", ".join(cards) or "-"
    return str(seat), names.labels[seat], holds_un, f"{count}/{LIMIT[sight.players]}", score, shown


def _deck(sight: Sight) -> str:
    known = ", ".join(map(title, sight.bottom))
    below = f", then {known}" if known else ""
    return f"Deck: {sight.fresh} unseen cards{below}."


def _seen(sight: Sight, names: Names) -> list[str]:
    """The faces that the reader has seen; of a token seen several times, only the latest."""
    latest = {(sighting.face, sighting.now): sighting for sighting in sight.sightings}
    rows = [_sighting(sighting, names) for sighting in sight.sightings if sighting in latest.values()]
    title_ = "Everybody has seen:" if names.you is None else "You have seen:"
    return [title_, *columns(rows)] if rows else []


def _sighting(sighting: Sighting, names: Names) -> tuple[str, ...]:
    when = "at the start" if sighting.turn == 0 else f"turn {sighting.turn}"
    now = "there still" if sighting.now == (sighting.slot,) else "now " + _places(sighting, names)
    return "", when, token(sighting.slot, names), FACES[sighting.face], now


def _places(sighting: Sighting, names: Names) -> str:
    return "at " + joined([place(slot, names) for slot in sighting.now], "or")


def result(sight: Sight, names: Names) -> Sequence[str]:
    """Sides, scores and winners, with the reason."""
    outcome = sight.outcome
    assert outcome is not None
    lines = [ruled("SECRETS, the end")]
    rows = [("", "", "side", "score", "", "face up, bullets")]
    for seat, label in enumerate(names.labels[: sight.players]):
        cards = [f"{title(card)}" for card in sight.displays[seat].up]
        cards += [f"bullet {signed(value)}" for value in outcome.bullets[seat]]
        won = "wins" if seat in outcome.winners else ""
        face = FACES[outcome.tokens[seat]]
        rows.append((str(seat), label, face, signed(outcome.scores[seat]), won, ", ".join(cards) or "-"))
    lines += columns(rows, right=(0, 3))
    return [*lines, f"In the centre: {FACES[outcome.tokens[-1]]}.", "", _reason(outcome, names)]


def _reason(outcome: Outcome, names: Names) -> str:
    totals = f"CIA {signed(outcome.cia)}, KGB {signed(outcome.kgb)}"
    match outcome.reason:
        case Reason.HIPPIE_LOWEST:
            hippies = joined([names.does(seat, "win") for seat in outcome.winners])
            return f"{hippies}: a Hippie with the lowest score of all."
        case Reason.SIDES_LEVEL:
            return f"Nobody wins: both sides have the same total ({totals})."
        case Reason.CIA_AHEAD:
            return f"The CIA wins by its total ({totals})."
        case Reason.KGB_AHEAD:
            return f"The KGB wins by its total ({totals})."
