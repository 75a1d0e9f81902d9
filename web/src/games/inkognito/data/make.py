"""Draws Venice for the browser from Inkognito's data set: routes, land, canals, coast, roofs, bridges, as stored paths.

python web/src/games/inkognito/data/make.py      # needs shapely; writes venice.json beside it

The browser runs no geometry: this is done once, and the result is kept in the repository. All that looks random comes
from a fixed seed.
"""

from __future__ import annotations

import json
import math
import random
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely import STRtree
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

ROOT = Path(__file__).resolve().parents[5]
SOURCE = ROOT / "src/safehouse/games/inkognito/data/box.toml"
TARGET = Path(__file__).with_name("venice.json")

WIDTH, HEIGHT = 1180, 880
SCALE = (10.55, 7.7)
ORIGIN = (62, 66)
CLEAR = 27
"""A route stays so far from spaces that are not its ends."""
BOTH_BOW = 24
"""Where land and water join the same pair, the water route is bowed by so much."""
WAVE, AMPLITUDE = 15, 3.4
MENETEKEL = (850, 40, 1140, 320)
"""The lagoon's upper right corner, left free for the shaker."""

XY = tuple[float, float]
Pair = tuple[str, str]


# --- curves -----------------------------------------------------------------------------------------------------


def bent(a: XY, b: XY, bow: float) -> LineString:
    """From a to b, its middle pushed aside by `bow` (to the left of the direction of travel)."""
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
    control = ((a[0] + b[0]) / 2 + 2 * bow * nx, (a[1] + b[1]) / 2 + 2 * bow * ny)
    steps = 1 if bow == 0 else 16
    return LineString([bezier(a, control, b, i / steps) for i in range(steps + 1)])


def bezier(a: XY, c: XY, b: XY, t: float) -> XY:
    u = 1 - t
    return (u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1])


def bow_of(pair: Pair, spaces: dict[str, XY]) -> float:
    """The smallest bow that keeps clear of foreign spaces; where they are too close together, the clearest."""
    others = [Point(at) for name, at in spaces.items() if name not in pair]
    best, most = 0.0, 0.0
    for bow in sorted(range(-60, 61, 3), key=lambda bow: (abs(bow), bow)):
        curve = bent(spaces[pair[0]], spaces[pair[1]], bow)
        room = min(curve.distance(other) for other in others)
        if room >= CLEAR:
            return bow
        if room > most + 1:
            best, most = bow, room
    return best


def curves(pairs: list[Pair], spaces: dict[str, XY]) -> dict[Pair, LineString]:
    return {pair: bent(spaces[pair[0]], spaces[pair[1]], bow_of(pair, spaces)) for pair in pairs}


def aside(pair: Pair, spaces: dict[str, XY], land: Any) -> LineString:
    """The water route beside a land route, on the side with less land."""
    sides = [bent(spaces[pair[0]], spaces[pair[1]], bow) for bow in (BOTH_BOW, -BOTH_BOW)]
    return min(sides, key=lambda curve: curve.buffer(10).intersection(land).area)


# --- land -------------------------------------------------------------------------------------------------------


def pieces(shape: Any) -> list[Polygon]:
    if shape.is_empty:
        return []
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]


def land_of(paths: list[LineString], waters: list[LineString], spaces: dict[str, XY]) -> MultiPolygon:
    """Paths and their spaces widened to a city, canals cut out where water routes run."""
    footing = {name for name in spaces if any(path.distance(Point(spaces[name])) < 1 for path in paths)}
    wide = [path.buffer(27) for path in paths] + [Point(spaces[name]).buffer(27) for name in footing]
    city = unary_union(wide).buffer(19).buffer(-19).buffer(-9).buffer(9)
    city = unary_union([Polygon(p.exterior) if not _wet(p, waters) else _filled(p, waters) for p in pieces(city)])
    city = city.difference(unary_union([water.buffer(8.5) for water in waters]))
    trodden = unary_union(paths)
    kept = [p for p in pieces(city) if p.area > 2600 or (p.area > 700 and p.intersects(trodden))]
    quays = [Point(at).buffer(16) for name, at in spaces.items() if name in footing]
    whole = unary_union([*kept, *quays]).buffer(-1.2).buffer(2.4).buffer(-1.2)
    return MultiPolygon([p.simplify(0.5) for p in pieces(whole)])


def _wet(part: Polygon, waters: list[LineString]) -> bool:
    return any(Polygon(ring).intersects(water) for ring in part.interiors for water in waters)


def _filled(part: Polygon, waters: list[LineString]) -> Polygon:
    """Holes that no water route crosses would look like ponds."""
    holes = [ring for ring in part.interiors if any(Polygon(ring).intersects(water) for water in waters)]
    return Polygon(part.exterior, holes)


# --- what stands on it --------------------------------------------------------------------------------------------


