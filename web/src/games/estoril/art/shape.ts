/** Drawings as data: a list of shapes from back to front. Colours are literal or names of a palette. */
export interface Shape {
  d: string;
  fill: string | null;
  stroke: string | null;
  width: number;
  transform?: string;
}
export type Palette = Readonly<Record<string, string>>;

export const INK = '#1E1B16';

/** A filled form with the ink outline of all portraits. */
export function solid(d: string, fill: string, width = 1.5): Shape {
  return { d, fill, stroke: INK, width };
}
/** A filled form without an outline. */
export function flat(d: string, fill: string): Shape {
  return { d, fill, stroke: null, width: 0 };
}
/** A line. */
export function line(d: string, width = 1.5, stroke: string = INK): Shape {
  return { d, fill: null, stroke, width };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${round(x - r)} ${round(y)}a${r} ${ry} 0 1 0 ${round(2 * r)} 0a${r} ${ry} 0 1 0 ${round(-2 * r)} 0Z`;
}
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}
export function point(x: number, y: number, angle: number, distance: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${round(x + distance * Math.cos(turn))} ${round(y + distance * Math.sin(turn))}`;
}
/** 0, 1, … n − 1. */
export function times(count: number): number[] {
  return [...Array(Math.max(0, count)).keys()];
}
