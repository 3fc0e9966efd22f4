"""The contract: the kit and the game agree, everything that the kit names exists, and the seal holds."""

import re
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, get_args

from msgspec.structs import fields

from brushpass.core.game import AnyGame
from brushpass.core.kit import Kit
from brushpass.core.seats import MOST_SEATS
from brushpass.core.switches import switches
from brushpass.games.kits import find_kit, load
from brushpass.minds.registry import RANDOM
from brushpass.research.arena.code import imported
from brushpass.research.laws.broken import At, hold
from brushpass.research.laws.playing import Case

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SAME: Final = (
    "name", "version", "players", "rules", "choice", "seen", "sight", "begin", "fold", "choice_notation",
    "seen_notation",
)  # fmt: skip
"""What a kit and its game both say."""
PARTS: Final = ("game", "page", "dossier", "snapshot", "explanation", "judge", "face", "gates", "stand_in")
SHOWN: Final = ("seat", "players", "turn", "outcome")
"""The fields of every sight that Brushpass reads."""


def contract(case: Case, seed: int) -> None:
    """What Brushpass relies on, without playing a game."""
    kit = find_kit(case.game.name)
    agreement(kit, case.game)
    parts(kit)
    levels(kit)
    shapes(case.game)
    seal(kit)


def agreement(kit: Kit, game: AnyGame) -> None:
    """The kit and the game agree, and a table has enough seats."""
    for name in SAME:
        one, other = getattr(kit, name), getattr(game, name)
        hold(one is other or one == other, f"the kit's {name} is {one!r}, but the game's is {other!r}")
    hold(kit.asked_in_secret == game.asked_during_delay, "kit and game name different questions that are secret")
    hold(NAME.fullmatch(kit.name), f"a name is lower-case letters, digits and hyphens, got {kit.name!r}")
    hold(kit.players and kit.players.step == 1, f"players are a range without gaps, got {kit.players}")
    hold(kit.players[0] >= 2 and kit.players[-1] <= MOST_SEATS, f"2 to {MOST_SEATS} can play, got {kit.players}")


def parts(kit: Kit) -> None:
    """Every part that the kit names can be loaded, if the extra it needs is installed."""
    named = {name: getattr(kit, name) for name in PARTS if getattr(kit, name) is not None}
    if kit.judge_needs and find_spec(kit.judge_needs) is None:
        named.pop("judge")
    for name, part in (named | {f"the mind {mind}": part for mind, part in kit.minds.items()}).items():
        with At(None, f"{name} ({part})"):
            load(part)
    hold(kit.warmup is None or find_spec(kit.warmup) is not None, f"there is no module {kit.warmup}")


def levels(kit: Kit) -> None:
    """There is a level to play against, and a mind behind each."""
    known = {*kit.minds, *RANDOM}
    hold(kit.levels, "a game has at least one level")
    for level, mind in kit.levels.items():
        hold(mind in known, f"the level {level} stands for the mind {mind!r}, which the game does not have")
    for mind in (*kit.slow, *kit.balance):
        hold(mind in known, f"the kit names the mind {mind!r}, which the game does not have")


def shapes(game: AnyGame) -> None:
    """Messages are frozen, switches can be offered, and a sight has the fields that Brushpass reads."""
    for kind in (*_kinds(game.choice), *_kinds(game.event), *_kinds(game.seen), game.sight, game.deal, game.rules):
        hold(kind.__struct_config__.frozen, f"{kind.__name__} is not frozen")
    for switch, field in zip(switches(game.rules), fields(game.rules), strict=True):
        hold(len(switch.values) > 1, f"the switch {switch.name} is neither on or off nor one of several words")
        words = [value for value in switch.values if isinstance(value, str)]
        hold(all(map(NAME.fullmatch, words)), f"the switch {switch.name} has words that no notation can write")
        hold(field.default == switch.values[0], f"the switch {switch.name} is not at its first value by default")
    unknown = (game.rules.written or frozenset()) - {*game.rules.__struct_fields__}
    hold(not unknown, f"there is no switch {', '.join(sorted(unknown))} to write")
    missing = set(SHOWN) - set(game.sight.__struct_fields__)
    hold(not missing, f"a sight has no {', '.join(sorted(missing))}")


def seal(kit: Kit) -> None:
    """What any seat may know imports nothing of the truth, however indirectly."""
    truth = kit.game.partition(":")[0]
    sealed = f"{truth.rpartition('.')[0]}."
    for opened in sorted({_module(thing) for thing in _open(kit)}):
        found = [name for name in sorted(imported([opened])) if name == truth or f"{name}.".startswith(sealed)]
        hold(not found, f"{opened} is open to every seat, but imports {', '.join(found[:3])}")


def _open(kit: Kit) -> Iterator[Any]:
    """Everything open that a kit holds directly."""
    yield from (kit.rules, kit.ask, kit.sight, kit.begin, kit.fold, *_kinds(kit.choice), *_kinds(kit.seen))
    yield from (*_kinds(kit.phrases), *_kinds(kit.statements))


def _module(thing: Callable[..., Any] | ModuleType) -> str:
    return str(getattr(thing, "__module__", thing.__name__))


def _kinds(union: Any) -> tuple[Any, ...]:
    """The members of a union; a type alone is one."""
    return () if union is None else get_args(union) or (union,)
