import { describe, expect, it } from 'vitest';
import type { SeatReview } from '../src/lib/api/types';
import { expectedAt, hundredths, partsOf, path, signed, stepAt } from '../src/lib/review/numbers';

const SEAT = {
  luck: 0.1,
  decisions: -0.25,
  hidden: -0.05,
  others: 0.7,
  curve: [
    { step: 0, value: 0.5 },
    { step: 4, value: 0.25 },
    { step: 10, value: 1 },
  ],
} as unknown as SeatReview;

describe('the numbers of a review', () => {
  it('are hundredths, with their sign where they are parts', () => {
    expect(hundredths(0.254, 'en')).toBe('25');
    expect(signed(-0.254, 'en')).toBe('-25');
    expect(signed(0.1, 'de')).toBe('+10');
    expect(signed(-0.001, 'en')).toBe('0');
  });

  it('name all parts of a result', () => {
    expect(partsOf(SEAT).map(({ part }) => part)).toEqual(['luck', 'decisions', 'hidden', 'others']);
    expect(partsOf(SEAT).reduce((sum, { value }) => sum + value, 0.5)).toBeCloseTo(1);
  });

  it('hold from one decision of the seat to its next', () => {
    expect([0, 3, 4, 9, 10].map((step) => expectedAt(SEAT, step))).toEqual([0.5, 0.5, 0.25, 0.25, 1]);
  });

  it('find the step that comes next after so many events', () => {
    const moments = [0, 2, 2, 5, 7];
    expect([0, 1, 2, 4, 5, 7, 9].map((events) => stepAt(moments, events))).toEqual([0, 0, 2, 2, 3, 4, 4]);
  });

  it('make a line of the curve', () => {
    expect(
      path(
        SEAT,
        (step) => step,
        (value) => value,
      ),
    ).toBe('M0.0 0.5L4.0 0.3L10.0 1.0');
  });
});
