"""Claims of ESPIONAJE CARTAS in the speaker's own words."""

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat
from brushpass.games.espionaje.talk import Claim, Holds, IsHidden, NotHidden, ShowMe
from brushpass.games.espionaje.terminal.words import title


def claim(said: Claim, speaker: Seat, names: Names) -> str:
    """What somebody says."""
    element = title(said.element, names)
    match said:
        case Holds(seat=seat):
            who = "speaker" if seat == speaker else "reader" if seat == names.you else "other"
            return names.say("claim-holds", who=who, name=names.labels[seat], element=element)
        case IsHidden():
            return names.say("claim-is-hidden", element=element)
        case NotHidden():
            return names.say("claim-not-hidden", element=element)
        case ShowMe():
            return names.say("claim-show-me", element=element)
