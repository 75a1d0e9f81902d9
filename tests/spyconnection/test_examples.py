"""The worked examples, EX-1 to EX-11, with their figures."""

import pytest

import safehouse as sh

from .table import (
    begun,
    costs,
    covered,
    decision,
    display,
    draw,
    finish_turn,
    fulfilled,
    laid,
    legal,
    mission,
    network,
    on_board,
    on_field,
    open_cards,
    opened,
    play,
    player,
    price,
    refused,
    seat,
    spy,
    supply,
    table,
)

LISA = 0
SIX = ["M02", "M03", "M04", "M05", "M08", "M09"]


@pytest.mark.rule("SPY-4.1", "SPY-4.3", "SPY-4.4", "SPY-4.5", "SPY-4.6", "SPY-4.7", "SPY-4.8")
def test_ex_1_option_a():
    match = table(player("ROM", "M01"), display=["M02", "M03", "M27", "M04"])
    before = supply(match)
    play(match, "TAKE(3)")
    draw(match, "M09")
    assert open_cards(match) == ["M01", "M27"]
    assert seat(match)["open"][1]["planning"] == 2
    assert supply(match) == before - 2
    assert display(match) == ["M02", "M03", "M04", "M09"]
    finish_turn(match)
    assert not legal(match, "RECALL_CIRCLE")
    play(match, "DISCARD(2)")
    assert supply(match) == before


@pytest.mark.rule("SPY-6.3", "SPY-6.5", "SPY-6.6", "SPY-6.7", "SPY-6.10", "SPY-5.4")
def test_ex_2_option_b():
    lisa = player("LON", "M04", fields={"LON-PAR-1": 1})
    x, y = player("PAR", fields={"LON-PAR-2": 1}), player("PAR", fields={"LON-PAR-2": 2})
    match = table(lisa, x, y)
    before = supply(match)
    assert legal(match, "CONNECT") == {"CONNECT(LON-PAR)", "CONNECT(LON-BER)"}
    assert price(match, "LON-PAR") == 2
    play(match, "CONNECT(LON-PAR)")
    assert on_field(match, "LON-PAR-1") == [1, 0, 0]
    assert on_field(match, "LON-PAR-2") == [2, 1, 2]
    assert supply(match) == before - 2
    assert spy(match) == "PAR"
    assert "LON" in network(match)
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-9.1", "SPY-5.2", "SPY-9.4", "SPY-10.1")
def test_ex_3_option_c():
    match = table(player("MAD", "M01", "M15", fields=laid("LON-PAR", "PAR-MAD")))
    before = on_board(match)
    play(match, "MOVE(LON)", "STOP")
    assert spy(match) == "LON"
    assert on_board(match) == before
    assert legal(match, "COVER") == {"COVER(1)"}
    refused(match, "COVER(2)", "SPY-10.2")
    play(match, "COVER(1)")
    assert covered(match, 1) == {"LON"}


@pytest.mark.rule("SPY-2.12", "SPY-2.13", "SPY-2.14")
def test_ex_4_set_up():
    match = begun("S1", "S2", "S3", agents=15)
    assert covered(match, 1, LISA) == {"LON"}
    assert spy(match, LISA) == "LON"
    assert supply(match, LISA) == 14
    assert on_board(match, LISA) == {}
    assert network(match, LISA) == {"LON"}
    assert not legal(match, "MOVE")


@pytest.mark.rule("SPY-6.6")
def test_ex_5_a_field_with_several_players():
    rivals = [player("LON", fields={"LON-PAR-1": count}) for count in (1, 2, 2)]
    match = table(player("LON"), *rivals)
    assert price(match, "LON-PAR") == 3
    play(match, "CONNECT(LON-PAR)")
    assert on_board(match) == {"LON-PAR-1": 2, "LON-PAR-2": 1}


@pytest.mark.rule("SPY-14.5", "SPY-14.6", "SPY-14.7")
def test_ex_6_dark_side():
    start = mission("S1", "LON", "MON", "BER")
    match = table(
        player("WAR", start), player("MOS"), options={"board_side": "dark"}, display=["M02", "M03", "M06", "M01"]
    )
    assert costs(match) == [1, 2, 3, 3]
    play(match, "TAKE(4)")
    draw(match, "M43")
    assert seat(match)["open"][1]["planning"] == 3
    play(match, "COVER(1)")
    assert fulfilled(match) == ["S1"]
    finish_turn(match)
    assert [(one["card"], one["planning"]) for one in seat(match)["open"]] == [("M01", 3)]
    play(match, "DISCARD(1)")
    assert costs(match) == [0, 0, 0, 0]


