/** What this browser saw and added before the first draw of its tables; with it the end can be checked. */
const KEY = 'safehouse.deals';
const KEPT = 100;

export interface KeptDeal {
  commitment: string;
  number: string;
  /** The hashes of all numbers, as they were when ours was opened. */
  seals?: (string | null)[];
}

export function keptDeal(match: string): KeptDeal | null {
  return read()[match] ?? null;
}

export function keepDeal(match: string, deal: KeptDeal): void {
  if (!keptDeal(match)) write(match, deal); // the first counts: nothing told later can take its place
}

export function keepSeals(match: string, seals: (string | null)[]): void {
  const kept = keptDeal(match);
  if (kept && !kept.seals) write(match, { ...kept, seals });
}

function write(match: string, deal: KeptDeal): void {
  const rest = Object.entries(read()).filter(([id]) => id !== match);
  try {
    const kept = [...rest, [match, deal]].slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the deal is checked without it.
  }
}

function read(): Record<string, KeptDeal> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptDeal> | null) ?? {};
  } catch {
    return {};
  }
}
