"""ESPIONAJE CARTAS in the terminal."""

from typing import Final

from brushpass.clients.terminal.face import Face
from brushpass.games.espionaje.open import notation, sight
from brushpass.games.espionaje.terminal.asking import questions
from brushpass.games.espionaje.terminal.choices import label
from brushpass.games.espionaje.terminal.claims import claim
from brushpass.games.espionaje.terminal.dossier import dossier
from brushpass.games.espionaje.terminal.phrases import phrases
from brushpass.games.espionaje.terminal.reference import reference
from brushpass.games.espionaje.terminal.sentences import sentence
from brushpass.games.espionaje.terminal.table import bare, result, table

FACE: Final = Face(
    begin=sight.begin,
    fold=sight.fold,
    sentence=sentence,
    table=table,
    result=result,
    questions=questions,
    choices=notation.CHOICES,
    choice=label,
    reference=reference,
    bare=bare,
    phrases=phrases,
    claim=claim,
    dossier=dossier,
)
