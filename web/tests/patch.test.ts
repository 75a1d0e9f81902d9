import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Patch, TableBody } from '../src/lib/api/types';
import { LiveTable } from '../src/lib/table/live.svelte';
import { patched } from '../src/lib/table/patch';
import { body, house, moved, myTurn, Source } from './bodies';

vi.mock('../src/lib/games', () => ({ gameClient: async () => ({}) }));

const patch = (from: number, changes: Patch['changes'], more: Partial<Patch> = {}): Patch => ({
  seat: 0,
  from,
  changes,
  events: [],
  ...more,
});

describe('what a patch makes of a table', () => {
  const made = (view: TableBody['view'], changes: unknown): unknown =>
    patched(body({ view }), patch(2, { view: changes })).view;

  it.each([
    ['a value', { a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
    ['a value that is nothing', { a: 1 }, { a: [null] }, { a: null }],
    ['a new key', { a: 1 }, { b: [[1]] }, { a: 1, b: [1] }],
    ['a key that is gone', { a: 1, b: 2 }, { a: 0 }, { b: 2 }],
    ['something inside', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: [5] } } }, { a: { b: { c: 5, d: 2 } } }],
    ['one of a list', { a: [{ b: 1 }, { b: 2 }] }, { a: { '1': { b: [3] } } }, { a: [{ b: 1 }, { b: 3 }] }],
    ['a longer list', { a: [1, 2] }, { a: [1, 0, [5, 6]] }, { a: [1, 5, 6, 2] }],
    ['a shorter list', { a: [1, 2, 3] }, { a: [0, 2, []] }, { a: [3] }],
  ])('%s', (_, view, changes, after) => {
    expect(made(view, changes)).toEqual(after);
  });

  it('leaves the table before as it was, and shares what has not changed', () => {
    const before = body({ view: { a: { b: 1 }, c: { d: 2 } } });
    const kept = structuredClone(before);
    const after = patched(before, patch(2, { view: { a: { b: [7] } } }));
    expect(before).toEqual(kept);
    expect((after.view as { c: unknown }).c).toBe((before.view as { c: unknown }).c);
  });

  it('has the events of the patch, with what they leave out', () => {
    const events = [{ n: 1, kind: 'moved', args: { seat: 1 } }] as unknown as Patch['events'];
    const after = patched(body(), patch(2, {}, { events }));
    expect(after.events).toEqual([moved(1)]);
  });
});

describe('a table that is told what has changed', () => {
  let live: LiveTable;
  beforeEach(async () => {
    vi.useFakeTimers();
    Source.all = [];
    house.waiting = [];
    vi.stubGlobal('fetch', house.fetch);
    vi.stubGlobal('EventSource', Source);
    live = new LiveTable('m');
    void live.start();
    await house.answer(body());
    Source.last.open();
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks for that', () => {
    expect(Source.last.url).toContain('patches=true');
  });

  it('takes it, and still a whole table', () => {
    Source.last.tell(patch(2, { seq: [3], view: { at: [3] } }, { events: [moved(1)] }), 'patch');
    expect(live.body).toMatchObject({ seq: 3, view: { at: 3 } });
    expect(live.log.last).toBe(1);
    Source.last.tell(body({ seq: 4, events: [moved(2)] }));
    expect(live.body!.seq).toBe(4);
    expect(house.waiting).toHaveLength(0);
  });

  it('passes over what it knows already, or what is for another seat', () => {
    Source.last.tell(patch(1, { seq: [2], view: { at: [9] } }), 'patch');
    Source.last.tell(patch(2, { seq: [3], view: { at: [9] } }, { seat: 1 }), 'patch');
    expect(live.body).toMatchObject({ seq: 2, view: { at: 2 } });
    expect(house.waiting).toHaveLength(0);
  });

  it('asks for the whole where it has missed something', async () => {
    Source.last.tell(patch(3, { seq: [4] }), 'patch');
    expect(live.body!.seq).toBe(2);
    expect(house.waiting).toHaveLength(1);
    await house.answer(body({ seq: 4 }));
    expect(live.body!.seq).toBe(4);
  });

  it('keeps who is connected, as it was told beside', () => {
    Source.last.tell({ players: [{ seat: 0, connected: true, away: false }] }, 'presence');
    Source.last.tell(patch(2, { seq: [3], players: { '0': { away: [true] } } }), 'patch');
    expect(live.body!.players[0]).toEqual({ seat: 0, connected: true, away: true });
  });

  it('says which version it has when it acts, and takes what has changed as the answer', async () => {
    Source.last.tell(body({ seq: 3, ...myTurn }));
    await vi.advanceTimersByTimeAsync(100);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return house.fetch();
    });
    live.play(['TAKE(1)']);
    expect(asked[0]).toMatch(/actions\?.*from=3/);
    await house.answer(patch(3, { seq: [4], decision: [null], legal: [[]], to_move: [[1]] }));
    expect(live.body).toMatchObject({ seq: 4, decision: null, legal: [] });
  });
});
