"""How even the games are: sides, places and lengths by number of players, if all seats have the same mind."""

import shlex
from collections import Counter
from collections.abc import Sequence

from brushpass.core.game import AnyGame
from brushpass.games.kits import find_kit, kits
from brushpass.games.registry import find as find_game
from brushpass.minds.registry import can_play
from brushpass.research.arena.chunk_games import Row
from brushpass.research.arena.duels import places
from brushpass.research.arena.estimate import estimate
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph, Plot
from brushpass.research.arena.plan import Plan, make_plan
from brushpass.research.arena.plots import bars
from brushpass.research.arena.report import percent, rate
from brushpass.research.arena.study import Study, TableKind


def plans(*, deals: int, seed: str) -> list[Plan]:
    """What is played: for each game, tables of each mind that its kit names, with every number of players.

    A game that is even among beginners need not be even among masters.
    """
    return [_plan(find_game(name), kit.balance, deals, seed) for name, kit in kits().items() if kit.balance]


def _plan(game: AnyGame, minds: Sequence[str], deals: int, seed: str) -> Plan:
    tables = [mind for mind in minds if can_play(mind, game.name)]
    return make_plan(game, game.rules(), game.players, tables=tables, pairs=(), deals=deals, seed=seed)


def blocks(studies: Sequence[Study]) -> list[Block]:
    """The page."""
    first = studies[0].plan
    line = ["brushpass", "arena", "balance", "--deals", str(first.deals), "--seed", first.seed]
    page: list[Block] = [
        Heading(1, "Balance"),
        Paragraph("Generated, plots and all; do not edit. The page is written by"),
        Command(shlex.join([*line, "--page", "docs/balance.md"])),
        Paragraph(
            f"All seats of a table have the same mind; {first.deals:,} deals for each number of players, once each. "
            f"Place 1 has the first turn. Brackets are 95 % intervals. "
            f"Code: {', '.join(f'{study.plan.game} {study.plan.code}' for study in studies)}."
        ),
    ]
    for study in studies:
        for mind in study.plan.tables:
            page += _section(study, mind)
    return page


def _section(study: Study, mind: str) -> list[Block]:
    """One game, as one mind plays it."""
    game, name = study.plan.game, f"{study.plan.game}-{mind}"
    tables = {players: study.rows[TableKind(players, mind, None)] for players in study.plan.players}
    sides = {players: _sides(game, rows) for players, rows in tables.items()}
    columns = list(next(iter(sides.values())))
    who = [["players", *columns, "turns: mean", "least", "most", "choices: mean"]]
    who += [[str(n), *(rate(estimate(sides[n][side])) for side in columns), *_lengths(tables[n])] for n in tables]
    shares = {
        n: places([(seat, row.first) for row in tables[n] for seat in row.winners], n, len(tables[n])) for n in tables
    }
    widest = max(tables)
    where = [["players", *(f"place {place + 1}" for place in range(widest)), "first turn wins %"]]
    for n, by_place in shares.items():
        opening = estimate([float(row.first in row.winners) for row in tables[n]])
        where.append([str(n), *map(percent, by_place), *[""] * (widest - n), rate(opening)])

    def plot(what: str, title: str, groups: dict[str, dict[str, float]], unit: str = "%") -> Plot:
        whole = f"{game}, {mind}: {title}"
        return Plot(f"{name}-{what}", whole, bars(whole, groups, unit=unit))

    side_shares = {
        f"{n} players": {side: 100 * sum(wins) / len(wins) for side, wins in by_side.items()}
        for n, by_side in sides.items()
    }
    place_shares = {
        f"{n} players": {str(place): 100 * share for place, share in enumerate(by_place, start=1)}
        for n, by_place in shares.items()
    }
    length = {f"{n} players": {"turns": sum(row.turns for row in rows) / len(rows)} for n, rows in tables.items()}
    return [
        Heading(2, f"{game}, tables of {mind}"),
        Grid(who),
        Grid(where),
        plot("sides", "games won by", side_shares),
        plot("places", "games won at each place", place_shares),
        plot("length", "mean length", length, "turns"),
    ]


def _sides(game: str, rows: Sequence[Row]) -> dict[str, list[float]]:
    """For each side and nobody, which games it won."""
    sides = find_kit(game).sides
    winners = [sides[row.reason] for row in rows]
    return {side: [float(winner == side) for winner in winners] for side in dict.fromkeys(sides.values())}


def _lengths(rows: Sequence[Row]) -> list[str]:
    turns = Counter(row.turns for row in rows)
    mean = sum(row.turns for row in rows) / len(rows)
    return [f"{mean:.1f}", str(min(turns)), str(max(turns)), f"{sum(row.decisions for row in rows) / len(rows):.1f}"]
