/** Where on the rim of a map, or of anything else, a button covers least of what lies there. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Taken extends Area {
  /** How much it matters that this stays free; 1 if nothing is said. */
  weight?: number;
}
export type Side = 'left' | 'right' | 'up' | 'down';

const INSET = 8;
const STEP = 12;
const SIDES: readonly Side[] = ['left', 'right', 'up', 'down'];

/** The upper left corner for a button of this size on the rim of an area; among equally free ones a corner. */
export function spareSpot(
  rim: Area,
  size: { w: number; h: number },
  taken: readonly Taken[],
  sides: readonly Side[] = SIDES,
  inset = INSET,
): { x: number; y: number } {
  let best = { x: rim.x + inset, y: rim.y + inset };
  let least = Infinity;
  for (const spot of sides.flatMap((side) => along(side, rim, size, inset))) {
    const covered = taken.reduce(
      (sum, area) => sum + (area.weight ?? 1) * overlap({ ...spot, ...size }, area),
      isCorner(spot, rim, size, inset) || sides.length === 1 ? 0 : 0.5,
    );
    if (covered >= least) continue;
    least = covered;
    best = spot;
  }
  return best;
}

/** How much two areas have in common. */
export function overlap(a: Area, b: Area): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The places of a button along one side; along a single side the middle first. */
function along(side: Side, rim: Area, { w, h }: { w: number; h: number }, inset: number): { x: number; y: number }[] {
  const upright = side === 'left' || side === 'right';
  const room = Math.max(0, (upright ? rim.h - h : rim.w - w) - 2 * inset);
  const steps = Math.max(1, Math.ceil(room / STEP));
  const offsets = Array.from({ length: steps + 1 }, (_, i) => inset + (room * i) / steps);
  offsets.sort((a, b) => Math.abs(a - inset - room / 2) - Math.abs(b - inset - room / 2));
  return offsets.map((offset) => {
    if (upright) return { x: side === 'left' ? rim.x + inset : rim.x + rim.w - w - inset, y: rim.y + offset };
    return { x: rim.x + offset, y: side === 'up' ? rim.y + inset : rim.y + rim.h - h - inset };
  });
}

function isCorner(
  spot: { x: number; y: number },
  rim: Area,
  { w, h }: { w: number; h: number },
  inset: number,
): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
  const sideways = near(spot.x, rim.x + inset) || near(spot.x, rim.x + rim.w - w - inset);
  return sideways && (near(spot.y, rim.y + inset) || near(spot.y, rim.y + rim.h - h - inset));
}
