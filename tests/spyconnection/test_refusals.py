"""Every refusal: the rule behind it, a sentence in every language, and nothing changed."""

import ast
from importlib import resources

import pytest

import safehouse as sh

from .table import draw, laid, mission, opened, play, player, refused, table

LANGUAGES = ("en", "de", "pl", "ja")
THREE = laid("LON-PAR", "LON-BER", "PAR-MON", agents=2)


def drafting():
    match = opened(2, start_missions="draft", first_player=0)
    draw(match, "M01", "M02", "M03", "M04")
    for card in ("S1", "S2"):
        match.play(sh.CHANCE, f"REVEAL_START({card})")
    return match


def after(match, *actions):
    play(match, *actions)
    return match


def out(match, seat):
    match.leave(seat)
    return match


def cover(*missions, **rest):
    return table(player("LON", *missions, **rest), pending="COVER")


CASES = [
    # rule, position, actor, action
    ("SPY-1.10", lambda: cover("M06", fields=THREE | {"MON-ROM-1": 1}), 0, "COVER(1)"),
    ("SPY-2.9", drafting, 1, "CHOOSE_START(S3)"),
    ("SPY-2.9", drafting, 1, "TAKE(1)"),
    ("SPY-2.9", drafting, 1, "DONE"),
    ("SPY-2.9", lambda: table(player("LON")), 0, "CHOOSE_START(S1)"),
    ("SPY-3.1", lambda: table(player("LON")), 1, "CONNECT(ROM-IST)"),
    ("SPY-3.1", drafting, 0, "CHOOSE_START(S1)"),
    ("SPY-3.3", lambda: table(player("LON")), 0, "STOP"),
    ("SPY-3.3", lambda: table(player("LON")), 0, "DONE"),
    ("SPY-3.3", lambda: after(table(player("LON", fields=laid("LON-PAR"))), "MOVE(PAR)"), 0, "DONE"),
    ("SPY-3.4", lambda: cover("M06"), 0, "TAKE(1)"),
    ("SPY-3.4", lambda: cover("M06", fields=laid("LON-PAR")), 0, "MOVE(PAR)"),
    ("SPY-3.4", lambda: cover("M06"), 0, "CONNECT(LON-PAR)"),
    ("SPY-3.4", lambda: cover("M06"), 0, "STOP"),
    ("SPY-3.8", lambda: after(table(player("LON", fields=laid("LON-PAR"))), "MOVE(PAR)"), 0, "TAKE(1)"),
    ("SPY-4.2", lambda: table(player("LON", "M07", "M08", "M09")), 0, "TAKE(1)"),
    ("SPY-4.5", lambda: table(player("LON", fields=THREE)), 0, "TAKE(4)"),
    ("SPY-4.11", lambda: table(player("LON"), display=["M02"], stack=[]), 0, "TAKE(2)"),
    ("SPY-5.2", lambda: table(player("LON")), 0, "MOVE(PAR)"),
    ("SPY-6.3", lambda: table(player("LON")), 0, "CONNECT(MON-ROM)"),
    ("SPY-6.4", lambda: table(player("LON", fields=laid("LON-PAR"))), 0, "CONNECT(LON-PAR)"),
    ("SPY-6.8", lambda: table(player("PAR", fields=THREE)), 0, "CONNECT(PAR-MAD)"),
    ("SPY-6.1", lambda: after(table(player("LON", fields=laid("LON-PAR"))), "MOVE(PAR)"), 0, "MOVE(LON)"),
    ("SPY-7.1", lambda: table(player("LON")), 0, "RECALL_FIELD(LON-PAR-1)"),
    ("SPY-7.3", lambda: table(player("LON"), player("PAR", fields=laid("LON-PAR"))), 0, "RECALL_FIELD(LON-PAR-1)"),
    ("SPY-7.5", lambda: table(player("LON", fields=laid("LON-PAR"))), 0, "RECALL_FIELD(LON-PAR-1)"),
    ("SPY-7.9", lambda: table(player("LON", "M06")), 0, "RECALL_CIRCLE(1, LON)"),
    ("SPY-8.1", lambda: table(player("LON", "M06")), 0, "DISCARD(2)"),
    ("SPY-7.9", lambda: table(player("LON", "M06")), 0, "RECALL_CIRCLE(2, LON)"),
    ("SPY-10.2", lambda: cover("M06"), 0, "COVER(2)"),
    ("SPY-9.3", lambda: table(player("LON")), 0, "MOVE(LON)"),
    ("SPY-10.2", lambda: cover("M06", "M03"), 0, "COVER(2)"),
    ("SPY-10.2", lambda: cover("M06", mission("M07", "LON")), 0, "COVER(2)"),
    ("SPY-10.8", lambda: cover("M06", fields=laid("LON-PAR")), 0, "RECALL_FIELD(LON-PAR-2)"),
    ("SPY-10.8", lambda: cover("M06", mission("M07", "OSL")), 0, "RECALL_CIRCLE(2, OSL)"),
    ("SPY-10.8", lambda: cover("M06"), 0, "DISCARD(1)"),
    ("SPY-10.10", lambda: after(cover(mission("M36"), "M06"), "COVER(1)"), 0, "RECALL_CIRCLE(1, LON)"),
    ("SPY-10.11", lambda: table(player("LON", "M06")), 0, "COVER(1)"),
    ("SPY-11.6", lambda: table(player("LON")), 0, "WAIVE"),
    ("SPY-11.6", lambda: after(table(player("LON", "M06"), extra_turn=True), "DISCARD(1)"), 0, "WAIVE"),
    ("SPY-12.7", lambda: table(player("LON"), pending="OVER"), 0, "TAKE(1)"),
    ("SPY-12.7", lambda: table(player("LON"), pending="OVER"), sh.TABLE, "LEAVE(0)"),
    ("SPY-15.1", lambda: table(player("LON")), 0, "LEAVE(0)"),
    ("SPY-15.2", lambda: out(table(player("LON"), player("ROM"), player("MOS")), 1), sh.TABLE, "LEAVE(1)"),
    ("SPY-15.2", lambda: table(player("LON")), sh.TABLE, "LEAVE(2)"),
    ("SPY-15.3", lambda: table(player("LON")), 0, "REVEAL(M40)"),
    ("SPY-15.3", lambda: table(player("LON")), sh.CHANCE, "REVEAL(M40)"),
    ("SPY-15.3", lambda: after(table(player("LON")), "TAKE(1)"), sh.TABLE, "LEAVE(1)"),
]


