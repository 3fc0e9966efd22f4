"""What a person at the terminal has been told: sentence by sentence, each with its turn."""

from typing import Final

TURNS: Final = 2
"""How many turns people around a table still have in mind: this one, and the one before (V8)."""


class Log:
    """The sentences of a game, of which the latest may not have been shown yet."""

    def __init__(self) -> None:
        self.sentences: list[str] = []
        """All, oldest first."""
        self._turns: list[int] = []
        self._shown = 0

    def add(self, sentence: str, turn: int) -> None:
        """Note a sentence that was told in this turn."""
        self.sentences.append(sentence)
        self._turns.append(turn)

    def news(self) -> list[str]:
        """The sentences that this has not given back before."""
        news, self._shown = self.sentences[self._shown :], len(self.sentences)
        return news

    def recent(self, turn: int) -> list[str]:
        """The sentences that are still in mind in this turn."""
        told = zip(self.sentences, self._turns, strict=True)
        return [sentence for sentence, at in told if at > turn - TURNS]
