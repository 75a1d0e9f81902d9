"""What the conformance kit needs to prove this game right: invariants (part 11 of the rules) and what is hidden."""

from __future__ import annotations

from collections import Counter

from safehouse.core.actions import Action
from safehouse.core.bits import has
from safehouse.core.chance import below, shuffle
from safehouse.core.frames import KIND, MOVERS, A
from safehouse.core.options import Options
from safehouse.core.rule import OK, Buf

from ..data import board
from . import card_sets
from . import state as st
from .answers import check_left
from .knowledge import count_selves, count_words
from .state import State

SETTINGS: tuple[Options, ...] = (
    {},
    {"repeat_rule": "prevent", "declare_by": "active_only", "gestures": "off"},
    {"repeat_rule": "amateur"},
    {"repeat_rule": "amateur", "notebook": "log", "secret_cards": "same_kind"},
    {"notebook": "log", "meeting_flow": "figure_stops", "colours": "chosen"},
    {"notebook": "manual", "ambassador_meetings": "unlimited", "start_arrangement": "choose"},
    {"false_handshake": "declarer_loses", "start_arrangement": "fixed", "balls": "brisk"},
    {"secret_cards": "same_kind", "gestures": "free", "chat": True, "first_player": 1},
    {"start_arrangement": "choose", "colours": "chosen", "repeat_rule": "prevent"},
    {"lone_exits": "respective", "turn_limit": 12},
    {"gestures": "covert", "notebook": "log", "turn_limit": 20},
)
"""The options over which the kit plays."""


# --- what is hidden (part 6), and exchanging it ---------------------------------------------------------------------


def mutate(s: State, seat: int, rng: Buf) -> bool:
    """Exchanges, in the true state, all that this seat (or a spectator) may not know; False where nothing is hidden.

    Written from the table of hidden information: what the seat was shown must stay true, what others have shown one
    another, noted or chosen in secret may be anything.
    """
    before = s.clone()
    _change_notes(s, seat, rng)
    if not s.ended or not s.unsealed:
        _change_deal(s, seat, rng)
    if not s.ended:
        _change_history(s, seat, rng)
        _change_choices(s, seat, rng)
        _change_intentions(s, seat, rng)
    return s != before


def _change_deal(s: State, seat: int, rng: Buf) -> None:
    """Secret cards of the others (before the cards are looked at, also the own) in another possible way."""
    if s.identity[0] == st.NONE:
        return
    orders = list(card_sets.ORDERS)
    fixed = seat < s.seats and s.unsealed
    for _ in range(200):
        identities = orders[below(rng, 24)]
        builds = orders[below(rng, 24)] if s.build[0] != st.NONE else tuple(s.build)
        words = orders[below(rng, 24)] if s.word[0] != st.NONE else tuple(s.word)
        own = (s.identity[seat], s.build[seat], s.word[seat]) if fixed else ()
        if fixed and (identities[seat], builds[seat], words[seat]) != own:
            continue
        if seat >= s.seats or all(
            _explains(s, other, seat, identities[other], builds[other], words[other])
            for other in range(s.seats)
            if other != seat
        ):
            s.identity[:] = identities
            s.build[:] = builds
            s.word[:] = words
            return


def _explains(s: State, shower: int, asker: int, identity: int, build: int, word: int) -> bool:
    """Whether this shower could have shown all that it has shown this asker."""
    shown = [card_sets.ALL_SETS[n] for n in range(card_sets.SETS) if s.shown[shower][asker][n]]
    shown += [card_sets.ALL_SETS[n] for n in range(card_sets.KEPT) if s.kept[shower][asker][n]]
    for cards in shown:
        if card_sets.SECRET_IDENTITY in cards and identity != s.identity[shower]:
            return False
        if card_sets.SECRET_BUILD in cards and build != s.build[shower]:
            return False
        if card_sets.SECRET_MISSION in cards and word != s.word[shower]:
            return False
        if not is_true(cards, identity, build):
            return False
    return not shown or has(s.told[shower][asker], 4 * identity + build)  # `prevent`: a repeat said more than its cards


def is_true(cards: tuple[int, ...], identity: int, build: int) -> bool:
    """INK-7.3 to 7.7, card by card."""
    return any(card in (identity, 4 + build, card_sets.SECRET_IDENTITY, card_sets.SECRET_BUILD) for card in cards)


