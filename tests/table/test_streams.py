"""What is remembered of earlier rounds: the last one, and no more, under numbers that never change."""

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table.streams import VIEWERS, Streams, Telling


def told(streams: Streams, texts: str) -> None:
    for text in texts:
        streams.tell_all(text)


def test_the_round_before_is_kept_and_older_ones_are_dropped() -> None:
    streams = Streams()
    told(streams, "abc")
    streams.begin_round()
    told(streams, "de")
    assert streams.after(PUBLIC, 1) == [b'"b"', b'"c"', b'"d"', b'"e"']
    assert streams.first_known(PUBLIC) == 1
    streams.begin_round()
    told(streams, "f")
    assert streams.numbers() == dict.fromkeys(VIEWERS, 6)
    assert (streams.number(PUBLIC), streams.round_start(PUBLIC), streams.first_known(PUBLIC)) == (6, 5, 3)
    assert streams.after(PUBLIC, 3) == [b'"d"', b'"e"', b'"f"']
    streams.begin_person(Seat(1))
    streams.begin_round()
    assert streams.first_known(Seat(1)) == 6, "somebody else played the round before"
    assert streams.first_known(Seat(0)) == 5
    assert streams.after(Seat(0), 5) == [b'"f"']


def test_a_hundred_rematches_take_no_more_room_than_two_games() -> None:
    streams = Streams()
    for _ in range(100):
        told(streams, "abcdefghij")
        streams.begin_round()
    assert streams.number(PUBLIC) == 1_000
    assert len(streams.after(PUBLIC, streams.first_known(PUBLIC))) == 10


def test_who_sees_nothing_of_something_has_no_number_for_it() -> None:
    streams = Streams()
    told(streams, "a")
    streams.add(Telling(b'"b"', {Seat(1): b'"own"'}, (Seat(2), PUBLIC)))
    told(streams, "c")
    assert streams.after(Seat(0), 0) == [b'"a"', b'"b"', b'"c"']
    assert streams.after(Seat(1), 1) == [b'"own"', b'"c"']
    assert streams.after(Seat(2), 1) == streams.after(PUBLIC, 1) == [b'"c"']
    assert [streams.number(viewer) for viewer in (Seat(0), Seat(2), PUBLIC)] == [3, 2, 2]
    assert [telling.common for telling in streams.since(1)] == [b'"b"', b'"c"']
    assert streams.since(3) == []
    streams.begin_round()
    streams.begin_round()
    told(streams, "d")
    assert streams.after(Seat(2), 2) == [b'"d"']
    assert (streams.number(Seat(2)), streams.number(Seat(0))) == (3, 4)


def test_a_stream_goes_on_after_a_snapshot() -> None:
    streams = Streams()
    streams.resume_at(range(1, len(VIEWERS) + 1))
    told(streams, "a")
    assert list(streams.numbers().values()) == list(range(2, len(VIEWERS) + 2))
    assert streams.after(Seat(0), 1) == streams.after(PUBLIC, len(VIEWERS)) == [b'"a"']