@pytest.mark.rule("SPY-13.1", "SPY-13.2", "SPY-13.6")
def test_ex_7_tie():
    points = [
        ["M43", "M42", "M36", "M35", "M27"],
        ["M40", "M37", "M38", "M39", "M41"],
        ["M33", "M32", "M31", "M28", "M26", "M25"],
        ["M14", "M15", "M16", "M17", "M18", "M19", "M20"],
    ]
    match = table(*[player("LON", fulfilled=cards) for cards in points], trigger=3, first_player=2, pending="OVER")
    assert match.scores == [31, 31, 31, 28]
    assert match.winners == {1}
    assert match.ranking == [1, 0, 2, 3]


@pytest.mark.rule("SPY-13.2", "SPY-13.3")
def test_ex_8_open_missions_in_scoring():
    fulfilled_cards = ["M14", "M25", "M02"]  # 4 + 5 + 2
    start = mission("S1", "LON", "BER")
    eight = mission("M43", "LON", "MAD", "ROM", planning=2)
    match = table(player("PAR", start, eight, fulfilled=fulfilled_cards), player("ROM"), pending="OVER")
    assert seat(match)["fulfilled_points"] == 11
    assert seat(match)["covered_points"] == 2 + 3
    assert match.scores[0] == 16


@pytest.mark.rule("SPY-12.3", "SPY-12.4")
def test_ex_9_last_turns():
    seats = [player(city, turns=24) for city in ("ROM", "OSL", "LON", "MOS")]
    seats[2] = player("LON", mission("M07", "OSL"), fulfilled=SIX, turns=24)
    seats[3]["turns"] = 23
    match = table(*seats, active=2, pending="COVER")
    play(match, "COVER(1)")
    order = []
    while not match.over:
        order += match.to_move
        finish_turn(match)
    assert order == [3, 0, 1]
    assert [seat(match, number)["turns"] for number in range(4)] == [25, 25, 24, 24]


@pytest.mark.rule("SPY-2.8", "SPY-2.9", "SPY-2.10")
def test_ex_10_draft():
    match = opened(3, start_missions="draft", first_player=1)
    draw(match, "M01", "M02", "M03", "M04")
    for card in ("S1", "S3", "S5"):
        match.play(sh.CHANCE, f"REVEAL_START({card})")
    assert match.to_move == (0,)
    assert len(legal(match, "CHOOSE_START")) == 3
    play(match, "CHOOSE_START(S3)")
    assert match.to_move == (2,)
    assert len(legal(match, "CHOOSE_START")) == 2
    play(match, "CHOOSE_START(S5)")
    assert open_cards(match, 1) == ["S1"]
    assert (match.to_move, decision(match)) == ((1,), "ROOT")


@pytest.mark.rule("SPY-3.3", "SPY-9.3")
def test_ex_11_no_pass():
    three = [
        mission("M36", "LON", "PAR", "WAR", planning=2),
        mission("M38", "MON", "BER", planning=2),
        mission("M39", "OSL", "MOS", planning=2),
    ]
    match = table(player("MAD", *three))
    assert supply(match) == 2
    assert legal(match, "TAKE", "MOVE", "CONNECT", "STOP", "DONE", "WAIVE") == {"CONNECT(MAD-MON)"}
    assert price(match, "MAD-MON") == 2
    for connection in ("PAR-MAD", "MAD-ROM"):
        assert price(match, connection) == 3
        refused(match, f"CONNECT({connection})", "SPY-6.8")
    play(match, "RECALL_CIRCLE(1, LON)")
    assert legal(match, "CONNECT") == {"CONNECT(MAD-MON)", "CONNECT(PAR-MAD)", "CONNECT(MAD-ROM)"}
    for ending in ("STOP", "DONE"):
        refused(match, ending, "SPY-3.3")
    refused(match, "WAIVE", "SPY-11.6")
