"""VIE-11 to VIE-14: money, purchases, paydays."""

import pytest

from .table import POOR, RICH, bribes, card, legal, play, play_on, player, points, refused, table, told

ROOF = {"round": 6, "markers": {"flask": 8, "pistol": 5}}


def purchase(*players, **rest):
    """A purchase at the end of a round."""
    given = {"investigator": "B", "moved": True, "due": "purchase", **ROOF, **rest}
    return table(*players, pending="ROUND_END", **given)


def payday(*players, **rest):
    """The first payday of a game for two."""
    given = {"investigator": "E", "moved": True, "due": "payday", "purchases": 3, **ROOF, **rest}
    return table(*players, pending="ROUND_END", **given)


@pytest.mark.rule("VIE-11.3", "VIE-13.1", "VIE-14.1")
def test_money_pays_for_purchases_and_paydays():
    """That it breaks ties and that the box scores is tested with the final scoring."""
    bought = purchase({"money": 4}, {"money": 0})
    play(bought, "BUY(table)")
    assert player(bought)["money"] == 1
    assert told(bought, "paid_money") == [{"seat": 0, "count": 3}]
    paid = payday({"money": 4, "agents": ["B01", "B05"]})
    assert player(paid)["money"] == 2


@pytest.mark.rule("VIE-11.2", "VIE-11.4")
def test_money_is_open_and_income_is_counted():
    match = table({"money": 40})
    play(match, "SCHILLINGS")
    assert match.view(1)["players"][0]["money"] == 42
    assert told(match, "income") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("VIE-12.1", "VIE-12.2", "VIE-12.3")
def test_the_event_comes_at_the_end_of_the_round_in_turn_order():
    match = purchase({"money": 9}, {"money": 9}, {"money": 9}, crest=2)
    assert match.to_move == (2,)
    refused(match, "PASS", "VIE-12.2", 0)
    play(match, "PASS")
    assert match.to_move == (0,)
    play(match, "PASS", "PASS")
    assert match.view(None)["round"] == 7
    assert match.view(None)["roof"]["due"] == []
    play_on(match, until=lambda m: m.view(None)["round"] == 8)
    assert [args["number"] for args in told(match, "purchase")] == [1]


@pytest.mark.rule("VIE-13.1", "VIE-13.12", "VIE-2.7")
def test_one_item_per_purchase_at_its_price():
    match = purchase({"money": 2})
    assert legal(match) == {"PASS", "BUY(agent)", "BUY(telephone)", "BUY(map)", "BUY(box)", "BUY(seal)"}
    refused(match, "BUY(table)", "VIE-13.1")
    play(match, "BUY(seal)")
    assert (player(match)["money"], player(match)["items"]) == (0, ["seal"])
    assert match.to_move == (1,)  # it has one schilling, enough for an agent
    refused(match, "BUY(agent)", "VIE-12.2", actor=0)
    three = purchase({"money": 3, "items": ["telephone"]}, purchases=2)
    assert "BUY(table)" in legal(three)
    refused(three, "BUY(telephone)", "VIE-13.1")
    refused(three, "TAKE(wine)", "VIE-13.1")


@pytest.mark.rule("VIE-13.6", "VIE-13.1")
def test_money_in_the_box_buys_nothing():
    """VIE-13.6 is the reason only where the money in the box would make the difference."""
    own = {"money": 2, "items": ["box"]}
    refused(purchase({**own, "box": 1}, purchases=1), "BUY(table)", "VIE-13.6")
    refused(purchase(own, purchases=1), "BUY(table)", "VIE-13.1")
    refused(purchase({**own, "money": 1, "box": 1}, purchases=1), "BUY(table)", "VIE-13.1")
    asked = purchase({"money": 0, "items": ["box"], "box": 12}, {"money": 1}, purchases=1)
    assert asked.to_move == (1,)


@pytest.mark.rule("VIE-13.1", "VIE-13.2")
def test_a_bought_agent_goes_to_the_supply_at_most_three():
    match = purchase({"money": 2, "annex": 1}, purchases=2)
    play(match, "BUY(agent)")
    assert (player(match)["supply"], player(match)["annex"], player(match)["money"]) == (8, 0, 1)
    refused(purchase({"money": 2, "annex": 0}, purchases=3), "BUY(agent)", "VIE-13.1")


