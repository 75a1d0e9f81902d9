"""SPY-5: complete connections and the network."""

import pytest

from .table import begun, laid, legal, network, on_board, on_field, play, player, price, refused, supply, table


@pytest.mark.rule("SPY-5.1")
@pytest.mark.parametrize(
    ("fields", "complete"),
    [
        ({"LON-BER-1": 1, "LON-BER-2": 1, "LON-BER-3": 1}, True),
        ({"LON-BER-1": 2, "LON-BER-2": 1, "LON-BER-3": 2}, True),
        ({"LON-BER-1": 2, "LON-BER-2": 2}, False),
        ({"LON-BER-1": 1}, False),
        ({}, False),
    ],
)
def test_a_connection_is_complete_with_an_own_agent_on_every_field(fields, complete):
    match = table(player("LON", fields=fields))
    assert ("BER" in network(match)) == complete
    assert ("MOVE(BER)" in legal(match)) == complete


@pytest.mark.rule("SPY-5.1", "SPY-5.3")
def test_it_does_not_matter_who_else_is_on_the_fields():
    match = table(
        player("LON", fields=laid("LON-PAR")),
        player("LON", fields=laid("LON-PAR", agents=2)),
        player("LON", fields=laid("LON-PAR", agents=2)),
    )
    assert network(match) == {"LON", "PAR"}


@pytest.mark.rule("SPY-5.2")
def test_the_network_is_all_that_complete_connections_join_to_the_spys_city():
    match = table(player("PAR", fields=laid("LON-PAR", "PAR-MON", "MON-ROM") | {"ROM-BEL-1": 1}))
    assert network(match) == {"LON", "PAR", "MON", "ROM"}
    assert legal(match, "MOVE") == {"MOVE(LON)", "MOVE(MON)", "MOVE(ROM)"}
    refused(match, "MOVE(BEL)", "SPY-5.2")
    refused(match, "MOVE(BER)", "SPY-5.2")


@pytest.mark.rule("SPY-5.2", "SPY-7.1")
def test_a_city_whose_connection_is_broken_by_a_recall_leaves_the_network():
    match = table(player("PAR", fields=laid("LON-PAR", "PAR-MON", "MON-ROM")))
    play(match, "RECALL_FIELD(MON-ROM-2)")
    assert network(match) == {"LON", "PAR", "MON"}
    refused(match, "MOVE(ROM)", "SPY-5.2")
    play(match, "MOVE(MON)")
    assert "CONNECT(MON-ROM)" in legal(match)  # it is new again


@pytest.mark.rule("SPY-5.3")
def test_agents_of_others_never_belong_to_the_own_network():
    match = table(player("LON", fields={"LON-PAR-1": 1}), player("PAR", fields={"LON-PAR-2": 1, **laid("PAR-MON")}))
    assert network(match) == {"LON"}
    assert network(match, 1) == {"PAR", "MON"}
    refused(match, "MOVE(PAR)", "SPY-5.2")


@pytest.mark.rule("SPY-5.4")
def test_one_agent_stays_enough_when_others_come_later():
    match = table(player("PAR", fields=laid("LON-PAR")), player("LON"))
    play(match, "CONNECT(PAR-MON)", "CONNECT(LON-PAR)")
    assert on_field(match, "LON-PAR-1") == [1, 2]
    assert network(match) == {"LON", "PAR", "MON"}
    assert "MOVE(LON)" in legal(match)


@pytest.mark.rule("SPY-5.5")
def test_two_agents_stay_two_when_the_others_have_left():
    match = table(player("PAR", fields=laid("LON-PAR", agents=2)), player("LON", fields=laid("LON-PAR")), active=1)
    play(match, "RECALL_FIELD(LON-PAR-2)", "RECALL_FIELD(LON-PAR-1)", "CONNECT(LON-BER)")
    assert on_field(match, "LON-PAR-1") == [2, 0]
    assert supply(match) == 11
    play(match, "RECALL_FIELD(LON-PAR-1)")
    assert on_board(match) == {"LON-PAR-2": 2}
    assert supply(match) == 13


@pytest.mark.rule("SPY-5.6")
def test_at_the_start_the_network_is_the_start_city():
    match = begun("S1", "S2")
    assert network(match) == {"LON"}
    assert not legal(match, "MOVE")


@pytest.mark.rule("SPY-5.7")
def test_remains_do_not_extend_the_network_but_count_for_cohesion_and_price():
    match = table(player("LON", fields={"LON-BER-1": 1, "LON-BER-2": 1}))
    assert network(match) == {"LON"}
    refused(match, "RECALL_FIELD(LON-BER-1)", "SPY-7.5")
    assert price(match, "LON-BER") == 1
    play(match, "CONNECT(LON-BER)")
    assert supply(match) == 12
    assert network(match) == {"LON", "BER"}