def _change_history(s: State, seat: int, rng: Buf) -> None:
    """What others have shown one another: any truthful answers; and the answer they are about."""
    for shower in range(s.seats):
        for asker in range(s.seats):
            if shower != asker and seat not in (shower, asker) and s.word[shower] != st.NONE:
                _invent(s, shower, asker, rng)
    if s.question == st.NONE or seat in (s.asked, s.active) or s.answer == st.NONE:
        return
    fitting = [
        n for n in range(card_sets.SETS)
        if card_sets.FITS[s.same_kind][s.question][n]
        and is_true(card_sets.ALL_SETS[n], s.identity[s.asked], s.build[s.asked])
    ]  # fmt: skip
    s.answer = fitting[below(rng, len(fitting))]
    s.shown[s.asked][s.active][s.answer] = 1
    s.barred = st.NONE
    if (
        s.level > 0 and s.question >= card_sets.AMBASSADOR_IDENTITY
    ):  # of two cards one is left, the second time and the third
        s.level = 1 + below(rng, 2)
    if s.left != st.NONE:
        options = [n for n in range(card_sets.KEPT) if check_left(s, s.asked, n) == OK]
        s.left = options[below(rng, len(options))]
        s.kept[s.asked][s.active][s.left] = 1
    _tell_truth(s, s.asked, s.active)


def _invent(s: State, shower: int, asker: int, rng: Buf) -> None:
    s.shown[shower][asker][:] = [0] * card_sets.SETS
    s.kept[shower][asker][:] = [0] * card_sets.KEPT
    for _ in range(below(rng, 4)):
        number = card_sets.FIRST_ANSWER + below(rng, card_sets.SETS - card_sets.FIRST_ANSWER)
        fits = any(card_sets.FITS[s.same_kind][question][number] for question in range(len(card_sets.QUESTION_CODES)))
        if fits and is_true(card_sets.ALL_SETS[number], s.identity[shower], s.build[shower]):
            s.shown[shower][asker][number] += 1
    _tell_truth(s, shower, asker)


