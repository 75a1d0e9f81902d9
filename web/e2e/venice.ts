/** Playing Inkognito: tables opened through the API, and a player who goes for a figure or the ambassador. */
import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { decide, lookAt } from './play';

interface Action {
  text: string;
  kind: string;
  args: Record<string, string | number>;
}
export interface Look {
  id: string;
  over: boolean;
  decision: string | null;
  seat: number;
  winners: number[] | null;
  legal: Action[];
  events: { n: number; kind: string; args: Record<string, string | number | null> }[];
  view: {
    decision: string | null;
    active: number;
    ambassador: string;
    moving: { figure: string | null } | null;
    question: { asker: number; asked: number; kind: string } | null;
    players: { figures: Record<string, string> }[];
    own: { identity: string; build: string; word: string };
    answers?: { cards: string; repeat?: number }[];
  };
}

/** A table with people in the first seats and bots in the others; everybody is seated. */
export async function table(people: Page[], seats = 4, options: Record<string, unknown> = {}): Promise<string> {
  const kinds = Array.from({ length: seats }, (_, i) => ({
    kind: i === 0 ? 'me' : i < people.length ? 'open' : 'bot',
  }));
  const [host, ...guests] = people.map((page) => page.request) as [APIRequestContext, ...APIRequestContext[]];
  const made = await host.post('/api/matches', { data: { game: 'inkognito', seats: kinds, options } });
  expect(made.status(), await made.text()).toBe(201);
  const { id, invite } = (await made.json()) as { id: string; invite: string | null };
  for (const guest of guests) {
    const joined = await guest.post(`/api/matches/${id}/join`, { data: { invite } });
    expect(joined.ok(), await joined.text()).toBe(true);
  }
  return id;
}

export const look = (page: Page, id: string): Promise<Look> => lookAt<Look>(page.request, id);

export const act = (page: Page, now: Look, action: string): Promise<void> =>
  decide(page.request, now.id, now.decision!, action);

// --- the map -------------------------------------------------------------------------------------------------------

interface Link {
  ends: [string, string];
}
const drawn = JSON.parse(readFileSync(new URL('../src/games/inkognito/data/venice.json', import.meta.url), 'utf8')) as {
  land: Link[];
  water: Link[];
};
const links = [...drawn.land, ...drawn.water].map(({ ends }) => ends);

/** Steps to a space from every other. */
export function distances(to: string): Map<string, number> {
  const found = new Map([[to, 0]]);
  for (const here of found.keys()) {
    for (const [a, b] of links) {
      const next = a === here ? b : b === here ? a : null;
      if (next !== null && !found.has(next)) found.set(next, found.get(here)! + 1);
    }
  }
  return found;
}

/** What a person does who wants to meet somebody on a space with one of these figures, and nothing else. */
export function approach(now: Look, goal: string, figures: string[]): string {
  const { view, legal } = now;
  const far = distances(goal);
  const own = view.players[view.active]!.figures;
  const has = (text: string): boolean => legal.some((action) => action.text === text);
  const near = (space: string): number => far.get(space) ?? 99;
  const nearest = [...figures].sort((a, b) => near(own[a]!) - near(own[b]!));
  switch (view.decision) {
    case 'START':
      return 'SHAKE';
    case 'ACT': {
      if (has('USE(ambassador)') && view.ambassador === goal && near(own[nearest[0]!]!) === 1) return 'USE(ambassador)';
      return ['USE(land)', 'USE(water)', 'USE(either)'].find(has) ?? 'END';
    }
    case 'FIG':
      return `FIGURE(${nearest.find((build) => has(`FIGURE(${build})`)) ?? String(legal[0]!.args.build)})`;
    case 'STEP':
    case 'PASS':
    case 'EXTRA':
      return [...legal].sort((a, b) => near(String(a.args.space)) - near(String(b.args.space)))[0]!.text;
    case 'STEP_AMB': {
      const mine = legal.find(({ args }) => figures.some((build) => own[build] === args.space));
      return (mine ?? legal[0]!).text;
    }
    case 'MEET':
      return 'ASK(identity)';
    case 'STOP':
      return 'STOP';
    default:
      return quiet(now);
  }
}

/** The shortest way through a decision that does not matter. */
export function quiet(now: Look): string {
  const { legal, view } = now;
  const wanted = ['SILENT', 'NO_QUESTION', 'ACCEPT_ANSWER', 'SKIP', 'REFUSE'].find((text) =>
    legal.some((action) => action.text === text),
  );
  if (wanted) return wanted;
  if (view.decision === 'SHOW') {
    const fresh = view.answers?.find(({ cards, repeat }) => repeat !== 1 && repeat !== 2 && !cards.includes('secret'));
    if (fresh) return `SHOW(${fresh.cards})`;
  }
  return legal[0]!.text;
}