@pytest.mark.parametrize(("rule", "position", "actor", "action"), CASES, ids=[f"{c[0]} {c[3]}" for c in CASES])
def test_a_refusal_names_its_rule_in_every_language_and_changes_nothing(rule, position, actor, action):
    match = position()
    sentences = set()
    for language in LANGUAGES:
        refusal = match.why_not(actor, action, language)
        assert refusal.rule == rule
        assert len(refusal.message) > 8
        assert "{" not in refusal.message
        assert refusal.message[-1] in ".。"
        sentences.add(refusal.message)
    assert len(sentences) == len(LANGUAGES)
    refused(match, action, rule, number=actor)


def _numbers():
    source = (resources.files("safehouse.games.spyconnection") / "rules" / "ids.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return {node.args[0].value for node in calls if isinstance(node.func, ast.Name) and node.func.id == "number"}


def test_every_rule_that_can_refuse_is_shown_to_do_so():
    assert _numbers() == {case[0] for case in CASES}


def test_every_refusal_has_a_sentence_of_its_own_and_no_sentence_is_idle():
    for language in LANGUAGES:
        texts = sh.game("spyconnection").texts(language)
        written = {name for name in texts.ids() if name.startswith("why-")}
        assert written == {f"why-{rule.replace('.', '-')}" for rule in _numbers()}
