"""The commands that write docs/labels.md: what they count is what their tables say, and the page has a place for it."""

from pathlib import Path

import pytest

from brushpass.games.registry import GAMES
from brushpass.research.laws.playing import combinations_of
from tests.docs.blocks import table, write_block
from tests.research.labels import agreeing, sampling

PAGE = Path(__file__).parents[3] / "docs" / "labels.md"


@pytest.mark.parametrize(("game", "players"), [("secrets", 8), ("espionaje", 2)])
def test_games_are_played_under_every_combination_of_switches(game: str, players: int) -> None:
    wanted = [case.rules for case in combinations_of(GAMES[game], players)]
    played = [agreeing.talking(game, players, number).rules for number in range(len(wanted) + 1)]
    assert [GAMES[game].rules(**rules) for rules in played] == [*wanted, wanted[0]]
    assert wanted[0] == GAMES[game].rules()


def test_agreement_is_counted_by_game_and_number_of_players() -> None:
    agreed = agreeing.agree("espionaje", 2, 60)
    assert agreed.kinds.total() >= 60
    assert agreed.combinations == min(agreed.games, 8)
    text = agreeing.report([agreed], 60)
    assert f"**{agreed.kinds.total()} claims of {agreed.games} games agree**" in text
    assert text.splitlines()[-1].startswith(
        f"| espionaje | 2 | {agreed.games} | {agreed.combinations} | {agreed.kinds.total()} | {agreed.kinds['truth']} |"
    )


def test_a_sample_counts_every_claim_once_and_its_pairs() -> None:
    sample = sampling.sampled("espionaje", 3, 5, processes=1)
    assert sample.kinds.total() == sample.phrases.total() > 0
    assert 0 < sample.pairs <= sample.statements
    share = f"{sample.pairs / sample.statements:.0%}"
    assert sampling.report([sample], 5).endswith(
        f"{sample.pairs} of {sample.statements} statements have a pair, {share}."
    )


@pytest.mark.parametrize("name", ["sample", "agreement", "speed"])
def test_a_block_is_replaced_and_nothing_else(name: str, tmp_path: Path) -> None:
    page = tmp_path / "labels.md"
    page.write_bytes(PAGE.read_bytes())
    write_block(page, name, table(["claims", "kind"], [[20_000, "lie"]]))
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    after = rest.partition(end)[2]
    block = "| claims | kind |\n|---|---|\n| 20,000 | lie |\n"
    assert page.read_text(encoding="utf-8") == f"{before}{begin}{block}{end}{after}"
