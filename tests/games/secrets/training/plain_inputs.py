"""The inputs of the trained mind, from the dossier and the minds `belief` and `likelihood`: slow, and easy to check."""

from typing import Any

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.evaluation import win_chances
from brushpass.games.secrets.minds.bots.forecast import Worlds
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.playouts.board import KINDS, NUMBER
from brushpass.games.secrets.open.cards import LIMIT, Kind
from brushpass.games.secrets.open.choices import Ask, Exchange

ASKS = tuple(Ask)


def planned_by(forecast: Any, seat: Any, worlds: Any) -> dict[Any, Any]:
    """`Forecast.planned_by`, but of equally good options it plans with the first, and not by rounding."""
    every, takers = forecast._outcomes, forecast._takers
    value = win_chances(forecast._prospects, seat, forecast._sides)
    grouped = np.add.reduceat(value * forecast._option_chances, every.starts).reshape(2, len(takers), -1)
    for card in (0, 1):
        group = card * len(takers) + takers.index(seat)
        start, count = every.starts[group], every.counts[group]
        if count > 1:
            options = value[start : start + count]
            means = options @ worlds.belief
            best = np.zeros(means.shape[1], dtype=np.intp)
            for option in range(1, count):
                ahead = means[option] > means[best, np.arange(len(best))] + 1e-5
                best = np.where(ahead, option, best)
            grouped[card, takers.index(seat)] = options[best[worlds.infoset], np.arange(options.shape[1])]
    return {taker: grouped[:, number] for number, taker in enumerate(takers)}


def relative_option(players: int, me: int, prompt: Any, number: int) -> int:
    """An option's number as the net counts: seats clockwise from its own."""
    if prompt.ask is Ask.OFFER:
        return number // players * (players - 1) + (number % players - me) % players - 1
    if prompt.ask is Ask.PSYCHIATRIST:
        pair: Exchange = prompt.options[number]
        x, y = sorted(((pair.a - me) % players, (pair.b - me) % players))
        return (x - 1) * (2 * players - 2 - x) // 2 + (y - x - 1)
    return number


def logical_worlds(mind: Any) -> Worlds:
    """What a mind thinks possible by logic alone, as `belief` does where nobody speaks."""
    tokens = mind.dossier.tokens
    return Worlds.of_one_infoset(tokens.sides.astype(np.float64), tokens.logical())


class Thinker(Likelihood):
    """A mind `likelihood` that says what both it and `belief` think of every option."""

    def plain_inputs(self, prompt: Any) -> Any:
        """The inputs, as a list of numbers."""
        board, dossier, me = self._board, self.dossier, int(self._seat)
        players, tokens = board.players, dossier.tokens
        order = [(me + r) % players for r in range(players)]
        options = max(2 * (players - 1), (players - 1) * (players - 2) // 2)
        is_answer = prompt.ask in (Ask.UN, Ask.ANSWER)
        has_cards = is_answer or prompt.ask is Ask.OFFER
        thoughts, firsts = [], []
        for worlds_of, offered in ((logical_worlds, Belief._offered), (Likelihood._worlds, Likelihood._offered)):
            self.__dict__["_worlds"] = lambda worlds_of=worlds_of: worlds_of(self)
            self.__dict__["_offered"] = lambda offered=offered: offered(self)
            if is_answer:
                worlds, _, _, cards = self._offered()
                firsts.append(float(cards[0] @ worlds.belief[:, 0]))
            else:
                firsts.append(0.0)
            Belief.choose(self, prompt)
            assert self._thought is not None
            thoughts.append(self._thought)
            del self.__dict__["_worlds"], self.__dict__["_offered"]
        logical, inferred = (thought.worlds.belief[:, 0] for thought in thoughts)
        sides = tokens.sides
        types = self._opponents.type_chances()
        types[me] = 1, 0, 0

        def same(one: int, other: int, probability: Any) -> float:
            return float(probability[(sides[one] != 0) & (sides[one] == sides[other])].sum())

        f = [0.0] * 55
        f[ASKS.index(prompt.ask)] = 1
        if has_cards:
            f[8 + NUMBER[board.shown[0]]] = f[16 + NUMBER[board.shown[1]]] = 1
        f[24], f[25] = firsts
        if prompt.ask is Ask.ASSASSIN:
            assert isinstance(dossier.bullets.held, int)
            f[26] = dossier.bullets.held / 3
        f[27], f[28] = dossier.bullets.mean / 3, dossier.deck.fresh / 29
        for kind in KINDS:
            f[29 + NUMBER[kind]] = dossier.deck.unseen[kind] / 6
        if not dossier.deck.fresh:
            for place in range(2):
                f[37 + 8 * place + NUMBER[dossier.deck.bottom[place]]] = 1
        f[53], f[54] = (board.limit - max(board.counts)) / board.limit, board.un is not None
        worth = self._worth(board.scores if has_cards else board.settled())
        active = dossier_active(self)
        for seat in order:
            f += [
                float(probability[sides[seat] == side].sum())
                for probability in (logical, inferred)
                for side in (1, -1, 0)
            ]
            f += [same(me, seat, logical), same(me, seat, inferred)]
            f += [board.counts[seat] / LIMIT[players], board.scores[seat] / 10, worth[seat] / 10, board.bullets[seat]]
            f += [board.gain(Seat(seat), kind) / 5 if has_cards else 0.0 for kind in board.shown]
            f += [float(board.ups[seat].count(kind)) for kind in Kind]
            f += [seat == active, is_answer and seat == board.offer.to, seat == board.un, *types[seat]]  # type: ignore[union-attr]
        f += [
            float(probability[sides[players] == side].sum())
            for probability in (logical, inferred)
            for side in (1, -1, 0)
        ]
        f += [same(order[x], order[y], inferred) for x in range(1, players) for y in range(x + 1, players)]
        values, chosen, tops = [], [], []
        for thought in thoughts:
            legal = [
                number for number in range(len(thought.value)) if prompt.ask is not Ask.OFFER or number % players != me
            ]
            value = thought.value[legal]
            row, best = np.zeros(options), np.zeros(options)
            for number in legal:
                place = relative_option(players, me, prompt, number)
                row[place] = (thought.value[number] - value.mean()) * (1 if prompt.ask is Ask.DETECTIVE else 10)
            best[relative_option(players, me, prompt, legal[int(value.argmax())])] = 1
            values.append(row)
            chosen.append(best)
            tops.append(value.max())
        return np.concatenate([np.array(f, dtype=float), *values, *chosen, tops])


def dossier_active(mind: Any) -> int:
    """Whose turn it is."""
    return int(mind.active)
