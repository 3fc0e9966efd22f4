"""Codes that people say aloud."""

from collections.abc import Iterator

import pytest

from brushpass.table import codes


def test_a_code_never_holds_a_word_that_nobody_wants_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("RAPEBAMI" + "BARAPEMI" + "BAMIPUTA" + "BAMIROTU")
    monkeypatch.setattr("secrets.choice", lambda _: next(letters))
    assert codes.new_code() == "BAMI-ROTU"


def test_every_such_word_could_otherwise_be_drawn() -> None:
    def drawn(word: str) -> Iterator[bool]:
        for index, letter in enumerate(word):
            yield letter in (codes.VOWELS if index % 2 else codes.CONSONANTS)

    for word in codes.UNSAYABLE:
        assert len(word) == 4, word
        assert all(drawn(word)), word
