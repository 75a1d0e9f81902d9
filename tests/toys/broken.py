"""Whisper with one thing broken at a time. Each breakage names the check of the kit that must notice it."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from safehouse.core import certificates, records
from safehouse.core import events as ev
from safehouse.core.deals import Deal
from safehouse.core.declaration import Benchmark, TablePolicy
from safehouse.core.errors import UndoRefused
from safehouse.core.frames import KIND, MOVERS
from safehouse.core.game import Game
from safehouse.core.kept_parts import kept
from safehouse.core.match import Match
from safehouse.core.program import run
from safehouse.core.rule import OK, number, rule
from safehouse.core.seats import EVERYBODY, MAX_SEATS
from safehouse.core.take_backs import Step, TakeBack, TakeBacks
from safehouse.testkit.golden import write_playthroughs
from safehouse.testkit.perft import write_counts

from .whisper import GAME

EDITION = GAME.edition("paper")

from .whisper import ai as whisper_ai  # noqa: E402
from .whisper.data.board import KINDS  # noqa: E402 - tables come from the edition
from .whisper.rules import actions, ids, invariants, position, scoring  # noqa: E402
from .whisper.rules import state as st  # noqa: E402
from .whisper.view import information  # noqa: E402

WOLF = KINDS - 1


def altered(*, game: dict[str, Any] | None = None, slots: dict[str, Any] | None = None, **fields: Any) -> Game:
    """Whisper with other slots, other fields of its edition, or other fields of the game."""
    new = replace(GAME, _loaded={}, _editions={}, **(game or {}))
    edition = replace(EDITION, game=new, slots={**EDITION.slots, **(slots or {})}, **fields)
    new._editions[EDITION.data.digest] = edition
    return new


@dataclass(frozen=True)
class Breakage:
    check: str
    make: Callable[[pytest.MonkeyPatch, Path], Game]
    given: dict[str, Any] = field(default_factory=dict)


BREAKAGES: dict[str, Breakage] = {}


def breaks(check: str, **given: Any) -> Callable[[Any], Any]:
    """Registers what a check must notice. The function returns the broken game."""

    def register(make: Any) -> Any:
        BREAKAGES[make.__name__] = Breakage(check, make, given)
        return make

    return register


def after_apply(change: Callable[[st.State, int, int], None]) -> Game:
    """Whisper in which something more happens after each action."""

    def apply(s: st.State, seat: int, action: int) -> None:
        actions.apply(s, seat, action)
        change(s, seat, action)

    return altered(slots={"apply": apply})


def rows(s: st.State, kind: int) -> list[list[int]]:
    return [row for row in s.events[: s.event_count] if row[ev.KIND] == kind]


# === actions ====================================================================================================


@breaks("texts_parse_back")
def texts_mixed_up(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    actions = copy.copy(st.ACTIONS)
    actions._by_text = {**actions._by_text, "PASS": actions[st.DRAW]}
    return altered(actions=actions)


@breaks("legal_is_check")
def legal_forgets_an_action(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def candidate_actions(s: st.State, seat: int, out: list[int]) -> int:
        found = actions.candidate_actions(s, seat, out)
        return found - 1 if out[found - 1] == st.PASS else found

    return altered(slots={"candidate_actions": candidate_actions})


@breaks("offers_are_sorted")
def offers_repeat(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def candidate_actions(s: st.State, seat: int, out: list[int]) -> int:
        found = actions.candidate_actions(s, seat, out)
        out[found] = out[found - 1]
        return found + 1

    return altered(slots={"candidate_actions": candidate_actions})


@breaks("somebody_can_act")
def nobody_likes_to_pass(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(slots={"playout_weight": lambda s, action: int(action != st.PASS)})


@breaks("only_the_asked_act")
def anybody_may_pass(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def check(s: st.State, seat: int, action: int) -> int:
        in_turn = s.depth > 0 and s.frames[s.depth - 1][KIND] == st.ASK_TURN
        return OK if in_turn and action == st.PASS and 0 <= seat < s.seats else actions.check(s, seat, action)

    return altered(slots={"check": check})


@breaks("refusals_have_texts")
def a_rule_without_text(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def check(s: st.State, seat: int, action: int) -> int:
        found = actions.check(s, seat, action)
        return number("TOY-9.9") if found == ids.TOY_3_2 else found

    return altered(slots={"check": check})


@breaks("refused_plays_change_nothing")
def refusing_costs_energy(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def check(s: st.State, seat: int, action: int) -> int:
        found = actions.check(s, seat, action)
        if found == ids.TOY_3_3:
            s.pawn[seat] += 1
        return found

    return altered(slots={"check": check})


# === states =====================================================================================================


@breaks("plays_through", longest=200)
def the_game_never_ends(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def endless(s: st.State, seat: int, action: int) -> None:
        s.turns_left = s.seats - 1 if s.active != st.NOBODY else 0

    return after_apply(endless)


@breaks("plays_through")
def a_rule_crashes(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def crash(s: st.State, seat: int, action: int) -> None:
        if action == st.PASS and s.round == 2:
            s.pawn[99] = 1

    return after_apply(crash)


@breaks("settings_cover_options")
def settings_too_few(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(settings=({},))


@breaks("settings_cover_options", settings=[{}])
def settings_that_nobody_accepts(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(settings=({"rounds": 3, "hand": 2},))


@breaks("parts_are_declared")
def a_part_is_not_there(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(game={"parts": frozenset({"ai.reasons"})})


@breaks("parts_are_declared")
def a_part_is_not_declared(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    folder.joinpath("reasons.py").write_text("features = None\n")
    patch.setattr(whisper_ai, "__path__", [*whisper_ai.__path__, str(folder)])
    return altered()


@breaks("declared_tables_can_be_played")
def a_preset_that_nobody_accepts(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(game={"presets": {"odd": {"hand": 9}}})


@breaks("declared_tables_can_be_played")
def a_measurement_that_nobody_plays(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(game={"benchmark": Benchmark(seats=4)})


@breaks("declared_tables_can_be_played")
def a_default_that_is_no_action(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(game={"policy": TablePolicy(defaults={"TURN": "SLEEP"})})


@breaks("invariants_hold")
def a_card_is_lost(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def lose(s: st.State, seat: int, action: int) -> None:
        if action == st.PASS and s.discard[0]:
            s.discard[0] -= 1

    return after_apply(lose)


@breaks("steps_keep_invariants")
def a_step_too_far(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def further(s: st.State, seat: int, action: int) -> None:
        s.pawn[seat] += int(action == st.MOVE)

    return after_apply(further)


@breaks("states_fit_their_fields")
def a_number_too_large(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def jump(s: st.State, seat: int, action: int) -> None:
        s.pawn[0] += 100 if action == st.PASS else 0

    return after_apply(jump)


@breaks("nothing_is_left_behind")
def frames_stay_behind(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def leave_trace(s: st.State, seat: int, action: int) -> None:
        s.frames[-1][MOVERS] = 1 << max(seat, 0)

    return after_apply(leave_trace)


@breaks("questions_change_nothing")
def evaluating_moves_a_pawn(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def evaluate(s: st.State, seat: int) -> int:
        s.pawn[seat] += 1
        return 0

    return altered(slots={"evaluate": evaluate})


@breaks("answers_are_copies")
def a_view_lends_the_options(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Match.view
    patch.setattr(Match, "view", lambda self, seat: {**honest(self, seat), "options": self.options})
    return altered()


@breaks("outcome_is_sound")
def nobody_is_first(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def outcome(s: st.State, out: list[int]) -> None:
        scoring.outcome(s, out)
        for seat in range(s.seats):
            out[MAX_SEATS + seat] += 1

    return altered(slots={"outcome": outcome})


@breaks("same_seed_same_game")
def a_rule_rolls_its_own_dice(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    own = random.Random(1)

    def roll(s: st.State, seat: int, action: int) -> None:
        if action == st.PASS:
            s.pawn[seat] += own.randrange(2)

    return after_apply(roll)


# === history ====================================================================================================


@breaks("records_replay")
def a_record_forgets_a_step(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = records.write_record

    def forgetful(match: Match) -> dict[str, Any]:
        record = honest(match)
        return {**record, "steps": [step for step in record["steps"] if step[1] != "MOVE(1)"]}

    patch.setattr(records, "write_record", forgetful)
    return altered()


@breaks("events_fit_their_kinds")
def an_event_lacks_its_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def hide(s: st.State, seat: int, action: int) -> None:
        for row in rows(s, st.E_REVEALED):
            row[ev.ARGS + 1] = st.NONE

    return after_apply(hide)


@breaks("positions_set_up")
def a_position_forgets_the_draw(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def write(s: st.State) -> dict[str, Any]:
        found = position.write(s)
        if "turn" in found and found["pending"] == "TURN":
            found["turn"]["drawn"] = False
        return found

    return altered(write_position=write)


@breaks("old_copies_stay")
def copies_share_a_list(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = st.State.clone

    def shallow(self: st.State) -> st.State:
        new = honest(self)
        new.shows = self.shows
        return new

    patch.setattr(st.State, "clone", shallow)
    return altered()


@breaks("clones_are_independent")
def clones_share_their_log(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Match.clone

    def shallow(self: Match, seed: Any = None) -> Match:
        new = honest(self, seed)
        new._log = self._log
        return new

    patch.setattr(Match, "clone", shallow)
    return altered()


# === secrecy ====================================================================================================


@breaks("hidden_from_observation")
def conceal_hides_nothing(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(slots={"conceal": lambda s, seat: ev.drain(s)})


def leaky_conceal(leak: Callable[[st.State, st.State, int], None]) -> Game:
    """What `conceal` hides, but for a leak: the truth is at hand as the first state."""

    def conceal(s: st.State, seat: int) -> None:
        truth = s.clone()
        information.conceal(s, seat)
        leak(truth, s, seat)

    return altered(slots={"conceal": conceal})


@breaks("hidden_from_observation")
def conceal_leaks_a_pick(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def leak(truth: st.State, s: st.State, seat: int) -> None:
        s.pick[0] = truth.pick[0]

    return leaky_conceal(leak)


@breaks("hidden_from_observation")
def conceal_leaks_who_has_picked(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def leak(truth: st.State, s: st.State, seat: int) -> None:
        s.frames = truth.frames

    return leaky_conceal(leak)


@breaks("hidden_from_observation")
def conceal_leaks_the_last_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    """A single bit: whether the deck still has a wolf."""

    def leak(truth: st.State, s: st.State, seat: int) -> None:
        s.deck_count += int(truth.deck[WOLF] > 0)

    return leaky_conceal(leak)


@breaks("hidden_from_view")
def scores_count_hidden_cards(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def outcome(s: st.State, out: list[int]) -> None:
        scoring.outcome(s, out)
        for seat in range(s.seats):
            out[seat] += s.hand[seat][WOLF]

    return altered(slots={"outcome": outcome})


@breaks("hidden_from_legal")
def peeks_only_at_wolves(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def check(s: st.State, seat: int, action: int) -> int:
        found = actions.check(s, seat, action)
        if found == OK and st.PEEK <= action < st.SHOW and s.hand[action - st.PEEK][WOLF] == 0:
            return ids.TOY_3_6
        return found

    return altered(slots={"check": check})


@breaks("hidden_from_refusals")
def a_refusal_tells_too_much(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def check(s: st.State, seat: int, action: int) -> int:
        found = actions.check(s, seat, action)
        if found == ids.TOY_3_3 and 0 <= seat < s.seats and s.hand[(seat + 1) % s.seats][0] > 0:
            return ids.TOY_3_6
        return found

    return altered(slots={"check": check})


@breaks("future_is_hidden")
def a_view_shows_the_future(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Match.view
    patch.setattr(Match, "view", lambda self, seat: {**honest(self, seat), "luck": self._rng[0]})
    return altered()


@breaks("reveals_are_marked")
def undo_past_a_reveal(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    """The cards are shown, but nothing says so: undo would let everybody pick again."""

    def unmark(s: st.State, seat: int, action: int) -> None:
        for row in rows(s, st.E_REVEALED):
            row[ev.MARKS] = 0

    return after_apply(unmark)


@breaks("reveals_are_marked")
def undo_past_a_peek(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def unmark(s: st.State, seat: int, action: int) -> None:
        for row in rows(s, st.E_SHOWN):
            row[ev.MARKS] = 0

    return after_apply(unmark)


@breaks("hidden_from_events")
def passing_tells_the_hand(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def tell(s: st.State, seat: int, action: int) -> None:
        for row in rows(s, st.E_PASSED):
            row[ev.ARGS] = s.hand[seat][0]

    return after_apply(tell)


@breaks("events_tell_no_more")
def everybody_hears_the_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def shout(s: st.State, seat: int, action: int) -> None:
        for row in rows(s, st.E_DEALT):
            row[ev.AUDIENCE] = EVERYBODY

    return after_apply(shout)


@breaks("events_tell_no_more")
def everybody_hears_what_was_shown(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def shout(s: st.State, seat: int, action: int) -> None:
        for row in rows(s, st.E_SHOWN):
            row[ev.AUDIENCE] = EVERYBODY

    return after_apply(shout)


@breaks("unseen_steps_show_nothing")
def a_draw_nobody_hears_of(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def hush(s: st.State, seat: int, action: int) -> None:
        for row in rows(s, st.E_DRAWS):
            row[ev.AUDIENCE] = 1 << seat

    return after_apply(hush)


@breaks("views_are_json")
def a_view_with_a_set(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(own_view=lambda s, seat: {"discard": tuple(s.discard)})


@breaks("kept_parts_are_fresh")
def a_view_is_kept_that_reads_more(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(table_view=kept(lambda _: None)(EDITION.table_view))


@breaks("observation_is_enough")
def conceal_hides_the_own_hand(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def conceal(s: st.State, seat: int) -> None:
        information.conceal(s, seat)
        if seat < s.seats:
            s.hand[seat] = [0] * KINDS

    return altered(slots={"conceal": conceal})


@breaks("conceal_is_settled")
def conceal_turns_to_and_fro(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def conceal(s: st.State, seat: int) -> None:
        information.conceal(s, seat)
        s.rounds = -s.rounds

    return altered(slots={"conceal": conceal})


@breaks("conceal_is_settled")
def hands_are_said_to_be_seen_alike(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(seen_alike=True)


# === resampling =================================================================================================


@breaks("resample_fits")
def resample_deals_nothing(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(slots={"resample": lambda s, seat, rng: ev.drain(s)})


@breaks("resample_fits")
def resample_forgets_what_was_shown(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def resample(s: st.State, seat: int, rng: list[int]) -> None:
        information.resample(s, seat, rng)
        if seat < s.seats:
            s.shown[seat] = [st.NONE] * MAX_SEATS

    return altered(slots={"resample": resample})


@breaks("resample_obeys_its_seed")
def resample_rolls_its_own_dice(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    numbers = count(1)
    return altered(slots={"resample": lambda s, seat, rng: information.resample(s, seat, [next(numbers), 2, 3, 4])})


@breaks("resample_varies")
def resample_knows_one_world(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(slots={"resample": lambda s, seat, rng: information.resample(s, seat, [1, 2, 3, 4])})


@breaks("resample_varies")
def resample_thinks_nobody_has_picked(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def resample(s: st.State, seat: int, rng: list[int]) -> None:
        frames, pick = copy.deepcopy(s.frames), s.pick[:]
        information.resample(s, seat, rng)
        s.frames, s.pick = frames, pick

    return altered(slots={"resample": resample})


@breaks("mutator_is_sound")
def mutator_boasts(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def mutate(s: st.State, seat: int, rng: list[int]) -> bool:
        invariants.mutate(s, seat, rng)
        return True

    return altered(mutate=mutate)


@breaks("mutator_is_sound")
def mutator_loses_a_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def mutate(s: st.State, seat: int, rng: list[int]) -> bool:
        s.deck[0] -= 1
        return True

    return altered(mutate=mutate)


@breaks("mutator_finds_secrets")
def mutator_is_blind(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(mutate=lambda s, seat, rng: False)


# === at the same time, and undo =================================================================================


@breaks("order_does_not_matter")
def the_first_to_pick_wins_a_step(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def reward(s: st.State, seat: int, action: int) -> None:
        if action < st.MOVE and sum(pick != st.NONE for pick in s.pick) == 1:
            s.pawn[seat] += 1

    return after_apply(reward)


@breaks("undo_keeps_other_choices")
def undo_takes_back_others_too(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Match.undo

    def undo(self: Match, seat: int) -> None:
        at = self._undoable(seat)
        if isinstance(at, int):
            kept = self._take_backs._kept
            self.steps.cut(len(self.steps) - (len(kept) - 1 - at))
            del kept[at + 1 :]
        honest(self, seat)

    patch.setattr(Match, "undo", undo)
    return altered()


@breaks("decision_numbers")
def every_step_asks_everybody_anew(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Match._ask_anew
    patch.setattr(Match, "_ask_anew", lambda self, waiting: honest(self, set()))
    return altered()


@breaks("decision_numbers")
def numbers_are_used_again(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr(Match, "decision", lambda self, seat: 1 if seat in self.to_move else None)
    return altered()


@breaks("undo_is_barred")
def undo_crosses_everything(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def note(self: TakeBacks, step: Step, before: st.State, audience: int, marks: int) -> None:
        self._kept.append(TakeBack(step, before, audience, self.moment, settled=False))

    patch.setattr(TakeBacks, "note", note)
    return altered()


@breaks("undo_is_barred")
def undo_is_never_allowed(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def undo(self: Match, seat: int) -> None:
        raise UndoRefused("never")

    patch.setattr(Match, "undo", undo)
    patch.setattr(Match, "undo_refused", lambda self, seat: "never")
    return altered()


@breaks("undo_returns_exactly")
def undo_forgets_the_energy(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Match.undo

    def undo(self: Match, seat: int) -> None:
        energy = self._state.energy
        honest(self, seat)
        self._state.energy = energy

    patch.setattr(Match, "undo", undo)
    return altered()


@breaks("log_only_grows")
def undo_rewrites_the_log(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Match.undo

    def undo(self: Match, seat: int) -> None:
        honest(self, seat)
        self._log.cut(len(self._log) - 2)

    patch.setattr(Match, "undo", undo)
    return altered()


# === backends ===================================================================================================


def on_the_honest_build(game: Game) -> Game:
    """The compiled rules stay as they were: only the plain ones are broken."""
    for checked in (False, True):
        game.edition("paper")._fast[run, checked] = EDITION.fast(checked=checked)
    return game


@breaks("backends_agree", fast=True)
def backends_move_differently(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def move(s: st.State, seat: int, action: int) -> None:
        if action == st.PASS and s.deck_count == 1:
            s.pawn[seat] += 1

    return on_the_honest_build(after_apply(move))


@breaks("backends_agree", fast=True)
def backends_value_differently(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return on_the_honest_build(altered(slots={"evaluate": lambda s, seat: 0}))


@rule
def looks_behind(s: st.State, seat: int) -> int:
    """Of seat 0 Python reads the last number, and C whatever lies there."""
    return s.points[seat - 1]


@breaks("bounds_are_kept", fast=True)
def an_index_out_of_bounds(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(slots={"evaluate": looks_behind})


# === odd input ==================================================================================================


@breaks("odd_calls_are_refused")
def a_match_trusts_its_caller(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr(Match, "_known_seat", lambda self, seat: None)
    return altered()


@breaks("odd_records_are_refused")
def records_are_trusted(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    names = {"chance": -1, "table": -2}

    def trusting(match: Match, step: Any) -> None:
        actor, text = step.value
        match.play(names.get(actor, actor), text)

    patch.setattr(records, "_replay_step", trusting)
    return altered()


@breaks("odd_positions_are_refused", fuzz=100)
def positions_are_trusted(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def read(root: Any, seats: int, options: Any) -> st.State:
        s = position.read(root, seats, options)
        s.round = int(root.value["round"])
        return s

    return altered(read_position=read)


@breaks("odd_positions_are_refused", fuzz=100)
def positions_are_not_examined(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered(invariants=lambda s: [])


@breaks("odd_options_are_refused")
def options_are_trusted(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr("safehouse.core.options.Option._accept_one", lambda self, value, seats: None)
    return altered()


@breaks("odd_data_is_refused")
def data_is_trusted(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    from .whisper.data.components import Card, Components

    def read(root: Any, findings: Any) -> Components:
        return Components(tuple(Card(**card) for card in root.value["cards"]))

    return altered(game={"read_components": read})


@breaks("odd_data_is_refused", data_sets=["ivory"], fuzz=400)
def data_is_not_examined(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    from .whisper.data.components import Components, read_components

    def read(root: Any, findings: Any) -> Components:
        found = read_components(root, findings)
        findings.errors[:] = [error for error in findings.errors if "at least" not in error]
        return found

    return altered(game={"read_components": read})


# === stored games ===============================================================================================


def write_golden(folder: Path) -> None:
    write_playthroughs(GAME, folder)
    write_counts(GAME, folder, most=40)


@breaks("golden_playthroughs", golden=True)
def a_turn_gives_less_energy(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    write_golden(folder)

    def tire(s: st.State, seat: int, action: int) -> None:
        s.energy = min(s.energy, 2)

    return after_apply(tire)


@breaks("golden_playthroughs", golden=True)
def no_playthrough_is_stored(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return altered()


@breaks("perft_counts", golden=True)
def only_long_steps(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    write_golden(folder)

    def check(s: st.State, seat: int, action: int) -> int:
        found = actions.check(s, seat, action)
        return ids.TOY_3_2 if found == OK and action == st.MOVE and s.energy == 3 else found

    return altered(slots={"check": check})


# --- deals --------------------------------------------------------------------------------------------------------


@breaks("piles_are_named")
def a_pile_has_no_name(*_):
    return altered(pile=lambda _: "")


@breaks("draws_cannot_be_foretold")
def the_first_card_is_always_drawn(patch, _):
    patch.setattr(Deal, "number", lambda *_: 0)
    return GAME


@breaks("draws_cannot_be_foretold")
def what_players_add_is_ignored(patch, _):
    number = Deal.number
    patch.setattr(Deal, "number", lambda deal, *given: number(replace(deal, numbers=()), *given))
    return GAME


@breaks("deals_hide_themselves")
def events_tell_the_deal(patch, _):
    events = Match.events

    def telling(match, *given, **more):
        return [{**event, "next": match._deal and match._deal.secret} for event in events(match, *given, **more)]

    patch.setattr(Match, "events", telling)
    return GAME


@breaks("same_deal_same_cards")
def draws_depend_on_what_was_drawn_elsewhere(patch, _):
    drawn = count()
    patch.setattr(Deal, "number", lambda deal, pile, which, total: (next(drawn) * 7) % total)
    return GAME


@breaks("certificates_hold")
def whoever_checks_looks_away(patch, _):
    patch.setattr(certificates, "_draw_faults", lambda *_: [])
    return GAME
