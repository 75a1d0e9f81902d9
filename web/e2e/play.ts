/** Playing through the page. */
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableBody } from '../src/lib/api/types';
import type { Level } from '../src/lib/levels';

export interface SetUp {
  game?: string;
  seats: ('me' | 'open' | 'bot')[];
  options?: Record<string, string | number | boolean | string[]>;
  /** So many of my decisions are made before the page is opened. */
  ahead?: number;
}

/** The decisions before those that a test of a whole game is content with; none in `make test-full`. */
export const unlessWhole = (decisions: number): number => (process.env.CAMPAIGN === undefined ? decisions : 0);

/** Makes this browser a guest, without a page. */
export async function become(page: Page, name = 'Mara'): Promise<void> {
  await page.request.post('/api/guest', { data: { name } });
  await page.addInitScript((guest) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('safehouse.guest', guest);
  }, name);
}

/** One tap plays, also where the page would ask first. */
export async function atOnce(page: Page, more: { level?: Level } = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('safehouse.settings', JSON.stringify(settings));
    },
    { confirm: 'once', ...more },
  );
}

/** Opens a table without a page and goes there; `pages.spec.ts` sets one up by hand. */
export async function setUp(page: Page, wish: SetUp): Promise<string> {
  const { game = 'spyconnection', seats, options = {}, ahead = 0 } = wish;
  await become(page);
  const plans = seats.map((kind) => (kind === 'bot' ? { kind, bot: 'random' } : { kind }));
  const answer = await page.request.post('/api/matches', { data: { game, seats: plans, options } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await playAhead(page.request, id, ahead);
  await page.goto(`/t/${id}`);
  return id;
}

export const prompt = (page: Page): Locator => page.getByTestId('prompt');
export const isOver = async (page: Page): Promise<boolean> => page.getByRole('dialog').isVisible();

/** A short game: two seats, a bot that plays anything, and the lowest turn limit. */
export const SHORT: SetUp = { seats: ['me', 'bot'], options: { turn_limit: 20 } };

/** What may be clicked now for actions of these kinds: cities, cards, buttons. */
export function targets(page: Page, kinds: string): Locator {
  const places = (action: string): string[] => [
    `[data-board] .target.may${action}`,
    `[data-board] button${action}:not([aria-disabled="true"])`,
    `.hand button${action}:not([aria-disabled="true"])`,
    `[data-testid="prompt"] button${action}`,
  ];
  return page.locator(
    kinds
      .split(' ')
      .flatMap((kind) => places(`[data-action^="${kind}("]`).concat(places(`[data-action="${kind}"]`)))
      .join(', '),
  );
}

/** Of these kinds of action, those that the table offers now: far quicker than to look for the targets of each. */
export async function offered(page: Page, kinds: string[]): Promise<string[]> {
  const texts = await page
    .getByTestId('model')
    .locator('button[data-action]')
    .evaluateAll((all) => all.map((button) => button.getAttribute('data-action') ?? ''));
  const found = new Set(texts.map((text) => text.split('(')[0]));
  return kinds.filter((kind) => found.has(kind));
}

/** The order in which a simple player likes its actions. */
const LIKES = ['COVER', 'CONNECT', 'TAKE', 'MOVE', 'DONE', 'STOP', 'WAIVE', 'CHOOSE_START', 'DISCARD'];

/** The best liked thing that can be clicked now. */
export async function liked(page: Page, turn: number): Promise<Locator> {
  const order = turn % 3 === 0 ? ['COVER', 'TAKE', ...LIKES] : LIKES;
  for (const kind of await offered(page, order)) {
    const found = targets(page, kind);
    if ((await found.count()) > 0) return found.first();
  }
  throw new Error(`nothing can be clicked: ${(await model(page)) ?? ''}`);
}

/** Waits until it is my move or the game is over; false when it is over. */
export async function myMove(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () => (document.querySelector('dialog[open]') ? 'over' : document.querySelector('.prompt.mine') ? 'mine' : null),
    null,
    { polling: 30, timeout: 60_000 },
  );
  return (await found.jsonValue()) === 'mine';
}

/** The table as text: what a test may know of it. */
export const model = (page: Page): Promise<string | null> => page.getByTestId('model').textContent();

/** Waits until the table has changed or the game is over. */
export async function changed(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('dialog[open]') !== null ||
      document.querySelector('[data-testid="model"]')?.textContent !== old,
    before,
    { polling: 30, timeout: 60_000 },
  );
}

/** Clicks a target with the mouse; a connection on the map is met where its middle field lies. */
export async function click(page: Page, target: Locator): Promise<void> {
  const spot = await target.evaluate((element) => {
    const [x, y] = [element.getAttribute('data-x'), element.getAttribute('data-y')];
    if (x === null || y === null || !(element instanceof SVGGraphicsElement)) return null;
    const point = new DOMPoint(Number(x), Number(y)).matrixTransform(element.getScreenCTM()!);
    return { x: point.x, y: point.y };
  });
  if (spot) await page.mouse.click(spot.x, spot.y);
  else await target.click({ force: true });
}

/** One step of a simple player, by mouse; returns when the table shows it. */
export async function playOne(page: Page, turn: number): Promise<void> {
  const before = await model(page);
  await click(page, await liked(page, turn));
  await changed(page, before);
}

/** A table as the person with these cookies is told it. */
export async function lookAt<T>(who: APIRequestContext, id: string): Promise<T> {
  const answer = await who.get(`/api/matches/${id}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

/** One decision without a page, for what a test is not about. */
export async function decide(who: APIRequestContext, id: string, decision: string, action: string): Promise<void> {
  const answer = await who.post(`/api/matches/${id}/actions`, { data: { decision, action } });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** So many decisions without a page, each another one of what is legal. */
async function playAhead(who: APIRequestContext, id: string, decisions: number): Promise<void> {
  for (let done = 0; done < decisions;) {
    const { over, decision, legal } = await lookAt<TableBody>(who, id);
    expect(over, 'the game is over before its page is opened').toBe(false);
    if (decision === null) await wait(20);
    else await decide(who, id, decision, legal[done++ % legal.length]!.text);
  }
}
