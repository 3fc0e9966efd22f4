"""What a bot says about tokens, and which card it asks for. Everybody hears it, so it counts who would make use of it.

Whoever believes that a seat is on their side helps it, and whoever believes the opposite hurts it. So the more of those
who listen are on the speaker's side, the more often it tells the truth; but whoever always lied, or never, would tell
everything. A hippie wants to be hurt, and says that it is of the side
that fewer have. It asks for no card: its wish would betray it. Nobody lies about a token that many have seen, tells
what all know, or speaks of the same token twice.
"""

from collections.abc import Container, Iterator, Sequence
from random import Random
from typing import Final

from brushpass.core.seats import Seat, others
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.claims import HONEST_TO_FRIEND, HONEST_TO_OPPONENT
from brushpass.games.secrets.minds.dossier.arrangements import FACES, SIDE, Floats
from brushpass.games.secrets.minds.dossier.deck import Deck
from brushpass.games.secrets.minds.dossier.remembering import Remembering
from brushpass.games.secrets.minds.dossier.tokens import Tokens
from brushpass.games.secrets.open.cards import Face, Slot
from brushpass.games.secrets.talk import Claim, OfferMe, SawToken, TokenIs

SURE: Final = 0.9
"""How sure a bot is of something before it speaks of it."""
FEW: Final = 1 / 3
"""The share of the others who may have seen a token that it lies about; its owner is not counted."""
OTHER: Final = {Face.CIA: Face.KGB, Face.KGB: Face.CIA, Face.HIPPIE: Face.CIA}
"""What a lie calls a token."""


def statement(
    tokens: Remembering, belief: Floats, seat: Seat, spoken_of: Container[Slot], rng: Random
) -> TokenIs | SawToken | None:
    """A claim that serves this seat about a token that it has not spoken of yet; None if there is nothing to say."""
    new = list(_statements(tokens, belief, seat, spoken_of, rng))
    return rng.choice(new) if new else None


def _statements(
    tokens: Remembering, belief: Floats, seat: Seat, spoken_of: Container[Slot], rng: Random
) -> Iterator[TokenIs | SawToken]:
    """One claim about each token that it is sure of and may speak of: the truth or a lie, by chance."""
    faces, have_seen = tokens.marginals(belief).tolist(), tokens.have_seen(belief)
    own = _face(faces[seat])
    if own is None:
        return
    sides = {
        face: sum(faces[other][FACES.index(face)] for other in others(seat, tokens.players))
        for face in (Face.CIA, Face.KGB)
    }
    fewest = min(sides, key=lambda face: sides[face])
    friends = 0.0 if own is Face.HIPPIE else sides[own] / sum(sides.values())
    honesty = HONEST_TO_OPPONENT + friends * (HONEST_TO_FRIEND - HONEST_TO_OPPONENT)
    for slot in map(Seat, range(tokens.players)):
        face = _face(faces[slot])
        knowing = [have_seen[other, slot] >= SURE for other in others(seat, tokens.players) if other != slot]
        is_refuted = sum(knowing) > FEW * len(knowing)
        if slot in spoken_of or face is None or all(knowing):
            continue
        if face is not Face.HIPPIE and own is not Face.HIPPIE:
            is_true = is_refuted or rng.random() < honesty
            yield _claim(tokens, seat, slot, face, face if is_true else OTHER[face])
        elif slot == seat and not is_refuted:
            yield TokenIs(seat, fewest)


def _claim(tokens: Remembering, seat: Seat, slot: Seat, face: Face, told: Face) -> TokenIs | SawToken:
    """Of a token at somebody else's seat that it saw there itself, a bot says that it has seen it."""
    look = None if slot == seat else tokens.last_look(seat, slot)
    has_seen_it = look is not None and bool((look == SIDE[face]).all())
    return SawToken(slot, told) if has_seen_it else TokenIs(slot, told)


def wish(board: Board, deck: Deck, tokens: Tokens, seat: Seat, said: Sequence[Claim]) -> OfferMe | None:
    """The card that would be worth most to this seat, of those that may still come; None if it has asked for it."""
    own = _face(tokens.marginals(tokens.logical())[seat].tolist())
    gains = {kind: board.gain(seat, kind) for kind, count in deck.unseen.items() if count}
    if own is None or own is Face.HIPPIE or max(gains.values(), default=0) <= 0:
        return None
    asked = OfferMe(max(gains, key=lambda kind: gains[kind]))
    return None if asked in said else asked


def _face(chances: Sequence[float]) -> Face | None:
    """What a token is, as far as somebody is sure."""
    best = max(chances)
    return FACES[list(chances).index(best)] if best >= SURE else None
