"""What was judged beside what happened."""

from pathlib import Path

from brushpass.research.review.calibration import LEAST, Case, heading, picture, put, rows, share, summaries, tenths


def found(judged: float, happened: float, *, table: str = "mixed", cases: int = 1000) -> list[Case]:
    return [Case(table, "question", game, judged, won=game < happened * cases) for game in range(cases)]


def test_a_tenth_is_off_if_it_is_far_beyond_chance() -> None:
    right, wrong = found(0.42, 0.44), found(0.77, 0.6)
    parts = tenths([*right, *wrong])
    assert set(parts) == {4, 7}
    assert not parts[4].is_off
    assert parts[7].is_off
    assert parts[7].happened == 0.6
    assert not tenths(found(0.77, 0.7, cases=20))[7].is_off, "twenty cases prove little"
    assert set(tenths(found(1.0, 1.0))) == {9}


def test_decisions_of_one_game_count_once() -> None:
    once = found(0.5, 0.5, cases=200)
    assert share(once * 4).margin == share(once).margin
    assert share(once * 4).cases == 800


def test_tables_and_curves_name_every_kind_and_table() -> None:
    cases = [*found(0.42, 0.44), *found(0.77, 0.6, table="agent-3"), *found(0.1, 0.2, table="few", cases=LEAST - 1)]
    lines = list(rows(cases))
    assert len(lines) == 1
    assert "42.0 → 44.0" in lines[0]
    assert {line.count("|") for line in (*heading(), *lines)} == {14}
    assert [line.split(" | ")[-1] for line in list(summaries(cases))[2:]] == ["0 |", "1 |", "0 |"]
    drawn = picture("a & b", cases)
    assert drawn.startswith("<svg ")
    assert "a &amp; b" in drawn
    assert drawn.count("<circle") == 2, "too few cases are no point of a curve"


def test_a_generated_part_of_a_page_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n<!-- generated: x -->\nold\n<!-- end: x -->\nB\n", encoding="utf-8")
    for _ in range(2):
        put(page, "x", ["new", "lines"])
        assert page.read_text(encoding="utf-8") == "# A\n<!-- generated: x -->\nnew\nlines\n<!-- end: x -->\nB\n"
