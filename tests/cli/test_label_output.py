"""`brushpass label` writes all labels or none, and refuses a file without records as `verify` does."""

import os
from pathlib import Path

import pytest

from brushpass.core.record import encode
from tests.cli.commands import call
from tests.research.labels.agreeing import talking


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A file with three records, of which the last is bad."""
    good = encode(talking("espionaje", 2, 0))
    file = tmp_path / "records.jsonl"
    file.write_bytes(b"\n".join((good, good, good.replace(b'"players":2', b'"players":3', 1))))
    return file


@pytest.mark.parametrize("options", [("--out",), ("--pairs", "--out"), ("--processes", "2", "--out"), ("--parquet",)])
def test_a_bad_record_leaves_nothing_behind(
    options: tuple[str, ...], records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--parquet" in options:
        pytest.importorskip("polars")
    out = tmp_path / "out" / "labels"
    out.parent.mkdir()
    line = ["label", str(records), *options, str(out)]
    status, _, err = call(capsys, line)
    assert (status, err.startswith(f"brushpass: bad-record: {records}:3: ")) == (2, True)
    assert os.listdir(out.parent) == []
    records.write_bytes(b"\n".join(records.read_bytes().splitlines()[:2]))
    assert call(capsys, line).status == 0, "the next try needs no --force"
    assert os.listdir(out.parent) == ["labels"]


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_a_file_without_records_is_refused(
    text: str, records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty, out = tmp_path / "empty.jsonl", tmp_path / "labels"
    empty.write_text(text)
    told = (2, "", f"brushpass: bad-record: {empty}: the file holds no record\n")
    assert call(capsys, ["label", str(empty)]) == told
    records.write_bytes(records.read_bytes().splitlines()[0])
    assert call(capsys, ["label", str(records), str(empty), "--out", str(out)]) == told, "the other file is good"
    assert not out.exists()
    assert "the file holds no record" in call(capsys, ["verify", str(empty)]).out
