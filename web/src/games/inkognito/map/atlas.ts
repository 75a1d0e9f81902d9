/** The board as the browser knows it: where spaces lie, what joins them. Computed by data/make.py. */
import drawn from '../data/venice.json';

export interface Point {
  x: number;
  y: number;
}
export interface Route {
  kind: 'land' | 'water';
  ends: readonly [string, string];
  /** The middle line. */
  d: string;
  /** What is drawn: the line itself, or a wave along it. */
  shape: string;
}
export type SpaceKind = 'start' | 'place' | 'embassy' | 'plain';
export interface Space extends Point {
  id: string;
  kind: SpaceKind;
  /** The suit whose start space it is. */
  suit: number | null;
  /** Half the way to the nearest neighbour: so large may its target be. */
  room: number;
}

export const SIZE = { w: drawn.size[0]!, h: drawn.size[1]! };

function kindOf(id: string): SpaceKind {
  if (id === 'EM') return 'embassy';
  if (id.startsWith('N')) return 'place';
  return id.startsWith('P') ? 'plain' : 'start';
}

const points = Object.entries(drawn.spaces as unknown as Record<string, [number, number]>);

export const SPACES: ReadonlyMap<string, Space> = new Map(
  points.map(([id, [x, y]]) => {
    const nearest = Math.min(...points.filter(([o]) => o !== id).map(([, [u, v]]) => Math.hypot(x - u, y - v)));
    const suit = 'RBGY'.indexOf(id.charAt(0));
    const kind = kindOf(id);
    return [id, { id, x, y, kind, suit: kind === 'start' ? suit : null, room: nearest / 2 }];
  }),
);

export const ROUTES: readonly Route[] = [
  ...drawn.land.map(({ ends, d }) => ({ kind: 'land' as const, ends: ends as [string, string], d, shape: d })),
  ...drawn.water.map(({ ends, d, wave }) => ({
    kind: 'water' as const,
    ends: ends as [string, string],
    d,
    shape: wave,
  })),
];

export const DRAWN = drawn;

export function spaceAt(id: string): Space {
  const found = SPACES.get(id);
  if (!found) throw new Error(`no space ${id}`);
  return found;
}

/** The routes between two spaces: none, one, or by land and by water. */
export function routesBetween(a: string, b: string): Route[] {
  return ROUTES.filter(({ ends }) => (ends[0] === a && ends[1] === b) || (ends[0] === b && ends[1] === a));
}

/** The spaces one step away by land or by water. */
export function neighbours(space: string, kind: Route['kind']): string[] {
  const ends = ROUTES.filter((route) => route.kind === kind && route.ends.includes(space)).map(({ ends: [a, b] }) =>
    a === space ? b : a,
  );
  return [...new Set(ends)];
}
