import type { LegalAction } from '../game';

/** The legal action before or after the current one; from none, the first or last. */
export function neighbour(
  legal: readonly LegalAction[],
  current: LegalAction | null,
  step: 1 | -1,
): LegalAction | null {
  if (legal.length === 0) return null;
  const at = current === null ? -1 : legal.findIndex((action) => action.id === current.id);
  if (at < 0) return (step > 0 ? legal[0] : legal.at(-1)) ?? null;
  return legal[(at + step + legal.length) % legal.length] ?? null;
}
