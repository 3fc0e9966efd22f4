import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from brushpass.cli.replay_frames import TRUTH, ReplayedGame, Viewpoint
from brushpass.cli.replay_prompt import ReplayPrompt
from brushpass.core.game import AnyGame
from brushpass.core.record import RecordV2, encode
from brushpass.core.record_talk import Kept, RecordedClaim, RecordedText, Talk
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.registry import GAMES
from brushpass.locales import languages, texts
from brushpass.research.simulate import simulate
from tests.cli.commands import call, program


def replay_of(game: AnyGame, language: str = "en", *, is_notation: bool = False) -> ReplayedGame:
    [played] = simulate(game, 4, game.rules(), ["random"], seed="replay", games=1, keep_records=True)
    assert played.record is not None
    return ReplayedGame(played.record, game, texts(language), is_notation=is_notation)


@pytest.fixture
def file(tmp_path: Path) -> str:
    games = simulate(GAMES["secrets"], 5, GAMES["secrets"].rules(), ["random"], seed="1", games=2, keep_records=True)
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n".join(encode(played.record) for played in games if played.record is not None))
    return str(path)


def session(replayed: ReplayedGame, viewpoint: Viewpoint, *answers: str) -> list[str]:
    """All that is shown to a reader who types these lines."""
    page: list[str] = []
    prompt = ReplayPrompt(replayed, viewpoint, write=page.append)
    prompt.show()
    for answer in answers:
        page.append(prompt.prompt)
        if not prompt.obey(answer):
            break
    return page


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_truth_is_shown_step_by_step_as_recorded(game: AnyGame) -> None:
    replayed = replay_of(game)
    frames = replayed.frames(TRUTH)
    assert [frame.number for frame in frames] == list(range(len(replayed.record.steps) + 1))
    assert tuple(line.strip() for line in frames[0].lines[1:]) == replayed.record.setup
    for step, frame in zip(replayed.record.steps, frames[1:], strict=True):
        assert frame.lines[0] == f"Step {frame.number}, Seat {step.seat} chooses: {step.choice}"
        assert tuple(line.strip() for line in frame.lines[1:]) == step.events
        assert frame.sight()


def test_talk_is_shown_where_it_was_said_to_everybody() -> None:
    game = GAMES["espionaje"]
    [played] = simulate(game, 4, game.rules(), ["random"], seed="replay", games=1, keep_records=True)
    assert isinstance(played.record, RecordV2)
    talk: tuple[Talk, ...] = (
        RecordedText(after=0, seat=Seat(1), text="hello"),
        RecordedClaim(after=2, seat=Seat(3), claim={"claim": "holds"}),
        RecordedText(after=2, seat=Seat(2), text="\x1b[2J", untold=1),
    )
    talking = replace(played.record, kept=Kept.TALK, talk=talk, seats=("Ann", "Bob", "Cat", "Dan"))
    replayed = ReplayedGame(talking, game, texts("en"))
    said = ["Bob: “hello”", 'Dan: “{"claim":"holds"}”', r"Cat: “'\x1b[2J'”"]
    for viewpoint in (TRUTH, PUBLIC, Seat(2)):
        frames = replayed.frames(viewpoint)
        found = [line.strip() for frame in frames for line in frame.lines if ": “" in line]
        assert sorted(found) == sorted(said)
    assert [frame.number for frame in replayed.frames(TRUTH) for line in frame.lines if "Cat: " in line] == [2]
    counts = [frame.after for frame in replayed.frames(PUBLIC) for line in frame.lines if "Cat: " in line]
    held = len(talking.setup) + sum(len(step.events) for step in talking.steps[:2]) - 1
    assert counts == [held], "before the event that nobody had been told yet"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [PUBLIC, Seat(0), Seat(3)])
def test_a_viewer_is_shown_its_own_sight_in_its_own_numbers(game: AnyGame, viewer: Seat | None) -> None:
    replayed = replay_of(game, is_notation=True)
    lines = [*replayed.record.setup, *(line for step in replayed.record.steps for line in step.events)]
    seen = [game.show(game.event_notation.read(line), viewer) for line in lines]
    told = [game.seen_notation.write(event) for event in seen if event is not None]
    frames = replayed.frames(viewer)
    assert [frame.lines for frame in frames] == [(f"{at:4}  {line}",) for at, line in enumerate(told, start=1)]
    assert all(frame.sight() for frame in frames)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_a_viewer_is_told_in_words_what_the_notation_writes(game: AnyGame, language: str) -> None:
    written, told = (
        replay_of(game, language, is_notation=is_notation).frames(Seat(0)) for is_notation in (True, False)
    )
    assert [frame.number for frame in told] == list(range(1, len(told) + 1))
    assert {frame.after for frame in told} <= {frame.after for frame in written}
    assert {frame.lines for frame in told}.isdisjoint(frame.lines for frame in written)
    assert not any("{" in line for frame in told for line in (*frame.lines, *frame.sight()))


