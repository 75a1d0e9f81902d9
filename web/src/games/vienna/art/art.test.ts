import { expect, test } from 'vitest';
import { BUILDINGS, SQUARES, STREETS, trackSpace, VIEW } from '../map/atlas';
import { facade } from './facades';
import { FLAGS } from './flags';
import { ICONS } from './icons';
import { BRIBES, HOUSE, SECRETS } from './palette';

const luminance = (colour: string): number => {
  const part = (from: number): number => {
    const value = parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

test('the map has 30 houses, 40 squares and 116 streets, two houses of every seal and parity look different', () => {
  expect([BUILDINGS.length, SQUARES.length, STREETS.length]).toEqual([30, 40, 116]);
  const looks = new Set(
    BUILDINGS.map(({ seal, number }) => `${seal} ${JSON.stringify(facade(seal, number % 2, '#000000')).length}`),
  );
  expect(looks.size).toBe(10);
  for (const { seal, number } of BUILDINGS) expect(facade(seal, number, '#333333').length).toBeGreaterThan(6);
});

test('every sort has an icon of its own; flags differ', () => {
  const names = [...BRIBES, ...SECRETS, ...new Set(BUILDINGS.map(({ seal }) => seal))];
  const drawings = names.map((name) => JSON.stringify(ICONS[name]));
  expect(new Set(drawings).size).toBe(15);
  expect(drawings).not.toContain(undefined);
  expect(Object.keys(FLAGS).sort()).toEqual(['AT', 'FR', 'GB', 'SU', 'US']);
});

test('ink on every background colour is at least 4.5 : 1', () => {
  for (const colour of Object.values(HOUSE)) {
    expect((luminance(colour) + 0.05) / (luminance('#1E1B16') + 0.05)).toBeGreaterThan(4.5);
  }
});

test('the score track goes once around, without gap or overlap', () => {
  const spaces = [...Array(100).keys()].map(trackSpace);
  const area = spaces.reduce((sum, { w, h }) => sum + w * h, 0);
  const frame = VIEW.w * VIEW.h - (VIEW.w - 52) * (VIEW.h - 52);
  expect(area).toBeCloseTo(frame, 3);
  expect(trackSpace(0)).toMatchObject({ x: VIEW.x, y: VIEW.y });
  expect(trackSpace(135)).toEqual(trackSpace(35));
});
