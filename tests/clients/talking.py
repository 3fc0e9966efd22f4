"""A person at the terminal who types what a test wants them to."""

from typing import Any

import pytest

from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import around
from brushpass.clients.terminal.terminal import Left, Terminal
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.cards import Rules as EspionajeRules
from brushpass.games.espionaje.open.choices import Accuse, Suspect
from brushpass.games.espionaje.open.seen import Began as EspionajeBegan
from brushpass.games.espionaje.open.seen import TurnBegan
from brushpass.games.kits import find_kit
from brushpass.games.secrets.open.cards import Face, Kind, Rules
from brushpass.games.secrets.open.choices import Accept, Refuse
from brushpass.games.secrets.open.seen import Began, Drawn, Looked, Offered
from brushpass.locales import texts

YOU, BOB, CAT = Seat(0), Seat(1), Seat(2)
SHOWN = (Kind.SCIENTIST, Kind.ASSASSIN)
ANSWER = Prompt(YOU, "answer", (Accept(), Refuse()))
TURN = Prompt(YOU, "turn", (Suspect(Element.LONDON, Element.PANAMA), Accuse()))


class Talking:
    """A person who is asked something, and types these lines; then they leave."""

    def __init__(
        self, game: str, *lines: str, can_speak: bool = True, remembers: bool = True, language: str = "en"
    ) -> None:
        self.page, self.said = list[str](), list[Phrase]()
        self._lines = list(lines)
        self.terminal = Terminal(
            face_of(find_kit(game)),
            around(YOU, 4, texts(language)),
            read=self._read,
            write=self.page.append,
            say=self.said.append if can_speak else None,
            remembers=remembers,
        )
        self._prompt = ANSWER if game == "secrets" else TURN
        if game == "secrets":
            self.see(Began(4, Rules(), BOB), Looked(YOU, YOU, Face.CIA), Drawn(BOB, SHOWN), Offered(BOB, YOU))
        else:
            self.see(EspionajeBegan(4, EspionajeRules(), YOU, (Element.LONDON,)), TurnBegan(YOU))

    def see(self, *events: Any) -> None:
        for event in events:
            self.terminal.see(event)

    def _read(self, prompt: str) -> str:
        if not self._lines:
            raise EOFError
        line = self._lines.pop(0)
        if line == "go":
            raise StopIteration  # leaves the question, not the game
        return line

    def asked(self) -> "Talking":
        with pytest.raises(Left):
            self.terminal.choose(self._prompt)
        return self
