"""SPY-1: the board and what lies on it."""

import pytest

import safehouse as sh

from .facts import CITIES, CONTENT, FIELDS, LINKS, links_at
from .table import (
    begun,
    costs,
    covered,
    fulfilled,
    laid,
    legal,
    mission,
    network,
    on_board,
    on_field,
    open_cards,
    play,
    player,
    price,
    refused,
    seat,
    spy,
    supply,
    table,
)


@pytest.mark.rule("SPY-1.1", "SPY-1.3")
@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
def test_a_connection_joins_two_cities_by_its_own_row_of_fields(link):
    match = table(player(link.ends[0]), player("MAD"))
    play(match, f"CONNECT({link.id})")
    assert spy(match) == link.ends[1]
    assert on_board(match) == dict.fromkeys(link.fields, 1)


@pytest.mark.rule("SPY-1.1")
def test_there_are_twelve_cities_to_move_to():
    match = table(player("LON"))
    moves = [action.args["city"] for action in match.edition.actions.actions if action.kind == "MOVE"]
    assert len(moves) == len(set(moves)) == 12
    assert set(moves) == set(CITIES)


@pytest.mark.rule("SPY-1.2", "SPY-7.6")
@pytest.mark.parametrize(
    ("spy_city", "fields", "coherent"),
    [
        ("LON", ["LON-BER-1"], True),
        ("BER", ["LON-BER-3"], True),
        ("LON", ["LON-BER-1", "LON-BER-2"], True),
        ("LON", ["LON-BER-2"], False),
        ("LON", ["LON-BER-3"], False),
        ("LON", ["LON-BER-1", "LON-BER-3"], False),
        ("LON", ["LON-PAR-1", "LON-BER-1"], True),
        ("LON", ["LON-PAR-2"], False),
        ("PAR", ["LON-PAR-2"], True),
        ("PAR", ["LON-PAR-1"], False),
    ],
)
def test_fields_touch_the_next_field_and_the_city_at_their_end_and_nothing_else(spy_city, fields, coherent):
    given = player(spy_city, fields=dict.fromkeys(fields, 1))
    if coherent:
        assert on_board(table(given)) == dict.fromkeys(fields, 1)
    else:
        with pytest.raises(sh.PositionError, match="inv-3"):
            table(given)


@pytest.mark.rule("SPY-1.3")
def test_no_field_belongs_to_two_connections_and_no_two_cities_are_joined_twice():
    assert sum(len(link.fields) for link in LINKS.values()) == len(set(FIELDS))
    assert len({frozenset(link.ends) for link in LINKS.values()}) == len(LINKS)
    game = sh.game("spyconnection")
    again = {"from": "PAR", "to": "LON", "fields": [[1, 1]]}
    twice = {**CONTENT, "connections": [*CONTENT["connections"], again]}
    assert any("'LON-PAR' is there 2 times" in error for error in game.examine_data(twice)[1].errors)


@pytest.mark.rule("SPY-1.4")
@pytest.mark.parametrize("city", CITIES)
def test_exactly_the_neighbouring_cities_can_be_connected(city):
    match = table(player(city), player(city))
    assert legal(match, "CONNECT") == {f"CONNECT({link.id})" for link in links_at(city)}
    reached = {one["city"] for one in match.view(0)["reach"]}
    assert reached == {link.other_end(city) for link in links_at(city)}


@pytest.mark.rule("SPY-1.5")
def test_a_connection_may_be_used_in_both_directions_and_by_everybody():
    match = table(player("LON"), player("PAR"))
    play(match, "CONNECT(LON-PAR)")
    assert spy(match, 0) == "PAR"
    play(match, "CONNECT(LON-PAR)")
    assert spy(match, 1) == "LON"


@pytest.mark.rule("SPY-1.6")
def test_agents_of_any_number_of_players_share_a_field():
    match = table(*[player("LON")] * 4)
    play(match, *["CONNECT(LON-PAR)"] * 4)
    assert on_field(match, "LON-PAR-1") == [1, 2, 2, 2]


@pytest.mark.rule("SPY-1.7")
def test_a_player_never_has_more_than_two_agents_on_a_field():
    with pytest.raises(sh.PositionError, match="LON-PAR-1: 3 is not a whole number from 0 to 2"):
        table(player("LON", fields={"LON-PAR-1": 3}))
    crowd = [player("PAR", fields=laid("LON-PAR", agents=2)), player("PAR", fields=laid("LON-PAR", agents=2))]
    match = table(player("LON"), *crowd)
    play(match, "CONNECT(LON-PAR)")
    assert on_board(match) == laid("LON-PAR", agents=2)


@pytest.mark.rule("SPY-1.8")
def test_spies_share_a_city_and_neither_block_nor_cost_anything():
    match = table(player("LON"), player("PAR"), player("PAR"), player("PAR"))
    assert price(match, "LON-PAR") == 2
    play(match, "CONNECT(LON-PAR)")
    assert [spy(match, number) for number in range(4)] == ["PAR"] * 4
    with pytest.raises(sh.PositionError, match="spy"):
        table(player("LON-PAR-1"))


