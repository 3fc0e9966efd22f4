"""ESPIONAJE CARTAS as a value: the contract of `core.game`, filled in."""

from typing import Final

from brushpass.core.game import Game
from brushpass.core.notation import Notation
from brushpass.games.espionaje import events, notation, redaction, rules, seen, sight, state
from brushpass.games.espionaje.cards import PLAYERS, Rules
from brushpass.games.espionaje.choices import Ask, Choice
from brushpass.games.espionaje.deal import Deal
from brushpass.games.espionaje.events import Event
from brushpass.games.espionaje.scoring import Outcome
from brushpass.games.espionaje.seen import Seen
from brushpass.games.espionaje.sight import Sight
from brushpass.games.espionaje.state import State


def _outcome(truth: State) -> Outcome | None:
    return truth.outcome


ESPIONAJE: Final = Game(
    name="espionaje",
    version=1,
    players=PLAYERS,
    deal=Deal,
    rules=Rules,
    choice=Choice,
    event=Event,
    seen=Seen,
    sight=Sight,
    setup=rules.setup,
    prompts=rules.prompts,
    play=rules.play,
    evolve=state.evolve,
    show=redaction.show,
    view=redaction.view,
    begin=sight.begin,
    fold=sight.fold,
    outcome=_outcome,
    paced=frozenset({seen.Passed, events.Showed}),
    meanwhile=frozenset({Ask.SHOW}),
    choice_notation=notation.CHOICES,
    event_notation=Notation[Event](Event, notation.EVENT_PATTERNS),
    seen_notation=notation.SEEN,
)
