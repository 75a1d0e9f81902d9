"""Actions: their texts, which of them are legal, and what is said where they are not."""

from __future__ import annotations

from itertools import pairwise

from safehouse.core.errors import IllegalAction
from safehouse.core.frames import is_asked
from safehouse.core.match import refusal_text
from safehouse.core.rule import OK, rule_id
from safehouse.core.seats import CHANCE, TABLE
from safehouse.core.texts import languages

from ..plan import Run
from ..registry import each_edition, each_ply, some_plies
from ..report import Case
from ..scene import Scene, fingerprint


@each_edition
def texts_parse_back(run: Run, case: Case) -> None:
    """Every action has a text of its own that parses back, written loosely or not."""
    space = run.edition.actions
    texts = {action.text for action in space.actions}
    case.equal("different texts", len(texts), space.total)
    for number, action in enumerate(space.actions):
        case.equal(f"number of {action}", action.id, number)
        for given in (number, action, action.text, f" {action.text.lower().replace('(', ' ( ')} "):
            case.holds(space.find(given) is action, f"{given!r} is not read as {action}")


@some_plies
def legal_is_check(scene: Scene, case: Case) -> None:
    """What is listed as legal is what `check` allows, over the whole action space, for every actor."""
    space = scene.edition.actions
    for actor in (*range(scene.seats), CHANCE):
        listed = [action.id for action in scene.match.legal(actor)]
        allowed = scene.allowed(actor)
        texts = [space[i].text for i in sorted(set(listed) ^ set(allowed))]
        case.holds(listed == allowed, f"actor {actor}: listed and allowed differ in {texts or 'their order'}")
        is_own = actor == CHANCE or all(action < space.size for action in allowed)
        case.holds(is_own, f"seat {actor} may do what only chance or the table does")
    is_table = all(action >= space.size for action in scene.allowed(TABLE))
    case.holds(is_table, "the table may do what only players do")


@each_ply
def offers_are_sorted(scene: Scene, case: Case) -> None:
    """What is offered is known, in ascending order and without repeats."""
    for actor in scene.movers:
        out = scene.edition.buffer()
        offered = out[: scene.edition.slots["candidate_actions"](scene.state, actor, out)]
        case.holds(all(a < b for a, b in pairwise(offered)), f"actor {actor} is offered {offered}: not ascending")
        inside = all(0 <= action < scene.edition.actions.total for action in offered)
        case.holds(inside, f"actor {actor} is offered {offered}: not all are actions")


@each_ply
def somebody_can_act(scene: Scene, case: Case) -> None:
    """Whoever is asked has a legal action, and each has a positive weight."""
    for actor in scene.movers:
        legal = scene.match.legal(actor)
        case.holds(bool(legal), f"actor {actor} is asked but may do nothing")
        taste = scene.edition.slots["weight" if actor == CHANCE else "playout_weight"]
        useless = [action.text for action in legal if taste(scene.state, action.id) < 1]
        case.holds(not useless, f"actor {actor}: {useless} have no weight")


@some_plies
def only_the_asked_act(scene: Scene, case: Case) -> None:
    """Who is not asked may do nothing."""
    for actor in (*range(scene.seats), CHANCE):
        if not is_asked(scene.state, actor):
            texts = [scene.edition.actions[i].text for i in scene.allowed(actor)]
            case.holds(not texts, f"actor {actor} is not asked but may do {texts}")


@some_plies
def refusals_have_texts(scene: Scene, case: Case) -> None:
    """Every refusal names a rule that has a text in each language of the game."""
    game = scene.edition.game
    met = {number for actor in (*range(scene.seats), CHANCE, TABLE) for number in scene.numbers(actor)}
    for number in met - scene.run.refusals - {OK}:
        scene.run.refusals.add(number)
        rule = rule_id(game.prefix, number)
        for language in languages(game.package):
            text = refusal_text(game.texts(language), rule)
            case.holds(not text.startswith(("rule-", "why-")), f"{rule} has no text in {language!r}")


@some_plies
def refused_plays_change_nothing(scene: Scene, case: Case) -> None:
    """An action that is not allowed raises IllegalAction with the rule, and all stays as it was."""
    dice = scene.dice("refused plays")
    match = scene.match.clone()
    before = fingerprint(match)
    for actor in (*range(scene.seats), CHANCE, TABLE):
        refused = [i for i, number in enumerate(scene.numbers(actor)) if number != OK]
        for action in dice.some(refused, 2):
            why = match.why_not(actor, action)
            try:
                match.play(actor, action)
            except IllegalAction as error:
                case.equal("rule of the refusal", error.rule, why.rule if why else None)
            else:
                case.fault(f"{scene.edition.actions[action]} of actor {actor} is refused but can be played")
    case.holds(fingerprint(match) == before, "a refused action changed the match")
