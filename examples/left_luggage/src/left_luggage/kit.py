"""LEFT LUGGAGE: what Brushpass may use of it. It brings no dossier, judge, minds, phrase book or face of its own."""

from typing import Final

from brushpass.core.kit import Kit
from left_luggage.open import choices, notation, sight
from left_luggage.open.cards import PLAYERS, VERSION, Rules
from left_luggage.open.scoring import Reason
from left_luggage.open.seen import Seen

KIT: Final = Kit(
    name="left-luggage",
    title="LEFT LUGGAGE",
    version=VERSION,
    players=PLAYERS,
    rules=Rules,
    game="left_luggage.sealed.game:LEFT_LUGGAGE",
    choice=choices.Choice,
    ask=choices.Ask,
    seen=Seen,
    sight=sight.Sight,
    begin=sight.begin,
    fold=sight.fold,
    choice_notation=notation.CHOICES,
    seen_notation=notation.SEEN,
    sides={Reason.FILM: "film", Reason.PAPERS: "papers", Reason.NOTHING: "nobody"},
)
