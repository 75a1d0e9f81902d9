/** Games to be looked at again: my games, links to a moment, going on from there, frames of other sites, the same deal. */
import type { APIResponse, Browser, Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violations } from './axe';
import { expect, openHouse, test, type House } from './house';

let house: House;
test.beforeAll(async () => {
  house = await openHouse('');
});
test.afterAll(() => house.close());

const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];

function post(page: Page, path: string, data: unknown): Promise<APIResponse> {
  return page.request.post(`${house.url}/api${path}`, { data, headers: { Origin: house.url } });
}

/** A guest of this name in a browser of its own. */
async function guest(browser: Browser, name: string, phone = false): Promise<Page> {
  const context = await browser.newContext(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {});
  const page = await context.newPage();
  await page.goto(`${house.url}/settings`);
  await post(page, '/guest', { name });
  await page.evaluate((mine) => localStorage.setItem('safehouse.guest', mine), name);
  return page;
}

/** Makes the first move that is allowed, as soon as one is asked. */
async function act(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const table = (await (await page.request.get(`${house.url}/api/matches/${id}`)).json()) as {
      decision: string | null;
      legal: { text: string }[];
    };
    const wish = { decision: table.decision, action: table.legal[0]?.text };
    expect((await post(page, `/matches/${id}/actions`, wish)).status()).toBe(201);
  }).toPass();
}

/** A short game against a bot, played to its end. */
async function played(page: Page, game = 'spyconnection'): Promise<string> {
  const { id } = (await (await post(page, '/matches', { game, seats: SEATS })).json()) as { id: string };
  for (let step = 0; step < 4; step++) await act(page, id);
  expect((await post(page, `/matches/${id}/resign`, {})).ok()).toBe(true);
  return id;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });

test('a link to a moment opens for whom the table allows, and says clearly where not', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const eve = await guest(browser, 'Eve');
  const id = await played(ann);
  await ann.goto(`${house.url}/replay/${id}?at=3&as=0`);
  await expect(ann.getByText(/event 3 of \d+/)).toBeVisible();
  await ann.getByRole('button', { name: 'One step on' }).click();
  await expect(ann).toHaveURL(/at=\d+&as=0/);

  await eve.goto(`${house.url}/replay/${id}?at=3&as=1`);
  await expect(eve.getByText(/event 3 of \d+/)).toBeVisible();
  await expect(eve.getByRole('radio', { name: /Bot/ })).toBeChecked();
  expect(await violations(eve)).toEqual([]);

  for (const wrong of ['at=99999&as=0', 'at=x', 'as=3']) {
    await eve.goto(`${house.url}/replay/${id}?${wrong}`);
    await expect(eve.getByRole('heading', { name: 'This moment cannot be shown' })).toBeVisible();
    await expect(eve.getByRole('alert')).toBeVisible();
  }
  await eve.goto(`${house.url}/replay/0123456789abcdef`);
  await expect(eve.getByText('There is no such table.')).toBeVisible();

  await ann.getByRole('button', { name: 'Share' }).click();
  await ann.getByRole('radio', { name: 'Only its players' }).check();
  await expect(ann.getByLabel('For a page of your own')).toHaveCount(0);
  await eve.goto(`${house.url}/replay/${id}`);
  await expect(eve.getByText('Only those who played this game may look at it.')).toBeVisible();
  expect(await violations(eve)).toEqual([]);
});

test('two clicks go on from a moment, by keyboard too', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const id = await played(ann);
  await ann.goto(`${house.url}/replay/${id}?at=2&as=0`);
  await expect(slider(ann)).toBeVisible();
  await ann.locator('main').focus();
  await ann.keyboard.press('End');
  await expect(ann.getByText(/event (\d+) of \1/)).toBeVisible();
  await ann.keyboard.press('Shift+ArrowLeft');
  await expect(ann.getByText(/event (\d+) of \1/)).toHaveCount(0);
  await ann.getByRole('button', { name: 'Continue from here' }).click();
  expect(await violations(ann)).toEqual([]);
  await ann.getByRole('button', { name: /As it may have been/ }).click();
  await ann.waitForURL(/\/t\/[0-9a-f]+/);
  await expect(ann.getByTestId('prompt')).toBeVisible();
});

