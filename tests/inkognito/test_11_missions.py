"""INK-11: missions, declaring, winning."""

from itertools import permutations

import pytest

import safehouse as sh
from safehouse.games.inkognito.rules.missions import has_escaped, is_alone, is_fulfilled

from .table import decision, kinds, last, legal, met, play, refused, silent, space, table

LIST = {
    ("Alpha", "Bravo"): ("ONTO(X)", "ONTO(ambassador)"),
    ("Alpha", "Charlie"): ("REACH(F, 5)", "ONTO(B)"),
    ("Alpha", "Delta"): ("ONTO(Z)", "MEETS(Z, ambassador)"),
    ("Bravo", "Alpha"): ("ONTO(X)", "ONTO(ambassador)"),
    ("Bravo", "Charlie"): ("ONTO(ambassador)", "MEETS(Z, X)"),
    ("Bravo", "Delta"): ("REACH(B, 1)", "ONTO(F)"),
    ("Charlie", "Alpha"): ("REACH(F, 7)", "ONTO(B)"),
    ("Charlie", "Bravo"): ("ONTO(ambassador)", "REACH(Z, 4)"),
    ("Charlie", "Delta"): ("AMBASSADOR(EM)", "REACH(X, 2)"),
    ("Delta", "Alpha"): ("ONTO(Z)", "AMBASSADOR(3)"),
    ("Delta", "Bravo"): ("MEETS(B, F)", "ONTO(F)"),
    ("Delta", "Charlie"): ("AMBASSADOR(8)", "REACH(X, 6)"),
}
SEAT = {"F": 0, "B": 1, "X": 2, "Z": 3}
BUILD = ("tall", "short", "fat", "thin")


def words(first, second, team):
    """Seats 0 to 3 are F, B, X, Z; the team's two words are given, the others take the rest."""
    holders = (0, 1) if team == 0 else (3, 2)
    rest = [word for word in ("Alpha", "Bravo", "Charlie", "Delta") if word not in (first, second)]
    held = {holders[0]: first, holders[1]: second}
    return {seat: ("FBXZ"[seat], BUILD[seat], held[seat] if seat in held else rest.pop()) for seat in range(4)}


def meeting(visitor, host, place="P24"):
    return {"visitor": visitor, "host": host, "space": place}


def fulfilled(match, seat):
    return is_fulfilled(match.state, seat)


@pytest.mark.rule("INK-11.1", "INK-11.2")
@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.parametrize("code", LIST)
def test_the_mission_list(code, team):
    """Each line: its condition fulfils it, and the words the other way round have their own line."""
    kind, _, args = LIST[code][team].removesuffix(")").partition("(")
    args = args.split(", ")
    members = (0, 1) if team == 0 else (3, 2)
    cards = words(*code, team)
    for active in members:
        bare = table(cards=cards, active=active)
        assert not fulfilled(bare, members[0])
        given = {"cards": cards, "active": active, "shaken": ("land", "land", "water"), "balls": []}
        if kind == "REACH":
            seat = SEAT[args[0]]
            done = table(**given, figures={seat: {BUILD[seat]: f"N{args[1]}"}})
            decoy = table(**given, figures={seat: {BUILD[(seat + 1) % 4]: f"N{args[1]}"}})
            assert not fulfilled(decoy, seat)
        elif kind == "AMBASSADOR":
            done = table(**given, ambassador=args[0] if args[0] == "EM" else f"N{args[0]}", ambassador_left=True)
        elif args[-1] == "ambassador":
            who = SEAT.get(args[0])
            done = table(**given, meetings=[meeting(BUILD[active], "ambassador")])
            if kind == "MEETS" and active != who:
                assert not fulfilled(done, members[0])
                continue
        elif kind == "MEETS":
            other = members[1 - members.index(active)]
            done = table(**given, meetings=[meeting(BUILD[active], f"{other}-{BUILD[other]}")])
            decoy = table(**given, meetings=[meeting(BUILD[(active + 1) % 4], f"{other}-{BUILD[other]}")])
            assert not fulfilled(decoy, active)
        else:
            target = SEAT[args[0]]
            done = table(**given, meetings=[meeting("tall", f"{target}-{BUILD[target]}")])
            decoy = table(**given, meetings=[meeting("tall", f"{target}-{BUILD[(target + 1) % 4]}")])
            assert not fulfilled(decoy, active)
        assert fulfilled(done, members[0])
        assert fulfilled(done, members[1])
        assert not any(fulfilled(done, seat) for seat in {0, 1, 2, 3} - set(members))


