"""The rules of ESPIONAJE CARTAS, as the page teaches them; every number comes from the cards."""

from collections.abc import Sequence

from brushpass.clients.terminal.chapters import chapters, switches
from brushpass.clients.terminal.text import columns, ruled
from brushpass.games.espionaje.open.cards import OF_KIND, OURS, PLAYERS, Element, Rules
from brushpass.locales import Texts


def reference(texts: Texts) -> Sequence[str]:
    """Every chapter, and the table of the elements."""
    say = texts.say
    lines = [ruled(say("terminal-game", game=say("game-espionaje"), first=PLAYERS[0], last=PLAYERS[-1]))]
    for chapter in chapters("learn-e", texts):
        lines += chapter.lines()
    head = [say(f"kinds-{kind}") for kind in OF_KIND]
    rows = [[_element(element, texts) for element in row] for row in zip(*OF_KIND.values(), strict=True)]
    lines += ["", say("reference-title"), *columns([head, *rows]), say("terminal-ours", count=len(OURS))]
    return [*lines, "", *switches(Rules, texts)]


def _element(element: Element, texts: Texts) -> str:
    return f"{texts.say(f'element-{element}')}{' *' if element in OURS else ''}"
