"""One process, several, or Ray: the same results."""

import socket
import time

import pytest

from safehouse.arena.playing import play_game
from safehouse.arena.runners import cores, in_processes, on_ray
from safehouse.arena.tournament import Tournament
from safehouse.bots import BOTS
from safehouse.core.errors import OptionError


def double(number):
    return 2 * number


def fail(number):
    raise ValueError(f"no {number}")


def test_processes_do_all_tasks():
    assert sorted(in_processes(double, range(20), 3)) == [2 * number for number in range(20)]
    assert list(in_processes(double, range(3), 1)) == [0, 2, 4]
    assert cores() >= 1


def test_stopping_to_read_stops_the_processes():
    import multiprocessing

    before = set(multiprocessing.active_children())
    results = in_processes(double, iter(range(10**9)), 2)
    assert next(results) in (0, 2, 4)
    results.close()
    # The pool's own thread may be the one that hears of an end, and a moment later than we.
    end = time.monotonic() + 20
    while (left := set(multiprocessing.active_children()) - before) and time.monotonic() < end:
        time.sleep(0.01)
    assert not left


def test_a_fault_in_a_game_is_not_hidden():
    with pytest.raises(ValueError, match="no 0"):
        list(in_processes(fail, range(1), 2))


def test_two_processes_play_the_same_games_as_one(spec):
    one, two = (Tournament(spec("greedy,random", seats=3), 6) for _ in range(2))
    one.run()
    two.run(lambda work, tasks: in_processes(work, tasks, 2))
    assert one.results == two.results


def test_ray_plays_the_same_games(spec):
    """On a Ray of our own with two workers."""
    pytest.importorskip("ray")
    chosen = spec("greedy,random", game="spyconnection", turn_limit=20)
    tournament = Tournament(chosen, 4)
    tournament.run(lambda work, tasks: on_ray(work, tasks, "local", 2))
    assert tournament.results == [play_game(chosen, number) for number in range(4)]


def test_without_ray_it_is_said_what_is_missing(monkeypatch):
    monkeypatch.setattr("safehouse.arena.runners.import_module", lambda name: __import__("no_such_ray"))
    with pytest.raises(OptionError, match=r"pip install 'safehouse\[ray\]'"):
        list(on_ray(double, [1], "local", 2))


class FakeRay:
    """As much of Ray as is needed to see how we connect."""

    def __init__(self, refuses=()):
        self.calls = []
        self._refuses = refuses

    def is_initialized(self):
        return False

    def init(self, address, **how):
        self.calls.append(address)
        if address in self._refuses:
            raise ConnectionError("nobody there\nand a long story")

    def remote(self, work):
        class Remote:
            remote = staticmethod(work)

        return Remote

    def cluster_resources(self):
        return {"CPU": 2.0}

    def wait(self, running):
        return running[:1], running[1:]

    def get(self, done):
        return done

    def shutdown(self):
        self.calls.append("shutdown")


def with_ray(monkeypatch, ray, address):
    monkeypatch.setattr("safehouse.arena.runners._ray", lambda: ray)
    return list(on_ray(double, range(5), address, None))


@pytest.fixture
def somebody():
    """A port at which somebody answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def test_a_cluster_is_asked_by_its_address(monkeypatch, somebody):
    ray = FakeRay()
    assert with_ray(monkeypatch, ray, f"ray://{somebody}") == [0, 2, 4, 6, 8]
    assert ray.calls == [f"ray://{somebody}", "shutdown"]


def test_auto_begins_a_ray_where_none_runs(monkeypatch):
    ray = FakeRay(refuses=("auto",))
    assert with_ray(monkeypatch, ray, "auto") == [0, 2, 4, 6, 8]
    assert ray.calls == ["auto", "local", "shutdown"]


def test_a_cluster_that_does_not_answer_is_named(monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
    ray = FakeRay()
    with pytest.raises(OptionError, match=f"--ray {address}: no Ray cluster answers there"):
        with_ray(monkeypatch, ray, address)
    assert ray.calls == []


def test_an_address_that_is_none_is_refused(monkeypatch):
    with pytest.raises(OptionError, match="write local, auto, HOST:PORT"):
        with_ray(monkeypatch, FakeRay(), "somewhere")


@pytest.mark.full
@pytest.mark.skipif("ismcts" not in BOTS, reason="there is no search yet")
def test_a_search_by_iterations_plays_the_same_games_everywhere(spec):
    pytest.importorskip("ray")
    chosen = spec("ismcts:iterations=40,greedy", game="spyconnection", turn_limit=20)
    one, two, ray = (Tournament(chosen, 2) for _ in range(3))
    one.run()
    two.run(lambda work, tasks: in_processes(work, tasks, 2))
    ray.run(lambda work, tasks: on_ray(work, tasks, "local", 2))
    assert one.results == two.results == ray.results
