"""What ESPIONAJE CARTAS asks its players, step by step."""

from collections.abc import Sequence

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Question, by, one_of
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Accuse, Ask, EndTurn, Suspect
from brushpass.games.espionaje.open.sight import Sight
from brushpass.games.espionaje.terminal.words import title

_AFTER = {Accuse: "terminal-accuse", EndTurn: "choice-end-turn"}


def questions(ask: str, sight: Sight, names: Names) -> Sequence[Question]:
    """The questions that lead to a choice of this kind."""
    kind = Ask(ask)
    is_early = kind is Ask.TURN and not sight.rules.may_accuse(sight.turn, sight.players)
    first = names.say("ask-turn-early" if is_early else f"ask-{kind}")

    def label(element: Element) -> str:
        """The name, with a warning where the notebook has it ruled out (GE18)."""
        name = title(element, names)
        return f"{name} (x)" if element in sight.ruled_out else name

    def turn(choice: type) -> str:
        return names.say("terminal-suspect") if choice is Suspect else names.say("terminal-accuse")

    match kind:
        case Ask.TURN | Ask.ACCUSE:
            element = one_of(_pair, label)
            return (
                Question(first, by(type, turn)),
                Question(names.say("terminal-first-element"), element),
                Question(names.say("terminal-second-element"), element),
            )
        case Ask.AFTER:
            return (Question(first, by(type, lambda choice: names.say(_AFTER[choice]))),)
        case Ask.SHOW:
            return (Question(first, by(lambda show: show.card, lambda card: title(card, names))),)
        case Ask.COMMIT:
            return (
                Question(names.say("terminal-commit-city"), by(lambda commit: commit.city, label)),
                Question(names.say("terminal-commit-device"), by(lambda commit: commit.device, label)),
                Question(names.say("terminal-commit-agent"), by(lambda commit: commit.agent, label)),
            )


def _pair(choice: Suspect) -> tuple[Element, Element]:
    return choice.a, choice.b