def landmarks_of(land: Any, lines: Any, spaces: dict[str, XY]) -> list[XY]:
    """The four places on land farthest from everything."""
    points = [Point(at) for at in spaces.values()]
    found: list[tuple[float, XY]] = []
    for x in range(20, WIDTH, 7):
        for y in range(20, HEIGHT, 7):
            here = Point(x, y)
            if land.contains(here):
                room = min(land.boundary.distance(here), lines.distance(here), *(p.distance(here) for p in points))
                found.append((room, (x, y)))
    chosen: list[XY] = []
    for _, at in sorted(found, reverse=True):
        if all(math.dist(at, other) > 130 for other in chosen):
            chosen.append(at)
        if len(chosen) == 4:
            break
    return chosen


def roofs_of(land: Any, routes: list[LineString], spaces: dict[str, XY], kept_free: list[Polygon]) -> list[Polygon]:
    dice = random.Random(1988)
    tree = STRtree(routes)
    forbidden = unary_union(
        [
            *(route.buffer(8.5) for route in routes),
            *(Point(at).buffer(20) for at in spaces.values()),
            *kept_free,
        ]
    )
    ground = land.buffer(-4).difference(forbidden)
    placed: list[Polygon] = []
    for row in range(0, HEIGHT, 4):
        for column in range(0, WIDTH, 4):
            x, y = column + dice.uniform(-1, 1), row + dice.uniform(-1, 1)
            here = Point(x, y)
            if not ground.contains(here):
                continue
            route = routes[int(tree.nearest(here))]
            at = route.project(here)
            a, b = route.interpolate(max(0, at - 3)), route.interpolate(min(route.length, at + 3))
            angle = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
            w, h = dice.uniform(7, 10), dice.uniform(5.5, 7.5)
            block = translate(rotate(box(-w / 2, -h / 2, w / 2, h / 2), angle, origin=(0, 0)), x, y)
            if ground.contains(block) and all(block.distance(other) > 1.3 for other in near(block, placed)):
                placed.append(block)
    return placed


def near(block: Polygon, placed: list[Polygon]) -> list[Polygon]:
    """Blocks come row by row, so only the last ones can touch."""
    left, low, right, _ = block.bounds
    return [b for b in placed[-420:] if b.bounds[3] > low - 2 and b.bounds[2] > left - 2 and b.bounds[0] < right + 2]


def bridges_of(paths: list[LineString], waters: list[LineString], spaces: dict[str, XY]) -> list[str]:
    """Two bowed parapets where a path crosses water."""
    found = []
    for path in paths:
        for water in waters:
            cut = path.intersection(water)
            for spot in getattr(cut, "geoms", [cut]):
                if not isinstance(spot, Point) or any(Point(at).distance(spot) < 20 for at in spaces.values()):
                    continue
                at = path.project(spot)
                a, b = path.interpolate(max(0, at - 14)), path.interpolate(min(path.length, at + 14))
                found.append(parapets((a.x, a.y), (b.x, b.y)))
    return found


def parapets(a: XY, b: XY) -> str:
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
    sides = []
    for side in (-1, 1):
        p, q = ((at[0] + side * 6 * nx, at[1] + side * 6 * ny) for at in (a, b))
        control = ((p[0] + q[0]) / 2 + side * 7 * nx, (p[1] + q[1]) / 2 + side * 7 * ny)
        sides.append(f"M{xy(p)}Q{xy(control)} {xy(q)}")
    return "".join(sides)


def open_water(land: Any, lines: Any, spaces: dict[str, XY]) -> list[tuple[float, XY]]:
    """Spots of the lagoon with the room round them, the roomiest first."""
    taken = unary_union([land, lines, box(*MENETEKEL), *(Point(at).buffer(16) for at in spaces.values())])
    spots = [(x, y) for x in range(46, WIDTH - 40, 8) for y in range(46, HEIGHT - 30, 8)]
    rooms = [(min(taken.distance(Point(at)), at[0] - 20, WIDTH - 20 - at[0], at[1] - 16), at) for at in spots]
    return sorted(((room, at) for room, at in rooms if room > 14), reverse=True)


def beside(place: XY, spots: list[tuple[float, XY]], used: list[XY]) -> XY:
    """The best spot for a vehicle near its place."""
    free = [(room, at) for room, at in spots if room > 32 and all(math.dist(at, u) > 70 for u in used)]
    return min(free, key=lambda found: max(56, math.dist(found[1], place)) - min(found[0], 40))[1]


# --- as text ----------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def xy(at: XY) -> str:
    return f"{number(at[0])} {number(at[1])}"


def path_of(line: LineString) -> str:
    return "M" + "L".join(xy(at) for at in line.coords)


def area(shape: Any) -> str:
    rings = [ring for part in pieces(shape) for ring in (part.exterior, *part.interiors)]
    return "".join("M" + "L".join(xy(at) for at in ring.coords[:-1]) + "Z" for ring in rings)