test('my games list what is over, by name too, on a phone', async ({ browser }) => {
  const ann = await guest(browser, 'Ann', true);
  await played(ann);
  await ann.goto(`${house.url}/games`);
  await expect(ann.getByText('One game.')).toBeVisible();
  await ann.getByLabel('With (name)').fill('nobody');
  await expect(ann.getByText('No game found.')).toBeVisible();
  await ann.getByLabel('With (name)').fill('');
  await expect(ann.getByText('One game.')).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await ann.getByRole('link', { name: /Spy Connection/ }).click();
  await expect(slider(ann)).toBeVisible();
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(ann)).toEqual([]);
});

test('a page of another site shows a replay in a frame, and nothing else of ours', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const id = await played(ann);
  const other = await (await browser.newContext()).newPage();
  const frames = ['embed', 'replay'].map(
    (kind) => `<iframe title="${kind}" src="${house.url}/${kind}/${id}?at=2&as=0" width="800" height="640"></iframe>`,
  );
  const site = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(frames.join('')));
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  await other.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const embedded = other.frameLocator('iframe[title=embed]');
  await expect(embedded.getByText(/event 2 of \d+/)).toBeVisible();
  await embedded.getByRole('button', { name: 'One step on' }).click();
  await expect(embedded.getByText(/event 2 of \d+/)).toHaveCount(0);
  await expect(other.frameLocator('iframe[title=replay]').getByRole('slider')).toHaveCount(0);
  expect(await other.context().cookies()).toEqual([]);
  site.close();
});

test('a friend plays the same deal, and both games lie side by side', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const bob = await guest(browser, 'Bob');
  const id = await played(ann);
  await bob.goto(`${house.url}/deal/${id}?as=0`);
  await expect(bob.getByText('your seat')).toBeVisible();
  expect(await violations(bob)).toEqual([]);
  await bob.getByRole('button', { name: 'Play this deal' }).click();
  await bob.waitForURL(/\/t\/[0-9a-f]+/);
  const own = bob.url().split('/t/')[1]!;
  await post(bob, `/matches/${own}/resign`, {});
  await bob.goto(`${house.url}/replay/${own}`);
  const beside = bob.getByTestId('beside');
  await expect(beside.getByRole('link', { name: 'Ann' })).toBeVisible();
  await expect(beside.getByRole('link', { name: /event \d+/ })).toHaveCount(2);
  await bob.goto(`${house.url}/deal/${own.replace(/./g, '0')}?as=0`);
  await expect(bob.getByRole('alert')).toBeVisible();
});

test('a record of others is shown as theirs', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const own = await played(ann);
  const record = (await (await ann.request.get(`${house.url}/api/matches/${own}/record`)).json()) as Record<
    string,
    unknown
  >;
  record.players = ['Mata', 'Kim'].map((name) => ({ kind: 'human', name }));
  const { id } = (await (await post(ann, '/records', { record })).json()) as { id: string };
  for (const [lang, words] of Object.entries({ de: 'Von hier', pl: 'Graj dalej', ja: 'ここから', en: 'Continue' })) {
    await ann.evaluate((wished) => localStorage.setItem('safehouse.settings', JSON.stringify({ lang: wished })), lang);
    await ann.goto(`${house.url}/replay/${id}?at=4&as=1`);
    await expect(ann.getByRole('radio', { name: 'Mata' })).toBeVisible();
    await expect(ann.getByRole('button', { name: words })).toBeVisible();
  }
  await expect(ann.getByRole('radio', { name: 'Kim' })).toBeChecked();
  await expect(ann.getByText('the names are those of the record')).toBeVisible();
  await expect(ann.getByTestId('moves').getByRole('button').first()).toBeVisible();
});
