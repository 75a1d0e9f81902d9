import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../src/lib/i18n/index.svelte';
import { pace } from '../src/lib/table/pace';
import { messages } from '../src/lib/ui/announce.svelte';
import Replay from '../src/pages/replay/Replay.svelte';

const nothing = (): void => {};
vi.mock('../src/lib/games', () => ({
  gameClient: async () => ({ Board: nothing, Hand: nothing, Panel: nothing, points: () => 0, sentence: () => 'moved' }),
}));

const LAST = 90;
const TABLE = { id: 'm', game: 'spyconnection', seat: null, over: true, spectators: 'public', players: [] };
const frame = (upto: number): unknown => ({ upto, last: LAST, seat: null, view: {}, events: [] });

/** What the server is asked, and whether it answers. */
let asked: string[];
let answers: boolean;
async function fetched(url: string): Promise<Response> {
  asked.push(url);
  const { pathname, searchParams } = new URL(url, 'http://house');
  if (!answers || pathname.endsWith('review')) return new Response('{"type":"/too-many-requests"}', { status: 429 });
  const upto = Number(searchParams.get('upto') ?? LAST);
  return new Response(JSON.stringify(pathname.endsWith('replay') ? frame(upto) : TABLE));
}

describe('a replay', () => {
  let toasts: string[];
  beforeAll(() => speech.speak('en'));
  beforeEach(async () => {
    vi.useFakeTimers();
    asked = [];
    toasts = [];
    answers = true;
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(messages, 'toast').mockImplementation((text) => void toasts.push(text));
    render(Replay, { route: { page: 'replay', id: 'm' } });
    await vi.waitFor(() => slider());
    await soon();
    asked = [];
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const soon = (milliseconds = 100): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
  const slider = (): HTMLInputElement => screen.getByRole('slider');
  const slide = (to: number): Promise<unknown> => fireEvent.input(slider(), { target: { value: String(to) } });

  it('stands although the bot’s view of it could not be had', () => {
    expect(toasts).toEqual(['That was too fast. Wait a moment.']);
  });

  it('asks for the place where the slider comes to rest, not for all on the way', async () => {
    for (let to = 80; to >= 20; to--) await slide(to);
    await soon();
    expect(asked).toEqual([expect.stringContaining('upto=20')]);
    expect(screen.getByText(/20.*90/)).toBeTruthy();
  });

  it('stays as it was when the server does not answer, and says so', async () => {
    answers = false;
    await slide(20);
    await soon();
    expect(toasts).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(slider().value).toBe('90');
    answers = true;
    await slide(30);
    await soon();
    expect(screen.getByText(/30.*90/)).toBeTruthy();
  });

  it('stops playing when the server does not answer', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
    await soon();
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    answers = false;
    await soon(10_000);
    expect(toasts).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });
});

describe('what was missed', () => {
  it('is played through event by event, quickly', () => {
    expect(pace(3, 6, true)).toEqual({ stops: [3, 4, 5], step: 450 });
    expect(pace(1, 30, true)).toMatchObject({ step: 200 });
  });
  it.each([true, false])('asks no more than the server allows, however much it is (moving: %s)', (moving) => {
    const { stops, step } = pace(11, 510, moving);
    expect(step).toBeGreaterThanOrEqual(100);
    expect(stops.length * step).toBeLessThanOrEqual(6000);
    expect(stops[0]).toBe(11);
  });
});
