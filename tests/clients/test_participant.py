"""An honest client at a table that cheats: it reveals nothing, or it finds out, or there is nothing to be gained."""

import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.clients.participant import Participant
from brushpass.core import replay
from brushpass.core.errors import BadRecord, BadSetup
from brushpass.core.receipt import Distrust, Proof, Receipt, SeenVoid, check_own, decode, encode
from brushpass.core.seats import Seat
from brushpass.wire.inbound import CommitShare, RevealShare
from brushpass.wire.tables import Stage
from tests.clients.cheating import CAUGHT, CHEATS, THROWN_AWAY, UNSEEN_ENDS, VECTORS, VOIDING, Outcome, nothing, written
from tests.clients.cheating_server import HONEST, SECRETS, Server, likes, recorded

IN_THE_RECORD = {"shares", "seed", "deal"}
"""Proofs that need no receipt: a record that fails one of them is no record."""


def failing(outcome: Outcome, client: int) -> set[str]:
    """What a client finds out at the end."""
    record, receipts = outcome
    return {proof.value for proof, holds in check_own(record, SECRETS, receipts[client]) if holds is False}


@pytest.mark.parametrize("client", [0, 1])
@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
def test_a_server_that_cheats_is_found_out(cheat: Callable[[], Outcome], client: int) -> None:
    outcome, expected = cheat(), CAUGHT[cheat.__name__][client]
    if expected & IN_THE_RECORD:
        with pytest.raises(BadRecord):
            replay.check(outcome[0], SECRETS)
        return
    replay.check(outcome[0], SECRETS)
    assert failing(outcome, client) == expected


def test_the_page_is_tested_with_the_same_cheats() -> None:
    assert VECTORS.read_text(encoding="utf-8") == written(), "python -m tests.clients.cheating"


def test_the_number_of_void_starts_shows() -> None:
    record, receipts = next(cheat for cheat in CHEATS if cheat.__name__ == "voids_until_it_likes_the_deal")()
    assert record.pledge is not None
    assert len(record.pledge.voids) > 0
    assert all(void.was_open for void in record.pledge.voids)
    assert all(len(receipt.voids) == len(record.pledge.voids) for receipt in receipts)


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
def test_a_client_counts_for_itself_how_many_deals_were_thrown_away(cheat: Callable[[], Outcome]) -> None:
    _, receipts = cheat()
    assert {receipt.chances for receipt in receipts} == {THROWN_AWAY * (cheat in VOIDING)}
    assert {receipt.unseen_ends for receipt in receipts} == {UNSEEN_ENDS.get(cheat, 0)}


def test_a_start_that_was_void_before_this_client_revealed_is_no_chance() -> None:
    server = Server()
    hashes = server.hashes()
    server.void(hashes, [])
    server.shares(server.hashes())
    for receipt in server.receipts():
        assert [(void.attempt, void.revealed) for void in receipt.voids] == [(1, False)]
        assert receipt.chances == 0


@pytest.mark.parametrize("stages", [(Stage.PLAYING, Stage.OVER), (Stage.OVER,)], ids=["all of it", "only the end"])
def test_a_game_whose_end_this_client_saw_is_no_void_start(stages: tuple[Stage, ...]) -> None:
    server = Server()
    server.shares(server.hashes())
    for stage in stages:
        server.show(stage)
    server.round += 1
    server.draw()
    server.shares(server.hashes())
    assert [receipt.voids for receipt in server.receipts()] == [(), ()]


def test_a_game_that_this_client_left_is_told_apart_from_a_void_start() -> None:
    """Nobody has cheated: the receipt says what this client saw, and no more."""
    server = Server()
    hashes = server.hashes()
    server.void(hashes, server.shares(hashes))
    server.shares(server.hashes())
    server.show(Stage.PLAYING)
    server.round, server.voids = 2, []
    server.draw()
    hashes = server.hashes()
    record = recorded(server.pledge(hashes, server.shares(hashes)))
    for client, receipt in enumerate(server.receipts()):
        assert [(void.attempt, void.revealed, void.begun) for void in receipt.voids] == [
            (1, True, False),
            (2, True, True),
        ]
        assert (receipt.chances, receipt.unseen_ends) == (1, 1)
        assert failing((record, server.receipts()), client) == set()
        assert decode(encode(receipt)) == receipt


