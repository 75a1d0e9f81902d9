"""The table of Inkognito in the terminal."""

import io
import random

from rich.console import Console

import safehouse as sh
from safehouse.cli.table.choices import Choices
from safehouse.cli.table.screen import Screen
from safehouse.cli.table.words import Words
from safehouse.core.texts import Texts
from safehouse.terminal.board import BoardContext, board_of

NAMES = ["Mara", "Tomasz", "Ilse", "Yuki"]


def board(match):
    return board_of(BoardContext(match.edition, match.edition.game.texts("en"), NAMES))


def test_choices_say_where_figures_stand_and_where_spaces_lie():
    """On the map most spaces have no name: an arrow leads there, and who stands there is told."""
    texts = sh.game("inkognito").texts("en")
    said = set()
    for seed in range(6):
        match = sh.new_match("inkognito", seats=4, seed=seed)
        choice = random.Random(seed)
        while not match.over and match.view(None)["turn"] < 12:
            seat = match.to_move[0]
            view, shown = match.view(seat), board(match)
            legal = match.legal(seat)
            for action in legal:
                if action.kind == "FIGURE":
                    stands = view["players"][seat]["figures"][action.args["build"]]
                    assert f"({texts.name('space', stands)})" in shown.choice(action, view)
                if action.kind in ("STEP", "GO"):
                    line = shown.choice(action, view)
                    assert texts.name("space", action.args["space"]) in line
                    known = view["decision"] in ("STEP", "STEP_AMB")
                    assert any(arrow in line for arrow in "→↘↓↙←↖↑↗") == known
                    occupied = any(action.args["space"] in one["figures"].values() for one in view["players"])
                    assert (":" in line) == (occupied or action.args["space"] == view["ambassador"])
                    said.add(view["decision"])
            going_on = [action for action in legal if action.kind not in ("DECLARE", "DECLARE_TOO", "GESTURE")]
            match.play(seat, choice.choice(going_on))
    assert {"STEP", "STEP_AMB"} <= said


def test_table_and_question_fit_on_the_screen():
    """Beside a long notebook fewer events are told, so that the head of the table stays in sight."""
    match = sh.new_match("inkognito", seats=4, seed=3)
    choice = random.Random(3)
    while match.view(None)["turn"] < 5:
        mover = match.to_move[0]
        going_on = [one for one in match.legal(mover) if one.kind not in ("DECLARE", "DECLARE_TOO", "GESTURE")]
        match.play(mover, choice.choice(going_on))
    seat = match.to_move[0]
    shown, own = board(match), Texts("safehouse.cli", "en")
    words = Words(match.edition, shown, NAMES, "en")
    console = Console(width=120, height=40, file=io.StringIO(), force_terminal=True, color_system=None)
    screen = Screen(console, shown, words, own)
    choices = Choices(match.legal(seat), match.edition.actions, words)
    screen.question(match.view(seat), choices, match.events(seat), fresh=True)
    written = console.file.getvalue().split("\x1b[H")[-1]
    assert "Inkognito" in written
    assert written.count("\n") < 40


def test_a_window_in_which_nobody_declared_is_not_told():
    """Every turn has two of them: what did not happen would fill the screen."""
    match = sh.new_match("inkognito", seats=4, seed=3)
    choice = random.Random(3)
    while match.view(None)["turn"] < 4:
        mover = match.to_move[0]
        going_on = [one for one in match.legal(mover) if one.kind not in ("DECLARE", "DECLARE_TOO", "GESTURE")]
        match.play(mover, choice.choice(going_on))
    events = match.events(0)
    assert "silence" in {event["kind"] for event in events}
    shown, own = board(match), Texts("safehouse.cli", "en")
    file = io.StringIO()
    screen = Screen(Console(file=file, width=100), shown, Words(match.edition, shown, NAMES, "en"), own)
    screen.tell(events, len(events))
    assert "Nobody declares" not in file.getvalue()
    assert "shakes the Menetekel" in file.getvalue()
