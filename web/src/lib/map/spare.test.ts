import { describe, expect, it } from 'vitest';
import { overlap, spareSpot } from './spare';

const RIM = { x: 0, y: 0, w: 390, h: 300 };
const SIZE = { w: 44, h: 44 };

describe('a spare spot on the rim', () => {
  it('is a corner where nothing lies', () => {
    const { x, y } = spareSpot(RIM, SIZE, []);
    expect([8, 338]).toContain(x);
    expect([8, 248]).toContain(y);
  });

  it('covers nothing while there is room anywhere on the rim', () => {
    const corners = [0, 330].flatMap((x) => [0, 240].map((y) => ({ x, y, w: 60, h: 60 })));
    const spot = spareSpot(RIM, SIZE, corners);
    for (const corner of corners) expect(overlap({ ...spot, ...SIZE }, corner)).toBe(0);
  });

  it('covers what matters least where the rim is full', () => {
    const spot = spareSpot(RIM, SIZE, [
      { ...RIM, weight: 100 },
      { x: 330, y: 0, w: 60, h: 60, weight: -99 },
    ]);
    expect(spot).toEqual({ x: 338, y: 8 });
  });

  it('stays on the side it is for', () => {
    const spot = spareSpot(RIM, SIZE, [{ x: 300, y: 100, w: 90, h: 90 }], ['right']);
    expect(spot.x).toBe(338);
    expect(overlap({ ...spot, ...SIZE }, { x: 300, y: 100, w: 90, h: 90 })).toBe(0);
  });
});
