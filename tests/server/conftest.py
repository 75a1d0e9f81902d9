from __future__ import annotations

import os
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from .harness import Running, close_all, settings
from .postgres import Cluster
from .redis_server import RedisServer

ROOT = str(Path(__file__).parents[2])
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH")]))
"""So that the servers' own processes find the toy games."""


@pytest.fixture(autouse=True)
def connections() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = Cluster()
    yield found
    found.stop()


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A Redis of the test's own."""
    found = RedisServer()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server per kind of database; tests keep apart by their guests and tables."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('house') / f'{uuid.uuid4().hex}.db'}"
    else:
        url = request.getfixturevalue("cluster").database()
    found = Running(settings(url))
    yield found
    found.stop()
