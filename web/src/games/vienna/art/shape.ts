/** Drawings as data: a list of shapes from back to front. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  transform?: string;
}

export const INK = '#1E1B16';

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
/** A filled form; with the thin ink outline of all façades unless told otherwise. */
export function solid(d: string, fill: string, width = 1): Shape {
  return { d, fill, stroke: INK, width };
}
export function flat(d: string, fill: string): Shape {
  return { d, fill };
}
export function line(d: string, width = 1, stroke: string = INK): Shape {
  return { d, stroke, width };
}
export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${round(x - r)} ${round(y)}a${r} ${ry} 0 1 0 ${round(2 * r)} 0a${r} ${ry} 0 1 0 ${round(-2 * r)} 0Z`;
}
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}
export function at(x: number, y: number, angle: number, distance: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [round(x + distance * Math.cos(turn)), round(y + distance * Math.sin(turn))];
}
/** A five-pointed star. */
export function star(x: number, y: number, r: number): string {
  const tips = times(10).map((i) => at(x, y, i * 36 - 90, i % 2 ? r * 0.42 : r).join(' '));
  return `M${tips.join('L')}Z`;
}
/** 0, 1, … n − 1. */
export function times(count: number): number[] {
  return [...Array(Math.max(0, count)).keys()];
}
/** Numbers between 0 and 1 that are the same on every load. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
