"""SECRETS as a value: the contract of `core.game`, filled in."""

from typing import Final

from brushpass.core.game import Game
from brushpass.core.notation import Notation
from brushpass.games.secrets.open import notation, sight
from brushpass.games.secrets.open.cards import PLAYERS, VERSION, Rules
from brushpass.games.secrets.open.choices import Choice
from brushpass.games.secrets.open.scoring import Outcome
from brushpass.games.secrets.open.seen import Seen
from brushpass.games.secrets.open.sight import Sight
from brushpass.games.secrets.sealed import redaction, rules, state
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.events import Event
from brushpass.games.secrets.sealed.state import State


def _outcome(truth: State) -> Outcome | None:
    return truth.outcome


SECRETS: Final = Game(
    name="secrets",
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
    delayed=frozenset(),
    asked_during_delay=frozenset(),
    choice_notation=notation.CHOICES,
    event_notation=Notation[Event](Event, notation.EVENT_PATTERNS),
    seen_notation=notation.SEEN,
)
