import type { TableEvent } from '../game';

/** Adds events that are not known yet; the order is that of `n`. */
export function merge(known: readonly TableEvent[], fresh: readonly TableEvent[]): TableEvent[] {
  const last = known.at(-1)?.n ?? 0;
  const first = known[0]?.n ?? Infinity;
  const later = fresh.filter((event) => event.n > last);
  const earlier = known.length > 0 ? fresh.filter((event) => event.n < first) : [];
  return earlier.length + later.length > 0 ? [...earlier, ...known, ...later] : (known as TableEvent[]);
}

/** Whether these events follow without a gap on number `last`. */
export function follows(last: number, fresh: readonly TableEvent[]): boolean {
  const first = fresh[0];
  return first === undefined || first.n <= last + 1;
}

export interface Group {
  /** Which turn of each player; null before the first. */
  turn: number | null;
  events: TableEvent[];
}

/** Groups the log by rounds: the first turns of all, the second turns of all, … */
export function byTurn(events: readonly TableEvent[]): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const turn = event.kind === 'turn' && typeof event.args.number === 'number' ? event.args.number : null;
    const last = groups.at(-1);
    if (last === undefined || (turn !== null && turn !== last.turn)) groups.push({ turn, events: [event] });
    else last.events.push(event);
  }
  return groups;
}
