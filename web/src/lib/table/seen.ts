/** Up to which event this browser has shown a table to the seat; for "what happened since". */
const KEY = 'safehouse.seen';
const KEPT = 50;

type Seen = Record<string, number>;

export function lastSeen(match: string, seat: number | null): number | null {
  return read()[`${match}/${seat}`] ?? null;
}

export function noteSeen(match: string, seat: number | null, n: number): void {
  const key = `${match}/${seat}`;
  const { [key]: old, ...rest } = read();
  if (old !== undefined && old >= n) return;
  const kept = Object.fromEntries([...Object.entries(rest), [key, n]].slice(-KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage there is no catching up.
  }
}

function read(): Seen {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen) ?? {};
  } catch {
    return {};
  }
}