def test_seats_are_named_by_the_record_or_by_number() -> None:
    replayed = replay_of(GAMES["secrets"])
    assert replayed.names(PUBLIC).labels == ("Seat 0", "Seat 1", "Seat 2", "Seat 3")  # all are called random
    for seats, last in ((("a", "b", "c", "d\x1b"), "'d\\x1b'"), (("a", "b", "c", "c"), "Seat 3")):
        record = replace(replayed.record, seats=seats)
        assert ReplayedGame(record, replayed.game, replayed.texts).names(PUBLIC).labels[3] == last


def test_without_a_terminal_everything_is_printed(file: str) -> None:
    status, out, err = program("replay", file, "--as", "public", "--line", "2")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "SECRETS, 5 players: as spectators saw it"
    assert lines[1] == "   1  A new game for 5 players begins."
    assert lines[-1].endswith("  The game is over. All tokens and bullets are revealed.")


def test_events_can_be_written_in_notation(file: str) -> None:
    lines = program("replay", file, "--as", "public", "--line", "2", "--notation").out.splitlines()
    assert lines[1] == "   1  table for 5 first 3 rules tied_hippies_win=false"
    assert " ended winners=" in lines[-1]


@pytest.mark.parametrize("viewpoint", ["truth", "public", "1"])
def test_the_house_rules_of_the_game_are_named_after_its_title(
    viewpoint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "switched.jsonl")
    switches = ("--rule", "last-pairs-stay", "--rule", "tied-hippies-win=among-hippies")
    call(capsys, ["simulate", "secrets", "--players", "5", "--games", "1", *switches, "--out", path])
    _, out, _ = call(capsys, ["replay", path, "--as", viewpoint, "--step", "3"])
    told = " ".join(out.split())
    house = [texts("en").say(f"rule-{name}") for name in ("tied-hippies-win-among-hippies", "last-pairs-stay")]
    assert f"{texts('en').say('house-rules')} - {house[0]} - {house[1]}" in told


def test_the_reader_is_told_in_their_language(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, ["replay", file, "--as", "2", "--step", "20", "--language", "de-AT"])
    assert status == 0
    assert out.startswith("SECRETS mit 5 Personen: wie Platz 2 es sah\n")
    assert "Marker, die du gesehen hast:" in out


def test_one_step_can_be_printed_with_its_table(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, ["replay", file, "--as", "2", "--step", "20"])
    assert status == 0
    assert "  20  " in out
    assert "-- SECRETS, turn" in out
    assert "Tokens that you have seen:" in out


def test_stdin_can_be_replayed(file: str) -> None:
    status, out, _ = program("replay", "-", stdin=Path(file).read_text())
    assert status == 0
    assert out.startswith("SECRETS, 5 players: everything revealed\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--line 3", "no-such-line: "),
        ("--as 5", "usage: a viewpoint is truth, public or a seat from 0 to 4, got '5'"),
        ("--as me", "usage: a viewpoint is truth, public or a seat from 0 to 4, got 'me'"),
        ("--step 999", "no-such-step: steps go from 0 to "),
    ],
)
def test_a_missing_file_line_step_or_viewpoint_is_refused(
    words: str, told: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = call(capsys, ["replay", file, *words.split()])
    assert status == 2
    assert err.startswith(f"brushpass: {told}")


def test_a_tampered_record_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(Path(file).read_text().splitlines()[0])
    del record["steps"][3]
    Path(file).write_text(json.dumps(record))
    status, _, err = call(capsys, ["replay", file])
    assert status == 2
    assert err.startswith("brushpass: bad-record: step 4: ")


def test_the_reader_steps_on_and_back_and_jumps() -> None:
    replayed = replay_of(GAMES["secrets"])
    page = session(replayed, TRUTH, "", "n", "b", "g 7", "g x", "g 999", "s", "q", "n")
    shown = [line.split(",")[0] for line in page if line.startswith(("Setup", "Step "))]
    assert shown == ["Setup", "Step 1", "Step 2", "Step 1", "Step 7"]
    assert any(line.startswith("The steps are numbered from 0 to ") for line in page)
    assert any(line.startswith("tokens: ") for line in page)
    assert any("this help" in line for line in page)


def test_the_reader_changes_viewpoint_and_stays_at_the_moment() -> None:
    replayed = replay_of(GAMES["espionaje"])
    page = session(replayed, TRUTH, "g 3", "a 1", "s", "a public", "a truth", "a nobody")
    assert "-- ESPIONAJE CARTAS, 4 players: as Seat 1 saw it" in page
    assert "-- ESPIONAJE CARTAS, 4 players: as spectators saw it" in page
    assert any(line.startswith("Your files: ") for line in page)
    assert sum(line.startswith("Step 3, ") for line in page) == 2
    assert any(line.startswith("There is no viewpoint 'nobody': type truth, public or a seat") for line in page)


def test_the_reader_is_told_at_both_ends() -> None:
    replayed = replay_of(GAMES["secrets"])
    page = session(replayed, PUBLIC, "b", f"g {replayed.frames(PUBLIC)[-1].number}", "n")
    assert "This is the first step." in page
    assert "This is the last step." in page
