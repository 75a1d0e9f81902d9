import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableBody } from '../src/lib/api/types';
import { LiveTable } from '../src/lib/table/live.svelte';
import { body, LEGAL, moved, Source } from './bodies';

const HANDS = ['only for seat 0', 'only for seat 1'];
const seat = (seat: number, asked: number[], over: Partial<TableBody> = {}): TableBody =>
  body({
    seat,
    my_seats: [0, 1],
    to_move: asked,
    view: { hand: HANDS[seat] },
    ...(asked.includes(seat) ? { decision: `${seat}-1`, legal: LEGAL } : {}),
    ...over,
  });

/** Calls that wait for their answer. */
let waiting: { url: string; answer: (told: unknown) => Promise<void> }[];
async function fetched(url: string): Promise<Response> {
  const told = await new Promise((resolve) => {
    waiting.push({ url, answer: (told) => (resolve(told), taken()) });
  });
  return new Response(JSON.stringify(told));
}
/** Answers take a few turns of the loop to be read. */
async function taken(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(0);
}
const answer = (told: unknown, which = 0): Promise<void> => waiting.splice(which, 1)[0]!.answer(told);

describe('two players at one device', () => {
  let live: LiveTable;
  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    waiting = [];
    Source.all = [];
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('EventSource', Source);
    live = new LiveTable('m');
    void live.start();
    await answer(seat(0, [0]));
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const hands = (): string => JSON.stringify([live.body, live.shown, live.ahead, live.past]);

  it('passes on to the next seat, and shows nothing of the former meanwhile', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)] }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.curtain).toBe(1);
    void live.takeOver(1);
    expect([live.body, live.shown, live.curtain, live.log]).toEqual([null, null, null, []]);
    await answer(seat(1, [1], { seq: 3 }));
    expect(live.seat).toBe(1);
    expect(live.legal).toEqual(LEGAL);
    expect(Source.last.url).toContain('seat=1');
  });

  it('takes nothing of the former seat while the new one’s table is on its way', async () => {
    const old = Source.last;
    live.gesture('wink', 1);
    void live.takeOver(1);
    expect(old.closed).toBe(true);
    await answer(seat(0, [1], { seq: 3 }));
    expect(live.body).toBeNull();
    live.receive(seat(0, [1], { seq: 4 }));
    expect(live.body).toBeNull();
    await answer(seat(1, [1], { seq: 3 }));
    expect(live.seat).toBe(1);
    expect(hands()).not.toContain(HANDS[0]);
    expect(hands()).toContain(HANDS[1]);
  });

  it('gives the new seat no answer to what the former asked', async () => {
    live.receive(seat(0, [], { seq: 3 }));
    live.why('TAKE(9)');
    const view = live.viewAt(1);
    void live.takeOver(1);
    await answer(seat(1, [], { seq: 3 }), 2);
    await answer({ rule: 'SPY-4.2', message: 'You hold that card.' });
    await answer({ view: { hand: HANDS[0] } });
    expect(live.refused).toBeNull();
    expect(await view).toBeNull();
  });

  it('draws the curtain anew where the turn has gone on before the device was taken', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)] }));
    await vi.advanceTimersByTimeAsync(2000);
    void live.takeOver(1);
    await answer(seat(1, [0], { seq: 4 }));
    expect(live.curtain).toBe(0);
    void live.takeOver(0);
    await answer(seat(0, [0], { seq: 4 }));
    expect(live.curtain).toBeNull();
    expect(live.legal).toEqual(LEGAL);
  });

  it('asks for another seat when the curtain does not hold any more, and never opens it by itself', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)] }));
    await vi.advanceTimersByTimeAsync(2000);
    Source.last.tell(seat(0, [0], { seq: 4, events: [moved(2)] }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.curtain).toBe(0);
    expect(live.legal).toEqual([]);
    void live.takeOver(0);
    await answer(seat(0, [0], { seq: 4 }));
    expect(live.curtain).toBeNull();
  });

  it('keeps a curtain that still holds', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)], my_seats: [0, 1, 2] }));
    await vi.advanceTimersByTimeAsync(2000);
    Source.last.tell(seat(0, [0, 1], { seq: 4, events: [moved(2)], my_seats: [0, 1, 2] }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.curtain).toBe(1);
  });
});
