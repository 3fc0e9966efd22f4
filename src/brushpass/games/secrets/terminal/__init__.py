"""SECRETS in the terminal."""

from typing import Final

from brushpass.clients.terminal.face import Face
from brushpass.games.secrets.open import notation, sight
from brushpass.games.secrets.terminal.asking import questions
from brushpass.games.secrets.terminal.choices import label
from brushpass.games.secrets.terminal.claims import claim
from brushpass.games.secrets.terminal.dossier import dossier
from brushpass.games.secrets.terminal.phrases import can_urge, phrases
from brushpass.games.secrets.terminal.reference import reference
from brushpass.games.secrets.terminal.sentences import sentence
from brushpass.games.secrets.terminal.table import bare, result, table

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
    can_urge=can_urge,
    claim=claim,
    dossier=dossier,
)
