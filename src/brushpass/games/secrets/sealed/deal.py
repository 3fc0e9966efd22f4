"""All luck of a game of SECRETS as one value (S3)."""

import msgspec

from brushpass.core.deal import SeededRandom, check_players, is_box, is_seat
from brushpass.core.errors import BadSetup
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import BULLETS, CHARACTERS, PLAYERS, POOL, Face, Kind


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where everything lies when the game begins. A table draws a deal from a seed; tests write one by hand."""

    tokens: tuple[Face, ...]
    """The token at each seat, and last the centre's (S3.4)."""
    deck: tuple[Kind, ...]
    """The 29 characters, top card first (S3.2)."""
    bullets: tuple[int, ...]
    """The four bullets, top first (S3.2)."""
    first: Seat
    """The first active player (S3.1)."""

    @classmethod
    def from_seed(cls, seed: bytes, players: int) -> "Deal":
        """The deal that follows from 32 bytes; docs/deal.md says how, so that anyone can check it."""
        check_players("SECRETS", PLAYERS, players)
        rng = SeededRandom(seed, f"brushpass/1/secrets/{players}/")
        return cls(
            tokens=rng.shuffled(POOL[players]),
            deck=rng.shuffled(CHARACTERS),
            bullets=rng.shuffled(BULLETS),
            first=Seat(rng.below(players)),
        )

    def check(self, players: int) -> None:
        """Refuse a deal that could not come out of the box."""
        check_players("SECRETS", PLAYERS, players)
        for name, got, want in (
            ("tokens", self.tokens, POOL[players]),
            ("deck", self.deck, CHARACTERS),
            ("bullets", self.bullets, BULLETS),
        ):
            if not is_box(got, want):
                raise BadSetup(f"the deal's {name} are not those of a game for {players}")
        if not is_seat(self.first, players):
            raise BadSetup(f"the first seat must be 0..{players - 1}, got {self.first!r}")
