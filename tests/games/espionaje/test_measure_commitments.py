"""Whether what the scales say of late commitments shows in the deals."""

import io
import sys

import msgspec
import pytest

from brushpass.games.espionaje import measure_commitments
from brushpass.games.espionaje.measure_commitments import Late, late


def test_a_late_commitment_loses_only_what_the_better_cards_would_have_won_in_time() -> None:
    """Among those who accuse only when they are certain, nobody who is late ever wins, whatever they lay down."""
    found = [case for number in range(12) for case in late("rookie-1", 2, number, "test")]
    assert found
    assert {(case.players, case.table) for case in found} == {(2, "rookie-1")}
    assert all(case.judged > 0 for case in found)
    assert {case.lost for case in found} == {0}
    rash = [case for number in range(60) for case in late("mastermind-8", 2, number, "test")]
    assert {case.lost for case in rash} > {0}, "among those who accuse early some who are late do win"


def test_the_report_compares_what_was_judged_with_what_was_lost() -> None:
    cases = [Late(2, "mixed", 0.1, 0), Late(2, "mixed", 0.3, 1), Late(2, "mixed", 0.2, 0), Late(3, "mixed", 0.1, 0)]
    lines = list(measure_commitments.report(cases))
    assert [line.split(" | ")[1:3] for line in lines[2:4]] == [["3", "0.200"], ["2 of 0.15 or more", "0.250"]]
    assert lines[2].split(" | ")[3].startswith("0.333")


def test_what_play_prints_is_what_report_reads(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(measure_commitments, "TABLES", ("rookie-1",))
    monkeypatch.setattr(sys, "argv", ["measure", "play", "--players", "2", "--games", "6", "--seed", "test"])
    measure_commitments.main()
    printed = capsysbinary.readouterr().out
    assert all(msgspec.json.decode(line, type=Late).table == "rookie-1" for line in printed.splitlines())
    monkeypatch.setattr(sys, "argv", ["measure", "report"])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(printed)))
    measure_commitments.main()
    assert f"| 2 | {len(printed.splitlines())} |".encode() in capsysbinary.readouterr().out
