"""How fast the searching bot is here, beside a peer, and what a second core brings."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import TYPE_CHECKING

from safehouse.catalogue import find_game
from safehouse.core.chance import stream
from safehouse.core.records import open_match

from .measuring import peer_opening, timed

if TYPE_CHECKING:
    from safehouse.core.observation import Observation

    from .measuring import Rate

TO_THE_END: Mapping[str, int | str] = {"horizon": 0, "playout": "lean"}
"""Rounds as OpenSpiel's bot makes them: blind playouts to the end of the game."""
FRESH = 2000
"""After so many rounds the tree begins anew, as it does when a game goes on."""
LEAST = 32
"""OpenSpiel's bot needs a few simulations to choose at all."""
FEWEST_GAMES = 4


def first_question(game: str, seats: int) -> Observation:
    """The first decision after set-up that has several actions."""
    found = find_game(game)
    options = found.accept(seats, {})
    match = open_match(found.edition(options["data_set"]), seats, options, seed="bench")
    while len(match.legal(match.to_move[0])) < 2:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return match.observation(match.to_move[0])


def search_rounds(
    game: str, seats: int, settings: Mapping[str, int | str] | None = None, *, checked: bool = False
) -> Rate:
    """Simulations per second of `ismcts`, compiled, as it plays or with other settings; also in the checked build."""
    from safehouse.bots import layout
    from safehouse.bots.ismcts import SearchEngine, settings_for
    from safehouse.bots.search import search
    from safehouse.core.memory import CompiledMemory

    seen = first_question(game, seats)
    chosen = settings_for(seen.edition, settings or {})
    compiled = seen.edition.fast(program=search, checked=checked)
    engine = SearchEngine(CompiledMemory(compiled, layout.GAMES), stream("bench", "search"))

    def work(count: int) -> int:
        for begun in range(0, count, FRESH):
            engine.lay(seen, chosen, cheats=False, anew=True)
            engine.search(min(FRESH, count - begun))
        return count

    return lambda seconds: timed(work, seconds)


def peer_simulations() -> Rate:
    """Simulations per second of OpenSpiel's ISMCTSBot, wholly in C++, one random rollout each."""
    import pyspiel

    state = peer_opening()

    def work(count: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        simulations = LEAST * count
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT)
        bot.step(state)
        return simulations

    return lambda seconds: timed(work, seconds)


def second_core(game: str, seats: int, seconds: float) -> float | None:
    """How many times as fast two processes simulate games of greedy bots as one does, by the clock on the wall."""
    from safehouse.arena.runners import cores
    from safehouse.arena.simulation import Plan, play_all, play_one

    if cores() < 2:
        return None
    plan = Plan(game, seats, find_game(game).accept(seats, {}), ("greedy",), "bench", 1, fast=True)
    play_one(plan, 0)
    began = perf_counter()
    play_one(plan, 1)
    games = max(FEWEST_GAMES, round(seconds / (perf_counter() - began)))
    plan = Plan(game, seats, plan.options, plan.bots, "bench", games, fast=True)
    spent = []
    for workers in (1, 2):
        began = perf_counter()
        for _ in play_all(plan, workers):
            pass
        spent.append(perf_counter() - began)
    return spent[0] / spent[1]
