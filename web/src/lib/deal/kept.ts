/** What this browser saw and added before the first draw of its tables; with it the end can be checked. */
const KEY = 'safehouse.deals';
const KEPT = 100;

export interface KeptDeal {
  commitment: string;
  number: string;
}

export function keptDeal(match: string): KeptDeal | null {
  return read()[match] ?? null;
}

export function keepDeal(match: string, deal: KeptDeal): void {
  const { [match]: old, ...rest } = read();
  if (old) return; // the first counts: nothing told later can take its place
  try {
    const kept = [...Object.entries(rest), [match, deal]].slice(-KEPT);
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
