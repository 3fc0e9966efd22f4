"""The fingerprint covers what can change the games, and nothing else."""

import subprocess
import sys

import pytest

from brushpass.games.registry import GAMES
from brushpass.minds.registry import minds_of
from brushpass.research.arena import code
from brushpass.research.arena.code import LOOP, NOT_DECIDING, fingerprint, modules_reached

BOTS = "brushpass.games.secrets.minds.bots"
PAIRS = [(mind, game) for game in GAMES for mind in minds_of(game)]


def test_games_and_minds_have_fingerprints_of_their_own() -> None:
    prints = {fingerprint(game, (mind,)) for mind, game in PAIRS}
    assert len(prints) == len(PAIRS)
    assert all(len(digits) == 16 for digits in prints)
    assert fingerprint("secrets", ("greedy", "random")) == fingerprint("secrets", ("random", "greedy", "random"))


@pytest.mark.parametrize(("mind", "game"), PAIRS)
def test_all_that_a_mind_loads_is_reached(mind: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = [f"brushpass.games.{game}.sealed.game", minds_of(game)[mind].split(":")[0], LOOP]
    lines = f"import sys, {', '.join(begin)}", "print(*[name for name in sys.modules if name.startswith('brushpass')])"
    python = [sys.executable, "-c", "; ".join(lines)]
    loaded = subprocess.run(python, check=True, capture_output=True, text=True).stdout.split()
    deciding = modules_reached(begin)
    monkeypatch.setattr(code, "NOT_DECIDING", frozenset({"registry"}))
    assert set(loaded) <= modules_reached(begin)
    others = {name.split(".")[-1] for name in modules_reached(begin) - deciding}
    of_records = {"fair", "fair_v1", "record_talk", "talk"}
    assert others <= NOT_DECIDING | of_records, "records tell of fair deals and of talk"


def test_a_mind_does_not_reach_stronger_ones_nor_the_other_game() -> None:
    greedy = modules_reached([f"{BOTS}.greedy"])
    assert f"{BOTS}.board" in greedy
    assert not greedy & {f"{BOTS}.belief", f"{BOTS}.search", "brushpass.minds.registry"}
    for game, other in (("secrets", "espionaje"), ("espionaje", "secrets")):
        minds = [part.split(":")[0] for part in minds_of(game).values()]
        assert not [name for name in modules_reached([*minds, f"brushpass.games.{game}.sealed.game"]) if other in name]
    assert len(GAMES) == 2


def test_numbers_that_a_module_reads_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {name for name, _ in code._contents(modules_reached([f"{BOTS}.likelihood"]))}
    assert f"{BOTS}.choice_likelihoods/choice_likelihoods.json" in names
    before = fingerprint("secrets", ("likelihood",))
    contents = code._contents
    monkeypatch.setattr(
        code, "_contents", lambda modules: ((name, text + b" " * ("json" in name)) for name, text in contents(modules))
    )
    fingerprint.cache_clear()
    assert fingerprint("secrets", ("likelihood",)) != before
    monkeypatch.undo()
    fingerprint.cache_clear()
    assert fingerprint("secrets", ("likelihood",)) == before


def test_docstrings_and_comments_decide_nothing() -> None:
    one = b'"""Doc."""\nA = 1\n"""What A is."""\ndef f():\n    """Do."""\n    return "x"  # why\n'
    assert code._without_docstrings(one) == code._without_docstrings(b'A = 1\ndef f():\n    return ("x")\n')
    assert code._without_docstrings(one) != code._without_docstrings(one.replace(b'"x"', b'"y"'))
    assert code._without_docstrings(one) != code._without_docstrings(one.replace(b"A = 1", b"A = 2"))
