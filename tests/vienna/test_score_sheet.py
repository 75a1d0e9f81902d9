"""The score sheet of whole games, worked out once more from the story told to a spectator."""

from collections import Counter

import pytest

import safehouse as sh

from .table import DATA, SECRETS, play_on, told

STARTS = dict(zip(SECRETS, DATA.tracks, strict=True))
RANKS = {2: (8, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0)}


def from_story(match, seat):
    """Points of a seat by line: what the events say."""
    lines = Counter()
    for line, kind, key in (
        ("squares", "gained", "points"), ("markers", "marker", "points"), ("cards", "points", "count"),
        ("missions", "fulfilled", "points"),
    ):  # fmt: skip
        lines[line] = sum(args[key] for args in told(match, kind) if args["seat"] == seat)
    owned = Counter(args["secret"] for args in told(match, "gained", "start_secret") if args["seat"] == seat)
    space = dict.fromkeys(SECRETS, 0)
    for args in told(match, "marker"):
        space[args["secret"]] = args["space"]
    value = {secret: 1 + sum(start <= space[secret] for start in STARTS[secret]) for secret in SECRETS}
    lines["secrets"] = sum(count * value[secret] for secret, count in owned.items())
    if match.options["version"] == "intro":
        lines["sets"] = match.options["set_bonus"] * min(owned[secret] for secret in SECRETS)
        return lines
    bought = [args["item"] for args in told(match, "bought") if args["seat"] == seat]
    tiles = sum(item not in ("agent", "table") for item in bought)
    lines["desk"] = (0, 1, 3, 6, 10)[tiles]
    lines["box"] = 2 * sum(args["amount"] for args in told(match, "deposited") if args["seat"] == seat)
    return lines


def on_board(match):
    """Where agents stand at the end, from placements, steps of the figure and agents taken back."""
    stand = [set() for _ in range(match.seats)]
    for event in match.events(None):
        args = event["args"]
        if event["kind"] == "placed" or event["kind"] == "figure_step":
            stand[args["seat"]] -= {args["origin"]}
            stand[args["seat"]] |= {args["building"]}
        elif event["kind"] == "recalled":
            stand[args["seat"]] -= {args["building"]}
    return stand


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"third_man": True, "feld_agents": True}),
        (2, {}),
        (4, {"feld_agents": True}),
        (3, {"version": "intro", "third_man": True, "set_bonus": 15}),
        (4, {"version": "intro"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_line_of_the_score_sheet_follows_from_the_story(seats, options, seed):
    match = sh.new_match("vienna", seats=seats, seed=seed, **options)
    play_on(match, seed=seed)
    players = match.view(None)["players"]
    stand = on_board(match)
    for seat, player in enumerate(players):
        expected = from_story(match, seat)
        sheet = dict(player["points"])
        assert set(player["on_board"]) == stand[seat]
        majority = sheet.pop("majority")
        assert sheet == {line: expected[line] for line in sheet}
        if options.get("version") != "intro":
            key = [(len(stand[p]), players[p]["money"], sum(players[p]["bribes"].values())) for p in range(seats)]
            ahead, tied = sum(other > key[seat] for other in key), key.count(key[seat])
            assert majority == sum(RANKS[seats][ahead : ahead + tied]) // tied
        assert match.scores[seat] == sum(player["points"].values())
    if options.get("version") != "intro":
        assert sum(player["points"]["majority"] for player in players) == sum(RANKS[seats])
