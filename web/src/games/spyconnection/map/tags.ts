/** Where price tags lie: left of or right of a field of their connection, point towards it, never on a piece. */
import { overlap } from '$lib/map/spare';
import { ATLAS, type Connection, type Point } from './atlas';
import { CITY_RADIUS, FIELD_RADIUS, VIEW, touchesDisc, type Box } from './geometry';

export interface TagPlace extends Point {
  toLeft: boolean;
}

const WIDTH = 52;
const HEIGHT = 28;
const GAP = 5;

interface Candidate {
  place: TagPlace;
  box: Box;
  cost: number;
}

/** Where the tip may be, from a field's centre: beside it, or above and below it. */
const SPOTS: readonly Point[] = [
  ...[0, -9, 9, -17, 17].map((dy) => ({ x: Math.sqrt(Math.max(0, (FIELD_RADIUS + GAP) ** 2 - dy ** 2)), y: dy })),
  ...[-34, 34].map((dy) => ({ x: -14, y: dy })),
  { x: 44, y: 0 },
  ...[-52, 52].map((dy) => ({ x: -14, y: dy })),
];

function candidates(connection: Connection, scale: number): Candidate[] {
  const middle = (connection.fields.length - 1) / 2;
  const [w, h] = [WIDTH * scale, HEIGHT * scale];
  return connection.fields.flatMap((field) =>
    [true, false].flatMap((toLeft) =>
      SPOTS.map((spot, i) => {
        const x = field.x + (toLeft ? -spot.x : spot.x);
        const y = field.y + spot.y * (i < 5 ? 1 : (1 + scale) / 2);
        const box = { x: toLeft ? x - w : x, y: y - h / 2, w, h };
        return { place: { x, y, toLeft }, box, cost: Math.abs(field.index - middle) * 6 + i + (toLeft ? 0 : 2) };
      }),
    ),
  );
}

function crowding(box: Box, taken: readonly Box[]): number {
  let cost = 0;
  for (const field of ATLAS.fields.values()) if (touchesDisc(box, field, FIELD_RADIUS + 2)) cost += 60;
  for (const city of ATLAS.cities.values()) if (touchesDisc(box, city, CITY_RADIUS + 7)) cost += 50;
  for (const other of taken) if (overlap(box, other) > 0) cost += 50;
  if (box.x < VIEW.x || box.y < VIEW.y || box.x + box.w > VIEW.x + VIEW.w || box.y + box.h > VIEW.y + VIEW.h)
    cost += 200;
  return cost;
}

/** Places a tag at each connection; `taken` are plates and other things not to be covered. */
export function placeTags(connections: readonly Connection[], taken: readonly Box[], scale = 1): Map<string, TagPlace> {
  const occupied = [...taken];
  const places = new Map<string, TagPlace>();
  for (const connection of connections) {
    const options = candidates(connection, scale).map((option) => ({
      ...option,
      cost: option.cost + crowding(option.box, occupied),
    }));
    const best = options.reduce((a, b) => (b.cost < a.cost ? b : a));
    occupied.push(best.box);
    places.set(connection.id, best.place);
  }
  return places;
}
