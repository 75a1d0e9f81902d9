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
  /** The set-up: what happened before anybody was asked. */
  dealt?: true;
}

function turnOf({ kind, args }: TableEvent): number | null {
  return kind === 'turn' && typeof args.number === 'number' ? args.number : null;
}

/** The turn that was under way when the set-up was over: its mark lies among what is folded. */
function begun({ events }: Group): number | null {
  const last = events.findLast(({ kind }) => kind === 'turn');
  return last ? turnOf(last) : null;
}

/** Fewer events of a set-up than these are read at once. */
const FOLDED = 4;

/** Groups the log: the set-up (the first `dealt` events), then by rounds: the first turns of all, the second ones, … */
export function byTurn(events: readonly TableEvent[], dealt = 0): Group[] {
  const setUp = events.filter(({ n }) => n <= dealt);
  const folds = setUp.filter(({ kind }) => kind !== 'turn').length >= FOLDED;
  const groups: Group[] = folds ? [{ turn: null, events: setUp, dealt: true }] : [];
  for (const event of folds ? events.slice(setUp.length) : events) {
    const last = groups.at(-1);
    const turn = turnOf(event) ?? (last?.dealt ? begun(last) : null);
    if (last === undefined || last.dealt || (turn !== null && turn !== last.turn))
      groups.push({ turn, events: [event] });
    else last.events.push(event);
  }
  return groups;
}
