"""Brings a table back into memory from its log."""

from collections.abc import Sequence
from typing import cast

from brushpass.store.contract import Store
from brushpass.table import entries as e
from brushpass.table.dossiers import DossierWorker
from brushpass.table.session import Owner, TableSession
from brushpass.table.slices import unhurried
from brushpass.table.state import TableState


async def load(code: str, store: Store, dossier_worker: DossierWorker, owner: Owner) -> TableSession | None:
    """The table with this code, rebuilt from its log; None if there is no log."""
    stored = await store.read(code)
    if not stored:
        return None
    state = TableState(code)
    entries = [(e.decode(entry.body), entry.at) async for entry in unhurried(stored)]
    past = _past([entry for entry, _ in entries])
    index = 0
    async for entry, at in unhurried(entries):
        (state.pass_over if index < past else state.apply)(entry, at)
        index += 1
    return TableSession(state, store, dossier_worker, owner)


def _past(entries: Sequence[e.Entry]) -> int:
    """How many entries belong to rounds whose games need not be played again: all but the last two rounds.

    The last game is played, so that anyone who missed its end can be told.
    """
    cleared = [number for number, entry in enumerate(entries, 1) if type(entry) is e.Cleared]
    known = [number for number in cleared[:-1] if cast(e.Cleared, entries[number - 1]).told]
    return known[-1] if known else 0
