"""The table of Estoril 1942 in the terminal."""

import io
import random

import pytest
from rich.console import Console

import safehouse as sh
from safehouse.cli.boards import Setting, board_of
from safehouse.core.texts import Texts

NAMES = ["Mara", "Tomasz", "Ilse"]


def board(match, language="en"):
    return board_of(Setting(match.edition, match.edition.game.texts(language), Texts("safehouse.cli", language), NAMES))


def drawn(match, seat, width=120):
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(board(match).table(match.view(seat), width, 40))
    return console.file.getvalue()


def played(seed, steps):
    match = sh.new_match("estoril", seats=3, seed=seed)
    choice = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_move[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


def face_down(match):
    return [
        space
        for place in match.view(0)["places"]
        for space in place["spaces"]
        if space["face_down"] and space["character"]
    ]


def test_own_cards_face_down_stand_in_brackets_and_those_of_others_are_blank():
    match = played(4, 12)
    own = [space for space in face_down(match) if space["seat"] == 0]
    others = [space for space in face_down(match) if space["character"]["card"] is None]
    assert own
    assert others
    table = drawn(match, 0)
    for space in own:
        assert f"({space['character']['name'][:8]}" in table
    assert table.count("▒▒▒") >= len(others)
    assert "(" not in drawn(match, None).split("Mara")[0]


@pytest.mark.parametrize("width", [60, 120])
def test_all_places_missions_and_rings_are_there(width):
    table = drawn(played(4, 40), 0, width)
    view = played(4, 40).view(0)
    texts = sh.game("estoril").texts("en")
    for place in view["places"]:
        assert texts.say(f"ui-place-{place['place']}") in table
    for mission in view["missions"]:
        assert texts.name("mission", mission["mission"]) in table
    for name in NAMES:
        assert name in table


def test_choices_say_what_they_are_about():
    match = sh.new_match("estoril", seats=3, seed=2)
    choice = random.Random(2)
    said = set()
    while not match.over:
        seat = match.to_move[0]
        shown, view = board(match), match.view(seat)
        for action in match.legal(seat):
            if action.kind in ("CARD", "SPACE"):
                assert shown.choice(action, view)
                said.add(view["decision"])
        if view["decision"] == "CONSPIRATOR_CHOICE":
            assert len(shown.notes(view)) == 2
        match.play(seat, choice.choice(match.legal(seat)))
    assert {"PLACE_CARD", "PLACE_SPACE", "PEEK", "DISCARD"} <= said
    for seat, score in enumerate(match.scores):
        assert sum(points for _, points in board(match).score_lines(match.view(seat), seat)) == score


def test_hidden_cards_have_sentences_of_their_own():
    from safehouse.cli.table.words import Words

    match = played(4, 30)
    words = Words(match.edition, board(match), NAMES, "en")
    lines = [words.event(event) for event in match.events(None)]
    assert any("places a face-down card on" in line for line in lines)
    assert not any("?" in line for line in lines)
