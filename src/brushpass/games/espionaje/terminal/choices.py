"""The choices of ESPIONAJE CARTAS in a few words, as labels that stand alone."""

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.choices import Abstain, Accuse, Choice, Commit, EndTurn, Show, Suspect
from brushpass.games.espionaje.terminal.words import title, titles


def label(choice: Choice, seat: Seat, names: Names) -> str:
    """What a seat has chosen, or could have."""
    match choice:
        case Suspect(a=a, b=b):
            return names.say("choice-suspect", a=title(a, names), b=title(b, names))
        case Accuse():
            return names.say("choice-accuse")
        case EndTurn():
            return names.say("choice-end-turn")
        case Show(card=card):
            return names.say("choice-show", card=title(card, names))
        case Commit(city=city, device=device, agent=agent):
            return names.say("choice-commit", cards=titles((city, device, agent), names))
        case Abstain():
            return names.say("choice-abstain")
