"""Messages that must not be carried out, each with the codes that may refuse it."""

import json
import random
from collections.abc import Callable
from typing import Any

VALID: list[dict[str, Any]] = [
    {"type": "choose", "id": "f", "prompt": 1, "choice": {"choice": "accept"}},
    {"type": "say", "id": "f", "text": "hello"},
    {"type": "make-claim", "id": "f", "claim": {"claim": "token-is", "slot": 1, "face": "cia"}},
    {"type": "configure", "id": "f", "settings": {"game": "secrets", "players": 4}},
    {"type": "add-mind", "id": "f", "seat": 1, "mind": "random"},
    {"type": "remove", "id": "f", "seat": 1},
    {"type": "rename", "id": "f", "name": "Eva"},
    {"type": "ready", "id": "f", "ready": True},
    {"type": "start", "id": "f"},
    {"type": "commit-share", "id": "f", "attempt": 1, "hash": "00" * 32},
    {"type": "reveal-share", "id": "f", "attempt": 1, "share": "00" * 32},
    {"type": "leave", "id": "f"},
    {"type": "back", "id": "f"},
    {"type": "again", "id": "f"},
    {"type": "make-link", "id": "f"},
]
"""One of every kind that a seat may send."""

LATE = [message for message in VALID if message["type"] in ("configure", "ready", "start", "commit-share", "back")]
"""Those that are well-formed, and refused in the middle of a game."""

WRONG: list[Any] = [None, -1, 1.5, "", "x" * 300, [], {}, [[]], {"a": {}}, 10**30, "\u0000", "\ud800", float("nan")]

Fuzzed = tuple[str | bytes, frozenset[str]]
MALFORMED = frozenset({"malformed"})


def text_of(message: object) -> str:
    """JSON, or nearly: lone surrogates are escaped, NaN is not JSON at all."""
    return json.dumps(message)


def unknown_type(rng: random.Random) -> Fuzzed:
    kind: Any = rng.choice(("", "Say", "say ", "update", "hello!", None, 1, True, [], "welcome", "chose", "\ud800"))
    return text_of({**rng.choice(VALID), "type": kind}), MALFORMED


def wrong_field(rng: random.Random) -> Fuzzed:
    """One field of another type, or of a value that is out of bounds."""
    message = dict(rng.choice(VALID))
    name = rng.choice([name for name in message if name != "type"])
    value = rng.choice(WRONG)
    if name == "choice":
        return text_of({**message, name: value}), frozenset({"malformed", "stale-prompt"})
    if name in ("prompt", "seat", "attempt") and isinstance(value, int):
        return text_of({**message, name: value}), frozenset({"stale-prompt", "wrong-stage", "not-host"})
    if name in ("mind",) and isinstance(value, str) and len(value) <= 24:
        return text_of({**message, name: value}), frozenset({"wrong-stage", "malformed"})
    if name in ("text", "name", "id") and value == "\u0000":
        return text_of({**message, name: 0}), MALFORMED
    if name == "settings" and value == {}:
        return text_of({**message, name: value}), frozenset({"wrong-stage"})
    return text_of({**message, name: value}), MALFORMED


def extra_field(rng: random.Random) -> Fuzzed:
    return text_of({**rng.choice(VALID), rng.choice(("seat_", "token", "as", "")): rng.choice(WRONG)}), MALFORMED


def missing_field(rng: random.Random) -> Fuzzed:
    message = dict(rng.choice(VALID))
    del message[rng.choice(list(message))]
    return text_of(message), MALFORMED


def truncated(rng: random.Random) -> Fuzzed:
    text = text_of(rng.choice(VALID))
    return text[: rng.randrange(len(text))], MALFORMED


def trailing(rng: random.Random) -> Fuzzed:
    return text_of(rng.choice(VALID)) + rng.choice(("}", "{}", ",", "\x00", "x", "]", "\ufeff")), MALFORMED


def leading(rng: random.Random) -> Fuzzed:
    return rng.choice(("\ufeff", "x", ",", "\x00", "[")) + text_of(rng.choice(VALID)), MALFORMED


def noise(rng: random.Random) -> Fuzzed:
    letters = 'abc{}[]":,0123456789\\u.-eE+ntrf\n\t \u00e9\u4e2d\U0001f600'
    return "!" + "".join(rng.choices(letters, k=rng.randrange(1, 200))), MALFORMED


