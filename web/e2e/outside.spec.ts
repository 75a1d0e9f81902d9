/** A game that somebody else has installed: no folder of the client knows it, and yet it can be played. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from './axe';
import { expect, openHouse, repository, test, type House } from './house';
import { atOnce } from './play';

const NAME = 'whisper';
let folder: string;
let house: House;

/** As pip would leave it: a package that declares its game by an entry point. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safehouse-outside-'));
  const info = join(folder, 'whisper-1.0.dist-info');
  mkdirSync(info);
  writeFileSync(join(info, 'METADATA'), 'Metadata-Version: 2.1\nName: whisper\nVersion: 1.0\n');
  writeFileSync(join(info, 'entry_points.txt'), `[safehouse.games]\n${NAME} = tests.toys.whisper:GAME\n`);
  house = await openHouse('a game of others', [folder, repository]);
});
test.afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [device, size] of [
  ['laptop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a game without a board of its own is found on home and played to its end: ${device}`, async ({ page }) => {
    await page.setViewportSize(size);
    await atOnce(page);
    await page.goto(house.url);
    const file = page.getByRole('article', { name: 'Whisper' });
    await expect(file).toContainText('2–3 players');
    await file.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveTitle(/Whisper/);
    const board = page.locator('[data-board]');
    await expect(board.getByRole('heading', { name: 'What you see' })).toBeVisible();
    await expect(board).toContainText('Round');
    const actions = board.locator('[data-action]');
    await expect(actions.first()).toBeVisible();
    expect((await actions.first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
    const over = page.getByRole('dialog');
    for (let step = 0; step < 60 && !(await over.isVisible()); step++) {
      const button = actions.first();
      await expect(button.or(over).first()).toBeVisible();
      if (await over.isVisible()) break;
      await button.click();
    }
    await expect(over).toBeVisible();
    await expect(over).toContainText(/win/i);
  });
}

test('its rules can be read and its options chosen', async ({ page }) => {
  await page.goto(`${house.url}/rules/${NAME}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Whisper' })).toBeVisible();
  await expect(page.locator('dt').first()).toHaveText('TOY-1.1');
  await expect(page.locator('dd').first()).toContainText('Chance draws the first player');
  await page.goto(`${house.url}/new/${NAME}`);
  await expect(page.getByLabel('Rounds')).toBeVisible();
});

test('a page for a game that nobody has installed says so', async ({ page }) => {
  await page.goto(`${house.url}/rules/nothing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in this file');
});
