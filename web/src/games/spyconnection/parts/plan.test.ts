import { describe, expect, test } from 'vitest';
import { fixture, tableOf } from '../fixtures/table';
import { agentsOf, route } from '../map/ways';
import { autoCover, heldBy, planConnection, previewOf, supplyAfter } from './plan';
import { effect } from '../words';

const middle = fixture('middle').view;
const mara = middle.players[0]!;

describe('what the client shows is what the engine says', () => {
  test('another price of the engine is another price in the sentence', () => {
    const table = tableOf('middle');
    const connect = table.legal.find(({ kind }) => kind === 'CONNECT')!;
    const view = structuredClone(middle);
    const preview = view.previews[connect.text]!;
    preview.cost = 77;
    preview.fields = [70, 7];
    preview.left = 88;
    const text = effect({ ...table, view }, connect);
    expect(text).toContain('77');
    expect(text).toContain('70 + 7');
    expect(text).toContain('88');
  });

  test('what a field costs and gives back', () => {
    const view = structuredClone(middle);
    view.prices['BER-BEL'] = [10, 20, 30];
    view.previews['RECALL_CIRCLE(1, LON)']!.back = 50;
    const plan = planConnection(view, mara, 'BER-BEL', ['RECALL_CIRCLE(1, LON)']);
    expect([plan.price, plan.supply, plan.short]).toEqual([60, mara.supply + 50, 60 - mara.supply - 50]);
  });
});

describe('recalls one after the other', () => {
  test('free the next field', () => {
    const before = planConnection(middle, mara, 'BER-BEL', []);
    expect(before.next).toContain('RECALL_FIELD(LON-BER-1)');
    expect(before.next).not.toContain('RECALL_FIELD(LON-BER-2)');
    const after = planConnection(middle, mara, 'BER-BEL', ['RECALL_FIELD(LON-BER-1)']);
    expect(after.next).toContain('RECALL_FIELD(LON-BER-2)');
    expect(after.supply).toBe(5);
  });

  test('a field in the middle holds what lies beyond it', () => {
    expect(heldBy(middle, 'RECALL_FIELD(LON-BER-3)', [])).toEqual(['LON-BER-1', 'LON-BER-2']);
    expect(heldBy(middle, 'RECALL_FIELD(LON-BER-3)', ['RECALL_FIELD(LON-BER-1)'])).toEqual(['LON-BER-2']);
    expect(heldBy(middle, 'RECALL_FIELD(LON-BER-1)', [])).toEqual([]);
  });

  test('drop a mark whose turn has not come', () => {
    const { marks, supply } = planConnection(middle, mara, 'BER-BEL', [
      'RECALL_FIELD(LON-BER-2)',
      'RECALL_CIRCLE(1, LON)',
      'RECALL_CIRCLE(1, MON)',
    ]);
    expect(marks).toEqual(['RECALL_CIRCLE(1, LON)']);
    expect(supply).toBe(5);
    expect(supplyAfter(middle, mara, marks)).toBe(5);
  });

  test('pay: short until enough is marked', () => {
    expect(planConnection(middle, mara, 'BER-BEL', []).short).toBe(1);
    const paid = planConnection(middle, mara, 'BER-BEL', ['RECALL_CIRCLE(1, LON)']);
    expect([paid.price, paid.supply, paid.short]).toEqual([5, 5, 0]);
    expect(previewOf(middle, 'CONNECT(BER-BEL)')?.payable).toBe(true);
  });
});

describe('covering automatically', () => {
  test('never fulfils', () => {
    expect(autoCover(tableOf('fulfilled'))?.text).toBe('COVER(1)');
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

test('a spy goes over whole rows', () => {
  const own = new Set(agentsOf(middle, 0).keys());
  const way = route('LON', 'WAR', own);
  expect(way.map(({ connection, from }) => [connection.id, from])).toEqual([
    ['LON-BER', 'LON'],
    ['BER-WAR', 'BER'],
  ]);
  expect(route('LON', 'MOS', own)).toEqual([]);
});
