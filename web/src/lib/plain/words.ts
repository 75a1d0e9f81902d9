/** A table in the words that the server itself uses: for games that have no texts here. */
import type { LegalAction, TableEvent, TableState, Texts } from '../game';

export type Table = TableState<unknown>;
type Scalar = string | number | boolean | null;

/** `pick_card` → Pick card. */
export function plainly(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  const lower = words === words.toUpperCase() ? words.toLowerCase() : words;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

export function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== 'object';
}

/** What the seat sees under these names is told elsewhere. */
const ELSEWHERE = new Set(['game', 'options', 'seat']);

export function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([key]) => !ELSEWHERE.has(key));
}

export function scalarWords(texts: Texts, value: Scalar): string {
  if (value === null || value === '') return texts.say('plain-none');
  if (typeof value === 'boolean') return texts.say(value ? 'plain-yes' : 'plain-no');
  return String(value);
}

/** All that can be said in one line; null for what has parts. */
export function lineOf(texts: Texts, value: unknown): string | null {
  if (isScalar(value)) return scalarWords(texts, value);
  if (!Array.isArray(value) || !value.every(isScalar)) return null;
  return value.length > 0 ? value.map((one) => scalarWords(texts, one)).join(', ') : texts.say('plain-none');
}

/** Line by line, each under the names that lead to it. */
export function linesOf(texts: Texts, value: unknown, path: readonly string[] = []): string[] {
  const line = lineOf(texts, value);
  if (line !== null) return [`${path.join(' › ')}: ${line}`];
  const parts = Array.isArray(value)
    ? value.map((one, i): [string, unknown] => [String(i + 1), one])
    : entriesOf(value as object);
  return parts.flatMap(([key, part]) => linesOf(texts, part, [...path, plainly(key)]));
}

export function label({ texts }: Pick<Table, 'texts'>, { kind, args }: LegalAction): string {
  const values = Object.values(args).map((value) => scalarWords(texts, value));
  return values.length > 0 ? `${plainly(kind)}: ${values.join(', ')}` : plainly(kind);
}

export function sentence(table: Table, { kind, args }: TableEvent): string {
  const { seat, ...rest } = args;
  const who = table.seats.find((player) => player.seat === seat)?.name;
  const facts = Object.entries(rest).map(([key, value]) => `${plainly(key)} ${scalarWords(table.texts, value)}`);
  const what = [plainly(kind), ...facts].join(', ');
  return who ? `${who}: ${what}` : what;
}

interface Seen {
  players?: (Record<string, unknown> & { score?: number })[];
  to_move?: number[];
  over?: boolean;
}
export function seenBy({ view }: Table): Seen {
  return view !== null && typeof view === 'object' ? (view as Seen) : {};
}

export function prompt(table: Table): string {
  const { texts, seats, legal } = table;
  if (legal.length > 0) return texts.say('your-turn');
  const mover = seats.find(({ seat }) => seenBy(table).to_move?.includes(seat));
  return mover ? texts.say('running-thinking', { player: mover.name }) : texts.say('plain-sees');
}
