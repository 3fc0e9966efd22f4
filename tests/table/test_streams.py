"""What is remembered of earlier rounds: the last one, and no more, under numbers that never change."""

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table.streams import VIEWERS, Streams


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
