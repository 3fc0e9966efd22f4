"""Events of one choice."""

from brushpass.core.progress import Progress


def test_each_event_is_applied_at_once_and_kept_in_order() -> None:
    progress = Progress[int, str](1, {str: lambda state, event: state * 10 + len(event)})
    progress.tell("ab")
    assert progress.state == 12
    progress.tell("c")
    assert progress.done() == (("ab", "c"), 121)
