"""The arrays that one mind's compiled sums work in, with its table in them."""

from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import UNSET

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.dossier.arrangements import Floats, Sides
from brushpass.games.secrets.minds.dossier.bullets import Bullets
from brushpass.games.secrets.minds.dossier.common import Common
from brushpass.games.secrets.minds.playouts import board as b
from brushpass.games.secrets.minds.playouts.board import NUMBER, Ints, empty_board
from brushpass.games.secrets.minds.playouts.options import option_count
from brushpass.games.secrets.minds.playouts.scratch import TIE, new_scratch
from brushpass.games.secrets.minds.trained.seat_inputs import fill_seats
from brushpass.games.secrets.minds.trained.values import all_values, infoset_values
from brushpass.games.secrets.open.cards import BULLETS, Kind
from brushpass.games.secrets.open.choices import Ask

PHASES: Final = {Ask.OFFER: b.OFFER, Ask.UN: b.UN, Ask.ANSWER: b.ANSWER}
NOTHING: Final = np.zeros(0)
ENGINE_TIE: Final = 1e-5
"""Of uses of a card that differ by less the first is planned with, as in `training/engine/values.h`."""


class Sums:
    """One table, seen with the eyes of any seat."""

    def __init__(self) -> None:
        self._board, self._scratch = empty_board(), new_scratch()
        self._scratch.constants[TIE] = ENGINE_TIE
        self._count = 0
        self._held = 0.0

    def set_table(self, table: Board, ask: Ask, card: Kind | None) -> None:
        """What everybody sees, and what is asked: the card is that whose effect is chosen."""
        at, arrays, players = self._board.at, self._board, table.players
        at[b.PLAYERS], at[b.LIMIT], at[b.PHASE] = players, table.limit, PHASES.get(ask, b.EFFECT)
        at[b.TIED], at[b.PAIRS_STAY] = b.TIES[table.rules.tied_hippies_win], table.rules.last_pairs_stay
        at[b.FIRST], at[b.SECOND] = NUMBER[table.shown[0]], NUMBER[table.shown[1]]
        self._count = 2 * players if ask is Ask.OFFER else 2
        if card is not None:
            at[b.OFFERED] = NUMBER[card]
            self._count = option_count(NUMBER[card], players)
        if table.offer is not None:
            at[b.ACTIVE], at[b.TARGET] = table.offer.by, table.offer.to
        for seat, up in enumerate(table.ups):
            arrays.up[seat] = 0
            for kind in up:
                arrays.up[seat, NUMBER[kind]] += 1
        arrays.counts[:players], arrays.scores[:players] = table.counts, table.scores
        arrays.shots[:players] = table.bullets
        arrays.placed[:players, :players] = arrays.known[:players, :players] = 0
        arrays.unknown[:] = len(BULLETS), sum(BULLETS)

    def of_infosets(self, seat: Seat, odds: float, common: Common, mine: Ints) -> tuple[Floats, Ints]:
        """Option × information set of a seat, and for each of my worlds, which one the seat would be in."""
        worlds = _bits(common)
        infoset, out = np.zeros(len(mine), dtype=np.int64), np.zeros((self._count, len(mine)))
        count = infoset_values(
            self._board, self._scratch, int(seat), odds, worlds, common.memory[seat], mine, infoset, out
        )
        return out[:, :count], infoset

    def set_bullets(self, me: Seat, bullets: Bullets) -> None:
        """What I know of the bullets."""
        arrays = self._board
        for given in bullets.given:
            if given.value is not UNSET:
                arrays.placed[me, given.to] += 1
                arrays.known[me, given.to] += given.value
        arrays.unknown[me] = len(bullets.unknown), sum(bullets.unknown)
        self._held = 0.0 if bullets.held is UNSET else float(bullets.held)

    def mine(self, me: Seat, sides: Sides, probability: Floats, odds: float, given: Floats) -> tuple[Floats, float]:
        """The values of my own options, and how likely the first card is the one on offer."""
        arrays, count = self._board, len(probability)
        powers = 1 << np.arange(len(sides))
        arrays.cia[me, :count], arrays.kgb[me, :count] = powers @ (sides == 1), powers @ (sides == -1)
        arrays.worlds[me] = count
        return self._values(me, probability, odds, given, again=0)

    def mine_again(self, me: Seat, probability: Floats, odds: float, given: Floats) -> tuple[Floats, float]:
        """The same for other probabilities of the same worlds, when I have just been asked; it takes half the time."""
        return self._values(me, probability, odds, given, again=1)

    def _values(self, me: Seat, probability: Floats, odds: float, given: Floats, *, again: int) -> tuple[Floats, float]:
        self._board.weight[me, : len(probability)] = probability
        out = np.zeros(self._count)
        first = all_values(self._board, self._scratch, int(me), odds, self._held, given, again, out)
        return out, first

    def fill_seats(
        self,
        me: Seat,
        active: Seat,
        holder: Seat | None,
        logical: Floats,
        inferred: Floats,
        worth: Floats,
        types: Floats,
        out: npt.NDArray[np.float32],
    ) -> None:
        """The inputs of the net that are the same for every seat; for the table and the worlds that were set last."""
        un = -1 if holder is None else int(holder)
        fill_seats(self._board, int(me), int(active), un, logical, inferred, worth, types, out)


def _bits(common: Common) -> Ints:
    powers = 1 << np.arange(len(common.sides))
    return np.ascontiguousarray(np.stack((powers @ (common.sides == 1), powers @ (common.sides == -1)), axis=1))
