/** The first game of somebody who knows nothing yet: from home to the rematch. */
import type { Page } from '@playwright/test';
import { expect, test } from './house';

const SHOTS = process.env.SHOTS; // a folder: then every stage is photographed
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

interface Told {
  id: string;
  over: boolean;
  decision: string | null;
  legal: { id: number; kind: string }[];
}

/** Plays a table against bots to its end by simple choices, without the board. */
async function finish(page: Page, game: string, options: Record<string, unknown>, seats: number): Promise<string> {
  return page.evaluate(
    async ({ game, options, seats }) => {
      const call = async <T>(path: string, body?: unknown): Promise<T> => {
        const headers = { 'Content-Type': 'application/json' };
        const request = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch(`/api${path}`, request)).json() as Promise<T>;
      };
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'random' }));
      const { id } = await call<Told>('/matches', { game, seats: [{ kind: 'me' }, ...bots], options });
      for (;;) {
        const table = await call<Told>(`/matches/${id}`);
        if (table.over) return id;
        if (!table.decision) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          continue;
        }
        const end = table.legal.find(({ kind }) => ['END', 'DONE', 'SHAKE', 'SILENT', 'STAY'].includes(kind));
        const action = (end ?? table.legal[Math.floor(Math.random() * table.legal.length)])!.id;
        await call(`/matches/${id}/actions`, { decision: table.decision, action });
      }
    },
    { game, options, seats },
  );
}

const SIZES = [
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];

test('the strength of the bots stands beside Play now, and the first game of Vienna is the introductory one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  const level = page.getByRole('combobox', { name: 'Vienna: strength of the bots' });
  await level.selectOption('recruit');
  await shot(page, 'home-laptop');
  await page.getByRole('article', { name: 'Vienna' }).getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  const id = page.url().split('/').pop()!;
  const table = (await (await page.request.get(`/api/matches/${id}`)).json()) as {
    options: Record<string, unknown>;
    clocks: unknown[];
    players: { level: number | null }[];
  };
  expect(table.options).toMatchObject({ version: 'intro', flags: 'printed' });
  expect(table.players.map(({ level }) => level)).toEqual([null, 1, 1, 1]);
  expect(table.clocks).toEqual([]);

  await test.step('the set-up is one folded line of the log, and opens', async () => {
    const folded = page.getByTestId('set-up');
    await expect(folded.locator('summary')).toContainText('The set-up:');
    await expect(folded.locator('li').first()).toBeHidden();
    await shot(page, 'vienna-laptop');
    await folded.locator('summary').click();
    await expect(folded.locator('li').first()).toBeVisible();
  });
  await test.step('every house on the map wears the number by which texts name it', async () => {
    await expect(page.locator('.house-number')).toHaveCount(30);
    const sizes = await page
      .locator('.house-number')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThan(10);
  });
  await test.step('a hint gives reasons in words and no percentages of a first opinion', async () => {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hints = page.getByTestId('hints');
    await expect(hints).toBeVisible({ timeout: 60_000 });
    await shot(page, 'vienna-hint-laptop');
    await expect(hints.locator('.reason').first()).toBeVisible();
    await expect(hints).not.toContainText('%');
    await expect(hints).not.toContainText(/card \d\d\d/i);
  });
});

test('setting up: presets, the rest folded away, and nothing without effect', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/new/inkognito');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: /First game/ })).toBeChecked();
  const repeats = page.getByTestId('all-options').getByLabel('Repeats');
  await expect(repeats).toBeHidden();
  await page.getByRole('radio', { name: /Usual/ }).check();
  await shot(page, 'setup-phone');
  await page.getByTestId('all-options').locator('summary').click();
  await expect(repeats).toBeVisible();
  await expect(page.getByLabel('Escape places of the lone spy')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await expect(page.getByLabel('Escape places of the lone spy')).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/new/vienna');
  await page.getByTestId('all-options').locator('summary').click();
  await expect(page.getByLabel('Way of the third man')).toHaveCount(0);
  await page.getByRole('radio', { name: /Everything/ }).check();
  await expect(page.getByLabel('Way of the third man')).toBeVisible();
  await shot(page, 'setup-laptop');
});

for (const { name, width, height } of SIZES) {
  test(`at the end who won and the rematch are seen without scrolling on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.request.post('/api/guest', { data: { name: 'Mara' } });
    for (const [game, options, seats] of [
      ['inkognito', { turn_limit: 3 }, 4],
      ['vienna', { version: 'intro' }, 4],
    ] as const) {
      const id = await finish(page, game, options, seats);
      await page.goto(`/t/${id}`);
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(/wins?$/i);
      await expect(sheet.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
      await shot(page, `end-${game}-${name}`);
    }
  });
}
