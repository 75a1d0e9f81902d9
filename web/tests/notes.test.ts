import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../src/lib/ui/announce.svelte';
import { keepNotes, keptNotes } from '../src/lib/table/kept-notes';
import { OwnNotes } from '../src/lib/table/notes.svelte';

type Cells = Record<string, string>;

/** The server's side: marks by seat, what was asked of it, and what it answers instead when it cannot. */
class Desk {
  readonly seats: Record<number, Cells> = {};
  readonly asked: string[] = [];
  readonly told: Cells[] = [];
  /** Statuses of the next answers: 0 for no answer at all. */
  troubles: number[] = [];
  /** The answers wait until they are let go. */
  held: (() => void)[] | null = null;

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const method = init.method!;
    const { pathname, searchParams } = new URL(url, 'http://house');
    const body = init.body ? (JSON.parse(String(init.body)) as { seat: number; cells: Cells }) : null;
    this.asked.push(`${method} ${pathname}${init.keepalive ? ' kept alive' : ''}`);
    const trouble = this.troubles.shift();
    if (trouble === 0) throw new TypeError('down');
    if (trouble) return new Response(JSON.stringify({ type: '/problems/some', detail: 'no' }), { status: trouble });
    const seat = body?.seat ?? Number(searchParams.get('seat'));
    if (body) this.told.push(body.cells);
    const all = Object.entries({ ...this.seats[seat], ...body?.cells });
    const cells = (this.seats[seat] = Object.fromEntries(all.filter(([, mark]) => mark !== '')));
    const answer = JSON.stringify({ seat, cells });
    if (this.held) await new Promise<void>((resolve) => this.held!.push(resolve));
    return new Response(answer);
  };
}

const stored = (): unknown => JSON.parse(localStorage.getItem('safehouse.notes') ?? '{}');

