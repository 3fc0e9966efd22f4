"""What ESPIONAJE CARTAS asks its players, step by step."""

from collections.abc import Sequence

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Question, by, one_of
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Ask, Suspect
from brushpass.games.espionaje.open.sight import Sight
from brushpass.games.espionaje.terminal.words import title


def questions(ask: str, sight: Sight, names: Names) -> Sequence[Question]:
    """The questions that lead to a choice of this kind."""

    def label(element: Element) -> str:
        """The name, with a mark where the notebook rules it out (GE18)."""
        return f"{title(element)} (x)" if element in sight.ruled_out else title(element)

    match Ask(ask):
        case Ask.TURN | Ask.ACCUSE:
            element = one_of(_pair, label)
            return (
                Question("Your turn. Suspect or accuse?", by(type, _turn)),
                Question("Which element do you name first?", element),
                Question("And which second?", element),
            )
        case Ask.SHOW:
            return (Question("You hold both. Which one do you show?", by(lambda show: show.card, title)),)
        case Ask.COMMIT:
            return (
                Question("Which city is hidden?", by(lambda commit: commit.city, label)),
                Question("Which device?", by(lambda commit: commit.device, label)),
                Question("Which agent?", by(lambda commit: commit.agent, label)),
            )


def _turn(kind: type) -> str:
    return "Suspect: ask for two elements" if kind is Suspect else "Accuse: ask no more, lay down the solution"


def _pair(choice: Suspect) -> tuple[Element, Element]:
    return choice.a, choice.b
