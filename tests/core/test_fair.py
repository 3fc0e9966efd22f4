"""The fair deal, from the words of docs/deal.md: hashes, seeds, pledges, and pledges that no table can have made."""

import hashlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from brushpass.core import fair
from brushpass.core.errors import BadSetup
from brushpass.core.fair import NO_SHARE, Place, Pledge, VoidStart, share_hash
from brushpass.core.fair_v1 import PledgeV1

SECRET = bytes(range(32))
SHARES = [bytes([seat] * 32) for seat in range(3)]
BYTES = st.binary(min_size=32, max_size=32)


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def placed(attempt: int, seat: int, secret: bytes = SECRET) -> Place:
    return Place(fair.commitment(secret), 7, attempt, seat)


def made(*voids: VoidStart) -> Pledge:
    """A pledge of three people and a bot in the middle."""
    attempt = len(voids) + 1
    hashes = [share_hash(share, placed(attempt, seat)) for seat, share in zip((0, 2, 3), SHARES, strict=True)]
    shares = [share.hex() for share in SHARES]
    return Pledge(7, SECRET.hex(), (hashes[0], "", *hashes[1:]), (shares[0], "", *shares[1:]), voids)


def void(attempt: int, **changes: Any) -> VoidStart:
    """A void start of two seats, of which the first has revealed its share."""
    secret = bytes([attempt] * 32)
    hashes = [share_hash(SHARES[seat], placed(attempt, seat, secret)) for seat in range(2)]
    return replace(VoidStart(secret.hex(), tuple(hashes), (SHARES[0].hex(), "")), **changes)


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert fair.commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_hash_is_made_from_label_commitment_round_attempt_seat_and_share() -> None:
    commitment = sha(SECRET)
    numbers = (258).to_bytes(4, "big") + (3).to_bytes(4, "big") + bytes([5])
    expected = sha(b"brushpass/2/share/", commitment, numbers, SHARES[1])
    assert share_hash(SHARES[1], Place(commitment.hex(), 258, 3, 5)) == expected.hex()
    assert expected.hex() == "7805581784d9ce41b8b2c43c84dc679bcf6f5bd9f8f88e604194f884f269e5d1", "as the page has it"


def test_a_seed_is_made_from_label_secret_and_shares_in_seat_order() -> None:
    assert made().seed == sha(b"brushpass/2/seed/", SECRET, SHARES[0], NO_SHARE, SHARES[1], SHARES[2])
    assert made(void(1)).seed == made().seed, "void starts add nothing"


@given(BYTES, BYTES, st.tuples(*[st.integers(1, 5)] * 3), st.tuples(*[st.integers(1, 5)] * 3))
def test_a_hash_fits_in_one_place_only(
    share: bytes, secret: bytes, one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    commitment = fair.commitment(secret)
    same = share_hash(share, Place(commitment, *one)) == share_hash(share, Place(commitment, *other))
    assert same == (one == other)
    assert share_hash(share, Place(commitment, *one)) != share_hash(share, Place(fair.commitment(share), *one)) or (
        share == secret
    )


@given(st.lists(BYTES, min_size=1, max_size=8), st.integers(0, 7), BYTES)
def test_every_share_decides_the_seed(shares: list[bytes], seat: int, other: bytes) -> None:
    changed = list(shares)
    changed[seat % len(shares)] = other
    assert (fair.seed(SECRET, shares) == fair.seed(SECRET, changed)) == (shares == changed)
    assert fair.seed(SECRET, shares) != fair.seed(bytes(32), shares)


def test_a_pledge_that_a_table_has_made_is_good() -> None:
    made().check(4)
    pledge = made(void(1), void(2, shares=("", "")))
    pledge.check(4)
    assert (pledge.attempt, pledge.commitment) == (3, fair.commitment(SECRET))
    assert [start.was_open for start in pledge.voids] == [True, False]


@pytest.mark.parametrize(
    ("pledge", "text"),
    [
        (replace(made(), round=0), "a pledge is of round 1 or later, got 0"),
        (replace(made(), round=1 << 32), "a pledge is of round 1 or later"),
        (replace(made(), hashes=made().hashes[1:]), "the pledge has hashes of 3 seats, not of 4"),
        (replace(made(), shares=made().shares[1:]), "the pledge has shares of 3 seats, not of 4"),
        (replace(made(), shares=("",) * 4, hashes=("",) * 4), "nobody has added a share"),
        (replace(made(), shares=("", *made().shares[1:])), "seat 0 has shown a hash and revealed no share"),
        (replace(made(), hashes=("", *made().hashes[1:])), "the share of seat 0 does not fit its hash"),
        (replace(made(), secret="11" * 32), "the share of seat 0 does not fit its hash"),
        (replace(made(), round=8), "the share of seat 0 does not fit its hash"),
        (replace(made(), voids=(void(1),)), "the share of seat 0 does not fit its hash"),
        (replace(made(), secret="11"), "has 32 bytes, in lower-case hexadecimal"),
        (replace(made(), shares=("AB" * 32, *made().shares[1:])), "lower-case hexadecimal"),
        (replace(made(), hashes=(" ab" * 32, *made().hashes[1:])), "lower-case hexadecimal"),
        (made(void(2)), "void start 1: the share of seat 0 does not fit its hash"),
        (made(void(1), void(1)), "void start 2: the share of seat 0 does not fit its hash"),
        (made(void(1, shares=("", SHARES[0].hex()))), "void start 1: the share of seat 1 does not fit its hash"),
        (made(void(1, hashes=("",))), "void start 1: hashes of 1 seats, but shares of 2"),
        (made(void(1, secret="x")), "lower-case hexadecimal"),
    ],
)
def test_a_pledge_that_no_table_can_have_made_is_refused(pledge: Pledge, text: str) -> None:
    with pytest.raises(BadSetup, match=text):
        pledge.check(4)


# --- 0.1.0


def test_a_pledge_of_the_first_format_means_what_it_meant() -> None:
    pledge = PledgeV1(SECRET.hex(), (SHARES[1].hex(), "00" * 32))
    assert pledge.seed == sha(b"brushpass/1/fair/", SECRET, SHARES[1], bytes(32))
    assert pledge.commitment == fair.commitment(SECRET)
    pledge.check(2)
    with pytest.raises(BadSetup, match="entropy of 2 seats, not of 3"):
        pledge.check(3)
    with pytest.raises(BadSetup, match="lower-case hexadecimal"):
        _ = PledgeV1(SECRET.hex(), ("AB" * 32,)).seed
