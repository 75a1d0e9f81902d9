"""One installation of the toy for all tests here."""

from pathlib import Path

import pytest

import toys.whisper

from .packages import Outside, wrap


@pytest.fixture(scope="session")
def outside(tmp_path_factory):
    """The toy, installed by pip as somebody else's package."""
    folder = tmp_path_factory.mktemp("outside")
    installed = Outside(folder / "site")
    installed.install(wrap(Path(toys.whisper.__path__[0]), folder / "project"))
    return installed
