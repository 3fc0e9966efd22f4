"""Who plays the chunks: this process, several, or a Ray cluster. Results come back in the order of the plan."""

import itertools
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from brushpass.research.arena.failure import NoCluster
from brushpass.research.arena.match import Row, play, play_elsewhere
from brushpass.research.arena.plan import Chunk, Plan
from brushpass.research.extras import load

WAITING: Final = 4
"""Chunks that wait for each worker, so that none is idle while the oldest is still being played."""
ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Each worker has one core; more threads would only be in one another's way."""

T = TypeVar("T")


def in_order(submit: Callable[[Chunk], T], chunks: Iterable[Chunk], window: int) -> Iterator[T]:
    """What `submit` gave back for each chunk, oldest first, with so many under way."""
    under_way: deque[T] = deque()
    for chunk in chunks:
        under_way.append(submit(chunk))
        if len(under_way) == window:
            yield under_way.popleft()
    yield from under_way


def played_here(plan: Plan, chunks: Iterable[Chunk]) -> Iterator[list[Row]]:
    """In this process, one chunk after the other."""
    return (play(plan, chunk) for chunk in chunks)


def played_by_processes(plan: Plan, chunks: Iterable[Chunk], processes: int) -> Iterator[list[Row]]:
    """By new processes that share nothing with this one."""
    import multiprocessing  # slow to load, like the pool, and the command line loads this file always
    from concurrent.futures import ProcessPoolExecutor

    os.environ.update(ONE_THREAD)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_settle)
    try:
        futures = in_order(lambda chunk: pool.submit(play_elsewhere, plan, chunk), chunks, processes * WAITING)
        for future in futures:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _settle() -> None:
    """Begin a worker: an interrupt ends it at once, and so does the end of its parent."""
    import multiprocessing

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def played_by_ray(plan: Plan, chunks: Iterable[Chunk], address: str, processes: int) -> Iterator[list[Row]]:
    """On a Ray cluster, whose machines have this very program; `local` starts one here with so many cores."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it warns of its own future default otherwise
    ray: Any = load("ray")
    cores = {"num_cpus": processes, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, runtime_env={"env_vars": ONE_THREAD}, **cores)
    except (ValueError, ConnectionError, RuntimeError) as error:
        raise NoCluster(f"no Ray cluster can be reached at {address!r}") from error
    try:
        remote = ray.remote(play_elsewhere)
        shared = ray.put(plan)
        window = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for reference in in_order(lambda chunk: remote.remote(shared, chunk), chunks, window):
            yield ray.get(reference)
    finally:
        ray.shutdown()


def played(
    plan: Plan, *, after: int = 0, processes: int = 1, ray: str | None = None
) -> Iterator[tuple[Chunk, list[Row]]]:
    """Every chunk of the plan after the first so many, with its games, in order."""
    chunks = list(itertools.islice(plan.chunks(), after, None))
    if not chunks:
        return
    if ray is not None:
        results = played_by_ray(plan, chunks, ray, processes)
    elif processes > 1:
        results = played_by_processes(plan, chunks, processes)
    else:
        results = played_here(plan, chunks)
    yield from zip(chunks, results, strict=True)
