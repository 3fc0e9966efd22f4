"""SECRETS in the terminal."""

from typing import Final

from brushpass.clients.terminal.face import Face
from brushpass.clients.terminal.secrets.asking import questions
from brushpass.clients.terminal.secrets.reference import reference
from brushpass.clients.terminal.secrets.sentences import sentence
from brushpass.clients.terminal.secrets.table import result, table
from brushpass.games.secrets import notation, sight

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