@pytest.mark.rule("VIE-13.12")
def test_who_can_buy_nothing_is_not_asked():
    match = purchase({"money": 0}, {"money": 0})
    assert [args["seat"] for args in told(match, "passed")] == [0, 1]
    assert match.view(None)["round"] == 7


@pytest.mark.rule("VIE-13.4")
def test_the_map_sketch_pays_with_bribes_in_any_mixture():
    match = purchase({"money": 1, "items": ["map"], "bribes": {**POOR, "wine": 2, "coffee": 1}}, purchases=1)
    play(match, "BUY(table)")
    assert legal(match) == {"COIN", "SPEND(wine)"}
    refused(match, "SPEND(coffee)", "VIE-13.4")  # too few after it
    refused(match, "SPEND(chocolate)", "VIE-13.4")
    refused(match, "SETTLE", "VIE-13.4")
    play(match, "COIN")  # then wine: with coffee first the rest could not be paid in order
    assert legal(match) == {"SPEND(wine)", "SPEND(coffee)"}
    refused(match, "COIN", "VIE-13.4")
    play(match, "SPEND(coffee)")
    assert bribes(match) == {**POOR, "wine": 1}
    assert player(match)["items"] == ["map", "table"]
    own = purchase({"money": 1, "bribes": RICH})
    refused(own, "BUY(map)", "VIE-13.1")


@pytest.mark.rule("VIE-13.4")
def test_what_is_bought_is_there_before_its_last_unit_is_paid():
    """VIE-R8: nothing can happen in between."""
    match = purchase({"money": 3, "items": ["map"]}, purchases=1)
    play(match, "BUY(table)", "COIN")
    assert match.view(None)["decision"] == "PAY_ITEM"
    assert (player(match)["items"], len(player(match)["drawers"])) == (["map", "table"], 4)
    agent = purchase({"money": 1, "bribes": {**POOR, "wine": 1}, "items": ["map"]}, purchases=1)
    play(agent, "BUY(agent)")
    assert agent.view(None)["decision"] == "PAY_ITEM"
    assert (player(agent)["supply"], player(agent)["annex"]) == (6, 2)


@pytest.mark.rule("VIE-13.5", "VIE-13.6", "VIE-13.9")
def test_any_part_of_an_income_goes_into_the_box_at_once():
    match = table({"items": ["box"], "money": 5})
    play(match, "SCHILLINGS")
    assert legal(match) == {"DEPOSIT(0)", "DEPOSIT(1)", "DEPOSIT(2)"}
    refused(match, "DEPOSIT(3)", "VIE-13.5")
    play(match, "DEPOSIT(1)")
    assert (player(match)["box"], player(match)["money"]) == (1, 6)
    taking = table({"items": ["box"]})
    play(taking, "TAKE(wine)")
    assert player(taking)["box"] == 0
    spent = payday({"items": ["box"], "box": 9, "money": 0, "agents": ["B01", "B05"]}, purchases=3)
    assert player(spent)["box"] == 9
    assert player(spent)["on_board"] == []


@pytest.mark.rule("VIE-13.8")
def test_the_box_holds_at_most_twelve():
    match = table({"items": ["box"], "box": 11})
    play(match, "SCHILLINGS")
    assert legal(match) == {"DEPOSIT(0)", "DEPOSIT(1)"}
    refused(match, "DEPOSIT(2)", "VIE-13.8")
    full = table({"items": ["box"], "box": 12})
    play(full, "SCHILLINGS")
    assert player(full)["money"] == 3


# --- paydays ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIE-14.1", "VIE-14.3", "VIE-14.5", "VIE-14.6")
def test_each_agent_on_the_board_costs_one_schilling():
    match = payday({"money": 5, "agents": ["B01", "B05", "B10"]}, {"money": 2})
    assert player(match)["money"] == 2
    assert player(match, 1)["money"] == 2
    assert told(match, "settled") == [{"seat": 0, "money": 3, "unpaid": 0}]
    assert player(match)["on_board"] == ["B01", "B05", "B10"]


@pytest.mark.rule("VIE-14.2", "VIE-14.7", "VIE-7.8")
def test_unpaid_agents_of_choice_go_back():
    match = payday({"money": 1, "agents": ["B01", "B05", "B10"], "points": {"squares": 4}})
    refused(match, "SETTLE", "VIE-14.2")
    refused(match, "RECALL(B02)", "VIE-14.2")
    play(match, "RECALL(B05)", "RECALL(B01)")
    assert player(match)["on_board"] == ["B10"]
    assert (player(match)["supply"], player(match)["money"]) == (4, 0)
    assert points(match) == {"squares": 4}
    assert told(match, "gained") == []


