import type { SeatReview } from '$lib/api/types';

export const PARTS = ['luck', 'decisions', 'hidden', 'others'] as const;
export type Part = (typeof PARTS)[number];

/** A share of the result as people read it: in hundredths, with its sign. */
export function signed(value: number, lang: string): string {
  const whole = Math.round(value * 100);
  return new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }).format(whole === 0 ? 0 : whole);
}

export function hundredths(value: number, lang: string): string {
  return new Intl.NumberFormat(lang).format(Math.round(value * 100));
}

/** The parts of a seat's result in its own words' order, with what each is. */
export function partsOf(seat: SeatReview): { part: Part; value: number }[] {
  return PARTS.map((part) => ({ part, value: seat[part] }));
}

/** A seat's curve as an SVG path: steps, as it is known only at the seat's own decisions. */
export function path(seat: SeatReview, x: (step: number) => number, y: (value: number) => number): string {
  return seat.curve
    .map(({ step, value }, at) => `${at ? 'L' : 'M'}${x(step).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}

/** What a seat could expect at a step. */
export function expectedAt(seat: SeatReview, step: number): number {
  return (seat.curve.findLast((point) => point.step <= step) ?? seat.curve[0])?.value ?? 0;
}

/** The step of the record that is shown after so many events: the last one that had not been made then. */
export function stepAt(moments: readonly number[], events: number): number {
  const after = moments.findIndex((told) => told > events);
  return after < 0 ? moments.length - 1 : Math.max(0, after - 1);
}
