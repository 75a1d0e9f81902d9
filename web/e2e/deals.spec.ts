/** Dealt so that anyone can check: the browser adds a number, keeps what it saw, and checks the game after its end. */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, openHouse, test, type House } from './house';
import { atOnce } from './play';

let house: House;
/** Dealt as for everybody: tests' own deals cannot be checked. */
test.beforeAll(async () => {
  house = await openHouse('');
});
test.afterAll(() => house.close());

/** Bots that do not search: they have a whole game to play to its end. */
const WEAK = { level: 'recruit' } as const;

/** Ends a game against bots. */
async function giveUp(page: Page, id: string): Promise<void> {
  const table = `${house.url}/api/matches/${id}`;
  const ended = await page.request.post(`${table}/resign`, { data: {}, headers: { Origin: house.url } });
  expect(ended.ok(), await ended.text()).toBe(true);
  await expect
    .poll(async () => ((await (await page.request.get(table)).json()) as { over: boolean }).over, { timeout: 60_000 })
    .toBe(true);
}

test('a game that is over is checked in its replay, even after the power went', async ({ page }) => {
  test.info().annotations.push({ type: 'stormy' });
  await atOnce(page, WEAK);
  await page.goto(house.url);
  await page.getByRole('article', { name: 'Spy Connection' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const id = page.url().split('/t/')[1]!;
  await house.kill();
  await house.start();
  await giveUp(page, id);
  await page.goto(`${house.url}/t/${id}/replay`);
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(page.getByText(/All \d+ draws of this game follow/)).toBeVisible();
  await expect(page.getByText('are the ones this browser kept before the game')).toBeVisible();
  await expect(page.getByText(/No random number was added by/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a server that shows another secret than the promised one is found out', async ({ page }) => {
  await atOnce(page, WEAK);
  await page.goto(house.url);
  await page.getByRole('article', { name: 'Spy Connection' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const id = page.url().split('/t/')[1]!;
  await giveUp(page, id);
  await page.route(`**/api/matches/${id}/record`, async (route) => {
    const record = (await (await route.fetch()).json()) as { certificate: { secret: string } };
    record.certificate.secret = '00'.repeat(32);
    await route.fulfill({ json: record });
  });
  await page.goto(`${house.url}/t/${id}/replay`);
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(page.getByText('The secret is not the one the server had promised.')).toBeVisible();
});