def wave_of(line: LineString) -> str:
    """A wave along a line: half waves as quadratic curves, swinging from side to side."""
    halves = max(4, 2 * round(line.length / WAVE))
    step = line.length / halves
    text = "M" + xy(line.coords[0])
    for i in range(halves):
        middle = line.interpolate((i + 0.5) * step)
        a, b = line.interpolate(i * step), line.interpolate((i + 1) * step)
        length = a.distance(b) or 1
        side = 2 * AMPLITUDE * (1 if i % 2 else -1)
        swing = (middle.x + side * (b.y - a.y) / length, middle.y - side * (b.x - a.x) / length)
        text += f"Q{xy(swing)} {xy((b.x, b.y))}"
    return text


def block(shape: Polygon) -> str:
    corners = list(shape.exterior.coords)[:4]
    moves = [f"l{xy((b[0] - a[0], b[1] - a[1]))}" for a, b in pairwise(corners)]
    return f"M{xy(corners[0])}{''.join(moves)}z"


def ridge(shape: Polygon) -> str:
    a, b, c, d = list(shape.exterior.coords)[:4]
    if math.dist(a, b) < math.dist(b, c):
        a, b, c, d = b, c, d, a
    return f"M{xy(((a[0] + d[0]) / 2, (a[1] + d[1]) / 2))}L{xy(((b[0] + c[0]) / 2, (b[1] + c[1]) / 2))}"


def coast(land: Any, by: float) -> str:
    return area(land.buffer(by).simplify(0.9))


# --- all together -------------------------------------------------------------------------------------------------


def draw(data: dict[str, Any]) -> dict[str, Any]:
    spaces = {k: (ORIGIN[0] + SCALE[0] * x, ORIGIN[1] + SCALE[1] * y) for k, (x, y) in data["spaces"].items()}
    land_pairs: list[Pair] = [(a, b) for a, b in data["land"]]
    water_pairs: list[Pair] = [(a, b) for a, b in data["water"]]
    both = {frozenset(pair) for pair in land_pairs} & {frozenset(pair) for pair in water_pairs}
    paths = curves(land_pairs, spaces)
    waters = curves([pair for pair in water_pairs if frozenset(pair) not in both], spaces)
    raw = unary_union([path.buffer(25) for path in paths.values()])
    waters |= {pair: aside(pair, spaces, raw) for pair in water_pairs if frozenset(pair) in both}
    land = land_of(list(paths.values()), list(waters.values()), spaces)
    lines = unary_union([*paths.values(), *waters.values()])
    landmarks = landmarks_of(land, lines, spaces)
    free = [box(x - 33, y - 36, x + 33, y + 30) for x, y in landmarks]
    roofs = roofs_of(land, list(paths.values()), spaces, free)
    spots = open_water(land, lines, spaces)
    vehicles: dict[str, XY] = {}
    for place in ("N1", "N4", "N5", "N6"):
        vehicles[place] = beside(spaces[place], spots, list(vehicles.values()))
    return {
        "size": [WIDTH, HEIGHT],
        "spaces": {name: [round(x, 1), round(y, 1)] for name, (x, y) in spaces.items()},
        "land": [{"ends": pair, "d": path_of(line)} for pair, line in paths.items()],
        "water": [{"ends": p, "d": path_of(line), "wave": wave_of(line)} for p, line in sorted(waters.items())],
        "ground": area(land),
        "coast": [coast(land, by) for by in (5.5, 11, 18, 26)],
        "roofs": ["".join(block(roof) for roof in roofs[tint::3]) for tint in range(3)],
        "ridges": "".join(ridge(roof) for roof in roofs),
        "bridges": "".join(bridges_of(list(paths.values()), list(waters.values()), spaces)),
        "landmarks": [[round(x), round(y)] for x, y in landmarks],
        "vehicles": {place: [round(x), round(y)] for place, (x, y) in vehicles.items()},
        "ripples": ripples(spots),
    }


def ripples(spots: list[tuple[float, XY]]) -> str:
    dice = random.Random(7)
    chosen: list[XY] = []
    for _, at in dice.sample(spots, len(spots)):
        if all(math.dist(at, other) > 62 for other in chosen):
            chosen.append(at)
    return "".join(f"M{xy((x - 9, y))}q4.5-3.5 9 0t9 0" for x, y in chosen)


def main() -> None:
    drawn = draw(tomllib.loads(SOURCE.read_text(encoding="utf-8")))
    rows = ",\n".join(f"  {json.dumps(key)}: {_rows(value)}" for key, value in drawn.items())
    TARGET.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


def _rows(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"    {json.dumps(item)}" for item in value) + "\n  ]"
    return json.dumps(value)


if __name__ == "__main__":
    main()
