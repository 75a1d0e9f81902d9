import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableBody } from '../src/lib/api/types';
import { LiveTable } from '../src/lib/table/live.svelte';
import { body, house, LEGAL, moved, Source } from './bodies';

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

describe('two players at one device', () => {
  let live: LiveTable;
  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    house.waiting = [];
    Source.all = [];
    vi.stubGlobal('fetch', house.fetch);
    vi.stubGlobal('EventSource', Source);
    live = new LiveTable('m');
    void live.start();
    await house.answer(seat(0, [0]));
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const hands = (): string => JSON.stringify([live.body, live.showing.shown, live.showing.ahead, live.lookBack.past]);

  it('passes on to the next seat, and shows nothing of the former meanwhile', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)] }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.curtain.seat).toBe(1);
    void live.takeOver(1);
    expect([live.body, live.showing.shown, live.curtain.seat, live.log.events]).toEqual([null, null, null, []]);
    await house.answer(seat(1, [1], { seq: 3 }));
    expect(live.seat).toBe(1);
    expect(live.legal).toEqual(LEGAL);
    expect(Source.last.url).toContain('seat=1');
  });

  it('takes nothing of the former seat while the new one’s table is on its way', async () => {
    const old = Source.last;
    live.gesture('wink', 1);
    void live.takeOver(1);
    expect(old.closed).toBe(true);
    await house.answer(seat(0, [1], { seq: 3 }));
    expect(live.body).toBeNull();
    live.receive(seat(0, [1], { seq: 4 }));
    expect(live.body).toBeNull();
    await house.answer(seat(1, [1], { seq: 3 }));
    expect(live.seat).toBe(1);
    expect(hands()).not.toContain(HANDS[0]);
    expect(hands()).toContain(HANDS[1]);
  });

  it('gives the new seat no answer to what the former asked', async () => {
    live.receive(seat(0, [], { seq: 3 }));
    live.why('TAKE(9)');
    const view = live.viewAt(1);
    void live.takeOver(1);
    await house.answer(seat(1, [], { seq: 3 }), 2);
    await house.answer({ rule: 'SPY-4.2', message: 'You hold that card.' });
    await house.answer({ view: { hand: HANDS[0] } });
    expect(live.refusals.refused).toBeNull();
    expect(await view).toBeNull();
  });

  it('is not thrown into the past of the former seat', async () => {
    live.receive(seat(0, [0], { seq: 3, events: [moved(1), moved(2)] }));
    void live.lookBack.to(1);
    void live.takeOver(1);
    await house.answer(seat(1, [1], { seq: 3 }), 1);
    await house.answer({ upto: 1, last: 2, view: { hand: HANDS[0] }, events: [moved(1)] });
    expect(live.lookBack.past).toBeNull();
    expect(hands()).not.toContain(HANDS[0]);
  });

  it('draws the curtain anew where the turn has gone on before the device was taken', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)] }));
    await vi.advanceTimersByTimeAsync(2000);
    void live.takeOver(1);
    await house.answer(seat(1, [0], { seq: 4 }));
    expect(live.curtain.seat).toBe(0);
    void live.takeOver(0);
    await house.answer(seat(0, [0], { seq: 4 }));
    expect(live.curtain.seat).toBeNull();
    expect(live.legal).toEqual(LEGAL);
  });

  it('asks for another seat when the curtain does not hold any more, and never opens it by itself', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)] }));
    await vi.advanceTimersByTimeAsync(2000);
    Source.last.tell(seat(0, [0], { seq: 4, events: [moved(2)] }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.curtain.seat).toBe(0);
    expect(live.legal).toEqual([]);
    void live.takeOver(0);
    await house.answer(seat(0, [0], { seq: 4 }));
    expect(live.curtain.seat).toBeNull();
  });

  it('keeps a curtain that still holds', async () => {
    Source.last.tell(seat(0, [1], { seq: 3, events: [moved(1)], my_seats: [0, 1, 2] }));
    await vi.advanceTimersByTimeAsync(2000);
    Source.last.tell(seat(0, [0, 1], { seq: 4, events: [moved(2)], my_seats: [0, 1, 2] }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.curtain.seat).toBe(1);
  });
});
