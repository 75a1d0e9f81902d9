/** Flags on a 30 × 18 grid. DE is the plain tricolour of black, white and red. */
import { box, disc, flat, line, point, times, type Shape } from './shape';

const R = '#B3302A';
const W = '#F6F1E4';
const B = '#24457A';
const G = '#2C6B3F';
const Y = '#E8C04A';
const K = '#23211D';

const rows = (...colours: string[]): Shape[] =>
  colours.map((colour, i) => flat(box(0, (18 / colours.length) * i, 30, 18 / colours.length), colour));
const columns = (...colours: string[]): Shape[] =>
  colours.map((colour, i) => flat(box((30 / colours.length) * i, 0, 30 / colours.length, 18), colour));
export function star(x: number, y: number, r: number): string {
  const tips = times(10).map((i) => point(x, y, i * 36 - 90, i % 2 ? r * 0.42 : r));
  return `M${tips.join('L')}Z`;
}

export const FLAGS: Readonly<Record<string, readonly Shape[]>> = {
  PT: [
    flat(box(0, 0, 12, 18), G),
    flat(box(12, 0, 18, 18), R),
    flat(disc(12, 9, 4.2), Y),
    flat('M9.800 6.500h4.400v3.500q-2.200 3-4.400 0Z', R),
    flat(box(11, 7.5, 2, 2.4), W),
  ],
  DE: rows(K, W, R),
  GB: [
    flat(box(0, 0, 30, 18), B),
    line('M0 0L30 18M30 0L0 18', 3.6, W),
    line('M0 0L30 18M30 0L0 18', 1.4, R),
    line('M15 0V18M0 9H30', 6, W),
    line('M15 0V18M0 9H30', 3.4, R),
  ],
  US: [
    ...rows(R, W, R, W, R, W, R),
    flat(box(0, 0, 13, 10.3), B),
    flat(
      times(12)
        .map((i) => disc(2 + (i % 4) * 3, 2 + Math.floor(i / 4) * 3.1, 0.7))
        .join(''),
      W,
    ),
  ],
  SU: [
    flat(box(0, 0, 30, 18), R),
    line('M5 7.500Q10 9 9.500 3.500M5.500 8.500L9 4.500', 1.3, Y),
    flat(star(7.5, 2.2, 1.4), Y),
  ],
  ES: [flat(box(0, 0, 30, 18), R), flat(box(0, 4.5, 30, 9), Y), flat('M7 6.500h4v3.500q-2 2.500-4 0Z', R)],
  FR: columns(B, W, R),
  IT: [...columns(G, W, R), flat('M13 6h4v4q-2 3-4 0Z', R), line('M15 6V12M13 8H17', 1, W)],
  HU: rows(R, W, G),
  YU: rows(B, W, R),
};