def test_a_server_that_tries_every_secret_and_share_before_the_list_gains_nothing() -> None:
    """It prefers what would suit it with shares that it guesses; the honest ones make the deal as it comes."""
    liked, games = 0, 400
    for number in range(games):
        server = Server(luck=Random(f"grinding {number}"))
        while not likes(server.pledge(("",) * 4, [bytes(32), bytes(32), server.share])):
            server.draw()
        server.clients = {seat: Participant(seat, Random(f"{number}/{seat}").randbytes) for seat in HONEST}
        hashes = server.hashes()
        liked += likes(server.pledge(hashes, server.shares(hashes)))
    assert abs(liked / games - 1 / 4) < 0.06, "three standard deviations"


def test_a_server_that_may_throw_two_deals_away_gets_what_it_likes_in_more_than_half_of_all_games() -> None:
    """Why every void start is shown (docs/deal.md)."""
    liked, games = 0, 200
    for number in range(games):
        server = Server(luck=Random(f"voiding {number}"))
        hashes = server.hashes()
        while not likes(server.pledge(hashes, server.shares(hashes))) and server.attempt < 3:
            server.void(hashes, server.shares(hashes))
            hashes = server.hashes()
        liked += likes(server.pledge(hashes, server.shares(hashes)))
    assert 0.5 < liked / games < 0.66


def test_a_server_that_plays_with_one_deal_and_proves_another_is_found_out() -> None:
    record, [receipt, _] = nothing()
    shown = next(events for events, _ in replay.replay(record, SECRETS))
    told = [json.loads(msgspec.json.encode(seen)) for seen in SECRETS.seen_by(Seat(0), shown)]
    holds = dict(check_own(record, SECRETS, replace(receipt, told=tuple(told))))
    assert holds == dict.fromkeys(Proof, True)
    face = next(event for event in told if event.get("face"))
    face["face"] = next(other for other in ("cia", "kgb") if other != face["face"])
    assert dict(check_own(record, SECRETS, replace(receipt, told=tuple(told))))[Proof.SEEN] is False


def test_a_receipt_that_kept_no_events_says_so() -> None:
    record, [receipt, _] = nothing()
    assert dict(check_own(record, SECRETS, receipt))[Proof.SEEN] is None


# --- during a start


def test_a_client_reveals_nothing_before_it_has_seen_every_hash() -> None:
    server = Server()
    client = server.clients[Seat(0)]
    first = client.answer(server.view())
    assert isinstance(first, CommitShare)
    assert client.answer(server.view()) == first, "the same message again, under the same id"
    assert client.answer(replace(server.view(), stage=Stage.LOBBY)) is None


def test_a_game_that_started_without_a_client_that_took_part_is_found_out() -> None:
    """The server shows its list to the second client alone, and deals without the first one's share."""
    server = Server()
    hashes = server.hashes()
    message = server.clients[Seat(1)].answer(server.view(hashes))
    assert isinstance(message, RevealShare)
    shares = [server.luck.randbytes(32), bytes.fromhex(message.share), server.share]
    forged = (server.hash_of(Seat(0), shares[0]), *hashes[1:])
    outcome = recorded(server.pledge(forged, shares)), server.receipts()
    assert failing(outcome, 0) == {"share", "hashes"}
    assert failing(outcome, 1) == {"hashes"}


def test_a_client_reveals_nothing_to_a_list_without_its_own_hash() -> None:
    server = Server()
    hashes = server.hashes()
    for forged in (("0" * 64, *hashes[1:]), (hashes[1], hashes[0], *hashes[2:]), ("", *hashes[1:]), ("",)):
        with pytest.raises(Distrust, match="another hash at this client's own seat"):
            server.clients[Seat(0)].answer(server.view(forged))


