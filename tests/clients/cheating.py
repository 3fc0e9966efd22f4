"""A table whose server cheats, and two honest clients at it. Each way to cheat gives a record and their receipts.

Seats 0 and 1 are honest, seat 2 is in the server's pay, seat 3 is a bot. The server wants seat 2 to begin: a deal in
which it does not is thrown away, or bent until it does.

`python -m tests.clients.cheating` writes the vectors with which the page's own check is tested.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from brushpass.core import receipt
from brushpass.core.fair import Place, share_hash
from brushpass.core.receipt import Receipt
from brushpass.core.record import Recorder, RecordV2
from brushpass.core.seats import Seat
from brushpass.wire.inbound import RevealShare
from brushpass.wire.tables import Stage
from tests.clients.cheating_server import FRIEND, SEATS, SECRETS, Server, likes, recorded

VECTORS: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "secrets" / "cheats.gen.json"
Outcome = tuple[RecordV2, list[Receipt]]


def nothing() -> Outcome:
    """An honest server."""
    server = Server()
    hashes = server.hashes()
    return recorded(server.pledge(hashes, server.shares(hashes))), server.receipts()


def replaces_a_share() -> Outcome:
    """The server puts another share in the place of the first client's, with a hash that fits it."""
    server = Server()
    hashes = server.hashes()
    shares = server.shares(hashes)
    while True:
        shares[0] = server.luck.randbytes(32)
        forged = (server.hash_of(Seat(0), shares[0]), *hashes[1:])
        if likes(pledge := server.pledge(forged, shares)):
            return recorded(pledge), server.receipts()


def replaces_a_share_under_its_hash() -> Outcome:
    """The same, but the list stays as it was."""
    server = Server()
    hashes = server.hashes()
    shares = server.shares(hashes)
    while not likes(pledge := server.pledge(hashes, shares)):
        shares[0] = server.luck.randbytes(32)
    return recorded(pledge), server.receipts()


def swaps_two_shares() -> Outcome:
    """The server uses the shares in another order."""
    server = Server()
    hashes = server.hashes()
    mine, yours, friend = server.shares(hashes)
    return recorded(server.pledge(hashes, [yours, mine, friend])), server.receipts()


def leaves_a_person_out() -> Outcome:
    """The server says that the first client's seat was a bot's."""
    server = Server()
    hashes = server.hashes()
    pledge = server.pledge(hashes, server.shares(hashes))
    bot = replace(pledge, hashes=("", *pledge.hashes[1:]), shares=("", *pledge.shares[1:]))
    return recorded(bot), server.receipts()


def changes_its_secret() -> Outcome:
    """The server looks for a secret that suits it once it knows all shares, and makes all hashes fit."""
    server = Server()
    hashes = server.hashes()
    shares = server.shares(hashes)
    while True:
        secret = server.luck.randbytes(32)
        forged = tuple(server.hash_of(Seat(seat), share, secret) for seat, share in enumerate(shares))
        if likes(pledge := server.pledge((*forged, ""), shares, secret)):
            return recorded(pledge), server.receipts()


def changes_the_last_share() -> Outcome:
    """The server's friend looks for a share that suits it once all others are revealed."""
    server = Server()
    hashes = server.hashes()
    shares = server.shares(hashes)
    while True:
        shares[2] = server.luck.randbytes(32)
        forged = (*hashes[:2], server.hash_of(FRIEND, shares[2]), "")
        if likes(pledge := server.pledge(forged, shares)):
            return recorded(pledge), server.receipts()


def voids_until_it_likes_the_deal() -> Outcome:
    """The server throws deals away until one suits it. Nothing is forged, but the number of void starts shows."""
    server = Server()
    while True:
        hashes = server.hashes()
        shares = server.shares(hashes)
        if likes(pledge := server.pledge(hashes, shares)):
            return recorded(pledge), server.receipts()
        server.void(hashes, shares)


def hides_the_void_starts() -> Outcome:
    """The same, and then the server says that it was the first start."""
    record, receipts = voids_until_it_likes_the_deal()
    assert record.pledge is not None
    assert record.pledge.voids
    pledge = record.pledge
    shares = [bytes.fromhex(share) for share in pledge.shares if share]
    place = Place(pledge.commitment, 1, 1, 0)
    forged = [share_hash(share, place._replace(seat=seat)) for seat, share in enumerate(shares)]
    return recorded(replace(pledge, hashes=(*forged, ""), voids=())), receipts


def forges_a_void_start() -> Outcome:
    """The server says that a void start had another secret."""
    record, receipts = voids_until_it_likes_the_deal()
    assert record.pledge is not None
    first, *others = record.pledge.voids
    forged = replace(first, secret="ab" * 32, hashes=("",) * SEATS, shares=("",) * SEATS)
    return recorded(replace(record.pledge, voids=(forged, *others))), receipts


def says_that_nobody_had_revealed() -> Outcome:
    """The same, but the record says of every void start that it was over before anyone had revealed a share."""
    record, receipts = voids_until_it_likes_the_deal()
    assert record.pledge is not None
    closed = tuple(replace(void, shares=("",) * SEATS) for void in record.pledge.voids)
    return recorded(replace(record.pledge, voids=closed)), receipts


def calls_void_starts_games() -> Outcome:
    """The server throws deals away by saying that a game was played with them: the number of the round rises."""
    server = Server()
    while True:
        hashes = server.hashes()
        shares = server.shares(hashes)
        if likes(pledge := server.pledge(hashes, shares)):
            return recorded(pledge), server.receipts()
        server.round += 1
        server.draw()


