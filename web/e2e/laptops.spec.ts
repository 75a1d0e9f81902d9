/** Tables on the screens of laptops: all four games, nothing on top of anything, the hand in sight. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './house';
import { become, decide, lookAt, myMove } from './play';
import { faults, places, resize } from './rectangles';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];
/** German has the longest words; `make test-full` looks at the others too. */
const LANGUAGES = process.env.CAMPAIGN === undefined ? ['de'] : ['en', 'de', 'ja'];
/** A table as full as the game gets, after so many decisions of its player: now this, now that, or always the last. */
interface Scene {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  decisions: number;
  last?: true;
}
const GAMES: Scene[] = [
  { game: 'spyconnection', seats: 4, options: {}, decisions: 25 },
  { game: 'estoril', seats: 4, options: {}, decisions: 9 },
  { game: 'inkognito', seats: 4, options: {}, decisions: 3, last: true },
  { game: 'vienna', seats: 4, options: { version: 'full', third_man: true, feld_agents: true }, decisions: 20 },
];

interface Told {
  decision: string | null;
  legal: { text: string }[];
  view: { decision: string | null };
}

/** Opens a table with bots and decides for its player. */
async function begun(who: APIRequestContext, scene: Scene): Promise<string> {
  const { game, seats, options, decisions, last } = scene;
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'greedy' }));
  const answer = await who.post('/api/matches', { data: { game, seats: [{ kind: 'me' }, ...bots], options } });
  const { id } = (await answer.json()) as { id: string };
  for (let step = 0; ; step++) {
    await expect
      .poll(async () => (await lookAt<Told>(who, id)).decision, { intervals: [30], timeout: 90_000 })
      .not.toBeNull();
    const { decision, legal, view } = await lookAt<Told>(who, id);
    // A question that answers itself after a while is nothing to look at in peace.
    if (step >= decisions && view.decision !== 'WINDOW') break;
    await decide(who, id, decision!, legal.at(last ? -1 : (step * 5) % legal.length)!.text);
  }
  return id;
}

async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate(
    (chosen) => localStorage.setItem('safehouse.settings', JSON.stringify({ lang: chosen, confirm: 'always' })),
    lang,
  );
}

/** Points at what can be chosen, one after the other: the prompt tells of each. */
async function point(page: Page): Promise<void> {
  const targets = page.locator('[data-board] .may, .hand .may, [data-board] button[data-action]');
  for (let i = 0; i < Math.min(2, await targets.count()); i++) await targets.nth(i).hover({ force: true });
}

/** Chooses something with a label: one is asked whether one is sure. */
async function choose(page: Page): Promise<void> {
  const last = page.getByTestId('model').locator('button[data-action]').last();
  await last.evaluate((button: HTMLElement) => button.click());
}

for (const scene of GAMES) {
  test(`${scene.game}: nothing covers anything, and nothing moves while one points`, async ({ page }) => {
    await become(page);
    const tables = [await begun(page.request, { ...scene, decisions: 0 }), await begun(page.request, scene)];
    const found: string[] = [];
    await page.goto('/settings');
    for (const lang of LANGUAGES) {
      await speak(page, lang);
      for (const id of tables) {
        await page.goto(`/t/${id}`);
        await myMove(page);
        for (const size of SIZES) {
          await resize(page, size);
          const screen = `${lang} ${size.width}×${size.height}, table ${tables.indexOf(id) + 1}`;
          found.push(...(await faults(page)).map((fault) => `${screen}: ${fault}`));
          const hidden = await page.locator('.players').evaluate((column) => column.scrollHeight - column.clientHeight);
          if (hidden > 0) found.push(`${screen}: ${hidden} px of the players' column are out of sight`);
          if (id === tables[0]) continue;
          const before = await places(page);
          await point(page);
          found.push(...(await faults(page)).map((fault) => `${screen}, pointing: ${fault}`));
          await choose(page);
          found.push(...(await faults(page)).map((fault) => `${screen}, asked to confirm: ${fault}`));
          expect(await places(page), `${screen}: board or hand moved`).toEqual(before);
          await page.keyboard.press('Escape');
        }
      }
    }
    expect(found).toEqual([]);
  });
}
