"""SPY-6: option B."""

import pytest

from .table import (
    begun,
    decision,
    finish_turn,
    laid,
    legal,
    mission,
    network,
    on_board,
    on_field,
    play,
    player,
    price,
    refused,
    spy,
    supply,
    table,
    told,
)


@pytest.mark.rule("SPY-6.1")
def test_the_spy_may_first_move_once_inside_the_network_at_no_cost():
    match = table(player("LON", fields=laid("LON-PAR", "PAR-MON", "MON-ROM")), player("MOS"))
    before = supply(match)
    play(match, "MOVE(ROM)")
    assert (spy(match), supply(match)) == ("ROM", before)
    refused(match, "MOVE(PAR)", "SPY-6.1")
    play(match, "CONNECT(ROM-BEL)")
    assert (spy(match), match.to_move) == ("BEL", (1,))


@pytest.mark.rule("SPY-6.1")
def test_the_spy_may_stay_before_connecting():
    match = table(player("LON", fields=laid("LON-PAR")), player("MOS"))
    play(match, "CONNECT(LON-BER)")
    assert (spy(match), match.to_move) == ("BER", (1,))


@pytest.mark.rule("SPY-6.2")
def test_on_the_very_first_turn_there_is_no_such_move():
    match = begun("S1", "S2")
    assert not legal(match, "MOVE")
    assert legal(match, "CONNECT") == {"CONNECT(LON-PAR)", "CONNECT(LON-BER)"}


@pytest.mark.rule("SPY-6.3")
def test_only_a_neighbour_of_the_spys_city_can_be_connected_and_only_one():
    match = table(player("LON", fields=laid("LON-PAR")), player("MOS"))
    refused(match, "CONNECT(PAR-MON)", "SPY-6.3")
    play(match, "MOVE(PAR)")
    refused(match, "CONNECT(LON-BER)", "SPY-6.3")
    play(match, "CONNECT(PAR-MON)")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-6.3", "SPY-6.4")
def test_a_city_of_the_network_cannot_be_connected_even_over_another_connection():
    match = table(player("PAR", fields=laid("LON-PAR", "LON-BER")))
    refused(match, "CONNECT(LON-PAR)", "SPY-6.4")
    refused(match, "CONNECT(PAR-BER)", "SPY-6.4")
    assert legal(match, "CONNECT") == {"CONNECT(PAR-MAD)", "CONNECT(PAR-MON)"}


@pytest.mark.rule("SPY-6.4")
def test_a_city_that_left_the_network_by_a_recall_is_new():
    match = table(player("PAR", fields=laid("LON-PAR", "LON-BER")))
    play(match, "RECALL_FIELD(LON-BER-3)")
    assert network(match) == {"PAR", "LON"}
    assert "CONNECT(PAR-BER)" in legal(match)
    play(match, "CONNECT(PAR-BER)")
    assert network(match) == {"PAR", "LON", "BER"}


@pytest.mark.rule("SPY-6.5")
@pytest.mark.parametrize(("connection", "cost"), [("LON-PAR", 2), ("LON-BER", 3)])
def test_an_empty_field_takes_one_agent(connection, cost):
    match = table(player("LON"))
    assert price(match, connection) == cost
    play(match, f"CONNECT({connection})")
    assert on_board(match) == laid(connection)
    assert supply(match) == 15 - cost
    assert told(match, "connected")[0]["cost"] == cost


@pytest.mark.rule("SPY-6.6")
@pytest.mark.parametrize("there", [[1], [2], [1, 2], [2, 2, 1]])
def test_a_field_with_others_takes_two_agents_however_many_there_are(there):
    rivals = [player("LON", fields={"LON-BER-1": count}) for count in there]
    match = table(player("LON"), *rivals)
    assert match.view(0)["reach"][1]["fields"] == [2, 1, 1]
    play(match, "CONNECT(LON-BER)")
    assert on_board(match) == {"LON-BER-1": 2, "LON-BER-2": 1, "LON-BER-3": 1}
    assert supply(match) == 11


@pytest.mark.rule("SPY-6.7")
@pytest.mark.parametrize("own", [1, 2])
def test_nothing_is_placed_on_a_field_with_own_agents(own):
    match = table(player("LON", fields={"LON-PAR-1": own}), player("LON", fields={"LON-PAR-1": 2}))
    assert price(match, "LON-PAR") == 1
    play(match, "CONNECT(LON-PAR)")
    assert on_board(match) == {"LON-PAR-1": own, "LON-PAR-2": 1}


