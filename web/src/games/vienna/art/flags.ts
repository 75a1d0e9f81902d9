/** Flags on a 30 × 18 grid, muted. */
import { box, disc, flat, line, star, times, type Shape } from './shape';

const R = '#B3302A';
const W = '#F6F1E4';
const B = '#24457A';
const Y = '#E8C04A';
const BAND = 18 / 7;

export const FLAGS: Readonly<Record<string, readonly Shape[]>> = {
  US: [
    flat(box(0, 0, 30, 18), W),
    ...[0, 2, 4, 6].map((i) => flat(box(0, i * BAND, 30, BAND), R)),
    flat(box(0, 0, 13, 10.3), B),
    flat(
      times(12)
        .map((i) => disc(2 + (i % 4) * 3, 2 + Math.floor(i / 4) * 3.1, 0.75))
        .join(''),
      W,
    ),
  ],
  SU: [
    flat(box(0, 0, 30, 18), R),
    line('M5.200 8.200Q11 9.600 10.200 3.800M5.600 9L9.600 4.600', 1.5, Y),
    flat(star(7.6, 2.6, 1.7), Y),
  ],
  FR: [flat(box(0, 0, 10, 18), B), flat(box(10, 0, 10, 18), W), flat(box(20, 0, 10, 18), R)],
  GB: [
    flat(box(0, 0, 30, 18), B),
    line('M0 0L30 18M30 0L0 18', 3.6, W),
    line('M0 0L30 18M30 0L0 18', 1.4, R),
    line('M15 0V18M0 9H30', 6, W),
    line('M15 0V18M0 9H30', 3.4, R),
  ],
  AT: [flat(box(0, 0, 30, 18), R), flat(box(0, 6, 30, 6), W)],
};