def nested(rng: random.Random) -> Fuzzed:
    depth = rng.choice((10, 100, 1000, 5000))
    inner = rng.choice(("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth))
    if rng.random() < 0.5:
        return inner[:16_000], MALFORMED
    text = '{"type":"choose","id":"f","prompt":1,"choice":' + inner + "}"
    return text[:16_000], frozenset({"malformed", "stale-prompt"})


def long(rng: random.Random) -> Fuzzed:
    """More than a message may hold, but less than ends the connection."""
    return text_of({"type": "say", "id": "f", "text": "x" * rng.randrange(16_384, 60_000)}), MALFORMED


def binary(rng: random.Random) -> Fuzzed:
    if rng.random() < 0.5:
        return text_of(rng.choice(VALID)).encode(), MALFORMED
    return rng.randbytes(rng.randrange(300)), MALFORMED


def numbers(rng: random.Random) -> Fuzzed:
    number = rng.choice(("NaN", "Infinity", "-Infinity", "1e999", "01", "+1", "0x1", "1.", "-", "9" * 5000, "1e3"))
    return f'{{"type":"choose","id":"f","prompt":{number},"choice":{{"choice":"accept"}}}}', MALFORMED


def doubled(rng: random.Random) -> Fuzzed:
    """A key twice, the second time wrong."""
    text = text_of(rng.choice([message for message in VALID if message["type"] != "choose"]))
    return text[:-1] + rng.choice((',"id":5}', ',"type":"nothing"}', ',"id":""}')), MALFORMED


def surrogate(rng: random.Random) -> Fuzzed:
    half = rng.choice((r"\ud800", r"\udfff", r"a\ud83dz", r"\u12"))
    return '{"type":"say","id":"f","text":"' + half + '"}', MALFORMED


def late(rng: random.Random) -> Fuzzed:
    return text_of(rng.choice(LATE)), frozenset({"wrong-stage"})


def stale(rng: random.Random) -> Fuzzed:
    """An answer to a prompt of long ago, of the future, or of somebody else."""
    choice = rng.choice(({"choice": "accept"}, {"choice": "shoot", "to": 1}, {"choice": "nothing"}, 1, "x"))
    number = rng.choice((0, 1, 2, 3, -1, 1000, 2**63, 2**70))
    return text_of({"type": "choose", "id": "f", "prompt": number, "choice": choice}), frozenset({"stale-prompt"})


def foreign(rng: random.Random) -> Fuzzed:
    """A claim of the other game, or about somebody who is not there."""
    claims: list[tuple[Any, str]] = [
        ({"claim": "holds", "seat": 1, "element": "tokyo"}, "malformed"),
        ({"claim": "token-is", "slot": 7, "face": "cia"}, "no-such-seat"),
        ({"claim": "saw-token", "slot": -3, "face": "kgb"}, "no-such-seat"),
        ({"claim": "token-is", "slot": 1, "face": "mi6"}, "malformed"),
        ({"claim": "lies"}, "malformed"),
    ]
    claim, code = rng.choice(claims)
    return text_of({"type": "make-claim", "id": "f", "claim": claim}), frozenset({code})


def empty(rng: random.Random) -> Fuzzed:
    return rng.choice(("", " ", "null", "true", "0", '""', "[]", "{}")), MALFORMED


def silence(rng: random.Random) -> Fuzzed:
    """Talk in which there is nothing."""
    return text_of({"type": "say", "id": "f", "text": rng.choice((" ", "\u200b", "\n\t", "\u202e"))}), frozenset(
        {"bad-talk"}
    )


def hello(rng: random.Random) -> Fuzzed:
    return text_of({"type": "hello", "code": "BABA-BABA"}), frozenset({"hello-twice"})


KINDS: list[Callable[[random.Random], Fuzzed]] = [
    unknown_type,
    wrong_field,
    extra_field,
    missing_field,
    truncated,
    trailing,
    leading,
    noise,
    nested,
    long,
    binary,
    numbers,
    doubled,
    surrogate,
    late,
    stale,
    foreign,
    empty,
    silence,
    hello,
]
