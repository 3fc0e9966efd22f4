"""The options of each card's effect by number, for compiled code, which cannot ask a menu.

The numbers are those of `open.choices.effect_menu`; a test compares them for every card, seat and number of players.
"""

from brushpass.games.secrets.minds.playouts.board import (
    ASSASSIN,
    DETECTIVE,
    DIPLOMAT,
    DOUBLE_AGENT,
    POLITICIAN,
    PSYCHIATRIST,
)
from brushpass.minds.jit import compiled


@compiled
def option_count(card: int, players: int) -> int:
    """How many options there are; 1 where there is nothing to choose."""
    if card in (POLITICIAN, ASSASSIN):
        return players - 1
    if card == PSYCHIATRIST:
        return (players - 1) * (players - 2) // 2
    if card == DETECTIVE:
        return players + 1
    return 2 if card == DIPLOMAT else 1


@compiled
def outcome_count(card: int, players: int) -> int:
    """How many options differ in what they do to the table: all, but for the Detective, who changes nothing."""
    return 1 if card == DETECTIVE else option_count(card, players)


@compiled
def player_of(actor: int, option: int, players: int) -> int:
    """The player whom the Politician or the bullet goes to."""
    return (actor + 1 + option) % players


@compiled
def slot_of(actor: int, option: int, players: int) -> int:
    """The slot that the Detective looks at; the centre is the number of players."""
    return players if option == players else (actor + option) % players


@compiled
def neighbour_of(actor: int, option: int, players: int) -> int:
    """The neighbour whose token the Diplomat exchanges with the centre's."""
    return (actor + (1 if option == 0 else players - 1)) % players


@compiled
def pair_of(actor: int, option: int, players: int) -> tuple[int, int]:
    """The two players whose tokens the Psychiatrist exchanges."""
    for a in range(players - 1):
        if a == actor:
            continue
        for b in range(a + 1, players):
            if b == actor:
                continue
            if option == 0:
                return a, b
            option -= 1
    return players, players


@compiled
def swapped_slots(card: int, actor: int, option: int, players: int) -> tuple[int, int]:
    """The two slots whose tokens change places; twice the centre if none do."""
    if card == PSYCHIATRIST:
        return pair_of(actor, option, players)
    if card == DIPLOMAT:
        return neighbour_of(actor, option, players), players
    if card == DOUBLE_AGENT:
        return actor, players
    return players, players
