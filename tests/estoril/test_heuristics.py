"""What the greedy bot goes for: rewards that can be won, protection where it is needed, missions."""

import pytest

import safehouse as sh

from .table import table

MISSIONS = {"missions": ["M06", "M09", "M11", "M01"]}  # assassins, diplomats, women, Germany


def greedy(match, seat=0):
    """What most of five greedy bots choose, each with another world in mind."""
    observation = match.observation(seat)
    chosen = [sh.bot("greedy", seed=seed).choose(observation).text for seed in range(5)]
    return max(set(chosen), key=chosen.count)


def acting(spaces, place, numeral, pending="ABILITY", **rest):
    """The character on a space of a place may act."""
    return table(spaces, pending=pending, place=place, numeral=numeral, round=2, **rest)


def test_an_assassin_sends_back_the_rival_who_leads():
    spaces = {"4-I": (0, "RED-S1"), "4-II": (1, "C27"), "4-III": (2, "BLUE-S4")}
    match = acting(spaces, "4", "I", "ASSASSIN_TARGET", rewards={"4": "C12", "5": "C02", "6": "C05", "8": "C11"})
    assert greedy(match) == "SPACE(4-II)"


def test_an_assassin_spares_a_weak_rival_where_it_leads_itself_only_for_something_better():
    spaces = {"4-I": (0, "RED-S1"), "4-II": (0, "C27"), "4-III": (2, "BLUE-S3")}
    match = acting(spaces, "4", "I", "ASSASSIN_TARGET", rewards={"4": "C12", "5": "C02", "6": "C05", "8": "C11"})
    assert greedy(match) == "SPACE(4-III)"


def test_a_diplomat_protects_the_own_character_that_an_assassin_threatens():
    spaces = {"2-I": (0, "RED-S4"), "5-I": (0, "C27"), "5-II": (1, "GREEN-S1"), "6-I": (0, "RED-S3")}
    match = acting(
        spaces, "2", "I", "DIPLOMAT_TARGET", rewards={"2": "C03", "4": "C05", "5": "C12", "6": "C15", "8": "C16"}
    )
    assert greedy(match) == "SPACE(5-I)"


@pytest.mark.parametrize(("looked", "choice"), [("C12", "TAKE"), ("C20", "KEEP")])
def test_a_conspirator_who_leads_goes_for_the_better_reward(looked, choice):
    spaces = {"4-I": (0, "RED-S5"), "4-II": (0, "C27"), "4-III": (1, "GREEN-S3")}
    rewards = {"4": "C02", "5": "C05", "6": "C15", "8": "C16"}
    match = acting(spaces, "4", "I", "CONSPIRATOR_CHOICE", rewards=rewards, looked={"card": looked, "seen_by": [0]})
    assert greedy(match) == choice


def test_a_conspirator_who_does_not_lead_leaves_the_worse_reward():
    spaces = {"4-I": (0, "RED-S5"), "4-II": (1, "C27")}
    rewards = {"4": "C20", "5": "C05", "6": "C15", "8": "C16"}
    match = acting(spaces, "4", "I", "CONSPIRATOR_CHOICE", rewards=rewards, looked={"card": "C12", "seen_by": [0]})
    assert greedy(match) == "KEEP"


def test_what_counts_for_no_mission_is_discarded():
    hand = ["RED-S1", "RED-S2", "RED-S4", "RED-S5", "C06", "C01", "RED-S3"]
    players = [{"hand": hand}, {"hand": ["GREEN-S1", "GREEN-S4"]}, {"hand": ["BLUE-S1", "BLUE-S4"]}]
    match = table(pending="DISCARD", asked=[0], round=4, players=players, options=MISSIONS)
    assert greedy(match) == "CARD(RED-S3)"


def test_the_best_reward_is_contested_with_a_card_that_wins_it():
    """Tamariz lies open: a rival leads there with 1, and the reward is worth 4 points; all others are worth 1."""
    rewards = {"1": "C15", "3": "C12", "4": "C03", "5": "C16", "6": "C18", "8": "C20"}
    players = [{"hand": ["RED-S3", "RED-S6", "RED-S4"]}, {}, {}]
    spaces = {"3-I": (1, "GREEN-S5")}
    match = table(spaces, city="346158", rewards=rewards, players=players, active=0, pending="PLACE_CARD", round=4)
    assert greedy(match) == "CARD(RED-S6)"
    match.play(0, "CARD(RED-S6)")
    assert greedy(match).startswith("SPACE(3-")


def test_at_boca_do_inferno_the_card_with_fewer_points_is_given_up():
    spaces = {"7-I": (1, "C27"), "7-II": (0, "RED-S3"), "7-III": (0, "C04")}
    match = table(spaces, city="427158", pending="BOCA_LOSS", place="7", round=4, rewards={"7": "C12", "8": "C02"})
    assert greedy(match) == "SPACE(7-II)"


@pytest.mark.whole
def test_it_beats_random_players():
    wins = 0
    for seed in range(3):
        match = sh.new_match("estoril", seats=2, seed=seed)
        bots = [sh.bot("greedy", seed=seed), sh.bot("random", seed=seed)]
        while not match.over:
            seat = match.to_move[0]
            match.play(seat, bots[seat].choose(match.observation(seat)))
        wins += 0 in match.winners
    assert wins == 3
