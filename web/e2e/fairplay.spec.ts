import { expect, type House, test } from './house';
import { prompt } from './play';

/** Somebody who plays by the API alone. */
async function guest(house: House, name: string) {
  const post = async (path: string, body: unknown, token?: string): Promise<Response> =>
    fetch(`${house.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const { token } = (await (await post('/guest', { name })).json()) as { token: string };
  return async (path: string, body: unknown = {}): Promise<number> => (await post(path, body, token)).status;
}

test('a public table: no hints, the host sends somebody away, and it is found by its game', async ({ page, house }) => {
  await page.goto('/new/spyconnection');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Seat 3: who sits here').selectOption('open');
  await page.getByLabel('Public: anybody may join from the lobby').check();
  await expect(page.getByLabel(/^Hints allowed/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.getByText('No hints')).toBeVisible();
  const path = `/matches/${new URL(page.url()).pathname.split('/').at(-1)}`;
  const eve = await guest(house, 'Eve');
  expect(await eve(`${path}/join`)).toBe(200);
  await page.getByRole('button', { name: 'Remove Eve from the table' }).click();
  await expect(page.getByText('Eve', { exact: true })).toHaveCount(0);
  expect(await eve(`${path}/join`)).toBe(409);

  await page.goto('/lobby');
  const joins = page.getByRole('button', { name: 'Join' });
  await expect(joins.first()).toBeVisible();
  await page.getByLabel('Game', { exact: true }).selectOption('vienna');
  await expect(page.getByText('No table is waiting right now.')).toBeVisible();
  await page.getByLabel('Game', { exact: true }).selectOption('spyconnection');
  await page.getByLabel('Pace').selectOption('live');
  await expect(joins.first()).toBeVisible();
  await page.getByLabel('Pace').selectOption('days');
  await expect(joins).toHaveCount(0);
});

test('a clock for the whole game is shown, and the others vote a spoiler out', async ({ page, house }) => {
  await page.goto('/new/spyconnection');
  await page.getByLabel('Clock for the whole game').selectOption({ label: 'Clock 5 min + 10 s' });
  while ((await page.getByLabel(/who sits here$/).count()) < 3)
    await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}: who sits here`).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  const invite = new URL(await page.getByTestId('invite').inputValue()).hash.split('.').at(-1)!;
  const path = `/matches/${new URL(page.url()).pathname.split('/').at(-1)}`;
  const [bob, cem] = [await guest(house, 'Bob'), await guest(house, 'Cem')];
  for (const one of [bob, cem]) expect(await one(`${path}/join`, { invite })).toBe(200);
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByTestId('bank')).toHaveCount(2);
  await expect(page.getByTestId('bank').first()).toHaveText('05:00');

  expect(await bob(`${path}/vote`, { seat: 2 })).toBe(200);
  await expect(page.getByText('Cem: 1 of 2 votes to leave the game.').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'People' }).click();
  await expect(page.getByTestId('votes')).toHaveText('1 of 2 votes');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Vote Cem out of the game' }).click();
  await expect(page.getByRole('button', { name: 'Vote Cem out of the game' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole('region', { name: 'Cem' })).toContainText('voted out');
  expect(await cem(`${path}/return`)).toBe(409);
});

test('the lobby goes on from page to page', async ({ page, house }) => {
  for (let host = 0; host < 5; host++) {
    const ask = await guest(house, `Host ${host}`);
    const table = { game: 'estoril', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], public: true };
    for (let n = 0; n < 5; n++) expect(await ask('/matches', table)).toBe(201);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/lobby');
  await page.getByLabel('Game', { exact: true }).selectOption('estoril');
  const waiting = page.getByRole('navigation', { name: 'Tables that wait' });
  await expect(waiting).toContainText('Page 1 of 2');
  await waiting.getByRole('button', { name: 'On' }).click();
  await expect(waiting).toContainText('Page 2 of 2');
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(5);
  await page.getByLabel('Free seats').selectOption('3');
  await expect(page.getByText('No table is waiting right now.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
