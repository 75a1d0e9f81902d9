import { expect, listen, test } from './house';
import { myMove, playOne, prompt, setUp } from './play';

test('an invite between two browsers, chat, and a move seen by the other', async ({ page, browser, house }) => {
  await setUp(page, { seats: ['me', 'open'] });
  const link = await page.getByTestId('invite').inputValue();
  expect(new URL(link).pathname).toBe('/join');
  expect(new URL(link).hash).not.toBe('');

  const other = await browser.newContext({ baseURL: house.url, locale: 'en' });
  const friend = await other.newPage();
  const complaints = listen(friend);
  const asked: string[] = [];
  friend.on('request', (request) => asked.push(request.url()));
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Tomasz');
  await friend.getByRole('button', { name: 'Take the seat' }).click();
  await friend.waitForURL('**/t/*');
  // The invitation stays in the fragment: no address that was asked for holds it.
  const code = new URL(link).hash.split('.').at(-1)!;
  expect(asked.filter((url) => new URL(url).pathname.includes(code) || new URL(url).search.includes(code))).toEqual([]);

  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tomasz' })).toContainText('connected');

  const mover = (await page.locator('.prompt.mine').count()) > 0 ? page : friend;
  const watcher = mover === page ? friend : page;
  await myMove(mover);
  const lines = await watcher.getByRole('log', { name: 'Log' }).getByRole('listitem').count();
  await playOne(mover, 0);
  await expect
    .poll(() => watcher.getByRole('log', { name: 'Log' }).getByRole('listitem').count())
    .toBeGreaterThan(lines);

  await friend.getByRole('tab', { name: 'Table talk' }).click();
  await friend.getByLabel('Say something to the table').fill('Good evening');
  await friend.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('tab', { name: /Table talk/ }).click();
  await expect(page.getByRole('log', { name: 'Table talk' })).toContainText('Good evening');

  await friend.close();
  await expect(page.getByRole('region', { name: 'Tomasz' })).toContainText('not connected');
  expect(complaints).toEqual([]);
  await other.close();
});

test('hot-seat: a curtain falls between the seats', async ({ page }) => {
  await page.goto('/new/spyconnection');
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.getByLabel('Seat 2: who sits here').selectOption('me');
  await page.getByLabel('Seat 1: name').fill('Mara');
  await page.getByLabel('Seat 2: name').fill('Yuki');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/*');
  const curtain = page.getByRole('button', { name: /^I am / });
  await expect(curtain.or(prompt(page))).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  for (let step = 0; step < 6 && !(await curtain.isVisible()); step++) {
    await myMove(page);
    await playOne(page, 0);
    await expect(curtain.or(page.locator('.prompt.mine'))).toBeVisible();
  }
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-board]')).toHaveCount(0);
  await expect(page.getByTestId('model')).toHaveCount(0);
  await curtain.click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
});

test('a public table is found, joined and watched; a new name is seen at once', async ({ page, browser, house }) => {
  await page.goto('/new/spyconnection');
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.getByLabel('Public: anybody may join from the lobby').check();
  await page.getByLabel('Spectators may watch what is open to all').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  const other = await browser.newContext({ baseURL: house.url, locale: 'en' });
  const friend = await other.newPage();
  const complaints = listen(friend);
  await friend.goto('/lobby');
  await friend.getByRole('button', { name: 'Join' }).first().click();
  await friend.waitForURL('**/t/*');
  await expect(prompt(friend)).toBeVisible();
  await expect(prompt(page)).toBeVisible();

  await friend.goto('/settings');
  await friend.getByLabel('Your name').fill('Yuki');
  await friend.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Yuki' })).toBeVisible();

  const outside = await browser.newContext({ baseURL: house.url, locale: 'en' });
  const spectator = await outside.newPage();
  complaints.push(...listen(spectator));
  await spectator.goto('/lobby');
  await spectator.getByRole('main').getByRole('link', { name: 'Watch' }).first().click();
  await spectator.waitForURL('**/t/*');
  await expect(spectator.getByRole('region', { name: 'Yuki' })).toBeVisible();
  await expect(spectator.locator('.prompt.mine')).toHaveCount(0);
  await expect(prompt(spectator).getByRole('button')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await outside.close();
  await other.close();
});

test('a friend does not come: bots take the open seats', async ({ page }) => {
  await setUp(page, { seats: ['me', 'open', 'open'] });
  await page.getByRole('button', { name: 'Fill the open seats with bots and start' }).click();
  await myMove(page);
  await expect(page.getByRole('region', { name: 'Bot C' })).toBeVisible();
});
