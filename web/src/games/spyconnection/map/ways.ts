/** How agents lie on the map, for drawing: whole rows, and the way a spy is seen to take over them. */
import { ATLAS, type Connection } from './atlas';
import type { View } from '../view';

/** How many agents a seat has on each field where it has any. */
export function agentsOf(view: View, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const [field, counts] of Object.entries(view.fields)) {
    const count = counts[seat] ?? 0;
    if (count > 0) found.set(field, count);
  }
  return found;
}

export function isWhole(connection: Connection, own: { has(field: string): boolean }): boolean {
  return connection.fields.every((field) => own.has(field.id));
}

/** The way of the spy from city to city over whole rows. */
export function route(from: string, to: string, own: ReadonlySet<string>): { connection: Connection; from: string }[] {
  const came = new Map<string, { connection: Connection; from: string } | null>([[from, null]]);
  const queue = [from];
  for (let city = queue.shift(); city !== undefined && !came.has(to); city = queue.shift()) {
    for (const connection of ATLAS.connections.values()) {
      if (connection.from !== city && connection.to !== city) continue;
      const far = connection.from === city ? connection.to : connection.from;
      if (came.has(far) || !isWhole(connection, own)) continue;
      came.set(far, { connection, from: city });
      queue.push(far);
    }
  }
  const legs = [];
  for (let leg = came.get(to); leg; leg = came.get(leg.from)) legs.unshift(leg);
  return legs;
}