@pytest.mark.rule("SPY-1.9")
def test_every_agent_is_in_one_place_and_none_gets_lost():
    match = table(player("LON", mission("M02"), fields=laid("LON-BER")), display=["M01", "M03", "M26", "M05"])

    def places():
        me = seat(match)
        on_cards = [len(one["covered"]) for one in me["open"]], [one["planning"] for one in me["open"]]
        return me["supply"], sum(on_board(match).values()), sum(on_cards[0]), sum(on_cards[1])

    assert places() == (12, 3, 0, 0)
    play(match, "TAKE(3)")
    assert places() == (10, 3, 0, 2)
    match.play(sh.CHANCE, "REVEAL(M06)")
    play(match, "COVER(2)")
    assert places() == (9, 3, 1, 2)
    play(match, "CONNECT(ROM-IST)", "CONNECT(LON-PAR)", "COVER(1)")
    assert places() == (6, 5, 2, 2)
    with pytest.raises(sh.PositionError, match="inv-1"):
        table(player("LON", supply=14))


@pytest.mark.rule("SPY-1.10")
def test_only_agents_in_the_own_supply_can_be_placed():
    placed = {"fields": laid("LON-BER", "BER-WAR", "BER-OSL", agents=2)}
    match = table(player("LON", mission("M06"), **placed), display=["M07", "M02", "M03", "M04"])
    assert supply(match) == 1
    refused(match, "CONNECT(LON-PAR)", "SPY-6.8")
    refused(match, "TAKE(3)", "SPY-4.5")
    play(match, "TAKE(2)")
    match.play(sh.CHANCE, "REVEAL(M05)")
    assert supply(match) == 0
    refused(match, "COVER(1)", "SPY-1.10")
    play(match, "RECALL_FIELD(BER-OSL-2)", "COVER(1)")
    assert supply(match) == 1


@pytest.mark.rule("SPY-1.11")
def test_a_mission_has_one_circle_for_each_of_its_different_cities():
    match = table(player("LON", mission("M36")))
    (shown,) = seat(match)["open"]
    assert (shown["cities"], shown["points"], shown["extra_turn"]) == (["LON", "PAR", "WAR", "IST"], 6, False)
    play(match, "CONNECT(LON-PAR)", "COVER(1)")
    assert covered(match, 1) == {"PAR"}
    again = table(player("PAR", mission("M36", "PAR"), mission("M08")), pending="COVER")
    refused(again, "COVER(1)", "SPY-10.2")
    play(again, "COVER(2)")
    assert covered(again, 2) == {"PAR"}


@pytest.mark.rule("SPY-1.11")
def test_a_mission_may_carry_the_extra_turn_symbol():
    match = table(player("LON", mission("M01"), mission("M07")))
    assert [one["extra_turn"] for one in seat(match)["open"]] == [True, False]


@pytest.mark.rule("SPY-1.12")
def test_a_start_mission_is_a_mission_in_every_respect():
    last = mission("S1", "LON", "MON", "BER")
    match = table(player("WAR", last, mission("M07"), mission("M08"), fulfilled=["M02", "M03"]), active=0)
    refused(match, "TAKE(1)", "SPY-4.2")
    assert {"RECALL_CIRCLE(1, LON)", "DISCARD(1)"} <= legal(match)
    done = table(player("WAR", last, fulfilled=["M02", "M03", "M04", "M05", "M06", "M07"]), pending="COVER")
    play(done, "COVER(1)")
    assert "S1" in fulfilled(done)
    assert seat(done)["fulfilled_points"] == 2 + 2 + 2 + 2 + 2 + 3 + 4
    assert done.view(None)["trigger"] == 0


@pytest.mark.rule("SPY-1.12")
def test_a_start_mission_never_carries_planning_agents():
    match = begun("S1", "S2", board_side="dark")
    assert [one["planning"] for number in (0, 1) for one in seat(match, number)["open"]] == [0, 0]
    with pytest.raises(sh.PositionError, match=r"inv-9.*planning agents on S1"):
        table(player("LON", mission("S1", "LON", planning=1)))


@pytest.mark.rule("SPY-1.13")
@pytest.mark.parametrize("city", CITIES)
def test_both_sides_show_the_same_board_and_differ_in_planning_costs_only(city):
    light, dark = (table(player(city, "M01"), options={"board_side": side}) for side in ("light", "dark"))
    assert legal(light) == legal(dark)
    assert light.view(0)["reach"] == dark.view(0)["reach"]
    assert costs(light) != costs(dark)


@pytest.mark.rule("SPY-1.14")
def test_everything_on_the_table_is_open_to_all():
    match = table(
        player("LON", mission("M01", "LON", planning=2), fields=laid("LON-PAR"), fulfilled=["M02"]),
        player("ROM", mission("M15", "ROM"), fields=laid("ROM-BEL")),
        player("MAD"),
        discard=["M03"],
    )
    public = ("side", "players", "display", "discard", "stack", "unseen", "box", "fields", "active", "trigger")
    seen = [{key: view[key] for key in public} for view in map(match.view, (0, 1, 2, None))]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert [one["supply"] for one in seen[2]["players"]] == [10, 12, 15]
    assert seen[2]["players"][0]["open"][0]["planning"] == 2
    assert seen[2]["players"][0]["fulfilled"][0]["card"] == "M02"
    assert seen[2]["fields"]["ROM-BEL-1"] == [0, 1, 0]
    assert open_cards(match, 1) == ["M15"]
    assert network(match, 1) == {"ROM", "BEL"}
