import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableBody } from '../src/lib/api/types';
import { LiveTable } from '../src/lib/table/live.svelte';
import { body, moved, myTurn, Source } from './bodies';

/** Events by number. */
const upto = (n: number, from = 1): TableBody['events'] =>
  Array.from({ length: n - from + 1 }, (_, i) => moved(from + i));

describe('what happened while the page was not looked at', () => {
  let live: LiveTable;
  let hidden: boolean;
  let told: TableBody;
  const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(3000);
  const missed = (): number[] => live.missed.events.map(({ n }) => n);
  /** The table goes on, and the stream tells it. */
  async function on(to: number, over: Partial<TableBody> = {}): Promise<void> {
    const events = upto(to, told.seq + 1);
    told = body({ seq: to, ...over });
    Source.last.tell({ ...told, events });
    await soon();
  }
  async function away(): Promise<void> {
    hidden = true;
    await soon();
  }
  async function back(): Promise<void> {
    hidden = false;
    live.resume();
    await soon();
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    Source.all = [];
    hidden = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    vi.stubGlobal('EventSource', Source);
    vi.stubGlobal('fetch', async (url: string) => {
      const since = Number(new URL(url, 'http://house').searchParams.get('since'));
      return new Response(JSON.stringify({ ...told, events: upto(told.seq, since + 1) }));
    });
    live = new LiveTable('m');
    told = body({ seq: 2 });
    await live.start();
    Source.last.open();
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is told on coming back, once', async () => {
    await on(4);
    await away();
    await on(6);
    expect(missed()).toEqual([]);
    await back();
    expect(missed()).toEqual([5, 6]);
    live.missed.putAway();
    await away();
    await back();
    expect(missed()).toEqual([]);
  });

  it('is told also where the browser had stopped the page', async () => {
    await away();
    told = body({ seq: 5 });
    await back();
    expect(missed()).toEqual([3, 4, 5]);
  });

  it('is added to what has not been put away yet', async () => {
    await away();
    await on(3);
    await back();
    await on(4);
    expect(missed()).toEqual([3]);
    await away();
    await back();
    expect(missed()).toEqual([3]);
    await away();
    await on(5);
    await back();
    expect(missed()).toEqual([3, 4, 5]);
  });

  it('is not what one has seen, also while one was asked all along', async () => {
    await on(3, myTurn);
    await on(4, myTurn);
    await away();
    await back();
    expect(missed()).toEqual([]);
  });

  it('is not told when the game is over: then the end is', async () => {
    await away();
    await on(4, { status: 'over', over: true });
    await back();
    expect(missed()).toEqual([]);
  });

  it('is not told while one looks on, as when the connection is back', async () => {
    told = body({ seq: 4 });
    live.connection.refresh();
    await soon();
    expect(live.showing.shown?.seq).toBe(4);
    expect(missed()).toEqual([]);
  });
});
