/** Pictures of every screen in the middle of a game: desktop and phone, light and dark, English and Japanese. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './house';

const FOLDER = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface Call {
  game: string;
  over: boolean;
  decision: string | null;
  action?: { id: number };
  view: { decision: string };
}

/** A game in its middle: after so many own decisions, at a question that shows much of the board. */
interface Scene {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  decisions: number;
  at: string;
}

const SCENES: Scene[] = [
  { game: 'spyconnection', seats: 4, options: { start_missions: 'draft' }, decisions: 40, at: 'ROOT' },
  { game: 'inkognito', seats: 4, options: {}, decisions: 8, at: 'ACT' },
  { game: 'estoril', seats: 3, options: {}, decisions: 18, at: 'PLACE_CARD' },
  { game: 'vienna', seats: 3, options: { third_man: true, feld_agents: true }, decisions: 60, at: 'TARGET' },
];

/** A game in its middle. Some end before it: then another one. */
async function begun(page: Page, scene: Scene): Promise<string> {
  for (;;) {
    const id = await played(page, scene, false);
    const { over } = (await (await page.request.get(`/api/matches/${id}`)).json()) as Call;
    if (!over) return id;
  }
}

/** Plays a game against bots by their own hints to its middle; to the end if `whole`. */
async function played(page: Page, scene: Scene, whole: boolean): Promise<string> {
  return page.evaluate(
    async ({ game, seats, options, decisions, at, toTheEnd }) => {
      const post = async <T>(path: string, body: unknown): Promise<T> => {
        const headers = { 'Content-Type': 'application/json' };
        return (
          await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        ).json() as Promise<T>;
      };
      if (!localStorage.getItem('safehouse.guest')) {
        await post('/guest', { name: 'Mara' });
        localStorage.setItem('safehouse.guest', 'Mara');
      }
      const bots = ['Tomasz', 'Ilse', 'Yuki'].slice(0, seats - 1).map((name) => ({ kind: 'bot', name }));
      const { id } = await post<{ id: string }>('/matches', { game, seats: [{ kind: 'me' }, ...bots], options });
      for (let own = 0; ;) {
        const table = (await (await fetch(`/api/matches/${id}`)).json()) as Call;
        if (table.over) return id;
        if (!table.decision) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          continue;
        }
        if (!toTheEnd && own >= decisions && table.view.decision === at) return id;
        const { action } = await post<Call>(`/matches/${id}/hint`, {});
        if (!action)
          await new Promise((resolve) => setTimeout(resolve, 500)); // asked too often: wait
        else await post(`/matches/${id}/actions`, { decision: table.decision, action: action.id });
        own += action ? 1 : 0;
      }
    },
    { ...scene, toTheEnd: whole },
  );
}

/** Waits until nothing has changed for a while: pictures are taken of tables at rest. */
async function still(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(done, 500);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 500);
        });
        function done(): void {
          watch.disconnect();
          resolve();
        }
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
}

/** Keeps what is seen as WebP, which Playwright itself does not write. */
async function keep(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await session.detach();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(data, 'base64'));
}

// Hints are asked for faster than the server likes: it refuses some, and the page tells of that.
test('pictures', { annotation: { type: 'stormy' } }, async ({ page, browser, house }) => {
  test.setTimeout(1_800_000);
  await page.goto('/');
  const [over, unmasked] = [await played(page, SCENES[0]!, true), await played(page, SCENES[1]!, true)];
  const running: [name: string, address: string][] = [];
  for (const scene of SCENES) running.push([`table-${scene.game}`, `/t/${await begun(page, scene)}`]);
  await page.goto('/learn/spyconnection');
  await page.getByRole('button', { name: 'Start the guided game' }).click();
  await page.waitForURL('**/t/*');
  const guided = new URL(page.url()).pathname.split('/').at(-1)!;
  const kept = await page.context().storageState();
  const places: [name: string, address: string, awaited?: string][] = [
    ['home', '/'],
    ['lobby', '/lobby'],
    ['learn', '/learn'],
    ['setup', '/new/spyconnection', '#options'],
    ...running,
    ['guide', `/t/${guided}`],
    ['end', `/t/${over}`],
    ['end-inkognito', `/t/${unmasked}`],
    ['replay', `/t/${over}/replay`],
    ['rules', '/rules/spyconnection#SPY-4.2'],
    ['settings', '/settings'],
  ];
  for (const size of ['desktop', 'phone'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const locale of ['en', 'ja']) {
        const mobile = size === 'phone' ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {};
        const look = { baseURL: house.url, viewport: SIZES[size], colorScheme, locale, storageState: kept, ...mobile };
        const context: BrowserContext = await browser.newContext(look);
        const visitor = await context.newPage();
        for (const [name, address, awaited] of places) {
          await visitor.goto(address);
          await expect(visitor.locator('main, dialog').first()).toBeVisible();
          if (awaited) await expect(visitor.locator(awaited)).toBeVisible();
          await visitor.evaluate(() => document.fonts.ready);
          await still(visitor);
          await keep(visitor, `${name}-${size}-${colorScheme}-${locale}`);
        }
        await context.close();
      }
    }
  }
});
