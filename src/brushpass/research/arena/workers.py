"""Plays chunks in this process, in several, or on a Ray cluster. Results come back in the order of the plan."""

import itertools
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from brushpass.research.arena.chunk_games import Row, play_chunk, play_in_worker
from brushpass.research.arena.failure import NoCluster
from brushpass.research.arena.plan import Chunk, Plan
from brushpass.research.extras import load

WAITING: Final = 4
"""Chunks queued for each worker, so that none is idle while the oldest chunk is still being played."""
ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Each worker has one core, so more threads would only slow it down."""

T = TypeVar("T")


def in_order(submit: Callable[[Chunk], T], chunks: Iterable[Chunk], window: int) -> Iterator[T]:
    """What `submit` returns for each chunk, oldest first, with at most `window` under way."""
    under_way: deque[T] = deque()
    for chunk in chunks:
        under_way.append(submit(chunk))
        if len(under_way) == window:
            yield under_way.popleft()
    yield from under_way


def play_here(plan: Plan, chunks: Iterable[Chunk]) -> Iterator[list[Row]]:
    """Play in this process, one chunk after the other."""
    return (play_chunk(plan, chunk) for chunk in chunks)


def play_in_processes(plan: Plan, chunks: Iterable[Chunk], processes: int) -> Iterator[list[Row]]:
    """Play in new processes that share nothing with this one."""
    import multiprocessing  # slow to load, like the pool, and every command loads this file
    from concurrent.futures import ProcessPoolExecutor

    os.environ.update(ONE_THREAD)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_set_up_worker)
    try:
        futures = in_order(lambda chunk: pool.submit(play_in_worker, plan, chunk), chunks, processes * WAITING)
        for future in futures:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _set_up_worker() -> None:
    """Set a worker up to end at once when it is interrupted, or when its parent ends."""
    import multiprocessing

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()


def play_on_ray(plan: Plan, chunks: Iterable[Chunk], address: str, processes: int) -> Iterator[list[Row]]:
    """Play on a Ray cluster whose machines have this same program; `local` starts one here with this many cores."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it warns of its own future default otherwise
    ray: Any = load("ray")
    cores = {"num_cpus": processes, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, runtime_env={"env_vars": ONE_THREAD}, **cores)
    except (ValueError, ConnectionError, RuntimeError) as error:
        raise NoCluster(f"no Ray cluster can be reached at {address!r}") from error
    try:
        remote = ray.remote(play_in_worker)
        shared = ray.put(plan)
        window = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for reference in in_order(lambda chunk: remote.remote(shared, chunk), chunks, window):
            yield ray.get(reference)
    finally:
        ray.shutdown()


def play_chunks(
    plan: Plan, *, after: int = 0, processes: int = 1, ray: str | None = None
) -> Iterator[tuple[Chunk, list[Row]]]:
    """Every chunk of the plan but the first `after`, with its games, in order."""
    chunks = list(itertools.islice(plan.chunks(), after, None))
    if not chunks:
        return
    if ray is not None:
        results = play_on_ray(plan, chunks, ray, processes)
    elif processes > 1:
        results = play_in_processes(plan, chunks, processes)
    else:
        results = play_here(plan, chunks)
    yield from zip(chunks, results, strict=True)
