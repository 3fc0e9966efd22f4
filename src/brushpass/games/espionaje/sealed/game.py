"""ESPIONAJE CARTAS as a value: the contract of `core.game`, filled in."""

from typing import Final

from brushpass.core.game import Game
from brushpass.core.notation import Notation
from brushpass.games.espionaje.open import notation, seen, sight
from brushpass.games.espionaje.open.cards import PLAYERS, VERSION, Rules
from brushpass.games.espionaje.open.choices import Ask, Choice
from brushpass.games.espionaje.open.scoring import Outcome
from brushpass.games.espionaje.open.seen import Seen
from brushpass.games.espionaje.open.sight import Sight
from brushpass.games.espionaje.sealed import events, redaction, rules, state
from brushpass.games.espionaje.sealed.deal import Deal
from brushpass.games.espionaje.sealed.events import Event
from brushpass.games.espionaje.sealed.state import State


def _outcome(truth: State) -> Outcome | None:
    return truth.outcome


ESPIONAJE: Final = Game(
    name="espionaje",
    version=VERSION,
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
    delayed=frozenset({seen.Passed, events.Showed}),
    asked_during_delay=frozenset({Ask.SHOW}),
    choice_notation=notation.CHOICES,
    event_notation=Notation[Event](Event, notation.EVENT_PATTERNS),
    seen_notation=notation.SEEN,
)