def _tell_truth(s: State, shower: int, asker: int) -> None:
    """What these answers tell: at least the truth."""
    s.told[shower][asker] = card_sets.ALL_SELVES
    s.told_word[shower][asker] = st.ALL_WORDS
    for number in range(card_sets.SETS):
        if s.shown[shower][asker][number]:
            allowed = [n for n in range(16) if _allows(s, shower, card_sets.ALL_SETS[number], n // 4, n % 4)]
            s.told[shower][asker] &= sum(1 << n for n in allowed)
            if card_sets.SECRET_MISSION in card_sets.ALL_SETS[number]:
                s.told_word[shower][asker] = 1 << s.word[shower]


def _allows(s: State, shower: int, cards: tuple[int, ...], identity: int, build: int) -> bool:
    if card_sets.SECRET_IDENTITY in cards and identity != s.identity[shower]:
        return False
    if card_sets.SECRET_BUILD in cards and build != s.build[shower]:
        return False
    return is_true(cards, identity, build)


def _change_notes(s: State, seat: int, rng: Buf) -> None:
    if s.repeat_rule != st.AMATEUR:
        return
    for shower in range(s.seats):
        for asker in range(s.seats):
            if asker not in (seat, shower):
                s.noted[shower][asker][
                    card_sets.FIRST_ANSWER + below(rng, card_sets.SETS - card_sets.FIRST_ANSWER)
                ] ^= 1


def _change_choices(s: State, seat: int, rng: Buf) -> None:
    """Others' choices in a simultaneous decision, and how far they are; somebody must still be choosing."""
    if s.depth == 0:
        return
    frame = s.frames[s.depth - 1]
    if frame[KIND] not in (st.ASK_WINDOW, st.ASK_ARRANGE):
        return
    others = [p for p in range(s.seats) if p != seat and (frame[KIND] == st.ASK_ARRANGE or p != s.active)]
    shuffle(others, len(others), rng)
    own = has(frame[MOVERS], seat)
    for place, other in enumerate(others):
        chosen = below(rng, 2) == 1 and (own or place > 0)
        frame[MOVERS] = frame[MOVERS] & ~(1 << other) if chosen else frame[MOVERS] | 1 << other
        if frame[KIND] == st.ASK_WINDOW:
            s.window[other] = (st.SILENT_CHOICE, st.DECLARING_CHOICE)[below(rng, 2)] if chosen else st.UNDECIDED
        else:
            s.arrangement[other] = below(rng, 24) if chosen else st.NONE


def _change_intentions(s: State, seat: int, rng: Buf) -> None:
    """INK-10.4, 11.9: which gesture or declaration the active seat has begun, or whether it has made a covert one.

    Only what is begun is exchanged: it can be dropped at any time, so going on from START or ACT tells nothing of it.
    """
    if seat == s.active or s.depth == 0:
        return
    frame = s.frames[s.depth - 1]
    if s.covert_gestures and s.turn > 0 and frame[KIND] != st.ASK_GESTURE:
        s.gesture_left = below(rng, 2)
    if frame[KIND] not in (st.ASK_GESTURE, st.ASK_DECLARE):
        return
    back = frame[A]
    kinds = [back, st.ASK_DECLARE, *([st.ASK_GESTURE] if s.gesture_left else [])]
    frame[KIND] = kinds[below(rng, len(kinds))]
    frame[A] = 0 if frame[KIND] == back else back


# --- invariants of a state --------------------------------------------------------------------------------------


def invariants(s: State) -> list[str]:
    """Everything that is wrong with a state, numbered as in part 11 of the rules."""
    faults = _deal(s)
    if any(s.at[seat][build] == st.NONE for seat in range(s.seats) for build in range(st.FIGURES)):
        if s.unsealed and not s.ended:
            faults.append("inv-1: a figure is not on the board")
        return faults
    faults += _board(s) + _balls(s) + _meetings(s) + _pending(s)
    if not faults:
        faults += _answers(s) + _ending(s)
    return faults


def _kind(s: State) -> int:
    return s.frames[s.depth - 1][KIND] if s.depth else st.NONE


def _deal(s: State) -> list[str]:
    """4: three permutations over the holders."""
    faults = []
    for name, dealt in (("identities", s.identity), ("builds", s.build), ("words", s.word)):
        if sorted(dealt) != [0, 1, 2, 3] and not (s.unsealed == 0 and set(dealt) == {st.NONE}):
            faults.append(f"inv-4: the {name} are not dealt to one holder each")
    colours = [s.colour[seat] for seat in range(s.seats) if s.colour[seat] != st.NONE]
    if len(set(colours)) != len(colours):
        faults.append("INK-1.3: two seats have the same colour")
    if s.unsealed and len(colours) < s.seats:
        faults.append("INK-1.3: a seat has no colour")
    return faults


def figures(s: State) -> dict[int, int]:
    """The space of each figure, the ambassador among them."""
    found = {st.FIGURES * seat + build: s.at[seat][build] for seat in range(s.seats) for build in range(st.FIGURES)}
    return {**found, st.AMBASSADOR_FIGURE: s.ambassador}


def name(figure: int) -> str:
    """A figure as a fault calls it."""
    return (
        "the ambassador"
        if figure == st.AMBASSADOR_FIGURE
        else f"{card_sets.BUILDS[figure % st.FIGURES]} of {figure // st.FIGURES}"
    )


def _board(s: State) -> list[str]:
    """1, 2, 3, 18: one figure per space, but for the one that is on its way or visits."""
    faults = []
    at = figures(s)
    shared = [space for space, n in Counter(at.values()).items() if n > 1]
    settled = _kind(s) in (st.ASK_START, st.ASK_ACT, st.ASK_WINDOW, st.ASK_SHAKE)
    for space in shared:
        here = [figure for figure, where in at.items() if where == space]
        loose = s.mover if s.mover in here else _visitor(s, space)
        if settled or len(here) > 2 or loose not in here:
            faults.append(f"inv-2: {', '.join(map(name, here))} stand together on {board.SPACE_CODES[space]}")
    owners = [(figure // st.FIGURES, where) for figure, where in at.items() if figure != st.AMBASSADOR_FIGURE]
    if s.mover == st.NONE and len(set(owners)) != len(owners):
        faults.append("inv-3: two figures of one seat stand on one space")
    for space in range(board.SPACES):
        figure = s.on[space]
        here = [one for one, where in at.items() if where == space and one != s.mover]
        if (figure == st.NONE) != (not here) or (figure != st.NONE and figure not in here):
            faults.append(f"kept count: who stands on {board.SPACE_CODES[space]}")
    if (s.origin == st.NONE) != (s.mover == st.NONE):
        faults.append("turn: a figure on its way needs mover and origin")
    if not s.ambassador_left and s.ambassador != board.EMBASSY and s.mover != st.AMBASSADOR_FIGURE:
        faults.append("inv-18: the ambassador is not on the embassy but has never left it")
    return faults


def _visitor(s: State, space: int) -> int:
    """The visitor in the last meeting of the turn, if it was here."""
    if s.meetings and s.meeting_space[s.meetings - 1] == space:
        return st.FIGURES * s.active + s.visitor[s.meetings - 1]
    return st.NONE


def _balls(s: State) -> list[str]:
    """5: three balls in all, each kind at most as often as there are."""
    faults = []
    if sum(s.shaken) not in (0, 3) or any(n > most for n, most in zip(s.shaken, s.balls_in_all, strict=True)):
        faults.append(f"inv-5: {list(s.shaken)} cannot become visible")
    if any(left < 0 or left > shown for left, shown in zip(s.balls, s.shaken, strict=True)):
        faults.append(f"inv-5: {list(s.balls)} balls are left of {list(s.shaken)}")
    if _kind(s) == st.ASK_ACT and sum(s.shaken) != 3:
        faults.append("inv-5: no balls are visible")
    if _kind(s) == st.ASK_START and any(s.shaken):
        faults.append("inv-5: balls are visible before the shake")
    return faults


def _meetings(s: State) -> list[str]:
    """6, 17: each opponent at most once, the ambassador too; visitors are figures of the active seat."""
    faults = []
    hosts = [s.host[i] for i in range(s.meetings)]
    opponents = [host // st.FIGURES for host in hosts if host != st.AMBASSADOR_FIGURE]
    if len(set(opponents)) != len(opponents) or s.active in opponents:
        faults.append("inv-6: an opponent was met twice, or oneself")
    if hosts.count(st.AMBASSADOR_FIGURE) > 1 and not s.many_ambassador_meetings:
        faults.append("inv-6: the ambassador was met twice")
    if s.met != sum(1 << seat for seat in set(opponents)) or bool(s.ambassador_met) != (st.AMBASSADOR_FIGURE in hosts):
        faults.append("kept count: who was met")
    if any(s.visitor[i] == st.NONE for i in range(s.meetings)) or any(
        entry[i] != st.NONE for entry in (s.visitor, s.host, s.meeting_space) for i in range(s.meetings, 3)
    ):
        faults.append("inv-17: the meetings of the turn are not listed in order")
    if s.meetings and _kind(s) == st.ASK_START:
        faults.append("inv-17: there were meetings before the turn")
    if s.meetings > sum(s.shaken) - sum(s.balls):
        faults.append("inv-17: each meeting takes a ball")
    return faults


def _pending(s: State) -> list[str]:
    """What is pending fits the rest."""
    faults = []
    kind = _kind(s)
    if s.depth and s.unsealed and (s.active == st.NOBODY or s.first == st.NOBODY):
        faults.append("turn: nobody is active")
    if s.question != st.NONE and s.asked in (st.NOBODY, s.active):
        faults.append("turn: a question goes to another seat")
    if s.answer == st.NONE and (s.level or s.left != st.NONE or s.barred != st.NONE):
        faults.append("turn: there is a penalty but no answer")
    if s.question == st.NONE and s.answer != st.NONE:
        faults.append("turn: there is an answer but no question")
    if kind == st.ASK_NOTE and not (s.repeat_rule == st.AMATEUR and s.notebook == st.MANUAL):
        faults.append("turn: notes are taken by amateurs alone")
    if kind != st.ASK_WINDOW and any(s.window):
        faults.append("turn: choices are left of a window that is closed")
    if kind != st.ASK_ARRANGE and any(order != st.NONE for order in s.arrangement):
        faults.append("turn: arrangements are left that everybody has seen")
    return faults


def _answers(s: State) -> list[str]:
    """7, 10: every set shown is truthful, and the truth is among every seat's worlds."""
    pairs = [(shower, asker) for shower in range(s.seats) for asker in range(s.seats)]
    faults = [fault for shower, asker in pairs for fault in _shown(s, shower, asker)]
    if not faults and s.unsealed:
        faults += [
            f"inv-10: seat {seat} has no possible worlds, or too many"
            for seat in range(s.seats)
            if not (1 <= count_selves(s, seat) <= 36 and 1 <= count_words(s, seat) <= 6)
        ]
    return faults


def _shown(s: State, shower: int, asker: int) -> list[str]:
    shown = [n for n in range(card_sets.SETS) if s.shown[shower][asker][n]]
    left = [n for n in range(card_sets.KEPT) if s.kept[shower][asker][n]]
    faults = [
        f"inv-7: {card_sets.SET_CODES[number]} answers no question"
        for number in shown
        if not any(card_sets.FITS[s.same_kind][question][number] for question in range(len(card_sets.QUESTION_CODES)))
    ]
    faults += [
        f"inv-7: seat {shower} showed {card_sets.SET_CODES[number]}, of which nothing is true"
        for number in (*shown, *left)
        if not is_true(card_sets.ALL_SETS[number], s.identity[shower], s.build[shower])
    ]
    faults += [
        f"inv-7: the penalty {card_sets.SET_CODES[number]} is no part of an answer"
        for number in left
        if not any(set(card_sets.ALL_SETS[number]) < set(card_sets.ALL_SETS[n]) for n in shown)
    ]
    truth = 4 * s.identity[shower] + s.build[shower]
    if not has(s.told[shower][asker], truth) or not has(s.told_word[shower][asker], s.word[shower]):
        faults.append(f"inv-10: what seat {shower} told seat {asker} excludes the truth")
    return faults


def _ending(s: State) -> list[str]:
    """13: how many win."""
    if not s.ended:
        return ["inv-13: there are winners before the end"] if s.winners else []
    won = bin(s.winners).count("1")
    if s.declarer == st.NOBODY:
        return [] if won == 0 else ["inv-13: somebody won without a declaration"]
    return [] if won == 2 or (won == 1 and s.seats == 3) else [f"inv-13: {won} winners"]


# --- invariants of a step ---------------------------------------------------------------------------------------


def step_invariants(before: State, seat: int, action: Action, after: State) -> list[str]:
    """What must hold between two states (4, 5, 7 to 10, 14, 18)."""
    faults = []
    for name_, old, new in (
        ("identities", before.identity, after.identity),
        ("builds", before.build, after.build),
        ("words", before.word, after.word),
    ):
        if old[0] != st.NONE and old != new:
            faults.append(f"inv-4: {action} changed the {name_}")
    if before.ambassador_left and not after.ambassador_left:
        faults.append("inv-18: the ambassador has un-left")
    if before.unsealed:
        faults += [
            f"inv-10: {action} gave seat {p} more worlds"
            for p in range(before.seats)
            if count_selves(after, p) > count_selves(before, p) or count_words(after, p) > count_words(before, p)
        ]
    faults += _spent_balls(before, action, after)
    faults += _banished(before, action, after)
    if action.kind == "KEEP" and before.answer != st.NONE:
        left = card_sets.SET_CODES.index(str(action.args["cards"]))
        if not set(card_sets.ALL_SETS[left]) < set(card_sets.ALL_SETS[before.answer]):
            faults.append(f"inv-7: {action} is no part of {card_sets.SET_CODES[before.answer]}")
    if action.kind == "MAKE" and _all_but_gestures(before) != _all_but_gestures(after):
        faults.append("inv-14: a gesture changed more than itself")
    return faults


def _spent_balls(before: State, action: Action, after: State) -> list[str]:
    """5: a step uses one ball, of a kind that fits the route."""
    used = [before.balls[kind] - after.balls[kind] for kind in range(5)]
    if action.kind not in ("STEP", "GO") or sum(used) == 0:
        return []
    if sorted(used) != [0, 0, 0, 0, 1] or used[board.BLANK]:
        return [f"inv-5: {action} used {used}"]
    ball = used.index(1)
    old, new = figures(before), figures(after)
    moved = [figure for figure in old if old[figure] != new[figure]]
    if len(moved) != 1 or not board.JOINED[ball][old[moved[0]]][new[moved[0]]]:
        return [f"inv-5: {action} moved {moved} along no route of its ball"]
    if (ball == board.AMBASSADOR_BALL) != (moved[0] == st.AMBASSADOR_FIGURE):
        return [f"inv-5: {action} moved {name(moved[0])} by the wrong ball"]
    if ball in (board.LAND, board.WATER) and not board.JOINED[ball][old[moved[0]]][new[moved[0]]]:
        return [f"inv-5: {action} took a route of the other kind"]
    return []


def _banished(before: State, action: Action, after: State) -> list[str]:
    """8, 9: banishing follows a question or an ambassador meeting, to a free space of the right kind."""
    if action.kind != "BANISH":
        return []
    old, new = figures(before), figures(after)
    moved = [figure for figure in old if old[figure] != new[figure]]
    host = before.host[before.meetings - 1] if before.meetings else st.NONE
    faults = [] if moved == [host] else [f"inv-9: {action} moved {[name(figure) for figure in moved]}"]
    space = board.SPACE_CODES.index(str(action.args["space"]))
    if space in old.values():
        faults.append(f"inv-8: {action} to an occupied space")
    if host == st.AMBASSADOR_FIGURE and not (board.COLOURED[space] or space == board.EMBASSY):
        faults.append(f"inv-8: {action} for the ambassador")
    if host != st.AMBASSADOR_FIGURE and board.NUMBERED[space]:
        faults.append(f"inv-8: {action} to a numbered place")
    return faults


def _all_but_gestures(s: State) -> bytes:
    copy = s.clone()
    copy.gesture_left = 0
    copy.event_count = 0
    for row in (*copy.events, *copy.frames):
        row[:] = [0] * len(row)
    return copy.to_bytes()
