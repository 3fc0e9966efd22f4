"""Servers with one leak, which the comparison of worlds must notice."""

import random
from typing import Any
from zlib import crc32

import pytest

from brushpass.core.seats import PUBLIC
from brushpass.minds import registry
from brushpass.table import clocks, commands, frames, people, schedule
from brushpass.table import entries as e
from brushpass.table.bots import Bot
from brushpass.table.codes import new_id
from brushpass.table.decision import Decided
from brushpass.table.errors import MayReturn
from brushpass.table.match import OpenPrompt
from brushpass.table.state import TableState
from brushpass.wire import inbound as i


def number_of(deal: Any) -> int:
    """A number that depends on every card of a deal."""
    return crc32(str(deal).encode())


def leak_hand_back(patch: pytest.MonkeyPatch) -> None:
    """Whoever answers in secret while a bot plays for them gets their seat back at once."""
    choose = commands.choose

    def leaky(state: TableState, seat: Any, chosen: Any, **more: Any) -> Decided:
        decided = choose(state, seat, chosen, **more)
        if more["by"] is e.By.PERSON and state.seats[seat].bot_controlled:
            kinds = {type(entry) for entry in decided.entries}
            back = [] if e.HandedBack in kinds else [e.HandedBack(id=new_id(), seat=seat)]
            return Decided([*back, *decided.entries], decided.played)
        return decided

    patch.setattr(commands, "choose", leaky)


def leak_overrun(patch: pytest.MonkeyPatch) -> None:
    """How long a bot thinks is added to its delay."""
    answer_at = schedule._answer_at

    def late(state: TableState, seat: Any, open_prompt: OpenPrompt, pace: Any, ready_at: float) -> float:
        return answer_at(state, seat, open_prompt, pace, 0.0) + ready_at - open_prompt.since

    patch.setattr(schedule, "_answer_at", late)


def leak_count(patch: pytest.MonkeyPatch) -> None:
    """A bot's delay follows from how often its seat was asked, in secret too."""

    def share(state: TableState, seat: Any, open_prompt: OpenPrompt) -> float:
        assert state.match is not None
        return random.Random(f"{state.match.luck}/{seat}/{open_prompt.number}").random()

    patch.setattr(schedule, "_share", share)


def leak_release(patch: pytest.MonkeyPatch) -> None:
    """An answer is released as soon as it is there."""
    all_due = schedule._all_due

    def early(state: TableState, *arguments: Any) -> Any:
        for due in all_due(state, *arguments):
            yield due._replace(at=due.at - 3.0) if due.action is schedule.Action.RELEASE else due

    patch.setattr(schedule, "_all_due", early)


def leak_presence(patch: pytest.MonkeyPatch) -> None:
    """The table's view shows who is asked."""
    apply = TableState.apply

    def noisy(self: TableState, entry: e.Entry, *arguments: Any) -> None:
        apply(self, entry, *arguments)
        self.revision += isinstance(entry, e.Chose)

    patch.setattr(TableState, "apply", noisy)


def is_asked_in_secret(state: TableState) -> bool:
    """Whether anybody is."""
    match = state.match
    return match is not None and any(
        open_prompt.prompt.ask in match.game.asked_during_delay for open_prompt in match.open_prompts.values()
    )


def leak_power(patch: pytest.MonkeyPatch, kind: type[i.Command]) -> None:
    """Something that people do is refused, for a reason of its own, while somebody chooses in secret."""
    carry_out = commands._COMMANDS[kind]

    def refusing(state: TableState, *arguments: Any) -> list[e.Entry]:
        if is_asked_in_secret(state):
            raise MayReturn("not now")
        return carry_out(state, *arguments)

    patch.setitem(commands._COMMANDS, kind, refusing)


def leak_removal(patch: pytest.MonkeyPatch) -> None:
    """What everybody hears when somebody is voted out, while an answer is held back, follows from the cards."""
    departure = people.departure

    def announced(state: TableState, seat: Any, key: str, **more: Any) -> list[e.Entry]:
        entries = departure(state, seat, key, **more)
        match = state.match
        if match is not None and match.is_held and number_of(match.deal) % 2 and state.host is not None:
            entries.append(e.HostSet(id=new_id(), seat=state.host))
        return entries

    patch.setattr(people, "departure", announced)


def leak_abstention(patch: pytest.MonkeyPatch) -> None:
    """How soon an abstention is told follows from the cards."""
    all_due = schedule._all_due

    def unpunctual(state: TableState, *arguments: Any) -> Any:
        for due in all_due(state, *arguments):
            late = 0.001 * (number_of(state.match and state.match.deal) % 97)
            yield due._replace(at=due.at + late) if due.action is schedule.Action.ABSTAIN else due

    patch.setattr(schedule, "_all_due", unpunctual)


def leak_to_the_public(patch: pytest.MonkeyPatch) -> None:
    """Spectators see a table that follows from the deal."""
    welcome = frames.welcome

    def leaky(state: TableState, viewer: Any, *arguments: Any) -> bytes:
        frame = welcome(state, viewer, *arguments)
        return (
            frame if viewer is not PUBLIC or state.match is None else frame + b" " * (number_of(state.match.deal) % 9)
        )

    patch.setattr(frames, "welcome", leaky)


def leak_clock(patch: pytest.MonkeyPatch) -> None:
    """Whoever is asked in secret has a clock that everybody sees."""

    def running(state: TableState) -> Any:
        return {} if state.match is None else dict(state.match.open_prompts)

    patch.setattr(clocks, "running", running)


def leak_luck(patch: pytest.MonkeyPatch) -> None:
    """What a bot draws by lot follows from the deal."""
    begin = Bot.__init__

    def lucky(self: Bot, match: Any, seat: Any, name: str, find_mind: Any, **more: Any) -> None:
        def find(name: str) -> registry.Factory:
            return lambda game, seat, _: find_mind(name)(game, seat, random.Random(str(match.deal)))

        begin(self, match, seat, name, find, **more)

    patch.setattr(Bot, "__init__", lucky)