def drops_games_that_have_begun() -> Outcome:
    """The same, but everybody is shown for a moment that the game has begun."""
    server = Server()
    while True:
        hashes = server.hashes()
        shares = server.shares(hashes)
        server.show(Stage.PLAYING)
        if likes(pledge := server.pledge(hashes, shares)):
            return recorded(pledge), server.receipts()
        server.round += 1
        server.draw()


def begins_a_round_twice() -> Outcome:
    """The server starts a round again whose game had begun, and says that the first start had another secret."""
    server = Server()
    server.shares(server.hashes())
    server.show(Stage.PLAYING)
    server.void(("",) * SEATS, [])
    hashes = server.hashes()
    pledge = server.pledge(hashes, server.shares(hashes))
    forged = replace(pledge.voids[0], secret="ab" * 32, hashes=("",) * SEATS, shares=("",) * SEATS)
    return recorded(replace(pledge, voids=(forged,))), server.receipts()


def shows_two_lists() -> Outcome:
    """The second client is shown another share of the server's friend than the first."""
    server = Server()
    hashes = server.hashes()
    other = (*hashes[:2], server.hash_of(FRIEND, server.luck.randbytes(32)), "")
    server.clients[Seat(1)].answer(server.view(other))
    revealed = server.clients[Seat(0)].answer(server.view(hashes))
    assert isinstance(revealed, RevealShare)
    receipts = server.receipts()
    shares = [bytes.fromhex(kept.share) for kept in receipts]
    return recorded(server.pledge(hashes, [*shares, server.share])), receipts


def writes_another_seed() -> Outcome:
    """The record's seed does not follow from its pledge, but its deal follows from the seed."""
    record, receipts = nothing()
    luck = Random("seeds")
    seed = luck.randbytes(32)
    while (deal := SECRETS.deal.from_seed(seed, SEATS)).first != FRIEND:
        seed = luck.randbytes(32)
    recorder = Recorder(SECRETS, SEATS, SECRETS.rules(), deal, seed=seed)
    recorder.laid(SECRETS.setup(SEATS, deal, SECRETS.rules())[0])
    forged = recorder.record()
    assert isinstance(forged, RecordV2)
    return replace(forged, pledge=record.pledge), receipts


def moves_a_card() -> Outcome:
    """The record's deal does not follow from its seed."""
    record, receipts = nothing()
    deck = record.deal["deck"]
    return replace(record, deal=record.deal | {"deck": [*deck[1:], deck[0]]}), receipts


CHEATS: Final[tuple[Callable[[], Outcome], ...]] = (
    nothing,
    replaces_a_share,
    replaces_a_share_under_its_hash,
    swaps_two_shares,
    leaves_a_person_out,
    changes_its_secret,
    changes_the_last_share,
    voids_until_it_likes_the_deal,
    hides_the_void_starts,
    forges_a_void_start,
    says_that_nobody_had_revealed,
    calls_void_starts_games,
    drops_games_that_have_begun,
    begins_a_round_twice,
    shows_two_lists,
    writes_another_seed,
    moves_a_card,
)

CAUGHT: Final[dict[str, tuple[frozenset[str], ...]]] = {
    name: tuple(frozenset(words.split()) for words in each)
    for name, each in {
        "nothing": ("", ""),
        "replaces_a_share": ("share hashes", "hashes"),
        "replaces_a_share_under_its_hash": ("share shares", "shares"),
        "swaps_two_shares": ("share shares", "share shares"),
        "leaves_a_person_out": ("share hashes", "hashes"),
        "changes_its_secret": ("commitment hashes", "commitment hashes"),
        "changes_the_last_share": ("hashes", "hashes"),
        "voids_until_it_likes_the_deal": ("", ""),
        "hides_the_void_starts": ("commitment hashes voids", "commitment hashes voids"),
        "forges_a_void_start": ("voids", "voids"),
        "says_that_nobody_had_revealed": ("", ""),
        "calls_void_starts_games": ("", ""),
        "drops_games_that_have_begun": ("", ""),
        "begins_a_round_twice": ("voids", "voids"),
        "shows_two_lists": ("", "hashes"),
        "writes_another_seed": ("seed deal", "seed deal"),
        "moves_a_card": ("deal", "deal"),
    }.items()
}
"""Which proofs fail for the first client, and for the second."""

THROWN_AWAY: Final = 4
"""How many deals this server throws away before it likes one."""
VOIDING: Final = (
    voids_until_it_likes_the_deal,
    hides_the_void_starts,
    forges_a_void_start,
    says_that_nobody_had_revealed,
    calls_void_starts_games,
)
"""Ways to cheat in which both clients know of the deals that were thrown away, whatever the record says."""
UNSEEN_ENDS: Final = {drops_games_that_have_begun: THROWN_AWAY, begins_a_round_twice: 1}
"""Ways to cheat in which both clients see games begin but not end, and how many."""


def vectors() -> list[dict[str, Any]]:
    """Every way to cheat, as JSON: the record, each client's receipt, and the proofs that fail."""
    made = []
    for cheat in CHEATS:
        record, receipts = cheat()
        kept = [json.loads(receipt.encode(one)) for one in receipts]
        fails = [sorted(proofs) for proofs in CAUGHT[cheat.__name__]]
        record_as_json = json.loads(msgspec.json.encode(record))
        made.append(
            {
                "cheat": cheat.__name__,
                "record": record_as_json,
                "receipts": kept,
                "fails": fails,
                "chances": THROWN_AWAY * (cheat in VOIDING),
                "unseenEnds": UNSEEN_ENDS.get(cheat, 0),
            }
        )
    return made


def written() -> str:
    """The vectors as their file has them: one way to cheat per line."""
    return "[\n" + ",\n".join(json.dumps(vector) for vector in vectors()) + "\n]\n"


if __name__ == "__main__":
    VECTORS.write_text(written(), encoding="utf-8")
