/** Where price tags lie: left of or right of a field of their connection, point towards it, never on a piece. */
import { ATLAS, type Connection, type Point } from './atlas';
import { CITY_RADIUS, FIELD_RADIUS, VIEW, overlap, touchesDisc, type Box } from './geometry';

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

function candidates(connection: Connection, scale: number): Candidate[] {
  const middle = (connection.fields.length - 1) / 2;
  const found: Candidate[] = [];
  for (const field of connection.fields) {
    for (const toLeft of [true, false]) {
      for (const dy of [0, -9, 9, -17, 17]) {
        const reach = Math.sqrt(Math.max(0, (FIELD_RADIUS + GAP) ** 2 - dy ** 2));
        const x = field.x + (toLeft ? -reach : reach);
        const y = field.y + dy;
        const w = WIDTH * scale;
        const box = { x: toLeft ? x - w : x, y: y - (HEIGHT * scale) / 2, w, h: HEIGHT * scale };
        const cost = Math.abs(field.index - middle) * 6 + Math.abs(dy) / 9 + (toLeft ? 0 : 2);
        found.push({ place: { x, y, toLeft }, box, cost });
      }
    }
  }
  return found;
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
