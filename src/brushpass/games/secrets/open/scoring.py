"""Scores and winners of SECRETS (S9)."""

from enum import StrEnum

from brushpass.core.outcome import Outcome as BaseOutcome
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import VALUE, Face, Kind, Rules


class Reason(StrEnum):
    """Why a game of SECRETS ended as it did."""

    HIPPIE_LOWEST = "hippie-lowest"
    CIA_AHEAD = "cia-ahead"
    KGB_AHEAD = "kgb-ahead"
    SIDES_LEVEL = "sides-level"


class Outcome(BaseOutcome, frozen=True):
    """The end of a game of SECRETS: everything is revealed (S9.2)."""

    reason: Reason
    scores: tuple[int, ...]
    """Individual scores by seat (S9.3)."""
    cia: int
    """Sum of the scores of the CIA's players (S9.5)."""
    kgb: int
    """Sum of the scores of the KGB's players (S9.5)."""
    tokens: tuple[Face, ...]
    """The token at each seat, and last the centre's, for interest only (GS47)."""
    bullets: tuple[tuple[int, ...], ...]
    """The bullets of each seat by value."""


def face_up_score(up: tuple[Kind, ...]) -> int:
    """What the face-up characters of a display are worth; face-down ones are worth nothing (S8.3)."""
    return sum([VALUE[kind] for kind in up])


def result(
    rules: Rules, tokens: tuple[Face, ...], ups: tuple[tuple[Kind, ...], ...], bullets: tuple[tuple[int, ...], ...]
) -> Outcome:
    """Who won, from the tokens in front of the players now (S9.2) and their displays."""
    sides = tokens[:-1]
    scores = tuple(face_up_score(up) + sum(shots) for up, shots in zip(ups, bullets, strict=True))
    cia = sum(score for score, side in zip(scores, sides, strict=True) if side is Face.CIA)
    kgb = sum(score for score, side in zip(scores, sides, strict=True) if side is Face.KGB)

    lowest = min(scores)
    last = [seat for seat, score in enumerate(scores) if score == lowest]
    hippies = [seat for seat in last if sides[seat] is Face.HIPPIE]
    only_hippies = len(hippies) == len(last)
    if hippies and (len(last) == 1 or rules.tied_hippies_win is True or (rules.tied_hippies_win and only_hippies)):
        # S9.4, S9.7; V5
        winners, reason = hippies, Reason.HIPPIE_LOWEST
    elif cia == kgb:  # S9.6
        winners, reason = [], Reason.SIDES_LEVEL
    else:  # S9.5
        side, reason = (Face.CIA, Reason.CIA_AHEAD) if cia > kgb else (Face.KGB, Reason.KGB_AHEAD)
        winners = [seat for seat, face in enumerate(sides) if face is side]
    return Outcome(tuple(map(Seat, winners)), reason, scores, cia, kgb, tokens, bullets)
