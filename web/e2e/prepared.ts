/** Tables in a prepared position: the browser's own fixtures, told by a server that stands in for the real one. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Player, TableBody } from '../src/lib/api/types';

export interface Prepared {
  view: Record<string, unknown> & { decision: string | null; to_move: number[]; players: unknown[] };
  legal: { id: number; text: string; kind: string }[];
  events: unknown[];
}

export function prepared(game: string, name: string): Prepared {
  const file = new URL(`../src/games/${game}/fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Prepared;
}

const WORDS = 'You cannot do this now: one agent short. Take agents back first, or choose a shorter way.';

/** The table as the server would tell it to the seat that is asked. */
function body(game: string, { view, legal, events }: Prepared): Omit<TableBody, 'id'> {
  const seat = (view.seat as number | null | undefined) ?? view.to_move[0] ?? 0;
  const players = view.players.map((_, at): Player => ({
    seat: at,
    kind: at === seat ? 'human' : 'bot',
    name: at === seat ? 'Mara' : `Bot ${'ABCD'[at]!}`,
    bot: at === seat ? null : 'greedy',
    level: null,
    connected: true,
    away: false,
    resigned: false,
    removed: false,
    mine: at === seat,
    same_as: null,
    program: false,
    bot_of: null,
    colour: null,
  }));
  return {
    game,
    status: 'running',
    closed_by: null,
    seat,
    my_seats: [seat],
    seq: 1,
    to_move: view.to_move,
    over: false,
    scores: null,
    winners: [],
    ranking: null,
    ranks: null,
    view,
    legal: legal as TableBody['legal'],
    decision: legal.length > 0 ? 'asked' : null,
    undo: { allowed: true, steps: 2, reason: null, message: null },
    standing: null,
    clocks: null,
    clock: null,
    banks: null,
    players,
    votes: [],
    options: {},
    preset: null,
    changed: [],
    spectators: 'public',
    speed: 'live',
    public: false,
    hints: true,
    bots: true,
    host: true,
    invite: null,
    events: events as TableBody['events'],
    dealt: 0,
    stand_ins: [],
    chat: [],
    rematch: null,
    deal: null,
    created_at: 0,
  };
}

/** Sits down at a table in this position. What is not asked here, the real server answers. */
export async function sitAt(page: Page, game: string, name: string): Promise<Prepared> {
  const position = prepared(game, name);
  const id = `prepared-${game}-${name}`;
  await page.route(`**/api/matches/${id}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/events')) return; // silent, and open as long as the page
    if (pathname.endsWith('/why-not'))
      return route.fulfill({ json: { rule: 'SPY-6.8', message: WORDS, text: 'CONNECT' } });
    if (pathname.endsWith('/notes')) return route.fulfill({ json: { notes: {} } });
    await route.fulfill({ json: { ...body(game, position), id } });
  });
  await page.goto(`/t/${id}`);
  await page.getByTestId('prompt').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return position;
}