@pytest.mark.rule("SPY-6.8")
def test_a_connection_is_completed_at_once_or_not_at_all():
    used = laid("LON-PAR", "PAR-MON", "MON-ROM", agents=2) | {"ROM-BEL-1": 1}
    match = table(player("LON", fields=used), player("MOS"))
    assert supply(match) == 2
    refused(match, "CONNECT(LON-BER)", "SPY-6.8")
    assert match.view(0)["reach"] == [
        {"connection": "LON-BER", "city": "BER", "fields": [1, 1, 1], "price": 3, "short": 1}
    ]
    play(match, "RECALL_FIELD(ROM-BEL-1)", "CONNECT(LON-BER)")
    assert supply(match) == 0


@pytest.mark.rule("SPY-6.9")
def test_no_more_agents_are_placed_than_required():
    match = table(player("LON"), player("LON", fields=laid("LON-BER")))
    play(match, "CONNECT(LON-PAR)")
    assert on_board(match) == {"LON-PAR-1": 1, "LON-PAR-2": 1}


@pytest.mark.rule("SPY-6.10")
def test_the_spy_goes_into_the_new_city_at_once():
    match = table(player("LON", mission("M02")), player("MOS"))
    play(match, "CONNECT(LON-PAR)")
    assert spy(match) == "PAR"
    assert decision(match) == "COVER"


@pytest.mark.rule("SPY-6.11")
def test_everything_that_was_in_the_network_stays_in_it():
    match = table(player("PAR", fields=laid("LON-PAR", "PAR-MON")))
    before = network(match)
    play(match, "CONNECT(PAR-BER)")
    assert network(match) == before | {"BER"}


@pytest.mark.rule("SPY-6.12")
def test_after_connecting_there_is_no_further_movement():
    match = table(player("LON", mission("M02"), fields=laid("LON-BER")), player("MOS"))
    play(match, "CONNECT(LON-PAR)")
    refused(match, "MOVE(LON)", "SPY-3.4")
    refused(match, "CONNECT(PAR-MON)", "SPY-3.4")


@pytest.mark.rule("SPY-6.13")
def test_after_the_move_the_agents_just_travelled_over_may_be_recalled():
    match = table(player("PAR", fields=laid("LON-PAR")))
    refused(match, "RECALL_FIELD(LON-PAR-2)", "SPY-7.5")
    play(match, "MOVE(LON)")
    refused(match, "RECALL_FIELD(LON-PAR-1)", "SPY-7.5")
    play(match, "RECALL_FIELD(LON-PAR-2)", "RECALL_FIELD(LON-PAR-1)")
    assert supply(match) == 15
    play(match, "CONNECT(LON-BER)")
    assert network(match) == {"LON", "BER"}


@pytest.mark.rule("SPY-6.14")
def test_connecting_always_places_at_least_one_agent():
    match = table(player("LON", fields={"LON-BER-1": 2, "LON-BER-2": 2}))
    assert price(match, "LON-BER") == 1
    whole = table(player("LON", fields=laid("LON-BER")))
    refused(whole, "CONNECT(LON-BER)", "SPY-6.4")


@pytest.mark.rule("SPY-6.15")
def test_the_price_is_read_off_at_the_moment_of_placing():
    match = table(player("LON"), player("BER", fields={"LON-BER-3": 1}))
    assert price(match, "LON-BER") == 4
    play(match, "CONNECT(LON-PAR)", "RECALL_FIELD(LON-BER-3)", "CONNECT(BER-WAR)", "MOVE(LON)")
    assert price(match, "LON-BER") == 3
    play(match, "CONNECT(LON-BER)")
    assert on_field(match, "LON-BER-3") == [1, 0]


@pytest.mark.rule("SPY-6.15")
def test_who_returns_to_a_field_where_others_have_come_pays_two():
    match = table(player("PAR", fields=laid("LON-PAR")), player("LON"))
    finish_turn(match)
    play(match, "CONNECT(LON-PAR)", "MOVE(PAR)", "RECALL_FIELD(LON-PAR-1)")
    assert price(match, "LON-PAR") == 2


@pytest.mark.rule("SPY-6.15")
def test_the_view_tells_what_every_connection_would_cost():
    match = table(player("BER", fields=laid("BER-WAR")), player("HEL", fields=laid("OSL-HEL", "BER-OSL")))
    prices = match.view(0)["prices"]
    assert len(prices) == 22
    assert (prices["BER-WAR"], prices["BER-OSL"], prices["LON-PAR"]) == ([0, 0], [2, 2], [1, 1])
    assert {way["connection"]: way["fields"] for way in match.view(0)["reach"]}.items() <= prices.items()
    assert match.view(None)["prices"] == prices
