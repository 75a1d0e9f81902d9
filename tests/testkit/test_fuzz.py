"""Spoilt input is spoilt, and the same for the same dice."""

from __future__ import annotations

import json

from safehouse.core.validation import show
from safehouse.testkit.dice import Dice
from safehouse.testkit.fuzz import Words, spoilt, spoilt_text

SOUND = {"pending": "PICK", "players": [{"hand": ["FOX", "OWL"], "points": 1}, {"hand": [], "points": 0}]}


def test_most_spoilt_values_differ_and_the_original_stays():
    before = json.dumps(SOUND)
    dice = Dice("spoilt")
    found = [spoilt(SOUND, dice, Words()) for _ in range(200)]
    assert sum(value != SOUND for value in found) > 150
    assert json.dumps(SOUND) == before


def test_the_same_dice_spoil_the_same_way():
    first, second = ([show(spoilt(SOUND, Dice("same", i), Words())) for i in range(20)] for _ in range(2))
    assert first == second


def test_known_words_turn_up_in_the_wrong_place():
    words = Words()
    words.learn({"pending": "SHOW"})
    dice = Dice("words")
    found = [spoilt(SOUND, dice, words) for _ in range(300)]
    assert any(isinstance(value, dict) and value.get("pending") == "SHOW" for value in found)


def test_files_are_spoilt_line_by_line():
    text = 'name = "paper"\n[[cards]]\nid = "FOX"\n'
    found = {spoilt_text(text, Dice("file", i)) for i in range(50)}
    assert len(found) > 30
