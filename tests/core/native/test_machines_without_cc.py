"""A fresh machine whose PATH has no C compiler plays with zig; without both it plays in plain Python and says so."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

NO_ZIG = "import sys; sys.modules['ziglang'] = None\n"
SEARCHES = """
import logging, safehouse as sh
from safehouse.bots.ismcts import IsmctsBot
logging.basicConfig(format="%(message)s")
match = sh.new_match("spyconnection", seats=2, seed=1)
seat = match.to_move[0]
print(IsmctsBot(1, iterations=20).choose(match.observation(seat)), match.edition.compiled() is not None)
"""
READY = "from safehouse.bots.ready import build_all; print(build_all())"


@pytest.fixture
def on_a_bare_machine(tmp_path):
    """Runs a script where PATH leads nowhere and nothing was built before."""
    (tmp_path / "nothing").mkdir()
    environment = {k: v for k, v in os.environ.items() if k != "SAFEHOUSE_CC"}
    environment |= {"PATH": str(tmp_path / "nothing"), "SAFEHOUSE_CACHE": str(tmp_path / "cache")}

    def run(script):
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout, done.stderr

    return run


@pytest.mark.skipif(find_spec("ziglang") is None, reason="the extra `compiler` is not installed")
def test_without_cc_zig_builds(on_a_bare_machine):
    assert on_a_bare_machine(SEARCHES)[0].endswith(" True\n")


def test_without_both_bots_search_in_plain_rules_and_it_is_said_once(on_a_bare_machine):
    out, err = on_a_bare_machine(NO_ZIG + SEARCHES)
    assert out.endswith(" False\n")
    assert err.count("spyconnection runs in plain Python, which is slow: there is no C compiler; install gcc") == 1
    assert "`pip install safehouse[compiler]`" in err


def test_without_both_the_set_up_goes_on_and_says_so(on_a_bare_machine):
    out, err = on_a_bare_machine(NO_ZIG + READY)
    assert out == "False\n"
    assert ": bots do not search, and simulations are slow: there is no C compiler;" in err


@pytest.mark.skipif(find_spec("ziglang") is None, reason="the extra `compiler` is not installed")
def test_zig_and_the_machines_compiler_find_the_same(on_a_bare_machine):
    here = subprocess.run([sys.executable, "-c", SEARCHES], capture_output=True, text=True, check=True).stdout
    assert on_a_bare_machine(SEARCHES)[0] == here
