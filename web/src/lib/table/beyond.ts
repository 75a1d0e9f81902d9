/** Targets that can be chosen and are not to be seen: behind which edge they lie. */
import { spareSpot, type Area, type Side, type Taken } from '../map/spare';

export interface Arrow {
  side: Side;
  count: number;
  /** The nearest of them. */
  first: Element;
  x: number;
  y: number;
}

export const ARROW = 44;

interface Hidden {
  edge: Area;
  side: Side;
  element: Element;
  far: number;
}

interface Shown {
  element: Element;
  spot: Point;
  area: Area;
}

interface Point {
  x: number;
  y: number;
}

/** Where a finger meets a target: on a map where it says, else in its middle. */
function spotOf(element: Element): Point {
  const [x, y] = [element.getAttribute('data-x'), element.getAttribute('data-y')];
  if (x !== null && y !== null && element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    if (matrix) return new DOMPoint(Number(x), Number(y)).matrixTransform(matrix);
  }
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function areaOf(element: Element): Area {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

/** What cuts an element off, from the inside out; `prompt` stands before whatever scrolls under it. */
function windows(element: Element, root: Element, prompt: Element | null): Area[] {
  const found: Area[] = [];
  for (let outer = element.parentElement; outer !== null && outer !== root.parentElement; outer = outer.parentElement) {
    if (outer instanceof SVGElement && !(outer instanceof SVGSVGElement)) continue;
    const { overflow, display } = getComputedStyle(outer);
    if ((overflow === 'visible' && outer !== root) || display === 'contents') continue;
    found.push(
      outer === prompt?.parentElement ? beside(areaOf(outer), areaOf(prompt), isAfter(element, prompt)) : areaOf(outer),
    );
  }
  return found.concat({ x: 0, y: 0, w: innerWidth, h: innerHeight });
}

function isAfter(element: Element, prompt: Element): boolean {
  return (prompt.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The part of a scrolling area above or below the prompt that stays in it. */
function beside(area: Area, prompt: Area, below: boolean): Area {
  const end = area.y + area.h;
  if (!below) return { ...area, h: Math.max(0, Math.min(end, prompt.y) - area.y) };
  const y = Math.max(area.y, prompt.y + prompt.h);
  return { ...area, y, h: Math.max(0, end - y) };
}

/** The outermost edge behind which an element lies: that is the way to it. Null if it is seen. */
function hiding(element: Element, root: Element, prompt: Element | null): Hidden | null {
  let spot = spotOf(element);
  let found: Hidden | null = null;
  for (const area of windows(element, root, prompt)) {
    const [right, low] = [area.x + area.w, area.y + area.h];
    const off: [Side, number][] = [
      ['left', area.x - spot.x],
      ['right', spot.x - right],
      ['up', area.y - spot.y],
      ['down', spot.y - low],
    ];
    const [side, far] = off.reduce((most, one) => (one[1] > most[1] ? one : most));
    if (far <= 0) continue;
    found = { edge: area, side, element, far };
    spot = { x: Math.min(right - 1, Math.max(area.x + 1, spot.x)), y: Math.min(low - 1, Math.max(area.y + 1, spot.y)) };
  }
  return found;
}

/** One arrow for each edge behind which something can be chosen that is nowhere to be seen. */
export function arrowsTo(root: Element, legal: ReadonlySet<string>): Arrow[] {
  const prompt = root.querySelector('.ask');
  const controls = [...root.querySelectorAll('[data-covers]')].map((element) => ({ ...areaOf(element), weight: 9 }));
  const shown: Shown[] = [];
  const hidden = new Map<string, Hidden>();
  const seen = new Set<string>();
  for (const element of root.querySelectorAll('[data-action]')) {
    const text = element.getAttribute('data-action')!;
    // A house of Vienna may be chosen before its own action is asked: a tap does both.
    const may = legal.has(text) || element.matches('.target.may');
    if (!may || element.closest('[data-testid="model"], .ask')) continue;
    const found = hiding(element, root, prompt);
    if (found) {
      if (!hidden.has(text)) hidden.set(text, found);
      continue;
    }
    seen.add(text);
    const spot = spotOf(element);
    const around = { x: spot.x - 22, y: spot.y - 22, w: 44, h: 44 };
    shown.push({ element, spot, area: element instanceof SVGElement ? around : areaOf(element) });
  }
  const edges = new Map<string, Hidden[]>();
  for (const [text, one] of hidden) {
    if (seen.has(text)) continue;
    const key = `${one.side} ${Math.round(one.edge.x)} ${Math.round(one.edge.y)}`;
    edges.set(key, [...(edges.get(key) ?? []), one]);
  }
  return [...edges.values()].map((all) => arrow(all, shown, controls));
}

/** Lies where it covers least; what it must cover all the same is the first that it leads to. */
function arrow(all: readonly Hidden[], shown: readonly Shown[], controls: readonly Taken[]): Arrow {
  const nearest = all.reduce((a, b) => (b.far < a.far ? b : a));
  const taken = [...shown.map(({ area }) => area), ...controls];
  const at = spareSpot(nearest.edge, { w: ARROW, h: ARROW }, taken, [nearest.side], 2);
  const covered = shown.filter(({ spot }) => {
    const [dx, dy] = [spot.x - at.x, spot.y - at.y];
    return Math.min(dx, dy) > -2 && Math.max(dx, dy) < ARROW + 2;
  });
  const first = covered[0]?.element ?? nearest.element;
  return { side: nearest.side, count: all.length + covered.length, first, ...at };
}

/** Brings a target on this side into sight: a map looks there, whatever scrolls scrolls there, no other way. */
export function reveal({ first, side }: Arrow): void {
  const sideways = side === 'left' || side === 'right';
  first.dispatchEvent(new CustomEvent<Side>('reveal', { bubbles: true, detail: side }));
  requestAnimationFrame(() =>
    first.scrollIntoView({ inline: sideways ? 'center' : 'nearest', block: sideways ? 'nearest' : 'center' }),
  );
}
