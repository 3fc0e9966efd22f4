"""The beginning of a game of four as the first seat sees it, for tests of what is heard and said."""

from brushpass.core.seats import Seat
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Face, Rules

ME, ANN, BEN = Seat(0), Seat(1), Seat(2)
BEGINNING: tuple[seen.Seen, ...] = (
    seen.Began(4, Rules(), ME),
    seen.Looked(ME, ME, Face.CIA),
    *(seen.Looked(seat, seat) for seat in map(Seat, range(1, 4))),
)
