"""ESPIONAJE CARTAS in the terminal."""

from typing import Final

from brushpass.clients.terminal.espionaje.asking import questions
from brushpass.clients.terminal.espionaje.reference import reference
from brushpass.clients.terminal.espionaje.sentences import sentence
from brushpass.clients.terminal.espionaje.table import result, table
from brushpass.clients.terminal.face import Face
from brushpass.games.espionaje import notation, sight

FACE: Final = Face(
    begin=sight.begin,
    fold=sight.fold,
    sentence=sentence,
    table=table,
    result=result,
    questions=questions,
    choices=notation.CHOICES,
    reference=reference,
)
