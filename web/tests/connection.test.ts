import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableBody } from '../src/lib/api/types';
import { speech } from '../src/lib/i18n/index.svelte';
import { LiveTable } from '../src/lib/table/live.svelte';
import Table from '../src/pages/table/Table.svelte';
import { body, player, Source } from './bodies';

vi.mock('../src/lib/games', () => ({ gameClient: async () => ({}) }));

const OFFLINE = 0;
/** What the server answers: a table, or a status; by seat asked for where that matters. */
let answers: (seat: string | null, method: string) => TableBody | number;
let asked: string[];
async function fetched(url: string, init: RequestInit): Promise<Response> {
  asked.push(url);
  const told = answers(new URL(url, 'http://house').searchParams.get('seat'), init.method!);
  if (told === OFFLINE) throw new TypeError('down');
  return typeof told === 'number' ? new Response('{}', { status: told }) : new Response(JSON.stringify(told));
}

let live: LiveTable;
const soon = (milliseconds = 100): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Source.all = [];
  asked = [];
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('EventSource', Source);
  live = new LiveTable('m');
});
afterEach(() => {
  live.stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sits down at a table whose stream is open. */
async function seated(told = body()): Promise<void> {
  answers = () => told;
  await live.start();
  Source.last.open();
}

describe('a table that could not be had at first', () => {
  it.each([OFFLINE, 429, 503])('comes when the page is looked at again (%s)', async (status) => {
    answers = () => status;
    await live.start();
    expect(live.connection.failure?.status).toBe(status);
    answers = () => body();
    live.connection.refresh();
    await soon();
    expect(live.connection.failure).toBeNull();
    expect(live.body).not.toBeNull();
    expect(live.connection.connected).toBe(true);
    expect(Source.all).toHaveLength(1);
  });

  it('is asked for again by itself', async () => {
    answers = () => OFFLINE;
    await live.start();
    await soon(20_000);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.length).toBeLessThan(12);
    answers = () => body();
    await soon(5000);
    expect(live.connection.failure).toBeNull();
  });

  it.each([401, 403, 404])('is not asked for again where it may not be seen (%s)', async (status) => {
    answers = () => status;
    await live.start();
    await soon(60_000);
    expect(asked).toHaveLength(1);
    expect(live.connection.failure?.status).toBe(status);
  });

  it('says what is wrong, and can be asked for by hand', async () => {
    await speech.speak('en');
    answers = () => OFFLINE;
    render(Table, { route: { page: 'table', id: 'm' } });
    await soon();
    expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.');
    answers = () => body({ status: 'open', view: null, to_move: [], players: [player(0)] });
    await fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await vi.waitFor(() => screen.getByText('Waiting for players'));
  });
});

describe('a table in front of one', () => {
  it.each([OFFLINE, 429, 500, 503])('stays when it cannot be asked for again (%s)', async (status) => {
    await seated();
    answers = () => status;
    live.connection.refresh();
    await soon();
    expect(live.connection.failure).toBeNull();
    answers = () => body({ seq: 3 });
    await soon(5000);
    expect(live.body?.seq).toBe(3);
    expect(live.connection.connected).toBe(true);
  });

  it('is connected again when what was sent has arrived, and the stream lives', async () => {
    await seated();
    answers = () => OFFLINE;
    void live.chat.say('hello');
    await soon(10);
    expect(live.connection.connected).toBe(false);
    answers = () => body();
    await soon(1000);
    expect(live.connection.connected).toBe(true);
  });

  it('is connected again when something is heard', async () => {
    await seated();
    live.connection.connected = false;
    Source.last.tell(body({ seq: 3 }));
    expect(live.connection.connected).toBe(true);
  });

  it('is not connected while the stream is lost, whatever arrives', async () => {
    await seated();
    Source.last.lose();
    await live.chat.say('hello');
    expect(live.connection.connected).toBe(false);
    Source.last.open();
    expect(live.connection.connected).toBe(true);
  });

  it('notices a stream that died without a word, says so and listens anew', async () => {
    await seated();
    const dead = Source.last;
    answers = () => body({ seq: 3 });
    await soon(45_000);
    expect(dead.closed).toBe(true);
    expect(Source.all).toHaveLength(2);
    expect(live.connection.connected).toBe(false);
    expect(live.body?.seq).toBe(3);
    Source.last.open();
    Source.last.tell(body({ seq: 4 }));
    expect(live.connection.connected).toBe(true);
    expect(live.body?.seq).toBe(4);
  });

  it('notices a stream that never opens', async () => {
    answers = () => body();
    await live.start();
    await soon(45_000);
    expect(Source.all).toHaveLength(2);
    expect(live.connection.connected).toBe(false);
  });

  it('trusts a quiet stream on which the server says that it is there, and asks for nothing', async () => {
    await seated();
    const before = asked.length;
    for (let beat = 0; beat < 8; beat++) {
      await soon(15_000);
      Source.last.beat();
    }
    expect(Source.all).toHaveLength(1);
    expect(live.connection.connected).toBe(true);
    expect(asked).toHaveLength(before);
  });

  it('goes when it may not be seen any more, and the stream with it', async () => {
    await seated();
    answers = () => 401;
    Source.last.refuse();
    await soon(60_000);
    expect(live.connection.failure?.status).toBe(401);
    expect(Source.all).toHaveLength(1);
  });

  it('is shown as a visitor may see it when the seat is not one’s own any more', async () => {
    await seated(body({ view: { hand: 'mine' } }));
    answers = (seat) => (seat === null ? body({ seat: null, my_seats: [], seq: 0, view: null }) : 403);
    Source.last.refuse();
    await soon(60_000);
    expect(live.connection.failure).toBeNull();
    expect(live.seat).toBeNull();
    expect(JSON.stringify([live.body, live.showing.shown])).not.toContain('mine');
    expect(Source.all).toHaveLength(1);
  });

  it('is watched on by who has left the seat, where that is allowed', async () => {
    await seated();
    const watched = body({ seat: null, my_seats: [], seq: 7, spectators: 'public' });
    answers = (seat) => (seat === null ? watched : 403);
    Source.last.refuse();
    await soon();
    expect(live.body).toEqual(watched);
    expect(Source.last.url).not.toContain('seat');
    Source.last.open();
    expect(live.connection.connected).toBe(true);
  });
});

describe('a visitor in a waiting room', () => {
  const room = body({ status: 'open', seat: null, my_seats: [], seq: 4, view: null, to_move: [] });
  const begun = { ...room, status: 'running', seq: 0 } as TableBody;

  it('learns that the game has begun without him, and asks no more', async () => {
    await seated(room);
    answers = () => begun;
    Source.last.tell(begun);
    expect(live.body?.status).toBe('running');
    expect(live.showing.shown?.status).toBe('running');
    expect(Source.last.closed).toBe(true);
    expect(live.connection.connected).toBe(true);
    const before = asked.length;
    await soon(60_000);
    expect(asked).toHaveLength(before);
    expect(Source.all).toHaveLength(1);
    live.receive(room); // an answer that was on its way
    expect(live.body?.status).toBe('running');
  });

  it('learns it also when the news was lost with the connection', async () => {
    await seated(room);
    answers = () => begun;
    Source.last.lose();
    Source.last.refuse();
    await soon(60_000);
    expect(live.body?.status).toBe('running');
    expect(live.connection.connected).toBe(true);
    expect(Source.all).toHaveLength(1);
  });

  it('hears of the room while it is open', async () => {
    await seated(room);
    Source.last.tell({ ...room, seq: 5 });
    expect(live.body?.seq).toBe(5);
    expect(Source.last.closed).toBe(false);
  });
});

describe('who sits down, or is signed out, elsewhere', () => {
  it('has the seat in this tab, too, as soon as it is looked at again', async () => {
    await seated(body({ seat: null, my_seats: [] }));
    answers = () => body({ seat: 1, my_seats: [1], seq: 3 });
    await live.resume();
    await soon();
    expect(live.seat).toBe(1);
    expect(Source.last.url).toContain('seat=1');
  });

  it('leaves a table at which nobody is known any more', async () => {
    history.replaceState(null, '', '/t/m');
    answers = () => body({ status: 'open', view: null });
    render(Table, { route: { page: 'table', id: 'm' } });
    await soon();
    expect(location.pathname).toBe('/t/m');
    answers = () => 401;
    dispatchEvent(new Event('online'));
    await soon();
    expect(location.pathname).toBe('/');
  });
});