@pytest.mark.rule("INK-11.3")
def test_who_knows_both_words_knows_the_two_missions_of_the_enemy():
    match = table(
        cards={0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta")},
        shown=[{"from": 1, "to": 0, "cards": "secret_identity+secret_build+secret_mission"}],
    )
    lines = match.view(0)["notebook"]["enemy_missions"]
    assert [line["words"] for line in lines] == [["Alpha", "Charlie"], ["Charlie", "Alpha"]]


REACHED = {
    "cards": {
        0: ("F", "tall", "Bravo"),
        1: ("B", "short", "Delta"),
        2: ("X", "fat", "Alpha"),
        3: ("Z", "thin", "Charlie"),
    },
    "figures": {1: {"short": "N1"}},
}
"""Fiddlebottom with Bravo, Bubble with Delta, whose true figure stands on place 1: their mission is fulfilled."""


@pytest.mark.rule("INK-11.4", "INK-1.9")
def test_an_agents_name_means_the_true_figure():
    assert fulfilled(table(**REACHED), 0)
    assert not fulfilled(table(cards=REACHED["cards"], figures={1: {"tall": "N1"}}), 0)


@pytest.mark.rule("INK-11.5")
@pytest.mark.parametrize(("active", "holds"), [(0, True), (1, True), (2, False), (3, False)])
def test_only_in_a_turn_of_a_partner(active, holds):
    assert fulfilled(table(**REACHED, active=active), 0) is holds


@pytest.mark.rule("INK-11.6", "INK-11.14")
def test_a_fulfilled_mission_does_nothing_by_itself():
    match = table(**REACHED)
    play(match, "END")
    silent(match)
    assert (match.over, match.to_move) == (False, (1,))
    assert match.view(0)["decision"] == "START"


@pytest.mark.rule("INK-11.6", "INK-11.7", "INK-11.12")
def test_a_right_declaration_with_a_handshake_wins_and_all_cards_are_revealed():
    match = table(**REACHED)
    play(match, "DECLARE", "NAME(1)")
    assert (decision(match), match.to_move) == ("HANDSHAKE", (1,))
    play(match, "ACCEPT")
    assert (match.over, match.winners, match.scores) == (True, {0, 1}, [1, 1, -1, -1])
    for seat in (0, 3, None):
        assert [card["identity"] for card in match.view(seat)["secrets"]] == ["F", "B", "X", "Z"]
        revealed = [event["args"] for event in match.events(seat) if event["kind"] == "revealed"]
        assert revealed[2] == {"seat": 2, "identity": "X", "build": "fat", "word": "Alpha"}


@pytest.mark.rule("INK-11.11", "INK-11.12")
@pytest.mark.parametrize(
    ("setting", "partner", "answer", "verdict"),
    [
        (REACHED, 1, "ACCEPT", "fulfilled"),
        (REACHED, 1, "REFUSE", "refused"),
        (REACHED, 2, "ACCEPT", "no_partners"),
        (REACHED, 2, "REFUSE", "no_partners"),
        ({**REACHED, "figures": {}}, 1, "ACCEPT", "unfulfilled"),
        ({**REACHED, "figures": {}}, 1, "REFUSE", "unfulfilled"),
    ],
)
def test_the_end_says_why_and_what_each_side_had_to_do(setting, partner, answer, verdict):
    match = table(**setting)
    play(match, "DECLARE", f"NAME({partner})", answer)
    for seat in (0, 3, None):
        view = match.view(seat)
        assert view["verdict"] == verdict
        assert [side["seats"] for side in view["sides"]] == [[0, 1], [2, 3]]
        own, enemies = view["sides"]
        assert (own["done"], enemies["done"]) == (fulfilled(match, 0), False)
        assert own["mission"]["words"] == [card["word"] for card in view["secrets"][:2]]
        assert enemies["mission"]["words"] == [view["secrets"][3]["word"], view["secrets"][2]["word"]]
        assert own["mission"] in view["passport"]["missions"]


HUNT = {"cards": {0: ("F", "tall", "Alpha"), 1: ("B", "short", "Bravo"), 2: ("X", "fat"), 3: ("Z", "thin")}}
"""Fiddlebottom and Bubble must step onto Agent X."""
TARGET = {0: {"tall": "P22"}, 2: {"fat": "P24"}}


@pytest.mark.rule("INK-11.8", "INK-11.18")
@pytest.mark.parametrize("how", ["ask", "move on"])
def test_a_meeting_counts_to_the_end_of_the_turn_whatever_follows(how):
    match = table(**HUNT, figures=TARGET, shaken=("land", "blank", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    assert fulfilled(match, 0)
    if how == "ask":
        play(match, "ASK(build)", "SHOW(X+tall+fat)", "BANISH(P33)")
    else:
        play(match, "MOVE_ON", "STEP(P27)")
    assert fulfilled(match, 0)
    play(match, "END")
    assert (decision(match), fulfilled(match, 0)) == ("WINDOW", True)
    for seat in match.to_move:
        match.play(seat, "SILENT")
    assert not fulfilled(match, 0)


@pytest.mark.rule("INK-11.8")
def test_a_passing_and_a_meeting_taken_back_count_for_nothing():
    match = table(**HUNT, figures=TARGET, shaken=("land", "land", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "PASS", "GO(land, P27)")
    assert not fulfilled(match, 0)
    back = table(**HUNT, figures=TARGET, shaken=("land", "blank", "blank"))
    play(back, "USE(land)", "FIGURE(tall)", "STEP(P24)", "MOVE_ON", "STEP(P27)")
    for _ in range(3):
        back.undo(0)
    assert not fulfilled(back, 0)
    assert (back.state.meetings, back.state.met) == (0, 0)


@pytest.mark.rule("INK-11.8")
def test_a_waived_ambassador_question_counts_too():
    cards = words("Bravo", "Charlie", 0)
    match = table(cards=cards, figures={0: {"tall": "P22"}}, ambassador="P24", shaken=("land", "blank", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "NO_QUESTION", "BANISH(EM)")
    assert fulfilled(match, 0)


@pytest.mark.rule("INK-11.9")
def test_the_active_player_declares_at_the_start_and_between_steps_naming_another():
    for pending in ("START", "ACT"):
        match = table(pending=pending)
        play(match, "DECLARE")
        assert legal(match) == {"NAME(1)", "NAME(2)", "NAME(3)"}
        refused(match, "NAME(0)", "INK-11.9")
    refused(met(), "DECLARE", "INK-11.9")
    passing = table(figures={0: {"tall": "P22", "fat": "P24"}}, shaken=("land", "land", "blank"))
    play(passing, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    refused(passing, "DECLARE", "INK-11.9")
    refused(passing, "NAME(1)", "INK-11.9")


@pytest.mark.rule("INK-11.10")
def test_in_the_window_the_partner_declares_with_the_active_seat():
    match = table(**REACHED)
    refused(match, "SILENT", "INK-11.10")
    play(match, "END")
    assert (decision(match), match.to_move) == ("WINDOW", (1, 2, 3))
    refused(match, "SILENT", "INK-3.1", 0)
    match.play(2, "SILENT")
    match.play(1, "DECLARE_TOO")
    assert "declared" not in kinds(match)
    assert match.view(0)["to_move"] == [1, 2, 3]
    assert match.view(3)["to_move"] == [1, 2, 3]
    match.play(3, "SILENT")
    assert last(match, "declared") == {"seat": 1, "other": 0}
    assert match.to_move == (0,)
    play(match, "ACCEPT")
    assert match.winners == {0, 1}


@pytest.mark.rule("INK-11.10")
def test_of_several_declarers_the_first_after_the_active_seat_counts_whoever_chose_first():
    match = table(**REACHED, active=3)
    play(match, "END")
    for seat in (2, 1, 0):
        match.play(seat, "DECLARE_TOO")
    assert [e["args"] for e in match.events(None) if e["kind"] == "declared"] == [{"seat": 0, "other": 3}]


@pytest.mark.rule("INK-11.10")
def test_with_active_only_there_is_no_window():
    match = table(options={"declare_by": "active_only"})
    play(match, "END")
    assert (decision(match), match.to_move) == ("START", (1,))
    begun = sh.new_match("inkognito", seats=4, seed=1, declare_by="active_only")
    assert begun.view(None)["decision"] == "START"


@pytest.mark.rule("INK-11.10", "INK-11.5")
def test_at_the_start_of_a_turn_the_partner_declares_before_the_menetekel_is_shaken():
    """Seat 0 has brought the true figure of seat 1 nowhere: it stands there, and now seat 1's partner is on turn."""
    match = table(**REACHED, active=3)
    play(match, "END")
    assert match.view(None)["window"] == "end"
    for seat in match.to_move:
        match.play(seat, "SILENT")
    assert (decision(match), match.view(None)["active"], match.to_move) == ("WINDOW", 0, (1, 2, 3))
    assert match.view(2)["window"] == "start"
    refused(match, "SHAKE", "INK-3.1", 0)
    match.play(2, "SILENT")
    match.play(3, "SILENT")
    assert "declared" not in kinds(match)
    match.play(1, "DECLARE_TOO")
    assert last(match, "declared") == {"seat": 1, "other": 0}
    play(match, "ACCEPT")
    assert match.winners == {0, 1}


@pytest.mark.rule("INK-11.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_both_windows_open_in_every_turn_from_the_first_on_for_all_but_the_active_seat(seats):
    match = sh.new_match("inkognito", seats=seats, seed=1, first_player=1)
    for turn in range(2 * seats):
        active = (1 + turn) % seats
        others = tuple(seat for seat in range(seats) if seat != active)
        for window, goes_on in (("start", "SHAKE"), ("end", None)):
            view = match.view(None)
            assert (view["decision"], view["window"], view["active"]) == ("WINDOW", window, active)
            assert match.to_move == others
            for seat in others:
                match.play(seat, "SILENT")
            if goes_on:
                assert (match.view(None)["decision"], match.view(None)["window"], match.to_move) == (
                    "START",
                    None,
                    (active,),
                )
                match.play(active, goes_on)
                match.play(active, "END")


@pytest.mark.rule("INK-11.10")
def test_the_window_at_the_start_can_be_set_up_and_cannot_be_reopened_by_undo():
    match = table(pending="WINDOW", shaken=())
    assert match.view(0)["window"] == "start"
    match.play(1, "SILENT")
    match.play(3, "SILENT")
    match.undo(3)  # the last one has not chosen yet
    match.play(3, "SILENT")
    again = sh.from_position("inkognito", match.position(), chance="manual")
    assert again.state == match.state
    match.play(2, "SILENT")
    assert (decision(match), match.to_move) == ("START", (0,))
    assert all(match.undo_refused(seat) for seat in range(4))


@pytest.mark.rule("INK-11.9", "INK-10.4")
@pytest.mark.parametrize("choice", ["DECLARE", "GESTURE"])
@pytest.mark.parametrize("pending", ["START", "ACT"])
def test_a_declaration_or_gesture_that_is_not_made_leaves_no_trace(pending, choice):
    match = table(pending=pending)
    before = {seat: received(match, seat) for seat in (1, 2, 3, None)}
    play(match, choice)
    assert match.view(0)["decision"] == choice
    assert {seat: received(match, seat) for seat in before} == before
    match.undo(0)
    assert match.view(0)["decision"] == pending
    assert {seat: received(match, seat) for seat in before} == before
    play(match, choice, "NAME(1)" if choice == "DECLARE" else "MAKE(wink, 1)")
    assert all(received(match, seat) != before[seat] for seat in before)


def received(match, seat):
    """All that reaches a seat or a spectator."""
    legal = [] if seat is None else [action.text for action in match.legal(seat)]
    undo = None if seat is None else (match.undo_refused(seat), match.decision(seat))
    return repr([match.view(seat), match.events(seat), legal, undo]), match.observation(seat).to_bytes()


@pytest.mark.rule("INK-11.11")
@pytest.mark.parametrize(
    ("named", "reply", "done", "literal", "option"),
    [
        (1, "ACCEPT", True, {0, 1}, {0, 1}),
        (1, "ACCEPT", False, {2, 3}, {2, 3}),
        (2, "ACCEPT", True, {1, 3}, {2, 3}),
        (2, "ACCEPT", False, {1, 3}, {2, 3}),
        (1, "REFUSE", True, {2, 3}, {2, 3}),
        (3, "REFUSE", True, {2, 3}, {2, 3}),
    ],
)
def test_who_wins_after_the_handshake(named, reply, done, literal, option):
    for rule, winners in (("others_win", literal), ("declarer_loses", option)):
        figures = REACHED["figures"] if done else {}
        match = table(cards=REACHED["cards"], figures=figures, options={"false_handshake": rule})
        play(match, "DECLARE", f"NAME({named})")
        refused(match, "ACCEPT", "INK-3.1", 0)
        play(match, reply)
        assert match.winners == winners
        refused(match, "SHAKE", "INK-15.3", 0)
    refused(table(), "ACCEPT", "INK-11.11")


@pytest.mark.rule("INK-11.13")
def test_the_hint_rests_on_enemies_meeting_the_hunted_figure():
    match = table(
        cards={0: ("Z", "tall", "Alpha"), 1: ("B", "short"), 2: ("X", "fat", "Charlie"), 3: ("F",)},
        figures={0: {"thin": "P22"}, 1: {"short": "P24"}},
        shaken=("land", "blank", "blank"),
    )
    play(match, "USE(land)", "FIGURE(thin)", "STEP(P24)")  # any figure of theirs will do
    assert fulfilled(match, 2)


@pytest.mark.rule("INK-11.14")
def test_the_first_declaration_ends_the_game():
    match = table(**REACHED, active=2, pending="DECLARE")
    play(match, "NAME(3)", "ACCEPT")
    assert match.winners == {0, 1}  # X and Z had not fulfilled theirs
    assert match.over


@pytest.mark.rule("INK-11.15")
def test_nothing_need_be_known_to_declare():
    match = table(**REACHED)
    assert match.view(0)["notebook"]["worlds"] == 216
    play(match, "DECLARE", "NAME(1)", "ACCEPT")
    assert match.winners == {0, 1}


@pytest.mark.rule("INK-11.16")
def test_the_ambassador_must_have_left_the_embassy_before_he_is_brought_there():
    cards = words("Charlie", "Delta", 0)
    match = table(cards=cards, shaken=("ambassador", "ambassador", "blank"))
    assert not fulfilled(match, 0)
    play(match, "USE(ambassador)", "STEP(P18)")
    assert (fulfilled(match, 0), match.view(None)["ambassador_left"]) == (False, True)
    play(match, "USE(ambassador)", "STEP(EM)")
    assert fulfilled(match, 0)
    passing = table(cards=cards, figures={1: {"tall": "P18"}}, shaken=("ambassador", "ambassador", "blank"))
    play(passing, "USE(ambassador)", "STEP(P18)", "STEP(EM)")
    assert (fulfilled(passing, 0), passing.view(None)["ambassador_left"]) == (False, False)


@pytest.mark.rule("INK-11.16")
def test_banishing_the_ambassador_from_the_embassy_makes_him_leave_it():
    figures = {0: {"tall": "P18"}}
    match = table(cards=words("Charlie", "Delta", 0), figures=figures, shaken=("land", "blank", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(EM)", "NO_QUESTION")
    assert not match.view(None)["ambassador_left"]
    play(match, "BANISH(R1)")
    assert match.view(None)["ambassador_left"]


@pytest.mark.rule("INK-11.16")
@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_first_start_no_mission_of_any_deal_is_fulfilled(seats):
    """Invariant 16, over all deals of words and identities; each seat has each build once."""
    s = table(seats=seats, pending="START").state
    for identities in permutations(range(4)):
        s.identity[:] = identities
        for turn in range(4):
            s.build[:] = [(turn + seat) % 4 for seat in range(4)]
            for held in permutations(range(4)):
                s.word[:] = held
                for seat in range(seats):
                    if is_alone(s, seat):
                        assert not has_escaped(s, seat)
                    else:
                        assert not is_fulfilled(s, seat)


@pytest.mark.rule("INK-11.17")
def test_it_does_not_matter_who_brought_him_there():
    cards = words("Charlie", "Delta", 0)
    match = table(
        cards=cards, figures={2: {"tall": "P22"}}, ambassador="P24", active=2, shaken=("land", "blank", "blank")
    )
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "NO_QUESTION", "BANISH(EM)", "END")
    silent(match)  # now it is the turn of seat 3
    play(match, "SHAKE")
    match.play(sh.CHANCE, "BALLS(blank+blank+blank)")
    play(match, "END")
    silent(match)
    assert match.to_move == (0,)
    assert fulfilled(match, 0)


@pytest.mark.rule("INK-11.18")
def test_an_enemy_stopping_on_ones_figure_fulfils_nothing():
    match = table(**HUNT, figures={2: {"fat": "P22"}, 0: {"tall": "P24"}}, active=2, shaken=("land", "blank", "blank"))
    play(match, "USE(land)", "FIGURE(fat)", "STEP(P24)")
    assert not fulfilled(match, 0)


@pytest.mark.rule("INK-11.18")
@pytest.mark.parametrize(("visitor", "host"), [(0, 1), (1, 0)])
def test_partners_meet_whichever_of_them_moved(visitor, host):
    """MEETS(B, F): the true figures are the tall one of seat 0 and the short one of seat 1."""
    figures = {visitor: {BUILD[visitor]: "P22"}, host: {BUILD[host]: "P24"}}
    match = table(cards=words("Delta", "Bravo", 0), figures=figures, active=visitor, shaken=("land", "blank", "blank"))
    assert not fulfilled(match, 0)
    play(match, "USE(land)", f"FIGURE({BUILD[visitor]})", "STEP(P24)")
    assert fulfilled(match, 0)


@pytest.mark.rule("INK-11.18")
def test_the_ambassador_brought_onto_a_figure_counts_as_met_by_it():
    cards = words("Alpha", "Delta", 1)  # MEETS(Z, ambassador); Zsa Zsa is seat 3, thin
    match = table(
        cards=cards, figures={3: {"thin": "P22"}}, ambassador="P24", active=3, shaken=("ambassador", "blank", "blank")
    )
    play(match, "USE(ambassador)", "STEP(P22)")
    assert fulfilled(match, 3)
    assert space(match, 3, "thin") == "P22"
