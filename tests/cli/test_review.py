import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from brushpass.cli.honesty_lines import label_words
from brushpass.clients.terminal.names import Names
from brushpass.core.record import Record, RecordV2, encode
from brushpass.core.seats import PUBLIC, Seat
from brushpass.locales import languages, texts
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.speaker import with_claims
from brushpass.wire.labels import ClaimKind
from tests.cli.commands import call, program
from tests.research.review.games import record_of


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of("espionaje", 3, mind="unknown-pair")


@pytest.fixture
def file(tmp_path: Path, record: Record) -> str:
    path = tmp_path / "games.jsonl"
    short = replace(record, steps=record.steps[:4])
    path.write_bytes(b"\n".join(encode(one) for one in (record, short, record_of("secrets", 4))))
    return str(path)


def test_messages_are_printed_one_per_line_from_began_to_summed(record: Record) -> None:
    status, out, err = program("review", "-", "--json", "--gently", stdin=encode(record).decode())
    assert (status, err) == (0, "")
    first, *decided, last = map(json.loads, out.splitlines())
    assert first == {"review": "began", "game": "espionaje", "players": 3, "decisions": len(decided)}
    assert {line["review"] for line in decided} == {"decided"}
    assert last["review"] == "summed"
    assert [own["seat"] for own in last["seats"]] == [0, 1, 2]


def test_people_get_a_table_and_the_sums(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, ["review", file])
    assert (status, err) == (0, "")
    assert "Ask about " in out
    assert "Seat 0: best choice" in out
    assert "Luck and mistakes" in out
    assert all(f"\nSeat {seat} " in out for seat in range(3))


def test_every_claim_stands_at_its_moment_with_what_it_was(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert isinstance(record, RecordV2)
    spoken, path = with_claims(record, Random(5)), tmp_path / "spoken.jsonl"
    path.write_bytes(encode(spoken))
    _, out, _ = call(capsys, ["review", str(path)])
    told = out.partition("Luck and mistakes")[0].splitlines()
    steps = [int(words[0]) for line in told if (words := line.split()) and words[0].isdecimal()]
    assert steps == sorted(steps), "decisions and claims in one order"
    kinds = [label.kind for label in labels(spoken)]
    spelt = " ".join(" ".join(told).split())
    assert spelt.count("”") == len(kinds)
    assert spelt.count("knew that it was false.") == kinds.count(ClaimKind.LIE) > 0
    assert spelt.count("knew that it was true.") == kinds.count(ClaimKind.TRUTH) > 0


def test_a_claim_says_what_it_could_do_to_the_seat_that_is_reviewed(record: Record) -> None:
    assert isinstance(record, RecordV2)
    names = Names(["Ann", "Bob", "Cat"], PUBLIC, texts("en"))
    made = list(labels(with_claims(record, Random(5))))
    told = [label_words(label, names, Seat(1)) for label in made]
    moved = [any(hearer.seat == 1 and 0 < hearer.before < 1 for hearer in label.hearers) for label in made]
    assert ["took their word for it, the chance that it’s true went from" in words for words in told] == moved
    assert any(moved)


@pytest.mark.parametrize("language", languages())
def test_the_table_is_in_the_readers_language_and_fits_the_screen(
    language: str, file: str, capsys: pytest.CaptureFixture[str], environment: Callable[[str, str], None]
) -> None:
    environment("COLUMNS", "60")
    status, out, _ = call(capsys, ["review", file, "--language", language])
    assert status == 0
    assert texts(language).say("review-sums") in out
    assert all(cell_len(line) <= 60 for line in out.splitlines())
    assert "{" not in out


@pytest.mark.usefixtures("quick_judge")
def test_one_seat_of_secrets_can_be_judged_alone(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, ["review", file, "--line", "3", "--seat", "2", "--json"])
    assert status == 0
    [_, *decided, last] = map(json.loads, out.splitlines())
    assert {line["seat"] for line in decided} == {2}
    assert [own["seat"] for own in last["seats"]] == [2]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--line 4", "no-such-line: "),
        ("--line 2", "unfinished: the game was broken off"),
        ("--seat 3", "usage: seats go from 0 to 2, got 3"),
        ("--seat me", "usage: argument --seat"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    words: str, told: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(capsys, ["review", file, *words.split()])
    assert (status, out) == (2, "")
    assert err.startswith(f"brushpass: {told}")


@pytest.mark.usefixtures("without_extras")
def test_without_numba_secrets_is_refused_by_name_and_espionaje_is_not(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(capsys, ["review", file, "--line", "3"])
    assert (status, out) == (2, "")
    assert err == "brushpass: missing-extra: numba is not installed; it comes with: pip install 'brushpass[fast]'\n"
    assert call(capsys, ["review", file, "--json"]).status == 0
