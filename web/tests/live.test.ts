import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { handleKey } from '../src/lib/table/keys';
import { LiveTable } from '../src/lib/table/live.svelte';
import { body, house, LEGAL, moved, myTurn } from './bodies';

const PLACES = { help() {}, model() {}, log() {}, chat() {}, board() {} };

describe('a live table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.confirm = 'once';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows a move of another before its numbers, and offers nothing meanwhile', () => {
    const live = new LiveTable('m');
    live.receive(body());
    live.receive(body({ seq: 3, events: [moved(1)], ...myTurn }));
    expect(live.showing.fresh.map(({ n }) => n)).toEqual([1]);
    expect(live.showing.shown?.view).toEqual({ at: 2 });
    expect(live.showing.ahead?.view).toEqual({ at: 3 });
    expect(live.legal).toEqual([]);
    vi.runOnlyPendingTimers();
    expect(live.showing.shown?.view).toEqual({ at: 3 });
    expect(live.showing.fresh).toEqual([]);
    expect(live.legal).toEqual(LEGAL);
  });

  it('leaves who is asked alone while something else is shown', () => {
    const live = new LiveTable('m');
    live.receive(body(myTurn));
    live.choice.selected = LEGAL[0]!;
    live.receive(body({ seq: 3, events: [moved(1)], ...myTurn }));
    expect(live.showing.fresh.map(({ n }) => n)).toEqual([1]);
    expect(live.showing.shown?.view).toEqual({ at: 3 });
    expect(live.choice.selected).toEqual(LEGAL[0]);
    vi.runOnlyPendingTimers();
    expect(live.showing.fresh).toEqual([]);
    expect(live.choice.selected).toEqual(LEGAL[0]);
  });

  it('is called back from a look at the past that is still on its way', async () => {
    house.waiting.length = 0;
    vi.stubGlobal('fetch', house.fetch);
    const live = new LiveTable('m');
    live.receive(body({ seq: 4, events: [moved(1), moved(2)] }));
    live.look(1);
    expect(live.lookBack.looking).toBe(true);
    handleKey(new KeyboardEvent('keydown', { key: 'Escape' }), live, PLACES);
    expect(live.lookBack.looking).toBe(false);
    await house.answer({ upto: 1, view: {}, seat: 0, events: [moved(1)] });
    expect(live.lookBack.past).toBeNull();
  });

  it('wants to be asked at every table what it wanted to be asked at one', () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body({ seq: 3 }))));
    const live = new LiveTable('m');
    live.receive(body({ standing: { declare_with: null, ask: false } }));
    live.arm(null, true);
    expect(settings.ask).toBe(true);
    expect(JSON.parse(localStorage.getItem('safehouse.settings')!)).toMatchObject({ ask: true });
    live.arm(null, false);
    expect(settings.ask).toBe(false);
  });

  it('takes back a step, or the whole turn, in one call; gestures ask for no turn', async () => {
    const sent: [string, unknown][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push([url.split('?')[0]!, JSON.parse(String(init.body))]);
      return new Response(JSON.stringify(body({ seq: sent.length + 2, undo: { ...allowed } })), { status: 200 });
    });
    const allowed = { allowed: true, steps: 2, reason: null, message: null };
    const live = new LiveTable('m');
    live.receive(body({ undo: allowed }));
    await live.moves.undo();
    await live.moves.undo(true);
    live.gesture('wink', 1);
    live.gesture('frown', null);
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toEqual([
      ['/api/matches/m/undo', { seat: 0, whole: false }],
      ['/api/matches/m/undo', { seat: 0, whole: true }],
      ['/api/matches/m/gesture', { seat: 0, gesture: 'wink', to: 1 }],
      ['/api/matches/m/gesture', { seat: 0, gesture: 'frown', to: null }],
    ]);
  });

  it('plays something else instead of the last decision: taken back first, and only where that may be', async () => {
    const sent: [string, unknown][] = [];
    const again = { ...myTurn, undo: { allowed: true, steps: 1, reason: null, message: null } };
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push([new URL(url, location.href).pathname, JSON.parse(String(init.body)) as unknown]);
      return new Response(JSON.stringify(body({ seq: sent.length + 2, ...again })), { status: 200 });
    });
    const live = new LiveTable('m');
    live.receive(body({ ...again }));
    await live.instead('TAKE(1)');
    await vi.runAllTimersAsync();
    expect(sent.map(([path]) => path)).toEqual(['/api/matches/m/undo', '/api/matches/m/actions']);
    live.receive(body({ seq: 9, ...myTurn }));
    await live.instead('TAKE(1)');
    await vi.runAllTimersAsync();
    expect(sent.slice(2).map(([path]) => path)).toEqual(['/api/matches/m/why-not']);
  });

  it('ends the turn when the engine finds nothing left that could help, if the player wants it so', async () => {
    const DONE = { id: 9, text: 'DONE', kind: 'DONE', args: {} };
    const idle = { ...myTurn, legal: [LEGAL[0]!, DONE], view: { idle: 'DONE' } };
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const { action } = JSON.parse(String(init.body)) as { action?: string };
      sent.push(action ?? 'undo');
      const next = action === 'DONE' ? { to_move: [1] } : idle;
      return new Response(JSON.stringify(body({ seq: sent.length + 2, ...next })), { status: 201 });
    });
    const act = async (change: Partial<typeof settings>): Promise<unknown[]> => {
      Object.assign(settings, change);
      const live = new LiveTable('m');
      sent.length = 0;
      live.receive(body({ ...myTurn, undo: { allowed: true, steps: 1, reason: null, message: null } }));
      live.play(['TAKE(1)']);
      await vi.runAllTimersAsync();
      return [...sent];
    };
    expect(await act({ ending: true })).toEqual(['TAKE(1)', 'DONE']);
    expect(await act({ ending: false })).toEqual(['TAKE(1)']);
    settings.ending = true;
    const live = new LiveTable('m');
    sent.length = 0;
    live.receive(body({ ...myTurn, undo: { allowed: true, steps: 1, reason: null, message: null } }));
    await live.moves.undo();
    live.receive(body({ seq: 9, ...idle }));
    await vi.runAllTimersAsync();
    expect(sent).toEqual(['undo']); // what was taken back, or came from elsewhere, is not ended by itself
  });

  it('takes nothing older than it has, and nothing of another seat', () => {
    const live = new LiveTable('m');
    live.receive(body({ seq: 5 }));
    live.receive(body({ seq: 4 }));
    live.receive(body({ seq: 9, seat: 1 }));
    expect(live.body?.seq).toBe(5);
  });

  it('sends an action once, again with the same key while the server is away', async () => {
    const sent: [string, string][] = [];
    let down = 2;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push([url, (init.headers as Record<string, string>)['Idempotency-Key']!]);
      if (down-- > 0) throw new TypeError('down');
      return new Response(JSON.stringify(body({ seq: 3, events: [moved(1)] })), { status: 201 });
    });
    const live = new LiveTable('m');
    live.receive(body(myTurn));
    live.select(live.legal[0]!);
    live.select(LEGAL[0]!);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(([, key]) => key)).size).toBe(1);
    expect(live.showing.shown?.seq).toBe(3);
    expect(live.moves.sending).toBe(false);
  });

  it('asks before it sends what ends a turn for good, also as the last of several', async () => {
    settings.confirm = 'touch';
    const [place, house] = [
      { id: 1, text: 'PLACE', kind: 'PLACE', args: {} },
      { id: 2, text: 'TARGET(B21)', kind: 'TARGET', args: { building: 'B21' } },
    ];
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push((JSON.parse(String(init.body)) as { action: string }).action);
      const next = { seq: 2 + sent.length, to_move: [0], decision: `0-${sent.length + 1}`, legal: [house] };
      return new Response(JSON.stringify(body(next)), { status: 201 });
    });
    const live = new LiveTable('m');
    live.choice.isFinal = (_body, action) => action.kind === 'TARGET';
    live.receive(body({ ...myTurn, legal: [place] }));
    live.play([place, house.text]);
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toEqual(['PLACE']);
    expect(live.choice.selected).toEqual(house);
    live.select(live.legal[0]!);
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toEqual(['PLACE', 'TARGET(B21)']);

    live.select(live.legal[0]!);
    expect(live.choice.selected).toEqual(house);
    settings.confirm = 'once';
    live.select(null);
    live.select(live.legal[0]!);
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toHaveLength(3);
  });

  it('forgets a reason with the position it was given for, and takes none that comes too late', async () => {
    const reason = { rule: 'SPY-6.4', message: 'There already.' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reason), { status: 200 }));
    const live = new LiveTable('m');
    live.receive(body(myTurn));
    live.why('CONNECT(BER-WAR)');
    await vi.advanceTimersByTimeAsync(50);
    expect(live.refusals.refused?.rule).toBe('SPY-6.4');
    live.receive(body({ seq: 3, ...myTurn, decision: '0-2' }), true);
    expect(live.refusals.refused).toBeNull();

    live.why('CONNECT(BER-WAR)');
    live.receive(body({ seq: 4, ...myTurn, decision: '0-3' }), true);
    await vi.advanceTimersByTimeAsync(50);
    expect(live.refusals.refused).toBeNull();
  });

  it('asks why instead of sending what is not legal', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response(JSON.stringify({ rule: 'SPY-4.2', message: 'no', text: 'rule' }));
    });
    const live = new LiveTable('m');
    live.receive(body(myTurn));
    live.select({ id: -1, text: 'TAKE(9)', kind: 'TAKE', args: {} });
    await vi.runOnlyPendingTimersAsync();
    expect(asked).toEqual([expect.stringContaining('/why-not')]);
    expect(live.refusals.refused?.rule).toBe('SPY-4.2');
    live.refusals.dismiss();
    expect(live.refusals.refused).toBeNull();
  });

  it('draws the curtain when another seat of this device is up', () => {
    const live = new LiveTable('m');
    live.receive(body({ my_seats: [0, 1], to_move: [1] }));
    expect(live.curtain.seat).toBe(1);
    expect(live.legal).toEqual([]);
  });

  it('tells what was missed', () => {
    localStorage.setItem('safehouse.seen', JSON.stringify({ 'm/0': 1 }));
    const live = new LiveTable('m');
    live.receive(body({ events: [moved(1), moved(2), moved(3)] }));
    expect(live.missed.events.map(({ n }) => n)).toEqual([2, 3]);
  });

  it('shows of several looks back only the last one asked for, and none after coming back to now', async () => {
    const frame = (upto: number): unknown => ({ upto, last: 3, seat: 0, view: {}, events: [moved(upto)] });
    house.waiting = [];
    vi.stubGlobal('fetch', house.fetch);
    const live = new LiveTable('m');
    live.receive(body({ events: [moved(1), moved(2), moved(3)] }));
    void live.lookBack.to(1);
    void live.lookBack.to(2);
    await house.answer(frame(2), 1);
    await house.answer(frame(1));
    expect(live.lookBack.past?.upto).toBe(2);
    void live.lookBack.to(1);
    void live.lookBack.to(null);
    await house.answer(frame(1));
    expect(live.lookBack.past).toBeNull();
    expect(live.showing.fresh).toEqual([]);
  });
});
