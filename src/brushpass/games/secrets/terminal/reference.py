"""The rules of SECRETS in short, in our own words; every number comes from the cards."""

from collections.abc import Sequence
from typing import Final

from brushpass.clients.terminal.text import columns, ruled
from brushpass.games.secrets.open.cards import (
    BULLETS,
    CENTRE_REVEAL_FROM,
    CHARACTERS,
    COPIES,
    LIMIT,
    NEIGHBOUR_PEEK_FROM,
    PLAYERS,
    POOL,
    VALUE,
    Face,
    Kind,
)
from brushpass.games.secrets.terminal.words import FACES, signed, title

EFFECTS: Final = {
    Kind.DOUBLE_AGENT: "Trade your token for the centre's, then look at what you got.",
    Kind.POLITICIAN: "Not for you: hand it to another player, and look at that player's token.",
    Kind.PSYCHIATRIST: "Two other players' tokens change places. Nobody looks.",
    Kind.DETECTIVE: "Look at any one token: yours, another's or the centre's.",
    Kind.JOURNALIST: "Everybody but you looks at your token.",
    Kind.SCIENTIST: "With a second one face up, all your characters turn face down.",
    Kind.DIPLOMAT: "The centre token is shown; then you exchange it, unseen, with a neighbour's.",
    Kind.ASSASSIN: "Draw a bullet, look at it, and give it face down to another player.",
}
"""What the player who ends up with a card must do."""


def reference() -> Sequence[str]:
    """The rules on two screens."""
    first, last = PLAYERS[0], PLAYERS[-1]
    return [
        ruled(f"SECRETS, {first} to {last} players"),
        "Everybody belongs to the CIA, the KGB or, as a Hippie, to nobody: the face of a hidden token says so, and "
        "tokens change places. Push points to your side, once you know which it is.",
        "",
        f"CHARACTERS ({len(CHARACTERS)} cards)",
        *columns([("", "copies", "value", ""), *(_character(kind) for kind in Kind)], right=(1, 2)),
        f"Bullets: {', '.join(map(signed, BULLETS))}, one of each; only the giver knows which.",
        "",
        "AT THE START",
        *columns([("players", "CIA", "KGB", "Hippie", "ends at", ""), *map(_size, PLAYERS)], right=(0, 1, 2, 3, 4)),
        f"One token more than players: the last lies in the centre. You look at your own; from {NEIGHBOUR_PEEK_FROM} "
        f"players also at that of your right neighbour, from {CENTRE_REVEAL_FROM} all see the centre's. After that no "
        "token may be looked at, not even your own, unless a card lets you.",
        "",
        "A TURN",
        "1. Cards are turned up until there are two different ones; spare copies go under the deck.",
        "2. You pick one of the two in secret and offer it face down to somebody, saying what you like about it. The "
        "other goes under the deck.",
        "3. The holder of the UN token may step in and take the card unseen.",
        "4. Otherwise the target accepts it, or refuses and it stays with you.",
        "5. Whoever has it turns it up, puts it in front and does what it says.",
        "6. Two equal characters face up in one display turn face down. A card face down is worth nothing, but counts "
        "as a card.",
        "",
        "THE UN TOKEN",
        "After each turn it goes to the player who alone has the fewest cards, bullets included; if several have, to "
        "the middle. Its holder may step in at any offer made by and to others, as often as it comes up.",
        "",
        "THE END",
        "The game ends after the turn in which a display reaches its limit. Your side is the token before you then; "
        "your score is what lies face up before you, plus your bullets.",
        f"- A {FACES[Face.HIPPIE]} who alone has the lowest score of all wins, and nobody else does.",
        "- If there is none, the agency with the higher total wins, all its players together.",
        "- With equal totals nobody wins.",
        "Switch tied-hippies-win: Hippies win with a lowest score that they share, too.",
    ]


def _character(kind: Kind) -> tuple[str, ...]:
    return title(kind), str(COPIES[kind]), signed(VALUE[kind]), EFFECTS[kind]


def _size(players: int) -> tuple[str, ...]:
    pool = POOL[players]
    return str(players), *(str(pool.count(face)) for face in Face), f"{LIMIT[players]} cards", ""
