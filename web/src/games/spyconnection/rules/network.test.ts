import { describe, expect, test } from 'vitest';
import { FIXTURES, fixture, tableOf } from '../fixtures/table';
import {
  afterRecalls,
  agentsOf,
  canEverPay,
  cutOff,
  cutOffBy,
  fieldPrices,
  network,
  planConnection,
  recallable,
  route,
} from './network';

const middle = fixture('middle').view;
const mara = middle.players[0]!;
const own = new Set(agentsOf(middle, 0).keys());

describe('cohesion', () => {
  test('nothing is cut off in a real position', () => {
    for (const name of FIXTURES) {
      const { view } = fixture(name);
      for (const player of view.players) {
        if (player.spy) expect(cutOff(player.spy, new Set(agentsOf(view, player.seat).keys())), name).toEqual([]);
      }
    }
  });

  test('the fields that may go are those the server names', () => {
    for (const name of FIXTURES) {
      const { view } = fixture(name);
      const player = view.players[view.seat ?? view.active ?? 0]!;
      if (!player.spy || (view.seat === null && view.active === null)) continue;
      const fields = new Set(agentsOf(view, player.seat).keys());
      expect(recallable(player.spy, fields).sort(), name).toEqual([...view.recallable].sort());
    }
  });

  test('a field in the middle holds what lies beyond it', () => {
    expect(cutOffBy('BER', own, 'LON-BER-3')).toEqual(['LON-BER-1', 'LON-BER-2']);
    expect(cutOffBy('BER', own, 'LON-BER-1')).toEqual([]);
  });

  test('without agents anything holds together', () => {
    expect(cutOff('BER', new Set())).toEqual([]);
    expect(cutOff('BER', new Set(['PAR-MAD-2']))).toEqual(['PAR-MAD-2']);
  });

  test('networks are those the server names', () => {
    for (const name of FIXTURES) {
      for (const player of fixture(name).view.players) {
        if (!player.spy) continue;
        const fields = new Set(agentsOf(fixture(name).view, player.seat).keys());
        expect([...network(player.spy, fields)].sort(), name).toEqual([...player.network].sort());
      }
    }
  });
});

describe('recalls one after the other', () => {
  test('free the next field', () => {
    const before = afterRecalls(middle, mara, []);
    expect(before.next).not.toContain('RECALL_FIELD(LON-BER-2)');
    const after = afterRecalls(middle, mara, ['RECALL_FIELD(LON-BER-1)']);
    expect(after.next).toContain('RECALL_FIELD(LON-BER-2)');
    expect(after.supply).toBe(5);
  });

  test('drop a mark whose turn has not come', () => {
    const after = afterRecalls(middle, mara, [
      'RECALL_FIELD(LON-BER-2)',
      'RECALL_CIRCLE(1, LON)',
      'RECALL_CIRCLE(1, MON)',
    ]);
    expect(after.marks).toEqual(['RECALL_CIRCLE(1, LON)']);
    expect(after.supply).toBe(5);
  });

  test('give both agents of a doubled field back', () => {
    const yuki = middle.players[3]!;
    const ways = ['BER-OSL-1', 'BER-OSL-2'].map((field) => `RECALL_FIELD(${field})`);
    expect(afterRecalls(middle, yuki, ways).supply).toBe(yuki.supply + 4);
  });
});

describe('prices', () => {
  test('are those the server names', () => {
    for (const name of FIXTURES) {
      const { view } = fixture(name);
      const seat = view.seat ?? view.active;
      for (const reach of view.reach) {
        expect(fieldPrices(view, seat!, reach.connection, agentsOf(view, seat!)), name).toEqual(reach.fields);
      }
    }
  });

  test('with recalls: short until enough is marked', () => {
    expect(planConnection(middle, mara, 'BER-BEL', []).short).toBe(1);
    const paid = planConnection(middle, mara, 'BER-BEL', ['RECALL_CIRCLE(1, LON)']);
    expect([paid.price, paid.supply, paid.short]).toEqual([5, 5, 0]);
  });

  test('agents on the connection itself are no help', () => {
    const view = structuredClone(middle);
    view.fields['BER-BEL-1'] = [1, 0, 0, 0];
    const plan = planConnection(view, view.players[0]!, 'BER-BEL', []);
    expect(plan.prices).toEqual([0, 2, 2]);
    expect(plan.next).not.toContain('RECALL_FIELD(BER-BEL-1)');
    expect(plan.next).toContain('RECALL_FIELD(BER-WAR-2)');
  });

  test('everything taken back pays or does not', () => {
    expect(canEverPay(middle, mara, 'BER-BEL')).toBe(true);
    const poor = { ...mara, supply: 0, open: [] };
    expect(canEverPay({ ...middle, fields: { 'BER-BEL-2': [0, 0, 1, 0] } }, poor, 'BER-BEL')).toBe(false);
  });
});

test('a spy goes over complete connections', () => {
  const way = route('LON', 'WAR', own);
  expect(way.map(({ connection, from }) => [connection.id, from])).toEqual([
    ['LON-BER', 'LON'],
    ['BER-WAR', 'BER'],
  ]);
  expect(route('LON', 'MOS', own)).toEqual([]);
  expect(tableOf('middle').view.players[0]!.spy).toBe('BER');
});
