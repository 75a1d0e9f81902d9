"""Games of a model against bots: it sits on each seat in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import safehouse as sh
from safehouse.arena.contestants import contestant
from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError

from .models import Model
from .player import TRIES, ModelPlayer
from .report import Report


def play_games(
    game: str,
    model: Model,
    *,
    games: int = 10,
    against: str = "greedy",
    seats: int | None = None,
    tries: int = TRIES,
    unaided: bool = False,
    seed: int | str = 0,
    prices: tuple[float, float] = (0.0, 0.0),
    finished: Callable[[int], None] = lambda _: None,
    **options: Any,
) -> Report:
    """Plays them and counts. `prices`: of a million tokens in and out; `finished` hears how many games are over.

    Examples:
        >>> from safehouse.llm import play_games
        >>> report = play_games("spyconnection", lambda prompt: "no idea", games=1, against="random", seed=1)
        >>> report.refused == {"unreadable": 3 * report.at_random}
        True
    """
    if tries < 1:
        raise OptionError(f"tries: {tries} is not allowed; at least 1")
    count = min(find_game(game).seats) if seats is None else seats
    player = ModelPlayer(model, tries=tries, unaided=unaided, seed=seed)
    rivals = contestant(against)
    wins, scores = 0.0, []
    for number in range(games):
        match = sh.new_match(game, seats=count, seed=f"{seed}/{number}", **options)
        own = number % match.seats
        others = {seat: rivals.player(f"{seed}/{number}/{seat}") for seat in range(match.seats) if seat != own}
        while not match.over:
            seat = match.to_move[0]
            chosen = player.choose(match.observation(seat)) if seat == own else others[seat].choose(match, seat)
            match.play(seat, chosen)
        wins += 1 / len(match.winners) if own in match.winners else 0
        scores.append(match.scores[own] if match.scores else 0)
        finished(number + 1)
    cost = (player.tokens_in * prices[0] + player.tokens_out * prices[1]) / 1e6
    return Report(
        game=game,
        seats=match.seats,
        games=games,
        wins=wins,
        scores=tuple(scores),
        decisions=player.decisions,
        asked=player.asked,
        refused=dict(player.refused.most_common()),
        at_random=player.at_random,
        tokens_in=player.tokens_in,
        tokens_out=player.tokens_out,
        cost=cost,
    )
