import dataclasses
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
from brushpass.core.switches import read_rules
from brushpass.games.kits import find_kit
from brushpass.games.registry import GAMES
from brushpass.locales import languages, texts
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.speaker import with_claims
from brushpass.research.simulate import simulate
from brushpass.wire.labels import ClaimKind
from tests.cli.commands import Ran, call, program
from tests.research.review.games import record_of

WITHOUT_NUMBA = "missing-extra: numba is not installed; it comes with: pip install 'brushpass[fast]'"


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


def test_a_review_begins_with_the_house_rules_of_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, path = GAMES["espionaje"], tmp_path / "switched.jsonl"
    rules = read_rules(game.rules, {"no_early_accusation": True}, 3)
    [played] = simulate(game, 3, rules, ["random"], seed="switched", games=1, keep_records=True)
    assert played.record is not None
    path.write_bytes(encode(played.record))
    _, out, _ = call(capsys, ["review", str(path)])
    told = texts("en")
    assert " ".join(out.split()).startswith(f"{told.say('house-rules')} - {told.say('rule-no-early-accusation')} ")


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
    assert call(capsys, ["review", file, "--line", "3", "--json"]) == Ran(2, "", f"brushpass: {WITHOUT_NUMBA}\n")
    assert call(capsys, ["review", file, "--json"]).status == 0


@pytest.mark.usefixtures("without_extras")
def test_without_numba_people_still_see_who_was_honest_and_then_why_there_are_no_verdicts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played, path = record_of("secrets", 4), tmp_path / "spoken.jsonl"
    assert isinstance(played, RecordV2)
    path.write_bytes(encode(with_claims(played, Random(5))))
    status, out, err = call(capsys, ["review", str(path)])
    assert (status, err) == (2, f"brushpass: {WITHOUT_NUMBA}\n")
    assert texts("en").say("honesty-title") in out
    assert "knew that it was false." in out
    assert texts("en").say("review-sums") not in out
    assert "At the start" not in out


def test_a_game_that_nothing_judges_still_says_who_was_honest(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, path = find_kit("espionaje"), tmp_path / "spoken.jsonl"
    assert isinstance(record, RecordV2)
    path.write_bytes(encode(with_claims(record, Random(5))))
    monkeypatch.setattr("brushpass.research.review.review.find_kit", lambda _: dataclasses.replace(kit, judge=None))
    status, out, err = call(capsys, ["review", str(path)])
    assert (status, err) == (2, "brushpass: no-judge: nothing judges the decisions of ESPIONAJE CARTAS\n")
    assert texts("en").say("honesty-title") in out
