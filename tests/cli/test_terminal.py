"""`safehouse play` in a real (pseudo-)terminal, as a process of its own."""

import contextlib
import os
import re
import select
import signal
import subprocess
import sys

import pytest

pty = pytest.importorskip("pty")

PATIENCE = 120  # seconds without output after which a test fails

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A process with a terminal of a given size that a test reads and types into."""

    def __init__(self, *arguments, columns=120, lines=40, **environment):
        self._own, other = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color"}
        plain = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
        command = [sys.executable, "-m", "safehouse", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=other,
            stdout=other,
            stderr=other,
            env={**plain, **size, **environment},
            start_new_session=True,
        )
        os.close(other)
        self.written = ""

    def read_until(self, pattern):
        """All output up to a pattern; fails at the end of the output."""
        start = len(self.written)
        while not re.search(pattern, self.written[start:]):
            chunk = self._some_output()
            if not chunk:
                raise AssertionError(f"{pattern!r} never came:\n{self.written[-2000:]}")
            self.written += chunk.decode(errors="replace")
        return self.written[start:]

    def _some_output(self):
        if not select.select([self._own], [], [], PATIENCE)[0]:
            raise TimeoutError(f"nothing written for {PATIENCE} s:\n{self.written[-2000:]}")
        try:
            return os.read(self._own, 65536)
        except OSError:  # the other end is closed
            return b""

    def type(self, line):
        os.write(self._own, f"{line}\n".encode())

    def end_of_input(self):
        os.write(self._own, b"\x04")

    def wait(self):
        with contextlib.suppress(AssertionError):
            self.read_until(r"(?!x)x")  # never there: all that is left is read
        return self.process.wait(timeout=60)

    def interrupt(self):
        """Ctrl-C until it is heard: Python's line editing misses a signal that comes just before it starts to wait."""
        for _ in range(20):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=3)
                return

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._own)


@pytest.fixture
def terminal():
    opened = []

    def start(*arguments, **how):
        opened.append(Terminal(*arguments, **how))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


PLAY = ("play", "spyconnection", "--bots", "random", "--seed", "4")


def test_a_whole_game_against_a_random_bot(terminal):
    game = terminal(*PLAY, "-o", "turn_limit=20")
    while "Score sheet" not in (shown := game.read_until(r"A> $|to leave: $")):
        game.type("1")
    assert re.search(r"(Player A|Bot B) wins\.", shown)
    game.type("")
    assert game.wait() == 0
    assert "Goodbye" not in game.written


def test_colours_unless_no_color(terminal):
    game = terminal(*PLAY)
    game.read_until(r"A> $")
    assert re.search(r"\x1b\[[0-9;]*48;", game.written)
    game = terminal(*PLAY, NO_COLOR="1")
    game.read_until(r"A> $")
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", game.written)


def test_end_of_input(terminal):
    game = terminal(*PLAY)
    game.read_until(r"A> $")
    game.end_of_input()
    assert game.wait() == 0
    assert "The game was not saved." in game.written


def test_ctrl_c(terminal):
    game = terminal(*PLAY)
    game.read_until(r"A> $")
    game.interrupt()
    assert game.wait() == 130
    assert "Traceback" not in game.written


def test_a_small_terminal_shows_the_table_when_the_turn_begins(terminal):
    game = terminal(*PLAY, columns=80, lines=24)
    first = game.read_until(r"A> $")
    assert "[PAR] your network" in first
    game.type("discard 1")
    assert "[PAR] your network" not in game.read_until(r"A> $")
    game.type("table")
    assert "[PAR] your network" in game.read_until(r"A> $")


def test_output_that_is_no_terminal_has_no_escapes():
    command = [sys.executable, "-m", "safehouse", *PLAY]
    done = subprocess.run(command, input="1\n", capture_output=True, text=True, check=True)
    assert not ESCAPES.search(done.stdout)
    assert "The game was not saved." in done.stdout
