"""The kit plays the game in all its settings, and no text is missing in any language."""

from __future__ import annotations

from deaddrop import GAME

from safehouse.testkit import conformance, missing_texts


def test_it_conforms():
    conformance(GAME)


def test_no_text_is_missing():
    assert not any(missing_texts(GAME).values())
