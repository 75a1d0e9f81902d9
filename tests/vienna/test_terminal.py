"""The table in the terminal."""

from io import StringIO

import pytest
from rich.console import Console

import safehouse as sh
from safehouse.terminal.board import BoardContext, board_of

from .table import RICH, card, play_on, table


def board(match, language="en"):
    edition = match.edition
    texts = edition.game.texts(language)
    return board_of(BoardContext(edition, texts, ["Ana", "Bo", "Cy", "Di"][: match.seats]))


@pytest.mark.parametrize("width", [100, 160])
def test_the_table_shows_city_roof_tracks_desks_and_missions(width):
    match = sh.new_match("vienna", seats=3, seed=3, third_man=True, feld_agents=True)
    play_on(match, seed=1, until=lambda m: m.view(None)["round"] == 4)
    seat = match.to_move[0]
    console = Console(width=width, record=True, file=StringIO())
    console.print(board(match).table(match.view(seat), width, 50))
    shown = console.export_text()
    assert "Vienna" in shown
    for name in ("Ana", "Bo", "Cy", "flask", "01o"):
        assert name in shown
    for mission in match.view(seat)["display"]:
        assert mission is None or mission["mission"] in shown


def test_cards_buildings_and_scores_are_put_into_words():
    match = table({"bribes": RICH, "agents": ["B02"], "points": {"squares": 3}}, tiles={"Q01": "slide"})
    drawn = board(match)
    assert drawn.name("card", card("FLAG_BRIBE", "US")) == "046 (Placing on USA: one bribe)"
    assert drawn.name("building", "B01") is None
    assert drawn.score_lines(match.view(0), 0) == [("Squares", 3)]
    match.play(0, "PLACE")
    view = match.view(0)
    target = next(action for action in match.legal(0) if action.text == "TARGET(B03)")
    assert drawn.choice(target, view) == "B03 violet, France, Price 2, Q01 slide +2"
    assert drawn.decision(view) == "TARGET"
    assert drawn.notes(view) == []
