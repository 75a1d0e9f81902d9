import { expect, test } from 'vitest';
import { eventMaker } from '$lib/testing';
import { fixture } from './fixtures/table';
import { arrivals, duration, timeline, travel } from './motion';
import type { GameEvent } from './view';

const { view, events } = fixture('fulfilled');

test('events follow each other and a whole turn is short', () => {
  const beats = timeline(events, view);
  beats.slice(1).forEach((beat, i) => expect(beat.start).toBeCloseTo(beats[i]!.start + beats[i]!.length));
  const long = timeline([...events, ...events, ...events], view);
  expect(duration(beats)).toBeGreaterThan(0);
  expect(duration(long)).toBeLessThanOrEqual(1800.001);
});

test('agents land one after the other from the city where the spy was', () => {
  const connected = events.find((event) => event.kind === 'connected')!;
  const landing = arrivals(timeline([connected], view));
  expect([...landing].map(([piece, { delay }]) => [piece, Math.round(delay)])).toEqual([
    ['BER-MON-1:0', 0],
    ['BER-MON-2:0', 60],
    ['BER-MON-3:0', 120],
  ]);
  expect(travel(connected, view).map(({ x }) => x)).toEqual([470, 449, 428, 406, 385]);
});

test('what needs no pieces needs no time', () => {
  expect(duration(timeline([eventMaker<GameEvent>()(1, 'turn', { seat: 1, number: 2 })], view))).toBe(0);
  expect(duration([])).toBe(0);
});
