"""Play in the plain terminal against bots."""

import argparse
import os
import signal
import sys
from contextlib import ExitStack
from types import FrameType
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.files import STREAM, writing
from brushpass.cli.options import add_language, add_rule, natural, positive, read_rules, texts_for
from brushpass.clients.terminal.chapters import house_rules
from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import Names, around
from brushpass.clients.terminal.terminal import Left, Terminal
from brushpass.clients.terminal.text import typed_number, wrapped
from brushpass.core import record
from brushpass.core.deal import SEED_BYTES, check_players
from brushpass.core.kit import Kit
from brushpass.core.record import Recorder
from brushpass.core.record_talk import Kept
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, kits, load
from brushpass.games.registry import find
from brushpass.locales import Texts
from brushpass.minds import registry as minds
from brushpass.minds.mind import Mind
from brushpass.minds.play import run as run_game
from brushpass.minds.play import say
from brushpass.minds.quiet import Quiet
from brushpass.minds.registry import level_names
from brushpass.research.simulate import rng_of, talk_of

LEVEL: Final = "agent"
"""The level to play against if none is named."""
NAME: Final = "solo"
HELP: Final = "play in the terminal against bots"
EXAMPLES: Final = """\
examples:
  brushpass solo
  brushpass solo {game} --players 5 --seat 2 --name Ada --language it
  brushpass solo {other} --players 3 --minds handler --quiet-bots --out game.jsonl

At every question type a number, the choice itself on one line, say to claim something, or ? for help. Type pause to be
asked at every offer to somebody else, so that you can say "take it" or "refuse it" about it. Seats are
numbered from 0, clockwise. With --aids none you see everything once, as around a real table; own lists what you have
seen, and full also what you can conclude from it.
"""
AIDS: Final = ("none", "own", "full")
"""How much the terminal remembers and concludes for the person."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `solo`."""
    parser.add_argument("game", nargs="?", choices=kits(), metavar="GAME", help=f"which game: {', '.join(kits())}")
    parser.add_argument("--players", type=positive, metavar="N", help="how many play, including you")
    parser.add_argument(
        "--minds",
        metavar="LEVEL",
        help=f"whom you play against: {', '.join(level_names())}, or any mind by name (default: {LEVEL})",
    )
    parser.add_argument("--quiet-bots", action="store_true", help="let bots say nothing at all")
    parser.add_argument("--aids", choices=AIDS, default="full", help="memory aids: none, own or full (default: full)")
    parser.add_argument("--seat", type=natural, default=0, metavar="K", help="your seat, from 0 (default: 0)")
    parser.add_argument(
        "--seed", metavar="HEX", help="32 bytes in hexadecimal from which the deal follows (default: random)"
    )
    parser.add_argument("--name", metavar="NAME", help="your name at the table")
    parser.add_argument("--out", metavar="FILE", help="write the record of the game, even if you leave early")
    parser.add_argument("--force", action="store_true", help="write over FILE if it exists")
    add_rule(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after one game, or once the person has left."""
    if arguments.out == STREAM:
        raise Failure("usage", "the game itself is shown on stdout; --out needs a file")
    texts = texts_for(arguments)
    try:
        kit = find_kit(arguments.game or _ask_game(texts))
        players = arguments.players or _ask_players(kit, texts)
    except EOFError:
        return _leave(texts)
    check_players(kit.name, kit.players, players)
    rules = read_rules(kit, arguments.rule)
    level = arguments.minds or _level(kit)
    minds.check_plays(level, kit.name)
    if arguments.seat >= players:
        raise Failure("usage", f"seats go from 0 to {players - 1}, got {arguments.seat}")
    name = arguments.name
    if name is not None and not (name.isprintable() and 1 <= len(name) <= 12):
        raise Failure("usage", "a name has 1 to 12 printable characters")
    seed = _seed(arguments.seed)
    names = around(Seat(arguments.seat), players, texts, name)
    game = find(kit.name)
    deal = game.deal.from_seed(seed, players)
    game.setup(players, deal, rules)  # refuses what cannot be played before anything is told of it
    seated = tuple("" if seat == arguments.seat else level for seat in range(players))
    recorder = Recorder(game, players, rules, deal, seed=seed, seats=names.given, minds=seated, kept=Kept.CLAIMS)
    you, aids = Seat(arguments.seat), arguments.aids
    terminal = Terminal(
        face_of(kit),
        names,
        read=_read,
        write=print,
        dossier=load(kit.dossier)(you) if kit.dossier is not None and aids == "full" else None,
        say=lambda claim: say(table, you, claim, recorder),
        remembers=aids != "none",
    )
    table = _minds(level, kit.name, names, terminal, seed, is_quiet=arguments.quiet_bots)
    _print(texts.say("terminal-seated", seat=arguments.seat, players=players))
    _print(*house_rules(rules, names.labels, texts))
    with ExitStack() as stack:
        for end in {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}:
            stack.callback(signal.signal, end, signal.signal(end, _hang_up))
        file = stack.enter_context(writing(arguments.out, force=arguments.force))
        if file is not None:
            stack.callback(lambda: file.write(record.encode(recorder.record()) + b"\n"))
        try:
            talk = None if kit.phrases is None or arguments.quiet_bots else talk_of(seed)
            run_game(game, players, rules, deal, table, recorder, talk, terminal.pause)
        except Left:
            return _leave(texts)
    terminal.finish()
    _print_seed(seed, arguments.out, texts)
    return 0


def _level(kit: Kit) -> str:
    """The level to play against if none is named, or the game's strongest if it lacks that level."""
    return minds.level_of(LEVEL, kit.name) or list(kit.levels)[-1]


def _minds(level: str, game: str, names: Names, person: Terminal, seed: bytes, *, is_quiet: bool) -> list[Mind]:
    """The person at their own seat, and a mind of this level at every other seat, which may have to be quiet."""
    table: list[Mind] = [person] * len(names.labels)
    for seat in map(Seat, range(len(table))):
        if seat != names.you:
            mind = minds.find(level)(game, seat, rng_of(seed, seat))
            table[seat] = Quiet(mind, game) if is_quiet else mind
    return table


def _print_seed(seed: bytes, out: str | None, texts: Texts) -> None:
    """Print the seed, and how anybody can check the deal."""
    _print("", texts.say("terminal-seed"), seed.hex())
    if out is None:
        _print(texts.say("terminal-no-record"))
    else:
        _print(texts.say("terminal-verify", command=f"brushpass verify {out}"))
        _print(texts.say("terminal-replay", command=f"brushpass replay {out}"))


def _print(*lines: str) -> None:
    """Print lines, wrapped to the width of the terminal."""
    for line in lines:
        print("\n".join(wrapped(line, hang=0)))


def _seed(text: str | None) -> bytes:
    if text is None:
        return os.urandom(SEED_BYTES)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Failure("usage", f"--seed is {SEED_BYTES} bytes in hexadecimal, {2 * SEED_BYTES} digits")
    return seed


def _ask_game(texts: Texts) -> str:
    """The game that the person picks."""
    known = list(kits())
    _print(texts.say("terminal-which-game"))
    for number, name in enumerate(known, start=1):
        kit = kits()[name]
        title = texts.say("terminal-game", game=kit.title, first=kit.players[0], last=kit.players[-1])
        _print(f"{number:3}  {title}")
    while True:
        answer = _read("> ").strip().lower()
        if answer in known:
            return answer
        if 1 <= (typed_number(answer) or 0) <= len(known):
            return known[int(answer) - 1]
        if answer in ("q", "quit"):
            raise EOFError
        _print(texts.say("terminal-need-number", first=1, last=len(known)))


def _ask_players(kit: Kit, texts: Texts) -> int:
    """The number of players that the person picks; an empty answer means the fewest."""
    first, last = kit.players[0], kit.players[-1]
    while True:
        _print(texts.say("terminal-how-many", first=first, last=last))
        answer = _read("> ").strip().lower()
        if not answer:
            return first
        players = typed_number(answer)
        if players is not None and players in kit.players:
            return players
        if answer in ("q", "quit"):
            raise EOFError
        _print(texts.say("terminal-need-number", first=first, last=last))


def _read(prompt: str) -> str:
    """A line from the person. Input from a pipe is echoed, so that the output reads like a game."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    print(line.rstrip("\n"))
    return line


def _hang_up(number: int, frame: FrameType | None) -> None:
    """End the game when the terminal is closed or the process is told to stop. The record is written as usual."""
    raise Left


def _leave(texts: Texts) -> int:
    _print("", texts.say("terminal-left"))
    return 0
