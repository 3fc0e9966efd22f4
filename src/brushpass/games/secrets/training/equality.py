"""Whether the engine plays the game that the reference engine plays: random games, compared after every choice.

    python -m brushpass.games.secrets.training.equality --games 100000 --players 4-8 --accelerator

The engine deals and plays games of coin-tossers and writes down every table; here the reference engine plays the same
deals and choices.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.dossier.common import Common
from brushpass.games.secrets.minds.playouts.board import ANSWER, EFFECT, KINDS, NUMBER, OFFER, OVER, UN
from brushpass.games.secrets.open.cards import Face, Rules
from brushpass.games.secrets.open.choices import Ask, Choice, Offer
from brushpass.games.secrets.open.sight import TokenEvent
from brushpass.games.secrets.training.device import Device

GAME: Final = GAMES["secrets"]
MOST: Final = 96
"""The most choices of a game: at most 25 turns of at most four choices each, less what cannot all happen."""
FACES: Final = (Face.KGB, Face.HIPPIE, Face.CIA)
"""By the number that the engine writes."""
PHASES: Final = {Ask.OFFER: OFFER, Ask.UN: UN, Ask.ANSWER: ANSWER}
PRIME: Final = 131
WORD: Final = 2**32


def traces(players: int, games: int, seed: int, *, accelerator: bool) -> tuple[Any, Any, Any]:
    """Deals, choices and tables of this many games of coin-tossers."""
    device = Device(players, accelerator=accelerator)
    xp = device.arrays
    tables = xp.zeros(games * device.sizes.table, dtype=np.uint8)
    dealt = xp.zeros((games, 64), dtype=np.uint8)
    choices = xp.zeros((games, MOST), dtype=np.int32)
    lines = xp.zeros((games, MOST, 8), dtype=np.int32)
    device.call("trace", games, tables, np.uint32(seed), np.int32(MOST), dealt, choices, lines)
    return tuple(array if accelerator is False else array.get() for array in (dealt, choices, lines))


def deal_of(numbers: Any, players: int) -> Any:
    """A deal as the engine wrote it."""
    return GAME.deal(
        tokens=tuple(FACES[face] for face in numbers[: players + 1]),
        deck=tuple(KINDS[card] for card in numbers[9:38]),
        bullets=tuple(-int(bullet) for bullet in numbers[38:42]),
        first=Seat(int(numbers[42])),
    )


def choice_of(prompt: Any, option: int, shown: tuple[Any, Any] | None, players: int) -> Choice:
    """The choice of an option's number: offers card by card, for each card seat by seat; the rest as in the prompt."""
    if prompt.ask is Ask.OFFER:
        assert shown is not None
        return Offer(shown[option // players], Seat(option % players))
    choice: Choice = prompt.options[option]
    return choice


def line_of(state: Any, common: Common) -> tuple[int, ...]:
    """What the engine should have written of this state, but for the shown cards, which it keeps for longer."""
    players, outcome = state.players, state.outcome
    sides = [1 if face is Face.CIA else 1 << 16 if face is Face.KGB else 0 for face in state.tokens]
    truth = sum(side << slot for slot, side in enumerate(sides))
    holder = -1 if state.un is None else state.un
    if outcome is not None:
        phase, seat = OVER, sum(1 << winner for winner in outcome.winners)
    else:
        ((seat, prompt),) = GAME.prompts(state).items()
        phase = PHASES.get(Ask(prompt.ask), EFFECT)
    counts = scores = 0
    for display in state.displays:
        score = sum(_value(kind) for kind in display.up) + sum(display.bullets)
        counts = (counts * PRIME + len(display.up) + len(display.down) + len(display.bullets)) % WORD
        scores = (scores * PRIME + score + 64) % WORD
    assert players == len(state.displays)
    return phase, int(seat), truth, holder, len(common.weight), counts, scores


def _value(kind: Any) -> int:
    from brushpass.games.secrets.minds.playouts.board import VALUES

    return int(VALUES[NUMBER[kind]])


def differences(players: int, dealt: Any, choices: Any, lines: Any) -> int:
    """How many of these games the reference engine plays differently."""
    return sum(_differs(players, *game) for game in zip(dealt, choices, lines, strict=True))


def _differs(players: int, dealt: Any, choices: Any, lines: Any) -> bool:
    events, state = GAME.setup(players, deal_of(dealt, players), Rules())
    common = Common(players, Seat(0))
    _tell(common, events)
    for option, line in zip(choices.tolist(), lines.tolist(), strict=True):
        if option == 0:
            break
        ((seat, prompt),) = GAME.prompts(state).items()
        shown = state.shown
        events, state = GAME.play(state, seat, choice_of(prompt, option - 1, shown, players))
        _tell(common, events)
        got = (*line[:4], *(number % WORD for number in line[5:]))
        if got != line_of(state, common):
            return True
        if state.shown is not None and line[4] != 8 * NUMBER[state.shown[0]] + NUMBER[state.shown[1]]:
            return True
    return state.outcome is None


def _tell(common: Common, events: Any) -> None:
    """What the first seat sees of the tokens; the number of public worlds is the same for every seat."""
    for event in GAME.seen_by(common.seat, events):
        if isinstance(event, TokenEvent):
            common.see(event)


def main() -> int:
    """Print how many games differ, by number of players; the exit code is 1 if any does."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players")
    parser.add_argument("--players", default="4-8", help="a number, or the first and the last: 4-8")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--accelerator", action="store_true")
    options = parser.parse_args()
    first, _, last = options.players.partition("-")
    bad = 0
    with ProcessPoolExecutor(options.processes) as pool:
        for players in range(int(first), int(last or first) + 1):
            arrays = traces(players, options.games, options.seed, accelerator=options.accelerator)
            pieces = [np.array_split(array, options.processes * 4) for array in arrays]
            found = sum(pool.map(differences, [players] * len(pieces[0]), *pieces))
            choices = int((arrays[1] > 0).sum())
            print(f"{players} players: {options.games:,} games, {choices:,} choices, {found} games differ", flush=True)
            bad += found
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
