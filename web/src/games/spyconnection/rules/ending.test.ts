import { describe, expect, test } from 'vitest';
import { fixture, tableOf } from '../fixtures/table';
import { autoCover, endOfTurn } from './ending';

const open = fixture('middle').view.players[0]!.open;

describe('the end of the turn beforehand', () => {
  test('fulfils first, so that its agents serve the next mission', () => {
    const { served, wanting, supply } = endOfTurn(open, 'MON', 1);
    expect(served.map(({ mission, fulfilled, back }) => [mission.card, fulfilled, back])).toEqual([
      ['S1', true, 4],
      ['M17', false, 0],
    ]);
    expect(wanting).toEqual([]);
    expect(supply).toBe(3);
  });

  test('tells what lacks an agent', () => {
    const { served, wanting } = endOfTurn(open, 'MON', 0);
    expect(served).toEqual([]);
    expect(wanting.map(({ card }) => card)).toEqual(['S1', 'M17']);
  });

  test('is what the server did', () => {
    const before = fixture('cover').view.players[0]!;
    const after = fixture('fulfilled').view.players[0]!;
    const first = endOfTurn(before.open.slice(0, 1), 'MON', before.supply);
    expect(first.supply).toBe(after.supply);
  });

  test('passes over covered cities and cities not shown', () => {
    expect(endOfTurn(open, 'LON', 4)).toEqual({ served: [], wanting: [], supply: 4 });
    expect(endOfTurn(open, 'HEL', 4)).toEqual({ served: [], wanting: [], supply: 4 });
  });
});

describe('covering automatically', () => {
  test('never fulfils', () => {
    const table = tableOf('fulfilled');
    const action = autoCover(table);
    expect(action?.text).toBe('COVER(1)');
    const only = structuredClone(fixture('cover').view);
    only.players[0]!.open.splice(1);
    expect(autoCover(tableOf('cover', { view: only }))).toBeNull();
  });

  test('waits when the agents do not suffice for all', () => {
    expect(fixture('cover').view.players[0]!.supply).toBe(1);
    expect(autoCover(tableOf('cover'))).toBeNull();
    const rich = structuredClone(fixture('cover').view);
    rich.players[0]!.supply = 2;
    expect(autoCover(tableOf('cover', { view: rich }))?.text).toBe('COVER(2)');
  });

  test('answers nothing but the end of the own turn', () => {
    expect(autoCover(tableOf('middle'))).toBeNull();
    expect(autoCover(tableOf('waiting'))).toBeNull();
    expect(autoCover(tableOf('spectator'))).toBeNull();
  });
});
