"""`Kit`: everything that Brushpass may use of a game. A game is one folder, and its `kit.py` is the way in.

A kit holds the game's open types directly, and names its other parts by reference, so that importing a kit loads
neither the truth (`sealed`) nor NumPy. Every part but the game itself is optional: if a kit lacks one, people are told
so (`no-dossier`, `no-judge`, `no-phrases`), and nothing crashes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from brushpass.core.messages import Rules
from brushpass.core.notation import Notation
from brushpass.core.seats import Viewer

Part = str
"""Where a part is defined, as `package.module:name`; `games.kits.load` returns it."""


@dataclass(frozen=True, kw_only=True)
class Kit:
    """What Brushpass may use of one game."""

    name: str
    """The name in records, addresses and commands: lower-case letters, digits and hyphens."""
    title: str
    """The name on the box."""
    version: int
    """The version of the rules, as `core.game.Game` has it."""
    players: range
    """How many can play."""
    rules: type[Rules]
    """The switches that a table may set."""
    game: Part
    """The rules: a `core.game.Game`. Only tables, stores, research and tests may load it."""
    order: int = 100
    """Where the game appears in lists: lower numbers first, then by name."""

    choice: Any
    """The union of all choices."""
    ask: type[StrEnum]
    """Every kind of question that a prompt may ask."""
    seen: Any
    """The union of all events as a viewer may see them."""
    sight: type[Any]
    """All that one viewer may know. Every sight has at least `seat`, `players`, `turn` and `outcome`."""
    begin: Callable[[Viewer, Any], Any]
    """A viewer's sight from the first event it sees."""
    fold: Callable[[Any, Any], Any]
    """A viewer's sight after one more event."""
    choice_notation: Notation[Any]
    """How a choice is written."""
    seen_notation: Notation[Any]
    """How a seen event is written."""
    asked_in_secret: frozenset[str] = frozenset()
    """Questions that nobody else may notice being asked (GE31)."""
    page: Part | None = None
    """Constants that the page draws with: a mapping of names to JSON values, written to `cards.gen.ts`."""

    minds: Mapping[str, Part] = field(default_factory=dict)
    """The game's own minds, by name: each a class that takes (seat, rng). `random` plays every game."""
    levels: Mapping[str, str] = field(default_factory=lambda: {"rookie": "random"})
    """The mind behind each level that people are shown, weakest first."""
    dial: Part | None = None
    """A mind at any place of the dial: a function that takes the place, a number, and returns what makes the mind."""
    places: Part | None = None
    """Where on the dial the levels below the strongest lie: a mapping of numbers of players to places."""
    slow: frozenset[str] = frozenset()
    """Minds that think longer than a table should stand still."""
    stand_in: Part | None = None
    """What keeps a mind from risking the game of somebody who is away: a class that takes (mind, seat) and is a mind
    itself. None: the mind plays as it would for itself."""
    risky: tuple[type[Any], ...] = ()
    """Choices that may lose the game at once. Where a mind fails, none of them is drawn as long as there is another."""
    wordless: Callable[[Any], Any] | None = None
    """A choice without the words that come with it, which is offered wherever the one with words is. None: choices
    carry no words."""
    warmup: str | None = None
    """A module that compiles what the minds need when it is run; only used if Numba is installed."""
    phrases: Any = None
    """The union of all claims in the phrase book (`core.talk.Phrase`); None: this game has no phrase book."""
    statements: Any = None
    """The union of all statements that a dossier explains (`core.talk.Statement`)."""
    dossier: Part | None = None
    """What follows from one viewer's sight: a class that keeps the contract `minds.dossier.Dossier`."""
    snapshot: Part | None = None
    """The type of a dossier's page, for the page's own types."""
    explanation: Part | None = None
    """The type of a dossier's explanation, for the page's own types."""
    judge: Part | None = None
    """What judges decisions in a review: a module with `Judge`, `is_judged` and `share`
    (`research.review.review`)."""
    judge_needs: str = ""
    """The package of an extra without which the judge cannot work; empty: it needs none."""
    dominated: Part | None = None
    """What notices moves that everybody can see are dominated (`research.arena.blunders`): a class that takes a
    seat."""
    labels: Part | None = None
    """What claims mean (`research.labels.meaning.Meaning`). None: claims cannot be labelled."""
    face: Part | None = None
    """How the game looks in the terminal: a `clients.terminal.face.Face`. None: it is shown in notation."""

    sides: Mapping[str, str] = field(default_factory=dict)
    """Which side each reason for an ending favours, in the order they are shown; `nobody` for none."""
    gates: Part | None = None
    """What its minds must be worth: a mapping of names to `research.arena.gates.Gate`."""
    pool: Part | None = None
    """Minds that try to win more than the strongest one does at a table of its own kind: their factories, by name."""
    training: Part | None = None
    """What `brushpass train` calls (`games.secrets.training.command` shows how); None: nothing to train."""
    measuring: Part | None = None
    """What `brushpass train --measure` calls, in the same module; present if there is something to train."""
    crossing: Part | None = None
    """What `brushpass train --cross-play` calls, likewise."""
    responding: Part | None = None
    """What `brushpass train --best-response` calls, likewise."""
    balance: tuple[str, ...] = ()
    """The minds whose games docs/balance.md shows, weakest first."""