describe('own notes', () => {
  let desk: Desk;
  let closing: (() => void)[] = [];
  const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(450);

  /** A page that has the table open. */
  async function opened(seat = 0): Promise<{ notes: OwnNotes; close: () => void }> {
    const notes = new OwnNotes('m', seat);
    const close = notes.open();
    closing.push(close);
    await vi.advanceTimersByTimeAsync(1);
    return { notes, close };
  }
  /** Another device of the same player: nothing of this one's storage is there. */
  function elsewhere(seat = 0): ReturnType<typeof opened> {
    localStorage.clear();
    return opened(seat);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    desk = new Desk();
    vi.stubGlobal('fetch', desk.fetch);
  });
  afterEach(() => {
    for (const close of closing) close();
    closing = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are there on another device', async () => {
    const { notes } = await opened();
    notes.set('1:a', 'cross');
    notes.set('1:b', 'ring');
    expect(notes.get('1:a')).toBe('cross');
    await soon();
    expect(desk.told).toEqual([{ '1:a': 'cross', '1:b': 'ring' }]);
    const other = await elsewhere();
    expect([other.notes.get('1:a'), other.notes.get('1:b'), other.notes.get('1:c')]).toEqual(['cross', 'ring', '']);
  });

  it('are sent together, a cell once, as it stands in the end', async () => {
    const { notes } = await opened();
    for (const mark of ['cross', 'ring', 'query', '', 'cross']) notes.set('1:a', mark);
    await soon();
    expect(desk.told).toEqual([{ '1:a': 'cross' }]);
    notes.set('1:a', '');
    await soon();
    expect(desk.told.at(-1)).toEqual({ '1:a': '' });
    expect(desk.seats[0]).toEqual({});
    expect(notes.get('1:a')).toBe('');
  });

  it('of two devices do not undo each other', async () => {
    const one = await opened();
    const two = await elsewhere();
    one.notes.set('1:a', 'cross');
    two.notes.set('1:b', 'ring');
    await soon();
    expect(desk.seats[0]).toEqual({ '1:a': 'cross', '1:b': 'ring' });
    window.dispatchEvent(new Event('focus'));
    await soon();
    for (const { notes } of [one, two]) expect([notes.get('1:a'), notes.get('1:b')]).toEqual(['cross', 'ring']);
  });

  it('are asked for again when the page is looked at, and sent at once when it is left', async () => {
    const { notes } = await opened();
    desk.seats[0] = { '1:a': 'ring' };
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(notes.get('1:a')).toBe('ring');
    notes.set('1:a', 'query');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.seats[0]).toEqual({ '1:a': 'query' });
    expect(desk.asked.at(-1)).toBe('PATCH /api/matches/m/notes kept alive');
  });

  it('wait while the server is away, and none is lost', async () => {
    const { notes } = await opened();
    desk.troubles = [0, 503, 429];
    notes.set('1:a', 'cross');
    await soon();
    notes.set('1:b', 'ring');
    expect(stored()).toMatchObject({ 'm/0': { unsent: { '1:a': 'cross', '1:b': 'ring' } } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(desk.seats[0]).toEqual({ '1:a': 'cross', '1:b': 'ring' });
    expect(stored()).toMatchObject({ 'm/0': { unsent: {} } });
  });

  it('made offline are sent when the table is opened again', async () => {
    desk.troubles = Array.from({ length: 50 }, () => 0);
    const { notes, close } = await opened();
    notes.set('1:a', 'cross');
    await soon();
    close();
    await vi.advanceTimersByTimeAsync(100_000);
    const attempts = desk.asked.length;
    await vi.advanceTimersByTimeAsync(100_000);
    expect(desk.asked).toHaveLength(attempts); // who has gone asks no more
    desk.troubles = [];
    const later = new OwnNotes('m', 0);
    expect(later.get('1:a')).toBe('cross'); // before any answer
    closing.push(later.open());
    await soon();
    expect(desk.seats[0]).toEqual({ '1:a': 'cross' });
  });

  it('come back when the browser is online again', async () => {
    desk.troubles = [0];
    desk.seats[0] = { '1:a': 'ring' };
    const { notes } = await opened();
    expect(notes.get('1:a')).toBe('');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(notes.get('1:a')).toBe('ring');
  });

  it('made while an answer is under way are not overtaken by it', async () => {
    const { notes } = await opened();
    desk.held = [];
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(1);
    notes.set('1:a', 'cross');
    await soon();
    desk.held.shift()!();
    await vi.advanceTimersByTimeAsync(1);
    expect(notes.get('1:a')).toBe('cross');
    notes.set('1:a', 'ring'); // while the cross is being sent
    desk.held.shift()!();
    await vi.advanceTimersByTimeAsync(1);
    expect(notes.get('1:a')).toBe('ring');
    desk.held.shift()!();
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.seats[0]).toEqual({ '1:a': 'ring' });
    expect(desk.told).toEqual([{ '1:a': 'cross' }, { '1:a': 'ring' }]);
  });

  it('that lay in this browser move to the server once, and fill only what is free there', async () => {
    const old = { 'm/0': { '1:a': 'cross', '1:b': 'ring', '1:c': '' }, 'x/1': { '2:a': 'ring' } };
    localStorage.setItem('safehouse.pencil', JSON.stringify(old));
    desk.seats[0] = { '1:b': 'query' };
    const { notes, close } = await opened();
    await soon();
    expect(desk.seats[0]).toEqual({ '1:a': 'cross', '1:b': 'query' });
    expect(notes.get('1:b')).toBe('query');
    expect(JSON.parse(localStorage.getItem('safehouse.pencil')!)).toEqual({ 'x/1': old['x/1'] });
    close();
    desk.seats[0] = {}; // cleared on another device
    const again = await opened();
    await soon();
    expect(again.notes.get('1:a')).toBe('');
    expect(desk.seats[0]).toEqual({});
  });

  it('of seats that share a device stay apart', async () => {
    const zero = await opened(0);
    zero.notes.set('2:a', 'cross');
    await soon();
    zero.close();
    const one = await opened(1);
    expect(one.notes.get('2:a')).toBe('');
    one.notes.set('2:a', 'ring');
    one.close(); // sent, although the seat has been left
    await soon();
    expect(desk.seats).toEqual({ 0: { '2:a': 'cross' }, 1: { '2:a': 'ring' } });
    expect(new OwnNotes('m', 0).get('2:a')).toBe('cross');
  });

  it('that the server refuses are taken back and told', async () => {
    const toast = vi.spyOn(messages, 'toast').mockImplementation(() => {});
    const { notes } = await opened();
    desk.troubles = [422];
    notes.set('1:a', 'cross');
    await soon();
    expect(toast).toHaveBeenCalledTimes(1);
    expect(notes.get('1:a')).toBe('');
    expect(stored()).toMatchObject({ 'm/0': { cells: {}, unsent: {} } });
  });

  it('of a seat that is not ours any more stay here and are not sent again and again', async () => {
    const { notes } = await opened();
    desk.troubles = [403, 403, 403];
    notes.set('1:a', 'cross');
    await vi.advanceTimersByTimeAsync(100_000);
    expect(desk.asked).toHaveLength(2);
    expect(notes.get('1:a')).toBe('cross');
  });

  it('are kept for fifty tables; what was not sent is never dropped for another', () => {
    const sent = { cells: { a: 'ring' }, unsent: {}, shared: true };
    keepNotes('waiting', 0, { ...sent, unsent: { a: 'ring' } });
    for (let n = 0; n < 60; n++) keepNotes(`m${n}`, 0, sent);
    expect(Object.keys(stored() as object)).toHaveLength(50);
    expect(keptNotes('waiting', 0).unsent).toEqual({ a: 'ring' });
    expect(keptNotes('m0', 0).cells).toEqual({});
    expect(keptNotes('m59', 0)).toEqual(sent);
  });

  it('work without any storage', async () => {
    const closed = (): never => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    const { notes } = await opened();
    notes.set('1:a', 'cross');
    await soon();
    expect(notes.get('1:a')).toBe('cross');
    expect(desk.seats[0]).toEqual({ '1:a': 'cross' });
  });
});
