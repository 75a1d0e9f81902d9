/** This browser's copy of a player's own marks, by table and seat: seats that share a device do not share it. */
const KEY = 'safehouse.notes';
/** Where the marks of Inkognito lay before the server kept them. */
const OLD = 'safehouse.pencil';
const KEPT = 50;

export type Cells = Readonly<Record<string, string>>;

export interface KeptNotes {
  /** All marks as they stand here. */
  cells: Cells;
  /** What the server has not confirmed yet; an empty mark clears its cell. */
  unsent: Cells;
  /** Whether these are the server's; else they were made before it kept any. */
  shared: boolean;
}

export function keptNotes(match: string, seat: number): KeptNotes {
  const name = `${match}/${seat}`;
  const found = read<KeptNotes>(KEY)[name];
  if (found) return found;
  return { cells: marked(read<Cells>(OLD)[name] ?? {}), unsent: {}, shared: false };
}

export function keepNotes(match: string, seat: number, notes: KeptNotes): void {
  const name = `${match}/${seat}`;
  const others = Object.entries(read<KeptNotes>(KEY)).filter(([other]) => other !== name);
  // The oldest make room, but never what the server does not have.
  const spare = others.filter(([, { unsent }]) => isEmpty(unsent)).map(([other]) => other);
  const dropped = new Set(spare.slice(0, Math.max(0, others.length + 1 - KEPT)));
  const staying = Object.fromEntries(others.filter(([other]) => !dropped.has(other)));
  if (write(KEY, { ...staying, [name]: notes })) forgetOld(name);
}

function forgetOld(name: string): void {
  const { [name]: found, ...rest } = read<Cells>(OLD);
  if (found === undefined) return;
  if (isEmpty(rest)) localStorage.removeItem(OLD);
  else write(OLD, rest);
}

/** The cells that bear a mark. */
export function marked(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, mark]) => mark !== ''));
}

export function isEmpty(things: object): boolean {
  return Object.keys(things).length === 0;
}

function read<T>(key: string): Record<string, T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, T> | null) ?? {};
  } catch {
    return {};
  }
}

/** False where the storage is full or closed: then the server alone keeps them. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