def test_a_client_reveals_its_share_to_one_list_only() -> None:
    server = Server()
    hashes = server.hashes()
    client = server.clients[Seat(0)]
    revealed = client.answer(server.view(hashes))
    assert isinstance(revealed, RevealShare)
    assert client.answer(server.view(hashes)) == revealed
    with pytest.raises(Distrust, match="not the one that was shown before"):
        client.answer(server.view((hashes[0], "1" * 64, *hashes[2:])))


def test_a_client_notices_a_commitment_that_changes_during_a_start() -> None:
    server = Server()
    hashes = server.hashes()
    for view in (server.view(secret=bytes(32)), server.view(hashes, secret=bytes(32))):
        with pytest.raises(Distrust, match="changed its commitment"):
            server.clients[Seat(0)].answer(view)


def test_a_list_of_another_start_is_not_taken() -> None:
    server = Server()
    [hashes, receipt] = server.hashes(), Receipt(Seat(0), 1, 1, server.view().commitment, "11" * 32)
    for commitment, attempt in (("0" * 64, 1), (receipt.commitment, 2)):
        with pytest.raises(Distrust, match="another start"):
            receipt.listed((receipt.hash, *hashes[1:]), commitment, attempt)


def test_every_start_has_a_share_of_its_own() -> None:
    server = Server()
    shares = set()
    for _ in range(3):
        hashes = server.hashes()
        revealed = server.shares(hashes)
        shares |= set(revealed)
        server.void(hashes, revealed)
    assert len(shares) == 9


def test_a_receipt_is_of_the_last_start_of_its_round() -> None:
    client = Participant(Seat(0), Random(1).randbytes)
    assert client.receipt(1) is None
    server = Server(clients={})
    for number in (1, 2):
        server.round = number
        hashes = server.hashes()
        server.shares(hashes)
    kept = [server.clients[Seat(0)].receipt(number) for number in (1, 2)]
    assert [receipt.round for receipt in kept if receipt is not None] == [1, 2]


# --- receipts as files


def test_a_receipt_survives_json() -> None:
    _, receipts = nothing()
    for receipt in receipts:
        assert decode(encode(receipt)) == receipt


def test_a_receipt_from_before_ends_were_noted_can_be_read() -> None:
    void = {"round": 1, "attempt": 1, "commitment": "ab" * 32, "revealed": True}
    old = {"format": "brushpass-receipt/1", "seat": 0, "round": 1, "attempt": 2, "commitment": "cd" * 32}
    receipt = decode(json.dumps(old | {"share": "ef" * 32, "voids": [void]}))
    assert (receipt.chances, receipt.unseen_ends) == (1, 0)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        encode(nothing()[1][0]).replace(b"receipt/1", b"receipt/2"),
        encode(nothing()[1][0]).replace(b'"seat":0', b'"seat":"0"'),
        encode(nothing()[1][0]).replace(b'"seat":0', b'"seat":0,"chair":0'),
        encode(replace(nothing()[1][0], share="AB" * 32)),
        encode(replace(nothing()[1][0], commitment="ab")),
        encode(replace(nothing()[1][0], hashes=("x",))),
        encode(replace(nothing()[1][0], voids=(SeenVoid(1, 1, "x"),))),
    ],
    ids=range(10),
)
def test_what_is_not_a_receipt_is_refused(text: bytes) -> None:
    with pytest.raises(BadSetup, match="not a receipt"):
        decode(text)


def test_a_record_without_a_pledge_proves_nothing() -> None:
    record, [receipt, _] = nothing()
    with pytest.raises(BadRecord, match="no pledge"):
        check_own(replace(record, pledge=None), SECRETS, receipt)
    assert record.pledge is not None
    assert recorded(record.pledge) == record


def test_a_seat_that_is_not_there_proves_nothing() -> None:
    record, [receipt, _] = nothing()
    holds = dict(check_own(record, SECRETS, replace(receipt, seat=Seat(9))))
    assert (holds[Proof.SHARE], holds[Proof.HASHES]) == (False, False)
