"""Who does the work: processes of this machine, or a Ray cluster. Both give the same results, in any order."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any, TypeVar

from safehouse.core.errors import OptionError

Task = TypeVar("Task")
Done = TypeVar("Done")
Runner = Callable[[Callable[[Task], Done], Iterable[Task]], Iterator[Done]]
"""Carries out a function for many tasks and yields what comes out as it comes. Stop reading to stop the work."""


def in_processes(work: Callable[[Task], Done], tasks: Iterable[Task], workers: int) -> Iterator[Done]:
    """On so many processes of this machine; with one, in this process itself."""
    if workers == 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        running: set[Future[Done]] = set()
        try:
            _submit(pool, work, waiting, running, workers + 1)
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                _submit(pool, work, waiting, running, workers + 1)
                yield from (future.result() for future in done)
        finally:
            if running:
                _stop(pool)


def _submit(
    pool: ProcessPoolExecutor,
    work: Callable[[Task], Done],
    waiting: Iterator[Task],
    running: set[Future[Done]],
    most: int,
) -> None:
    """Keeps every process busy, and little else: what waits in the pool is lost when the work is stopped."""
    while len(running) < most and (task := next(waiting, _NOTHING)) is not _NOTHING:
        running.add(pool.submit(work, task))


_NOTHING: Any = object()


def _stop(pool: ProcessPoolExecutor) -> None:
    """Ends the processes at once, in the middle of what they do. (Python 3.14 calls it `terminate_workers`.)"""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- Ray ----------------------------------------------------------------------------------------------------------


def on_ray(work: Callable[[Task], Done], tasks: Iterable[Task], address: str, workers: int | None) -> Iterator[Done]:
    """On a Ray cluster, on all of whose machines safehouse is installed.

    `local` starts a Ray on this machine, which ends with the work; `auto` does so unless one is running.
    """
    ray = _ray()
    own = _connect(ray, address, workers)
    try:
        do = ray.remote(lambda task: work(task))  # noqa: PLW0108 - Ray takes functions alone, no other callables
        waiting = iter(tasks)
        most = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        while True:
            while len(running) < most and (task := next(waiting, _NOTHING)) is not _NOTHING:
                running.append(do.remote(task))
            if not running:
                break
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if own:
            ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise OptionError("--ray needs Ray: pip install 'safehouse[ray]'") from None


def _connect(ray: Any, address: str, workers: int | None) -> bool:
    """Whether the connection is ours to close."""
    if ray.is_initialized():
        return False
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "auto":
        try:
            ray.init(address="auto", **quiet)
            return True
        except ConnectionError:
            address = "local"
    if address == "local":
        os.environ.setdefault("RAY_worker_niceness", "0")  # as eager as processes of our own, not Ray's 15
        ray.init(address="local", num_cpus=workers or cores(), include_dashboard=False, **quiet)
        return True
    _refuse_silence(address)
    ray.init(address=address, **quiet)
    return True


def _refuse_silence(address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except ValueError:
        raise OptionError(f"--ray {address}: write local, auto, HOST:PORT or ray://HOST:PORT") from None
    except OSError as error:
        raise OptionError(f"--ray {address}: no Ray cluster answers there ({error})") from None
