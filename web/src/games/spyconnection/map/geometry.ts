/** Lines and places on the drawing: parallel lines, capsules, fanned spies. Units are those of the map. */
import type { Connection, Field, Point } from './atlas';
import { course } from './atlas';

export const VIEW = { x: 8, y: 4, w: 984, h: 796 };
export const CITY_RADIUS = 25.5;
export const FIELD_RADIUS = 15.5;
const LINE_GAP = 12;

export function path(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${round(p.x)} ${round(p.y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Unit vector across a connection at one of its points, always to the same side. */
export function across(points: readonly Point[], index: number): Point {
  const before = points[Math.max(0, index - 1)]!;
  const after = points[Math.min(points.length - 1, index + 1)]!;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const normal = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
  // Pieces are read from left to right, and from top to bottom where the connection runs level.
  const flip = Math.abs(normal.x) > 0.3 ? normal.x < 0 : normal.y < 0;
  return flip ? { x: -normal.x, y: -normal.y } : normal;
}

/** The line of a connection moved sideways. The side is the same at every point of the connection. */
export function parallel(connection: Connection, distance: number): Point[] {
  const points = course(connection);
  const side = across(points, Math.floor(points.length / 2));
  return points.map((p, i) => {
    const own = across(points, i);
    const sign = own.x * side.x + own.y * side.y < 0 ? -1 : 1;
    return { x: p.x + own.x * distance * sign, y: p.y + own.y * distance * sign };
  });
}

/** How far the line of the i-th of n owners lies from the middle of the connection. */
export function lane(index: number, count: number): number {
  return (index - (count - 1) / 2) * LINE_GAP;
}

export interface Seating {
  /** Where each owner's piece lies, in the order of the lines, and how large. */
  places: Point[];
  scale: number;
  /** The paper under them: a disc for one, a capsule across the connection for two or three, a block for four. */
  width: number;
  height: number;
  angle: number;
}

/** How the pieces of `count` owners share a field. */
export function seating(connection: Connection, field: Field, count: number): Seating {
  const points = course(connection);
  const middle = across(points, Math.floor(points.length / 2));
  const own = across(points, field.index + 1);
  const sign = own.x * middle.x + own.y * middle.y < 0 ? -1 : 1;
  const side = { x: own.x * sign, y: own.y * sign };
  const ahead = { x: side.y, y: -side.x };
  const angle = (Math.atan2(side.y, side.x) * 180) / Math.PI;
  const at = (a: number, b: number): Point => ({
    x: field.x + side.x * a + ahead.x * b,
    y: field.y + side.y * a + ahead.y * b,
  });
  if (count <= 1) {
    return {
      places: [{ x: field.x, y: field.y }],
      scale: 1.32,
      width: 2 * FIELD_RADIUS,
      height: 2 * FIELD_RADIUS,
      angle,
    };
  }
  if (count === 2) return { places: [at(-17, 0), at(17, 0)], scale: 1.12, width: 68, height: 34, angle };
  if (count === 3) {
    return { places: [at(-28, 0), at(0, 0), at(28, 0)], scale: 0.98, width: 92, height: 34, angle };
  }
  const block = [at(-14, 13.5), at(-14, -13.5), at(14, 13.5), at(14, -13.5)];
  return { places: block, scale: 0.92, width: 60, height: 59, angle };
}

/** Where the spies in one city stand: the own one in the middle, others half beside the landmark, fanned out. */
export function fan(seats: readonly number[], own: number | null, side: 1 | -1): Map<number, number> {
  const others = seats.filter((seat) => seat !== own);
  const first = 15;
  const places = new Map(others.map((seat, i) => [seat, side * (first + 12 * i)]));
  if (own !== null && seats.includes(own)) places.set(own, others.length > 1 ? -side * 4 : 0);
  return places;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function touchesDisc(box: Box, centre: Point, radius: number): boolean {
  const dx = Math.max(box.x - centre.x, 0, centre.x - (box.x + box.w));
  const dy = Math.max(box.y - centre.y, 0, centre.y - (box.y + box.h));
  return Math.hypot(dx, dy) < radius;
}
