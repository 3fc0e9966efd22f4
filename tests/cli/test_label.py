"""`brushpass label`: a line for each claim, Parquet, pairs, and failures that say what is wrong."""

import json
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from brushpass.cli.honesty_lines import honesty_lines, label_words
from brushpass.clients.terminal.names import Names
from brushpass.core.record import encode
from brushpass.core.seats import PUBLIC
from brushpass.games.kits import find_kit
from brushpass.locales import texts
from brushpass.research import extras
from brushpass.research.labels.honesty import honesty
from brushpass.wire.labels import ClaimKind
from tests.cli.commands import call
from tests.research.labels.agreeing import talking


@pytest.fixture
def games(tmp_path: Path) -> str:
    """A file with a game of each box."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(
        b"\n".join(encode(talking(game, players, 0)) for game, players in (("secrets", 4), ("espionaje", 2)))
    )
    return str(file)


def test_every_claim_is_one_line_with_its_place(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = call(capsys, ["label", games])
    assert ran.status == 0
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert {(row["file"], row["line"], row["game"], row["players"]) for row in rows} == {
        (games, 1, "secrets", 4),
        (games, 2, "espionaje", 2),
    }
    assert [row["number"] for row in rows if row["line"] == 1] == list(
        range(1, 1 + sum(row["line"] == 1 for row in rows))
    )
    assert all((row["certificate"] is not None) == (row["kind"] == "lie") for row in rows)
    assert ran.err.startswith(f"2 records, {len(rows)} claims: ")


def test_several_processes_write_the_same(games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.jsonl"
    assert call(capsys, ["label", games, "--out", str(out), "--processes", "2"]).status == 0
    assert out.read_text() == call(capsys, ["label", games]).out
    refused = call(capsys, ["label", games, "--out", str(out)])
    assert (refused.status, refused.err.split(":")[1].strip()) == (2, "file-exists")


def test_parquet_has_the_same_rows(games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    polars = pytest.importorskip("polars")
    file = tmp_path / "labels.parquet"
    assert call(capsys, ["label", games, "--parquet", str(file)]).status == 0
    lines = [json.loads(line) for line in call(capsys, ["label", games]).out.splitlines()]
    rows = [row | {"claim": json.loads(row["claim"])} for row in polars.read_parquet(file).to_dicts()]
    assert rows == lines
    assert call(capsys, ["label", games, "--parquet", str(file)]).status == 2


def test_without_polars_nothing_is_begun(
    games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    ran = call(capsys, ["label", games, "--parquet", str(tmp_path / "x.parquet")])
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("brushpass: missing-extra: polars is not installed")


@pytest.mark.parametrize("option", ["--parquet", "--out"])
def test_where_nothing_can_be_written_nothing_is_begun(
    option: str, games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda package: True)
    monkeypatch.setattr("brushpass.cli.label.all_rows", lambda *_: pytest.fail("it has begun"))
    file = tmp_path / "nowhere" / "labels"
    ran = call(capsys, ["label", games, option, str(file)])
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"brushpass: no-such-file: {file}: there is no folder {file.parent}\n"
    ran = call(capsys, ["label", games, option, str(tmp_path), "--force"])
    assert ran.err == f"brushpass: io-error: {tmp_path}: Is a directory\n"
    monkeypatch.setattr("os.access", lambda *_: False)  # whoever runs the tests may write everywhere
    ran = call(capsys, ["label", games, option, str(tmp_path / "labels")])
    assert ran.err == f"brushpass: io-error: {tmp_path / 'labels'}: Permission denied\n"


def test_more_trust_moves_hearers_further(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    little, much = (
        [json.loads(line) for line in call(capsys, ["label", games, "--trust", trust]).out.splitlines()]
        for trust in ("0.6", "0.9")
    )
    pairs = [
        (one, other)
        for row, same in zip(little, much, strict=True)
        for one, other in zip(row["hearers"], same["hearers"], strict=True)
    ]
    assert any(one["after"] < other["after"] for one, other in pairs)
    assert all(one["before"] == other["before"] and one["after"] <= other["after"] for one, other in pairs)


def test_pairs_are_records_with_the_opposite_truth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = talking("espionaje", 2, 0)
    file = tmp_path / "game.jsonl"
    file.write_bytes(encode(record))
    ran = call(capsys, ["label", str(file), "--pairs"])
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert rows
    assert ran.err == f"1 records, {len(rows)} pairs\n"
    other = tmp_path / "other.jsonl"
    other.write_text("\n".join(json.dumps(row["other"]) for row in rows))
    assert call(capsys, ["verify", str(other)]).status == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["label"], "usage"),
        (["label", "GAMES", "--trust", "1"], "usage"),
        (["label", "GAMES", "--trust", "x"], "usage"),
        (["label", "GAMES", "--pairs", "--parquet", "x"], "usage"),
        (["label", "no such file"], "no-such-file"),
        (["label", "BAD"], "bad-record"),
        (["label", "BAD", "--processes", "2"], "bad-record"),
    ],
)
def test_failures_have_codes(
    arguments: list[str], code: str, games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(Path(games).read_text().replace('"players":4', '"players":5', 1))
    names = {"GAMES": games, "BAD": str(bad)}
    ran = call(capsys, [names.get(word, word) for word in arguments])
    assert ran.status == 2
    assert ran.err.startswith(f"brushpass: {code}: ")


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "pt-BR"])
def test_people_are_told_who_lied_and_whom_it_could_fool(language: str) -> None:
    for game, players in (("secrets", 4), ("espionaje", 3)):
        kit = find_kit(game)
        games = (honesty(talking(game, players, number)) for number in count())
        told = next(told for told in games if told.biggest is not None)
        names = Names(["Ann", "Bob", "Cat", "Dan"][:players], PUBLIC, texts(language))
        lines = list(honesty_lines(kit, names, told))
        lies = [label for label in told.labels if label.kind == "lie"]
        whole = "\n".join(lines)
        assert "{" not in whole, "every claim has words"
        assert names.say("honesty-biggest") in whole
        hint = " ".join(names.say("honesty-hint").split())
        assert hint in " ".join(whole.split()), "it says that a lie is not judged as a move"
        biggest = max(lies, key=lambda lie: sum(hearer.after - hearer.before for hearer in lie.hearers))
        assert told.biggest == biggest.number


def test_every_lie_says_how_far_it_could_move_each_hearer() -> None:
    figures = 0
    for game, players in (("secrets", 4), ("espionaje", 3)):
        told = next(told for number in count() if (told := honesty(talking(game, players, number))).biggest is not None)
        names = Names(["Ann", "Bob", "Cat", "Dan"][:players], PUBLIC, texts("en"))
        page = " ".join(" ".join(honesty_lines(find_kit(game), names, told)).split())
        for lie in (label for label in told.labels if label.kind == "lie"):
            for hearer in lie.hearers:
                name = names.labels[hearer.seat]
                moved = f"{name} ({round(100 * hearer.before)}% to {round(100 * hearer.after)}%)"
                assert hearer.refutes or moved in page
                figures += not hearer.refutes
        assert names.say("honesty-moved-hint") in page
    assert figures


def test_lies_that_fool_nobody_come_without_figures() -> None:
    told = honesty(talking("secrets", 4, 1))
    lie = next(label for label in told.labels if label.kind == "lie")
    known = replace(lie, hearers=tuple(replace(one, before=0.0, after=0.0, refutes=True) for one in lie.hearers))
    names = Names(["Ann", "Bob", "Cat", "Dan"], PUBLIC, texts("en"))
    lines = honesty_lines(find_kit("secrets"), names, replace(told, labels=(known,), biggest=None))
    page = " ".join(" ".join(lines).split())
    assert names.say("honesty-nobody") in page
    assert "it could win nothing" in page
    assert "%" not in page
    assert names.say("honesty-moved-hint")[:20] not in page


def test_only_a_truth_that_every_hearer_knew_told_nobody_anything() -> None:
    told = honesty(talking("secrets", 4, 1))
    truth = next(label for label in told.labels if label.kind == "truth")
    names = Names(["Ann", "Bob", "Cat", "Dan"], PUBLIC, texts("en"))

    def said(kind: ClaimKind, *before: float) -> tuple[bool, bool]:
        """Whether the moment of such a claim and the list of claims say so."""
        hearers = tuple(replace(one, before=each) for one, each in zip(truth.hearers, before, strict=True))
        label = replace(truth, kind=kind, hearers=hearers)
        lines = honesty_lines(find_kit("secrets"), names, replace(told, labels=(label,), biggest=None))
        known = names.say("honesty-known")
        return known in label_words(label, names, None), known in " ".join(" ".join(lines).split())

    assert said(ClaimKind.TRUTH, 1, 1, 1) == (True, True)
    assert said(ClaimKind.TRUTH, 1, 0.99, 1) == (False, False)
    assert said(ClaimKind.STALE_TRUTH, 1, 1, 1) == (False, False)
    assert said(ClaimKind.GUESS, 1, 1, 1) == (False, False)


def test_a_game_without_claims_has_no_page_of_honesty() -> None:
    record = replace(talking("espionaje", 2, 0), talk=())
    names = Names(["Ann", "Bob"], PUBLIC, texts("en"))
    assert list(honesty_lines(find_kit("espionaje"), names, honesty(record))) == []


def test_replay_tells_claims_in_words(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert '{"claim"' not in call(capsys, ["replay", games, "--as", "1", "--all"]).out
    assert '{"claim"' in call(capsys, ["replay", games, "--as", "1", "--all", "--notation"]).out
