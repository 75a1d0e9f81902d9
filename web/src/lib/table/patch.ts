import type { Patch, TableBody } from '../api/types';

/**
 * What has changed in a value (docs/api.md): the value is new; in a list so many values from there on are replaced by
 * others; inside an object or list something has changed; 0: the key is gone.
 */
type Change = 0 | [value: unknown] | [at: number, gone: number, added: unknown[]] | { [key: string]: Change };

export function isPatch(told: TableBody | Patch): told is Patch {
  return 'changes' in told;
}

/** The version that a table has after a patch. */
export function versionAfter({ from, changes }: Patch): number {
  const [seq = from] = (changes.seq ?? []) as number[];
  return seq;
}

/** The table after a patch of the version it has; what has not changed is shared with the one before. */
export function patched(table: TableBody, { changes, events }: Patch): TableBody {
  const after = applied(table, changes as Change) as TableBody;
  return { ...after, events: events.map((event) => ({ ...SILENT, ...event })) };
}

/** What events leave out where it is false. */
const SILENT = { private: false, reveals: false, by_chance: false, stand_in: false };

function applied(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(old as unknown[], ...change);
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change)) {
    if (inner === 0) Reflect.deleteProperty(copy, key);
    else copy[key] = applied(copy[key], inner);
  }
  return copy;
}

function spliced(old: unknown[], at: number, gone: number, added: unknown[]): unknown[] {
  return [...old.slice(0, at), ...added, ...old.slice(at + gone)];
}
