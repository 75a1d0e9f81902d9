"""INK-7: the truth rule for shown cards."""

import pytest

from .table import at_ambassador, decision, legal, met, options, play, refused, shown


def coloured(match):
    return {cards for cards in options(match, "SHOW") if "secret" not in cards}


@pytest.mark.rule("INK-7.1", "INK-7.2")
def test_every_slot_is_filled_with_a_different_card_of_its_kind():
    match = met("identity")
    refused(match, "SHOW(B+tall+fat)", "INK-7.2")
    refused(match, "SHOW(B+X)", "INK-7.2")
    build = at_ambassador("build")
    refused(build, "SHOW(B+X)", "INK-7.2")
    refused(build, "SHOW(B+X+short)", "INK-7.2")
    assert coloured(build) == {"tall+short", "short+fat", "short+thin"}
    refused(build, "ASK(identity)", "INK-5.1")
    refused(met(), "SHOW(B+X+short)", "INK-7.1")


@pytest.mark.rule("INK-7.3", "INK-7.4")
def test_at_least_one_shown_card_is_true():
    match = met("identity")  # seat 1 is Colonel Bubble, short
    refused(match, "SHOW(F+X+tall)", "INK-7.4")
    assert {"SHOW(B+X+tall)", "SHOW(F+X+short)", "SHOW(B+X+short)"} <= legal(match)
    for cards in coloured(match):
        assert {"B", "short"} & set(cards.split("+"))


@pytest.mark.rule("INK-7.5")
def test_secret_cards_replace_cards_of_any_slot():
    match = met("identity")
    for cards in (
        "B+X+secret_build",
        "B+short+secret_build",
        "F+tall+secret_build",
        "X+secret_identity+secret_mission",
    ):
        assert f"SHOW({cards})" in legal(match)
    assert "SHOW(secret_identity+secret_build+secret_mission)" in legal(match)
    refused(match, "SHOW(tall+fat+secret_identity)", "INK-7.2")  # only one slot is for a build


@pytest.mark.rule("INK-7.5")
def test_with_same_kind_secret_identity_and_build_keep_to_their_slots():
    match = met("identity", options={"secret_cards": "same_kind"})
    refused(match, "SHOW(B+X+secret_identity)", "INK-7.5")  # it would have to lie in the slot for a build
    refused(match, "SHOW(B+short+secret_build)", "INK-7.5")
    assert {"SHOW(B+X+secret_build)", "SHOW(F+short+secret_identity)", "SHOW(B+short+secret_mission)"} <= legal(match)
    two = at_ambassador("build", options={"secret_cards": "same_kind"})
    refused(two, "SHOW(short+secret_identity)", "INK-7.5")
    assert "SHOW(short+secret_mission)" in legal(two)


@pytest.mark.rule("INK-7.6")
@pytest.mark.parametrize("secret", ["secret_identity", "secret_build"])
def test_a_secret_identity_or_build_is_true_by_nature(secret):
    assert f"SHOW(F+X+{secret})" in legal(met("identity"))


@pytest.mark.rule("INK-7.7", "INK-7.8")
def test_a_mission_card_is_no_truth_but_may_be_shown_to_anybody():
    match = met("identity", cards={1: ("X", "short", "Delta"), 2: ("B",)})  # an enemy of seat 0
    refused(match, "SHOW(F+B+secret_mission)", "INK-7.7")
    play(match, "SHOW(F+X+secret_mission)")
    assert decision(match) == "BANISH"
    assert match.view(0)["notebook"]["pages"][0]["word"] == {"Alpha": 0, "Bravo": 0, "Charlie": 0, "Delta": 2}


@pytest.mark.rule("INK-7.9")
def test_a_set_has_no_order_and_coloured_and_secret_faces_differ():
    match = met("identity", shown=shown("B+X+short"))
    actions = [action.text for action in match.legal(1)]
    assert "SHOW(X+B+short)" not in actions
    view = {entry["cards"]: entry["repeat"] for entry in match.view(1)["answers"]}
    assert view["B+X+short"] == 1
    assert view["X+short+secret_identity"] == 0  # the same faces, but another card


@pytest.mark.rule("INK-7.10")
@pytest.mark.parametrize(
    ("make", "question", "rule", "truthful", "plain", "all_"),
    [
        (met, "identity", "any_slot", 94, 15, 115),
        (met, "build", "any_slot", 94, 15, 115),
        (met, "identity", "same_kind", 64, 15, 85),
        (met, "build", "same_kind", 64, 15, 85),
        (at_ambassador, "identity", "any_slot", 15, 3, 21),
        (at_ambassador, "build", "any_slot", 15, 3, 21),
        (at_ambassador, "identity", "same_kind", 9, 3, 15),
        (at_ambassador, "build", "same_kind", 9, 3, 15),
    ],
)
def test_the_number_of_truthful_answers(make, question, rule, truthful, plain, all_):
    match = make(question, options={"secret_cards": rule})
    assert len(legal(match)) == truthful
    assert len(coloured(match)) == plain
    shows = [action.text for action in match.edition.actions.actions if action.kind == "SHOW"]
    refusals = [match.why_not(1, text) for text in shows]
    fitting = [r for r in refusals if r is None or r.rule in ("INK-7.4", "INK-7.7")]
    assert len(fitting) == all_
