"""Base types of what is said at a table: claims from a game's phrase book, and statements that a dossier explains."""

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat


class Phrase(msgspec.Struct, frozen=True, tag_field="claim", tag=kebab, forbid_unknown_fields=True):
    """A statement at the table that may be a lie. Each reader gets it in their own language."""

    def seats(self) -> tuple[Seat, ...]:
        """The seats that it mentions."""
        return ()

    def implied(self) -> "Phrase":
        """What a hearer takes from it about the present; most claims speak of the present themselves."""
        return self


class Statement(msgspec.Struct, frozen=True, tag_field="about", tag=kebab, forbid_unknown_fields=True):
    """Something for which a dossier has a figure."""

    def seats(self) -> tuple[Seat, ...]:
        """The seats that it mentions."""
        return ()
