"""What a model is told: rules, view, actions, and why its last answers were refused. No word of any game is in here."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from safehouse.catalogue import find_game
from safehouse.core.observation import Observation
from safehouse.core.options import Options
from safehouse.rulebook import Rulebook

from .answers import Attempt

ANSWER = re.compile(r"ACTION:\s*(.+)", re.IGNORECASE)


def prompt_for(seen: Observation, refused: Sequence[Attempt], *, unaided: bool) -> str:
    """The question of one decision; `unaided`: without the list of what is allowed."""
    return _template().format(
        seat=seen.seat,
        seats=seen.seats,
        rules=_rules(seen.game),
        view=json.dumps({"options": _plain(seen.options), **seen.view()}, ensure_ascii=False),
        actions=_forms(seen) if unaided else _allowed(seen),
        refusals="".join(f"\nYou answered {attempt.said!r}, which is refused: {attempt.why}\n" for attempt in refused),
    )


def read_answer(text: str) -> str | None:
    """The action that an answer names last; None if it names none."""
    found = ANSWER.findall(text)
    return found[-1].strip().strip("`*\"' ") if found else None


@cache
def _template() -> str:
    return files(__package__).joinpath("prompt.txt").read_text("utf-8")


@cache
def _rules(game: str) -> str:
    found = find_game(game)
    return "\n".join(f"{rule.id} {rule.text}" for rule in Rulebook(found, found.texts()).rules)


def _plain(options: Options) -> Options:
    return {key: value for key, value in options.items() if key != "data_set"}


def _allowed(seen: Observation) -> str:
    texts = (action.text for action in seen.legal())
    return "ACTIONS THAT ARE ALLOWED NOW\n\n" + "\n".join(texts) + "\n"


def _forms(seen: Observation) -> str:
    """How actions are written, whether they are allowed now or not."""
    kinds = seen.edition.actions.kinds
    lines = [
        f"{kind.name}({', '.join(kind.args)})"
        + "".join(f"; {name} is one of {', '.join(map(str, domain.codes))}" for name, domain in kind.args.items())
        if kind.args
        else kind.name
        for kind in kinds
    ]
    return "HOW ACTIONS ARE WRITTEN (not all of them are allowed now)\n\n" + "\n".join(lines) + "\n"
