"""The seat that begins if the rules leave it to the winner of the last game (V12): pure, and everybody can check it."""

from collections.abc import Collection, Mapping, Sequence

from brushpass.core.switches import WINNER, Value, seat_word


def resolved(
    rules: Mapping[str, Value], names: Sequence[str], winners: Collection[str], round_number: int
) -> dict[str, Value]:
    """The switches of the game that is starting: `winner` is replaced by the winner's seat.

    Of several winners the first one clockwise begins, counted from a seat that moves on by one with every round. If
    nobody won, or no winner is at the table any more, the word stays, and chance decides.
    """
    start = (round_number - 1) % len(names)
    clockwise = [(start + step) % len(names) for step in range(len(names))]
    seat = next((seat for seat in clockwise if names[seat] in winners), None)
    if seat is None:
        return dict(rules)
    return {name: seat_word(seat) if value == WINNER else value for name, value in rules.items()}
