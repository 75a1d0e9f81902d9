/** Playing Inkognito: tables opened through the API, and a player who goes for a figure or the ambassador. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

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

/** Calls the API as the person whose browser this is. */
export async function call<T>(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const init = { method: how, headers: { 'Content-Type': 'application/json' }, ...(what ? { body: what } : {}) };
      const answer = await fetch(`/api${where}`, init);
      if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  ) as Promise<T>;
}

/** Makes the browser somebody. */
export async function guest(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await call(page, 'POST', '/guest', { name });
  await page.evaluate((who) => localStorage.setItem('safehouse.guest', who), name);
}

/** A table with people in the first seats and bots in the others; everybody is seated. */
export async function table(people: Page[], seats = 4, options: Record<string, unknown> = {}): Promise<string> {
  const kinds = Array.from({ length: seats }, (_, i) => ({
    kind: i === 0 ? 'me' : i < people.length ? 'open' : 'bot',
  }));
  const { id, invite } = await call<{ id: string; invite: string | null }>(people[0]!, 'POST', '/matches', {
    game: 'inkognito',
    seats: kinds,
    options,
  });
  for (const page of people.slice(1)) await call(page, 'POST', `/matches/${id}/join`, { invite });
  return id;
}

export async function look(page: Page, id: string): Promise<Look> {
  return call<Look>(page, 'GET', `/matches/${id}`);
}

export async function act(page: Page, now: Look, action: string): Promise<void> {
  await call(page, 'POST', `/matches/${now.id}/actions`, { decision: now.decision, action });
}

// --- the map -------------------------------------------------------------------------------------------------------

interface Link {
  ends: [string, string];
}
const drawn = JSON.parse(readFileSync(new URL('../src/games/inkognito/map/venice.json', import.meta.url), 'utf8')) as {
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
