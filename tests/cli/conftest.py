import io

import pytest
from rich.console import Console

import safehouse as sh
from safehouse.bots import make_bot
from safehouse.catalogue import find_game, own_games
from safehouse.cli.common import cli_texts
from safehouse.cli.main import main
from safehouse.cli.table.session import Player, Session


@pytest.fixture
def safehouse(capsys, monkeypatch):
    """Runs a command: `code, output, errors = safehouse("games", "--json")`. Data sets it loads are forgotten after."""
    for name in own_games():
        game = find_game(name)
        shipped = {key: data for key, data in game._loaded.items() if key == game.default_data}
        monkeypatch.setattr(game, "_loaded", shipped)

    def run(*arguments):
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


class Table:
    """A game at a terminal that a script types into; `shown` is all that was written."""

    def __init__(
        self, match, typed, *, width=100, height=30, language="en", people=(0,), bot="random", ends_turns=True
    ):
        self._typed = iter(typed)
        self._file = io.StringIO()
        own = cli_texts(language)
        players = [
            Player(f"P{seat}") if seat in people else Player(f"P{seat}", make_bot(bot, seed=seat))
            for seat in range(match.seats)
        ]
        console = Console(file=self._file, width=width, height=height, highlight=False, markup=False, emoji=False)
        self.match = match
        self.session = Session(match, players, own, console, self._ask, ends_turns=ends_turns)

    def _ask(self, prompt):
        self._file.write(prompt)
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        self._file.write(f"{line}\n")
        return line

    def play(self):
        self.session.run()
        return self.shown

    @property
    def shown(self):
        return self._file.getvalue()


@pytest.fixture
def at_table():
    """`at_table(["take 1", "quit", ""], seats=2).play()` gives all that was shown; seat 0 begins and is a person."""

    def sit(typed, *, match=None, seats=2, options=None, **how):
        options = {"first_player": 0, **(options or {})}
        return Table(match or sh.new_match("spyconnection", seats, seed="table", **options), typed, **how)

    return sit
