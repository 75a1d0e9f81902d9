"""The greedy bot knows what is worth doing in Vienna."""

import safehouse as sh

from .table import POOR, decision, play, points, table


def go_on(match, seed=1, until=lambda match: False):
    """The greedy bot answers for seat 0 while it is asked."""
    bot = sh.bot("greedy", seed=seed)
    while match.to_move == (0,) and not until(match):
        match.play(0, bot.choose(match.observation(0)))


def test_it_encloses_a_square_it_can_pay_for():
    match = table(
        {"bribes": {**POOR, "chocolate": 2, "wine": 1}, "agents": ["B02"], "missions": []}, display=[None] * 4
    )
    go_on(match)
    assert points(match)["squares"] == 2


def test_it_fulfils_a_mission_it_can():
    own = {"bribes": {**POOR, "wine": 4, "chocolate": 1, "magazine": 1}, "missions": ["A-01"]}
    match = table(own, display=[None] * 4)
    play(match, "PLACE", "TARGET(B02)")
    go_on(match)
    assert points(match)["missions"] == 1


def test_it_buys_and_pays_its_agents():
    rest = {"moved": True, "round": 6, "markers": {"flask": 12, "pistol": 5}}
    buying = table({"money": 6}, pending="ROUND_END", investigator="B", due="purchase", **rest)
    go_on(buying, until=lambda m: decision(m) != "PURCHASE")
    assert len(buying.view(0)["players"][0]["items"]) == 1
    paying = table({"money": 1, "agents": ["B01", "B05"], "items": ["map"], "bribes": {**POOR, "tobacco": 3}},
                   pending="ROUND_END", investigator="E", due="payday", purchases=3, **rest)  # fmt: skip
    go_on(paying)
    assert paying.view(0)["players"][0]["on_board"] == ["B01", "B05"]


def test_it_beats_a_random_player():
    match = sh.new_match("vienna", seats=2, seed=3, version="intro")
    bots = [sh.bot("greedy", seed=1), sh.bot("random", seed=1)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    assert match.winners == {0}
    assert match.scores[0] > 2 * match.scores[1]
