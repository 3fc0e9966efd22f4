"""SECRETS as a value: the contract of `core.game`, filled in."""

from typing import Final

from brushpass.core.game import Game
from brushpass.core.notation import Notation
from brushpass.games.secrets import notation, redaction, rules, sight, state
from brushpass.games.secrets.cards import PLAYERS, Rules
from brushpass.games.secrets.choices import Choice
from brushpass.games.secrets.deal import Deal
from brushpass.games.secrets.events import Event
from brushpass.games.secrets.scoring import Outcome
from brushpass.games.secrets.seen import Seen
from brushpass.games.secrets.sight import Sight
from brushpass.games.secrets.state import State


def _outcome(truth: State) -> Outcome | None:
    return truth.outcome


SECRETS: Final = Game(
    name="secrets",
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
    paced=frozenset(),
    meanwhile=frozenset(),
    choice_notation=notation.CHOICES,
    event_notation=Notation[Event](Event, notation.EVENT_PATTERNS),
    seen_notation=notation.SEEN,
)
