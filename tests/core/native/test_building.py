"""From C to a function: built once, found again, refused clearly where nothing compiles, called with care."""

import logging
import sys

import numpy as np
import pytest

import safehouse as sh
from core.native.samples import games
from core.native.workshop import EDITION, State, filled
from safehouse.bots.ismcts import IsmctsBot
from safehouse.core.backend import Fast, NoCompiler, NotBuilt, cache_folder, write_wasm
from safehouse.core.native import build
from safehouse.core.program import run
from toys.whisper import GAME


@pytest.fixture
def no_compiler(monkeypatch, tmp_path):
    """A machine that has nothing."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("SAFEHOUSE_CC", raising=False)
    monkeypatch.setitem(sys.modules, "ziglang", None)
    monkeypatch.setattr(build, "find_spec", lambda name: None)
    monkeypatch.setenv("SAFEHOUSE_CACHE", str(tmp_path / "cache"))


def test_built_once_and_found_again(tmp_path):
    with pytest.raises(NotBuilt, match="workshop: its compiled rules are not there yet"):
        Fast(EDITION, games, cache=tmp_path, build=False)
    seen = []
    first = Fast(EDITION, games, cache=tmp_path, progress=lambda *told: seen.append(told))
    assert seen == [(0, 2, "translating"), (1, 2, "compiling"), (2, 2, "ready")]
    again = Fast(EDITION, games, cache=tmp_path, build=False)
    assert (first.from_cache, again.from_cache) == (False, True)
    assert list(tmp_path.iterdir()) == [again.library]


def test_what_cannot_be_loaded_is_built_anew(tmp_path):
    name = Fast(EDITION, games, cache=tmp_path).library.name
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / name).write_text("no library")
    assert not Fast(EDITION, games, cache=tmp_path / "other").from_cache


def test_each_kind_of_build_has_its_own_key(tmp_path):
    keys = {Fast(EDITION, games, cache=tmp_path, checked=checked).key for checked in (False, True)}
    assert len(keys) == 2


def test_other_numbers_are_another_program(tmp_path, monkeypatch):
    edition = GAME.edition("paper")
    before = Fast(edition, run, cache=tmp_path).key
    value = next(name for name in run.__code__.co_names if name.isupper())
    monkeypatch.setitem(run.__globals__, value, 99)
    assert Fast(edition, run, cache=tmp_path).key != before


@pytest.mark.usefixtures("no_compiler")
def test_no_compiler_at_all(tmp_path):
    with pytest.raises(NoCompiler, match=r"there is no C compiler; install gcc or clang, or `pip install safehouse\[c"):
        Fast(EDITION, games, cache=tmp_path)


@pytest.mark.usefixtures("no_compiler")
def test_only_zig_builds_for_browsers(tmp_path, monkeypatch):
    monkeypatch.setenv("SAFEHOUSE_CC", "cc")
    with pytest.raises(
        NoCompiler, match=r"there is no C compiler; WebAssembly is built by zig: `pip install safehouse"
    ):
        write_wasm(EDITION, games, tmp_path / "games.wasm")
    monkeypatch.setattr(build, "find_spec", lambda name: name)
    monkeypatch.setattr(build, "_run", lambda command: " ".join(command[3:]))
    with pytest.raises(
        NoCompiler, match=r"the C compiler failed \(.* -m ziglang cc: cc .*-target wasm32-freestanding .*"
    ):
        write_wasm(EDITION, games, tmp_path / "games.wasm")


def test_a_compiler_that_fails_is_quoted(monkeypatch, tmp_path):
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\necho no headers >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("SAFEHOUSE_CC", f"{broken} -x")
    with pytest.raises(NoCompiler, match=r"the C compiler failed \(.*/cc -x: no headers\); install gcc or clang"):
        Fast(EDITION, games, cache=tmp_path)
    monkeypatch.setenv("SAFEHOUSE_CC", str(tmp_path / "nowhere"))
    with pytest.raises(NoCompiler, match="nowhere: No such file"):
        Fast(EDITION, games, cache=tmp_path)


def test_where_the_first_compiler_fails_zig_is_tried(monkeypatch, tmp_path):
    tried = []
    monkeypatch.delenv("SAFEHOUSE_CC", raising=False)
    monkeypatch.setattr(build, "find_spec", lambda name: name)
    monkeypatch.setattr(build, "_run", lambda command: tried.append(command[:4]) or "sorry")
    with pytest.raises(NoCompiler):
        build.build("", tmp_path / "x.so")
    assert tried[-1] == [sys.executable, "-m", "ziglang", "cc"]
    assert len(tried) == 2


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_bots_search_in_plain_rules_and_a_warning_says_so(caplog):
    match = sh.new_match("spyconnection", seats=2, seed=1)
    seat = match.to_move[0]
    edition = match.edition
    held, edition._fast = edition._fast, {}
    try:
        with caplog.at_level(logging.WARNING):
            chosen = IsmctsBot(1, iterations=3).choose(match.observation(seat))
        assert chosen == IsmctsBot(1, iterations=3, fast=False).choose(match.observation(seat))
        assert edition.compiled() is None
        (word,) = [record.getMessage() for record in caplog.records]
        assert word.startswith("spyconnection runs in plain Python, which is slow: there is no C compiler;")
    finally:
        edition._fast, edition._no_compiler = held, False


def test_calls_are_checked(tmp_path):
    fast = Fast(EDITION, games, cache=tmp_path)
    pool = fast.pool(2)
    with pytest.raises(TypeError, match="2 arguments are wanted"):
        fast.run(pool)
    with pytest.raises(TypeError, match="argument 1: a pool is wanted"):
        fast.run(np.zeros(9, np.int64), 0)
    with pytest.raises(TypeError):
        fast.run(pool, "x")
    with pytest.raises(TypeError):
        fast.run(None, 0)
    with pytest.raises(OverflowError):
        fast.run(pool, 1 << 70)
    pool.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        fast.run(pool, 0)


def test_games_go_in_and_out(tmp_path):
    fast = Fast(EDITION, games, cache=tmp_path)
    pool = fast.pool(2)
    fast.put(pool, 1, filled(3))
    assert fast.take(pool, 1) == filled(3)
    assert fast.take(pool, 0) == State()


def test_the_cache_folder_can_be_named(monkeypatch, tmp_path):
    monkeypatch.setenv("SAFEHOUSE_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("SAFEHOUSE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "safehouse"
