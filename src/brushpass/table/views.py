"""A table as everybody sees it."""

from brushpass.core import fair
from brushpass.table.facts import TableFacts
from brushpass.table.time_state import PAUSE_SECONDS
from brushpass.wire.tables import BriefingView, PauseView, Score, TableView


def table_view(facts: TableFacts) -> TableView:
    """The table as everybody sees it."""
    return TableView(
        code=facts.code,
        stage=facts.stage,
        settings=facts.settings,
        revision=facts.settings_revision,
        seats=tuple(seat_state.view() for seat_state in facts.seats),
        host=facts.host,
        round=facts.round_number,
        attempt=facts.attempt,
        commitment=fair.commitment(bytes.fromhex(facts.secret)),
        hashes=facts.start.all_hashes() if facts.start is not None and facts.start.is_listed else (),
        until=facts.shown(facts.start.until) if facts.start is not None else None,
        scores=_scores(facts),
        briefing=_briefing(facts),
        pause=_pause(facts),
    )


def _scores(facts: TableFacts) -> tuple[Score, ...]:
    """The evening's scoreboard, with the game that has just ended; none while a game is played."""
    if facts.match is None:
        return facts.evening.scores()
    return facts.evening_after(facts.match.winners).scores() if facts.match.is_over else ()


def _briefing(facts: TableFacts) -> BriefingView | None:
    if facts.time.reading_since is None:
        return None
    until = facts.briefing_until
    waits = tuple(facts.time.waits_for(facts.seats))
    return BriefingView(waits, None if until is None else facts.shown(until))


def _pause(facts: TableFacts) -> PauseView | None:
    since, votes = facts.time.paused_since, tuple(sorted(facts.time.votes))
    if since is None:
        return PauseView(votes) if votes else None
    return PauseView(votes, facts.shown(since), facts.shown(since + PAUSE_SECONDS))
