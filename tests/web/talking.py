"""Talk at a planted table: somebody else says something, and the pages hear it."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from brushpass.core.seats import Seat
from brushpass.locales.speech import isolated
from brushpass.research.labels.honesty import honesty
from brushpass.table import commands
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.decision import Decided
from brushpass.table.session import Decide
from brushpass.wire.labels import Honesty, Label
from tests.web.players import PATIENCE, Tables


def says(tables: Tables, code: str, seat: int, text: str) -> None:
    """A seat says something in free words."""
    _append(tables, code, lambda _: Decided([e.Said(id=new_id(), seat=Seat(seat), text=text)]))


def claims(tables: Tables, code: str, speaker: int, **claim: Any) -> None:
    """A seat claims something."""
    raw = msgspec.Raw(msgspec.json.encode(claim))
    _append(tables, code, lambda _: Decided([e.Claimed(id=new_id(), seat=Seat(speaker), claim=raw)]))


def plays(tables: Tables, code: str, seat: int, choice: Any) -> None:
    """A seat answers what it is asked."""
    _append(
        tables,
        code,
        lambda state: commands.choose(state, Seat(seat), choice, key=new_id(), by=e.By.PERSON, at_once=True),
    )


def labels_of(tables: Tables, code: str, names: Sequence[str]) -> Honesty:
    """What the labels of a table's finished game say."""
    return honesty(tables.truth(code).record(tuple(names), ("",) * len(names), keeps_talk=False))


def figures(lie: Label, names: Sequence[str]) -> list[str]:
    """How far a lie could move each of those who could not know better, as pages say it."""
    fooled = [hearer for hearer in lie.hearers if not hearer.refutes]
    return [f"{isolated(names[one.seat])} ({round(100 * one.before)}% to {round(100 * one.after)}%)" for one in fooled]


def _append(tables: Tables, code: str, decide: Decide) -> None:
    acting = tables.served.table(code).act(decide)
    done = asyncio.run_coroutine_threadsafe(acting, tables.served.task.get_loop()).result(timeout=PATIENCE / 1000)
    assert done, "nothing was decided"
