"""What the host does at a table, and what people do together: in both truths the same, at the same moment."""

import random
from typing import TYPE_CHECKING, Any

from brushpass.core.seats import Seat
from brushpass.wire import inbound as i
from brushpass.wire.tables import Presence

if TYPE_CHECKING:
    from tests.server.worlds import World


async def use_power(world: "World", rng: random.Random) -> None:
    """One thing of all that can be done, or tried in vain."""
    people = [Seat(seat) for seat in range(world.case.players) if world.is_here(seat)]
    host, other = world.state.host, rng.choice(people)
    match rng.randrange(6):
        case 0:
            await _do(world, host, i.HandOver, seat=other)
        case 1:
            await _vote(world, [rng.choice(people)], other, out=rng.random() < 0.7)
        case 2:
            await _vote(world, people, other, out=True)
        case 3:
            await _do(world, host, i.Remove, seat=other)  # not in a running game
        case 4:
            await _do(world, host, i.Configure, settings=world.state.settings)  # nor this
        case _:
            await _do(world, host, i.Rename, name=f"Host {rng.randrange(100)}")


async def _do(world: "World", by: Seat, kind: Any, **fields: Any) -> None:
    await world.clients[by].do(kind, ident=f"p{next(world.ids)}", **fields)


async def _vote(world: "World", voters: list[Seat], about: Seat, *, out: bool) -> None:
    """People vote about somebody, who may have to go: never the viewer, nor who is about to let a deadline pass."""
    if about in (0, world.viewer) or world.abstains(about):
        return
    for voter in voters:
        if world.state.seats[about].presence is not Presence.GONE:
            await _do(world, voter, i.VoteOut, seat=about, out=out)
    if world.state.seats[about].presence is Presence.GONE:
        world.clients[about] = world.clients[0]  # as a bot's seat, from now on
