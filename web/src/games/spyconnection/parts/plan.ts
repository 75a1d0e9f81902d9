/** A connection planned together with agents taken back: adds up what the engine's previews say of each. */
import type { LegalAction } from '$lib/game';
import { connectionAt, fieldAt } from '../map/atlas';
import { legalAction, type OpenMission, type Player, type Preview, type Table, type View } from '../view';

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

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function previewOf(view: View, text: string): Preview | null {
  return view.previews[text] ?? null;
}

/** The fields that have to go before a field can be taken back. */
export function heldBy(view: View, mark: Mark, marks: readonly Mark[]): string[] {
  return (previewOf(view, mark)?.first ?? []).filter((field) => !marks.includes(fieldMark(field)));
}

export interface Plan {
  connection: string;
  prices: number[];
  price: number;
  short: number;
  supply: number;
  /** Marks that are possible in this order; others are dropped. */
  marks: Mark[];
  /** What may be taken back next. */
  next: Mark[];
}

export function planConnection(view: View, player: Player, connection: string, marks: readonly Mark[]): Plan {
  const kept: Mark[] = [];
  for (const mark of marks) {
    if (previewOf(view, mark) !== null && heldBy(view, mark, kept).length === 0) kept.push(mark);
  }
  const supply = supplyAfter(view, player, kept);
  const prices = connectionAt(connection).fields.map((field, i) => {
    const mark = fieldMark(field.id);
    return kept.includes(mark) ? previewOf(view, mark)!.again! : (view.prices[connection]?.[i] ?? 0);
  });
  const price = sum(prices);
  const next = Object.keys(view.previews).filter(
    (mark) =>
      mark.startsWith('RECALL_') &&
      !kept.includes(mark) &&
      heldBy(view, mark, kept).length === 0 &&
      !isOn(mark, connection),
  );
  return { connection, prices, price, short: Math.max(0, price - supply), supply, marks: kept, next };
}

/** Agents on the connection itself would have to be paid for again. */
function isOn(mark: Mark, connection: string): boolean {
  const field = markedField(mark);
  return field !== null && fieldAt(field).connection === connection;
}

export function supplyAfter(view: View, player: Player, marks: readonly Mark[]): number {
  return player.supply + sum(marks.map((mark) => previewOf(view, mark)?.back ?? 0));
}

/** Whether an empty circle of the mission shows the city. */
export function isBare(mission: OpenMission, city: string): boolean {
  return mission.cities.includes(city) && !mission.covered.includes(city);
}

/** Whether covering a mission now fulfils it. */
export function wouldFulfil(view: View, position: number): boolean {
  return previewOf(view, `COVER(${position})`)?.ending?.served.some(({ fulfilled }) => fulfilled) ?? false;
}

/**
 * The answer of the preference "cover automatically": covers whatever this does not fulfil, as long as there are agents
 * for all. Fulfilling remains a click, as it can be worth delaying.
 */
export function autoCover(table: Table): LegalAction | null {
  const { view, seat } = table;
  if (seat === null || view.decision !== 'COVER' || !view.to_move.includes(seat)) return null;
  const player = view.players[seat]!;
  const eligible = player.open.filter((mission) => mission.wants_spy_city);
  if (player.supply < eligible.length) return null;
  const harmless = eligible.find((mission) => !wouldFulfil(view, mission.position));
  return harmless ? legalAction(table, `COVER(${harmless.position})`) : null;
}
