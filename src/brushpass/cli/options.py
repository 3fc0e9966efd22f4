"""Options that several commands share, and how their values are read."""

import argparse
import os
from collections.abc import Sequence
from typing import Any

from brushpass.core.errors import BadSetup, Malformed
from brushpass.core.kit import Kit
from brushpass.core.switches import Switch, spelled, switches
from brushpass.games.kits import kits
from brushpass.locales import Texts, languages, nearest, texts, wanted

MAX_DAYS = 36_500


def positive(text: str) -> int:
    """A number of 1 or more."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a number of 1 or more, got {text!r}")
    return int(text)


def natural(text: str) -> int:
    """A number of 0 or more."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"must be a number of 0 or more, got {text!r}")
    return int(text)


def word(text: str) -> str:
    """Any text; refuses bytes that are not text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"must be text, got {text!r}") from None
    return text


def language(text: str) -> str:
    """A language that we have texts in: `de`, or the nearest one for `de-AT`."""
    found = nearest(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"there are texts in {', '.join(languages())}, got {text!r}")
    return found


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option that sets the language of what people read."""
    parser.add_argument(
        "--language",
        type=language,
        metavar="CODE",
        help=f"{', '.join(languages())} (default: what LC_ALL, LC_MESSAGES or LANG says, or else en)",
    )


def texts_for(arguments: argparse.Namespace) -> Texts:
    """The texts in the language that was asked for, by option or by the environment."""
    return texts(arguments.language or wanted(os.environ))


def add_rule(parser: argparse.ArgumentParser) -> None:
    """Add the option that sets a game's switches."""
    parser.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help=f"set a switch of the game ({_switches()})",
    )


def _switches() -> str:
    """Every switch, listed by game."""
    known = ((kit.name, list(map(_values, switches(kit.rules)))) for kit in kits().values())
    return "; ".join(f"{game}: {', '.join(names)}" for game, names in known if names)


def _values(switch: Switch) -> str:
    """A switch as it can be set: by its name alone to turn it on, with a word if there is more to choose."""
    name, words = switch.name.replace("_", "-"), [value for value in switch.values if isinstance(value, str)]
    return f"{name}[={'|'.join(map(spelled, switch.values))}]" if words else name


def read_rules(kit: Kit, settings: Sequence[str]) -> Any:
    """The rules of a game with these switches set; refuses unknown switches."""
    known = {switch.name.replace("_", "-"): switch for switch in switches(kit.rules)}
    values = {}
    for setting in settings:
        name, _, word = setting.partition("=")
        switch = known.get(name.replace("_", "-"))
        if switch is None:
            raise BadSetup(f"{kit.name} has no switch {name!r}; it has {', '.join(known)}")
        named = {spelled(value): value for value in switch.values}
        if (word or "true") not in named:
            raise Malformed(f"switch {name} is {' or '.join(named)}, got {word!r}")
        values[switch.name] = named[word or "true"]
    return kit.rules(**values)


def days(text: str) -> int:
    """A number of days, from 0 to a hundred years."""
    number = natural(text)
    if number > MAX_DAYS:
        raise argparse.ArgumentTypeError(f"must be a number of days from 0 to {MAX_DAYS}, got {text!r}")
    return number


def port_number(text: str) -> int:
    """A port number; 0 means any free port."""
    number = natural(text)
    if number > 65_535:
        raise argparse.ArgumentTypeError(f"must be a port from 0 to 65535, got {text!r}")
    return number
