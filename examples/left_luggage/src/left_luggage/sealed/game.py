"""LEFT LUGGAGE as a value: the contract of `brushpass.core.game`, filled in."""

from typing import Final

from brushpass.core.game import Game
from brushpass.core.notation import Notation
from left_luggage.open import notation, sight
from left_luggage.open.cards import PLAYERS, VERSION, Rules
from left_luggage.open.choices import Choice
from left_luggage.open.seen import Seen
from left_luggage.sealed import redaction, rules, state
from left_luggage.sealed.deal import Deal
from left_luggage.sealed.events import Event

LEFT_LUGGAGE: Final = Game(
    name="left-luggage",
    version=VERSION,
    players=PLAYERS,
    deal=Deal,
    rules=Rules,
    choice=Choice,
    event=Event,
    seen=Seen,
    sight=sight.Sight,
    setup=rules.setup,
    prompts=rules.prompts,
    play=rules.play,
    evolve=state.evolve,
    show=redaction.show,
    view=redaction.view,
    begin=sight.begin,
    fold=sight.fold,
    outcome=lambda truth: truth.public.outcome,
    delayed=frozenset(),
    asked_during_delay=frozenset(),
    choice_notation=notation.CHOICES,
    event_notation=Notation[Event](Event, notation.EVENT_PATTERNS),
    seen_notation=notation.SEEN,
)
