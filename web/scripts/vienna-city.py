"""Writes the map of Vienna for the browser: coordinates of the data set and seeded blocks of houses along the streets.

python web/scripts/vienna-city.py    (writes web/src/games/vienna/data/city.json)
"""

import json
import math
import random
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src/safehouse/games/vienna/data/reconstruction-1.toml"
OUT = ROOT / "web/src/games/vienna/data/city.json"
LEFT, TOP, RIGHT, BOTTOM = 42, 40, 1156, 866
POSTCARD = (858, 40, 1156, 330)
STEP = 16

Point = tuple[float, float]


def distance_to_street(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def is_free(p: Point, streets: list[tuple[Point, Point]], houses: list[Point], squares: list[Point]) -> bool:
    in_postcard = POSTCARD[0] < p[0] and p[1] < POSTCARD[3]
    return not (
        in_postcard
        or any(abs(p[0] - x) < 46 and abs(p[1] - y) < 48 for x, y in houses)
        or any(math.hypot(p[0] - x, p[1] - y) < 32 for x, y in squares)
        or any(distance_to_street(p, a, b) < 12 for a, b in streets)
    )


def block(p: Point, angle: float, wide: float, high: float) -> str:
    c, s = math.cos(angle), math.sin(angle)
    corners = [(-wide / 2, -high / 2), (wide / 2, -high / 2), (wide / 2, high / 2), (-wide / 2, high / 2)]
    points = [(round(p[0] + x * c - y * s), round(p[1] + x * s + y * c)) for x, y in corners]
    (x0, y0), *rest = points
    steps, before = "", (x0, y0)
    for x, y in rest:
        steps += f"l{x - before[0]} {y - before[1]}".replace(" -", "-")
        before = (x, y)
    return f"M{x0} {y0}{steps}z"


def main() -> None:
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    where = {b["id"]: (b["x"], b["y"]) for b in data["buildings"]}
    streets = [((q["x"], q["y"]), where[b]) for q in data["squares"] for b in q["buildings"]]
    squares = [(q["x"], q["y"]) for q in data["squares"]]
    rng = random.Random(1948)
    blocks, windows = "", ""
    for gy in range(TOP + 8, BOTTOM - 4, STEP):
        for gx in range(LEFT + 8, RIGHT - 4, STEP):
            p = (gx + rng.uniform(-2.5, 2.5), gy + rng.uniform(-2.5, 2.5))
            wide, high, lit = rng.uniform(9, 14), rng.uniform(7, 11), rng.random()
            if not is_free(p, streets, list(where.values()), squares):
                continue
            a, b = min(streets, key=lambda street: distance_to_street(p, *street))
            blocks += block(p, math.atan2(b[1] - a[1], b[0] - a[0]), wide, high)
            if lit < 0.045:
                windows += f"M{round(p[0]) - 1} {round(p[1]) - 1}h2.4v2.8h-2.4z"
    city = {
        "buildings": [{k: b[k] for k in ("id", "x", "y", "colour", "seal")} for b in data["buildings"]],
        "squares": [{k: q[k] for k in ("id", "x", "y", "buildings")} for q in data["squares"]],
        "blocks": blocks,
        "windows": windows,
    }
    OUT.write_text(json.dumps(city, indent=None, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
