"""What a bot says about tokens, and which card it asks for. Everybody hears it, so it counts who would make use of it.

Whoever believes that a seat is on their side helps it, and whoever believes the opposite hurts it. So where more of
those who listen are on the speaker's side, the truth serves the speaker, and where more are not, a lie does. A hippie
wants to be hurt, and says that it is of the side that fewer have. It asks for no card: its wish would betray it.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.dossier.arrangements import FACES, Floats
from brushpass.games.secrets.minds.dossier.deck import Deck
from brushpass.games.secrets.minds.dossier.tokens import Tokens
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.talk import Claim, OfferMe, SawToken, TokenIs

SURE: Final = 0.9
"""How sure a bot is of a token before it speaks of it."""
OTHER: Final = {Face.CIA: Face.KGB, Face.KGB: Face.CIA, Face.HIPPIE: Face.CIA}
"""What a lie calls a token."""


def statement(tokens: Tokens, belief: Floats, seat: Seat, said: Sequence[Claim], rng: Random) -> Claim | None:
    """A claim that serves this seat and was not made yet; None if there is nothing to say."""
    faces = dict(zip(range(tokens.players + 1), tokens.marginals(belief).tolist(), strict=True))
    own = _face(faces[seat])
    if own is None:
        return None
    others = [faces[other] for other in range(tokens.players) if other != seat]
    sides = {face: sum(chances[FACES.index(face)] for chances in others) for face in (Face.CIA, Face.KGB)}
    claims: list[Claim] = []
    if own is Face.HIPPIE:
        claims.append(TokenIs(seat, min(sides, key=lambda face: sides[face])))
    else:
        is_open = sides[own] >= sides[OTHER[own]]
        claims.append(TokenIs(seat, own if is_open else OTHER[own]))
        for other in map(Seat, range(tokens.players)):
            face = _face(faces[other])
            if other != seat and face is not None and face is not Face.HIPPIE:
                claims.append(SawToken(other, face if is_open else OTHER[face]))
    new = [claim for claim in claims if claim not in said]
    return rng.choice(new) if new else None


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
