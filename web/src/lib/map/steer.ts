/** Steering a map by keys: arrows go to the nearest target in their direction. */
import type { Point } from './camera.svelte';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function directionOf(key: string): Point | null {
  return DIRECTIONS[key] ?? null;
}

/** Less far ahead than this, in units of the map, lies beside. */
const BESIDE = 6;

/** The nearest that lies ahead; `reaches` says how far ahead and how far aside it may lie. */
export function nearestAhead<T extends Point>(
  from: Point,
  direction: Point,
  all: readonly T[],
  reaches: (along: number, aside: number) => boolean = (along) => along >= BESIDE,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of all) {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (!reaches(along, aside) || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = other;
  }
  return best;
}

/** Where a target says that it lies. */
export function placeOf(target: Element): Point {
  return { x: Number(target.getAttribute('data-x')), y: Number(target.getAttribute('data-y')) };
}

/** For the element that shows the map. */
export function steer(event: KeyboardEvent & { currentTarget: Element }): void {
  const direction = directionOf(event.key);
  const here = event.target instanceof Element ? event.target.closest('.target') : null;
  if (!direction || !here) return;
  event.preventDefault();
  const targets = [...event.currentTarget.querySelectorAll<SVGElement>('.target')];
  const others = targets.filter((target) => target !== here).map((target) => ({ target, ...placeOf(target) }));
  nearestAhead(placeOf(here), direction, others)?.target.focus();
}