@pytest.mark.rule("VIE-14.4", "VIE-14.5")
def test_with_the_map_sketch_bribes_may_pay_and_money_may_be_left():
    own = {"money": 3, "agents": ["B01", "B05", "B10"], "items": ["map"], "bribes": {**POOR, "wine": 1, "tobacco": 2}}
    match = payday(own)
    assert legal(match) == {"SPEND(wine)", "SPEND(tobacco)", "SETTLE"}
    play(match, "SPEND(tobacco)")
    assert legal(match) == {"SPEND(tobacco)", "SETTLE"}
    refused(match, "SPEND(wine)", "VIE-14.4")
    play(match, "SETTLE")
    assert (player(match)["money"], bribes(match)["tobacco"]) == (1, 1)
    assert len(player(match)["on_board"]) == 3
    short = payday({**own, "money": 0})
    play(short, "SPEND(wine)", "SETTLE", "RECALL(B01)")
    assert (player(short)["on_board"], legal(short)) == (["B05", "B10"], {"RECALL(B05)", "RECALL(B10)"})
    play(short, "RECALL(B10)")
    assert player(short)["on_board"] == ["B05"]
    never = payday({**own, "money": 1})
    play(never, "SETTLE")
    assert never.view(None)["decision"] == "UNPAID"
    assert bribes(never)["tobacco"] == 2
    refused(payday({"money": 1, "agents": ["B01", "B05"], "bribes": RICH}), "SPEND(wine)", "VIE-14.2")


@pytest.mark.rule("VIE-14.4")
def test_who_pays_all_with_bribes_keeps_the_money():
    match = payday({"money": 2, "agents": ["B01", "B05"], "items": ["map"], "bribes": {**POOR, "wine": 2}})
    play(match, "SPEND(wine)", "SPEND(wine)")
    assert (player(match)["money"], player(match)["on_board"]) == (2, ["B01", "B05"])


@pytest.mark.rule("VIE-13.3")
def test_the_telephone_is_seen_in_the_items():
    match = purchase({"money": 2})
    play(match, "BUY(telephone)")
    play_on(match, until=lambda m: m.view(None)["decision"] == "ASSIGN")
    assert [player(match, seat)["cards"] for seat in (0, 1)] == [4, 3]


@pytest.mark.rule("VIE-13.10", "VIE-13.7")
def test_seal_and_cash_box_answer_to_fulfilled_missions():
    own = {"bribes": RICH, "items": ["seal", "box"], "missions": ["A-21"], "agents": ["B02"], "box": 3, "money": 0}
    match = table(own, flags="printed")
    play(match, "PLACE", "TARGET(B05)", "SUPPLY")  # GB; A-21: agent on building A, which is B02
    assert "FULFIL(A-21)" in legal(match)
    play(match, "FULFIL(A-21)")
    assert player(match)["box"] == 4
    assert points(match)["missions"] == 3
    play(match, "DEPOSIT(2)")
    assert (player(match)["box"], player(match)["money"]) == (6, 1)
    assert card("WILD", "wine") == "147"


@pytest.mark.rule("VIE-13.7", "VIE-13.8")
def test_a_full_box_takes_no_extra_schilling():
    own = {"bribes": RICH, "items": ["box"], "missions": ["A-21"], "agents": ["B02"], "box": 12, "money": 0}
    match = table(own)
    play(match, "PLACE", "TARGET(B05)", "SUPPLY", "FULFIL(A-21)")
    assert (player(match)["box"], player(match)["money"]) == (12, 3)
    almost = table({**own, "box": 11})
    play(almost, "PLACE", "TARGET(B05)", "SUPPLY", "FULFIL(A-21)")
    assert (player(almost)["box"], player(almost)["money"]) == (12, 3)


@pytest.mark.rule("VIE-12.6")
def test_a_game_has_at_most_five_purchases_and_two_paydays():
    from .table import set_up

    for seats in (2, 3, 4):
        match = set_up(seats, flags="printed")
        play_on(match, seed=seats)
        assert len(told(match, "purchase")) <= 5
        assert len(told(match, "payday")) <= 2
        assert match.edition.invariants(match.state) == []
