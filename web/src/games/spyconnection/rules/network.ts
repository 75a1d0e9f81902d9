/**
 * Cohesion and prices, for previews alone: what could be recalled one after the other, and what a connection costs then.
 * The server judges every step again.
 */
import { ATLAS, connectionAt, fieldAt, type Connection } from '../map/atlas';
import type { Player, View } from '../view';

/** How many agents a seat has on each field where it has any. */
export function agentsOf(view: View, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const [field, counts] of Object.entries(view.fields)) {
    const count = counts[seat] ?? 0;
    if (count > 0) found.set(field, count);
  }
  return found;
}

/** The fields with own agents that a walk from the spy's city does not reach (SPY-7.7). */
export function cutOff(spy: string, own: ReadonlySet<string>): string[] {
  const reached = new Set<string>();
  const cities = new Set([spy]);
  const queue = [spy];
  for (let city = queue.pop(); city !== undefined; city = queue.pop()) {
    for (const connection of ATLAS.connections.values()) {
      for (const end of walk(connection, city, own, reached)) {
        if (!cities.has(end)) {
          cities.add(end);
          queue.push(end);
        }
      }
    }
  }
  return [...own].filter((field) => !reached.has(field));
}

/** Walks into a connection from a city over own fields; yields the far city where the row is whole. */
function walk(connection: Connection, city: string, own: ReadonlySet<string>, reached: Set<string>): string[] {
  if (connection.from !== city && connection.to !== city) return [];
  const row = connection.from === city ? connection.fields : [...connection.fields].reverse();
  for (const field of row) {
    if (!own.has(field.id)) return [];
    reached.add(field.id);
  }
  return [connection.from === city ? connection.to : connection.from];
}

/** What would be cut off by recalling a field; empty where it may go (SPY-7.5). */
export function cutOffBy(spy: string, own: ReadonlySet<string>, field: string): string[] {
  const rest = new Set(own);
  rest.delete(field);
  return cutOff(spy, rest);
}

/** The fields whose agents may be recalled next. */
export function recallable(spy: string, own: ReadonlySet<string>): string[] {
  return [...own].filter((field) => cutOffBy(spy, own, field).length === 0);
}

/** The cities of the network: the spy's and all that complete connections join to it (SPY-5.2). */
export function network(spy: string, own: ReadonlySet<string>): Set<string> {
  const cities = new Set([spy]);
  let before = 0;
  while (before !== cities.size) {
    before = cities.size;
    for (const connection of ATLAS.connections.values()) {
      if (!isComplete(connection, own)) continue;
      if (cities.has(connection.from)) cities.add(connection.to);
      else if (cities.has(connection.to)) cities.add(connection.from);
    }
  }
  return cities;
}

export function isComplete(connection: Connection, own: { has(field: string): boolean }): boolean {
  return connection.fields.every((field) => own.has(field.id));
}

/** What each field of a connection costs a seat: nothing on an own field, 2 where a rival is, else 1 (SPY-6.5 to 6.7). */
export function fieldPrices(
  view: View,
  seat: number,
  connection: string,
  own: { has(field: string): boolean },
): number[] {
  return connectionAt(connection).fields.map((field) => {
    if (own.has(field.id)) return 0;
    const counts = view.fields[field.id] ?? [];
    return counts.some((count, other) => other !== seat && count > 0) ? 2 : 1;
  });
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The way of the spy inside the network: connections from city to city over complete connections. */
export function route(from: string, to: string, own: ReadonlySet<string>): { connection: Connection; from: string }[] {
  const came = new Map<string, { connection: Connection; from: string } | null>([[from, null]]);
  const queue = [from];
  for (let city = queue.shift(); city !== undefined && !came.has(to); city = queue.shift()) {
    for (const connection of ATLAS.connections.values()) {
      if (connection.from !== city && connection.to !== city) continue;
      const far = connection.from === city ? connection.to : connection.from;
      if (came.has(far) || !isComplete(connection, own)) continue;
      came.set(far, { connection, from: city });
      queue.push(far);
    }
  }
  const legs = [];
  for (let leg = came.get(to); leg; leg = came.get(leg.from)) legs.unshift(leg);
  return legs;
}

/** One agent or field taken back, by its canonical text. */
export type Mark = string;

export function fieldMark(field: string): Mark {
  return `RECALL_FIELD(${field})`;
}

export function circleMark(position: number, city: string): Mark {
  return `RECALL_CIRCLE(${position}, ${city})`;
}

function markedField(mark: Mark): string | null {
  return /^RECALL_FIELD\((.+)\)$/.exec(mark)?.[1] ?? null;
}

/** What a seat would have after taking back the marked agents in this order. */
export interface Afterwards {
  own: Map<string, number>;
  supply: number;
  /** Marks that are possible in this order; others are dropped. */
  marks: Mark[];
  /** What may be taken back next. */
  next: Mark[];
}

export function afterRecalls(view: View, player: Player, marks: readonly Mark[]): Afterwards {
  const own = agentsOf(view, player.seat);
  const circles = new Set(
    player.open.flatMap((mission) => mission.covered.map((city) => circleMark(mission.position, city))),
  );
  const kept: Mark[] = [];
  let supply = player.supply;
  for (const mark of marks) {
    const field = markedField(mark);
    if (field !== null) {
      if (!own.has(field) || player.spy === null || cutOffBy(player.spy, new Set(own.keys()), field).length > 0)
        continue;
      supply += own.get(field)!;
      own.delete(field);
    } else {
      if (!circles.delete(mark)) continue;
      supply += 1;
    }
    kept.push(mark);
  }
  const fields = player.spy === null ? [] : recallable(player.spy, new Set(own.keys()));
  return { own, supply, marks: kept, next: [...fields.map(fieldMark), ...circles] };
}

/** A connection planned together with recalls: what it costs then and how many agents are still missing. */
export interface Plan extends Afterwards {
  connection: string;
  prices: number[];
  price: number;
  short: number;
}

export function planConnection(view: View, player: Player, connection: string, marks: readonly Mark[]): Plan {
  const after = afterRecalls(view, player, marks);
  const prices = fieldPrices(view, player.seat, connection, after.own);
  const price = sum(prices);
  // Agents on the connection itself would have to be paid for again.
  const next = after.next.filter((mark) => {
    const field = markedField(mark);
    return field === null || fieldAt(field).connection !== connection;
  });
  return { ...after, next, connection, prices, price, short: Math.max(0, price - after.supply) };
}

/** Whether recalling everything that may go would pay for a connection. */
export function canEverPay(view: View, player: Player, connection: string): boolean {
  const own = agentsOf(view, player.seat);
  const elsewhere = [...own].filter(([field]) => fieldAt(field).connection !== connection);
  const circles = sum(player.open.map((mission) => mission.covered.length));
  const price = sum(fieldPrices(view, player.seat, connection, own));
  return player.supply + sum(elsewhere.map(([, count]) => count)) + circles >= price;
}
