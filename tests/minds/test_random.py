from random import Random

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.minds.random import RandomMind


def test_it_takes_each_option_about_equally_often() -> None:
    mind = RandomMind(Seat(0), Random(1))
    prompt = Prompt(Seat(0), "answer", ("accept", "refuse", "wait"))
    counts = dict.fromkeys(prompt.options, 0)
    for _ in range(3000):
        counts[mind.choose(prompt)] += 1
    assert all(900 < count < 1100 for count in counts.values())


def test_the_same_stream_gives_the_same_choices() -> None:
    prompt = Prompt(Seat(0), "turn", tuple(range(106)))
    one, two = RandomMind(Seat(0), Random(7)), RandomMind(Seat(0), Random(7))
    assert [one.choose(prompt) for _ in range(50)] == [two.choose(prompt) for _ in range(50)]


def test_what_it_sees_changes_nothing() -> None:
    prompt = Prompt(Seat(0), "turn", tuple(range(106)))
    one, two = RandomMind(Seat(0), Random(7)), RandomMind(Seat(0), Random(7))
    one.see("anything")
    assert one.choose(prompt) == two.choose(prompt)
