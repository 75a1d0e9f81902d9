/** Where on the page the guide points: the first of these selectors that can be seen, and its rectangle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SEEN_AT_LEAST = 8;
/** So large is the light on something of which only the middle is known. */
const ROUND = 40;

/** What can be tapped is found before what is covered by something; the guide's own card makes room. */
export function find(selectors: readonly string[]): Element | null {
  const seen = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(isSeen));
  return seen.find(isFree) ?? seen[0] ?? null;
}

function isSeen(target: Element): boolean {
  if (target.closest('[data-testid="model"]')) return false;
  const { width, height } = target.getBoundingClientRect();
  return width >= SEEN_AT_LEAST || height >= SEEN_AT_LEAST;
}

export function isFree(target: Element): boolean {
  const { x, y, width, height } = boxOf(target);
  const above = document.elementsFromPoint(x + width / 2, y + height / 2);
  return target.contains(above.find((one) => !one.closest('[data-testid="guide"]')) ?? null);
}

/** A connection on a map is met where its middle lies (`data-x`, `data-y`), anything else in the middle of its box. */
export function boxOf(target: Element): Box {
  const [x, y] = [target.getAttribute('data-x'), target.getAttribute('data-y')];
  if (x === null || y === null || !(target instanceof SVGGraphicsElement)) {
    const { x: left, y: top, width, height } = target.getBoundingClientRect();
    return { x: left, y: top, width, height };
  }
  const middle = new DOMPoint(Number(x), Number(y)).matrixTransform(target.getScreenCTM()!);
  return { x: middle.x - ROUND / 2, y: middle.y - ROUND / 2, width: ROUND, height: ROUND };
}

export function isInside(box: Box, width: number, height: number): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** How much two boxes have in common. */
export function common(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
