import { expect, test } from './house';
import { click, isOver, myMove, playOne, prompt, setUp, SHORT, targets } from './play';

test('undo, and its refusal with the reason', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('End my turn by itself').uncheck();
  await setUp(page, SHORT);
  await myMove(page);
  const locked = prompt(page).getByRole('button', { name: /Undo is locked/ });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await locked.click({ force: true });
  await expect(prompt(page).locator('.refusal')).toContainText(/chance|nothing|no longer/i);

  const before = await page.getByTestId('model').textContent();
  await click(page, targets(page, 'CONNECT').first());
  await expect.poll(() => page.getByTestId('model').textContent()).not.toBe(before);
  await prompt(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.getByTestId('model').textContent()).toBe(before);
  await expect(page.getByRole('log', { name: 'Log' })).toContainText(/takes back/);
});

test('why not: the reason with a link to the rule', async ({ page, context }) => {
  await setUp(page, SHORT);
  await myMove(page);
  const why = page.getByTestId('model').getByRole('button', { name: 'Why not?' }).first();
  const refused = page.locator('[data-board] .target[data-place][aria-disabled="true"][data-action]').first();
  if ((await refused.count()) > 0) await refused.click({ force: true });
  else await why.dispatchEvent('click');
  const tip = page.getByTestId('why-not');
  await expect(tip).toBeVisible();
  const link = tip.getByRole('link');
  const rule = (await link.textContent())!.trim();
  expect(rule).toMatch(/^SPY-\d+\.\d+$/);
  const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(rules.locator('.target dt')).toHaveText(rule);
  await rules.close();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('always confirm: the first click selects, the second plays', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Always confirm').check();
  await setUp(page, SHORT);
  await myMove(page);
  const text = await targets(page, 'CONNECT').first().getAttribute('data-action');
  const target = page.locator(`[data-board] .target.may[data-action="${text}"]`).last();
  await click(page, target);
  await expect(page.getByTestId('confirm')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('confirm')).toHaveCount(0);
  await click(page, target);
  const before = await page.getByTestId('model').textContent();
  await click(page, target);
  await expect.poll(() => page.getByTestId('model').textContent()).not.toBe(before);
});

test('a hint names the best three actions with reasons; pointing shows them, a click does them', async ({ page }) => {
  await setUp(page, SHORT);
  await myMove(page);
  await page.keyboard.press('h');
  const hints = page.getByTestId('hints');
  const rows = hints.locator('li button');
  await expect(rows.first()).toContainText(/(Brings|Keeps open for later): /);
  await expect(rows.first()).not.toContainText('%'); // the bot that stands in here has no more than a first opinion
  expect(await rows.count()).toBeLessThanOrEqual(3);
  const [text, name] = [
    await rows.first().getAttribute('data-hint'),
    await rows.first().locator('.what').textContent(),
  ];
  await rows.first().hover();
  await expect(prompt(page).locator('.second')).toContainText(name!);
  await page.keyboard.press('Escape');
  await expect(hints).toHaveCount(0);
  await prompt(page).getByRole('button', { name: 'Hint' }).click();
  const before = await page.getByTestId('model').textContent();
  await hints.locator('li button').first().click();
  await expect.poll(() => page.getByTestId('model').textContent()).not.toBe(before);
  await expect(hints).toHaveCount(0);
  expect(text).not.toBeNull();
});

test('the strength of bots is chosen at the table’s set-up, and kept for the next game', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Courier' }).check();
  await page.goto('/new/spyconnection');
  await page.getByLabel('Seat 2: who sits here').selectOption('bot');
  await page.getByLabel('Seat 3: who sits here').selectOption('bot');
  await expect(page.getByLabel('Seat 2: how strong').locator('option')).toHaveCount(5);
  await expect(page.getByLabel('Seat 2: how strong')).toHaveValue('courier');
  await page.getByLabel('Seat 3: how strong').selectOption('recruit');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.getByRole('region', { name: 'Bot B' })).toContainText('Courier');
  await expect(page.getByRole('region', { name: 'Bot C' })).toContainText('Recruit');
});

test('looking back from the log, and what happened since', async ({ page }) => {
  const id = await setUp(page, SHORT);
  for (let step = 0; step < 4; step++) {
    await myMove(page);
    await playOne(page, step);
  }
  await myMove(page);
  await page.getByRole('log', { name: 'Log' }).getByRole('link').first().click();
  await expect(prompt(page)).toContainText('You are looking back');
  await prompt(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();

  // As if this browser had seen only the first ten events.
  await page.evaluate((match) => localStorage.setItem('safehouse.seen', JSON.stringify({ [`${match}/0`]: 10 })), id);
  await page.reload();
  const missed = page.getByTestId('missed');
  await expect(missed).toBeVisible();
  await missed.getByRole('button', { name: 'Watch it quickly' }).click();
  await expect(prompt(page)).toContainText('You are looking back');
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 20_000 });
  await missed.getByRole('button', { name: 'Got it' }).click();
  await expect(missed).toHaveCount(0);
});

test('the end, the replay with its seats, export and import', async ({ page }) => {
  const id = await setUp(page, { ...SHORT, ahead: 60 });
  for (let step = 0; step < 400 && (await myMove(page)); step++) await playOne(page, step);
  expect(await isOver(page)).toBe(true);

  await page.goto(`/t/${id}/replay`);
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toBeVisible();
  await slider.fill('20');
  await expect(page.getByText(/event 20 of \d+/)).toBeVisible();
  await page.getByRole('radio', { name: /Bot B/ }).check();
  await expect(page.getByRole('radio', { name: /Bot B/ })).toBeChecked();
  await page.getByRole('radio', { name: /Mara/ }).check();
  await expect(page.getByRole('radio', { name: /Mara/ })).toBeChecked();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText(/event 21 of \d+/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = await download.path();
  await page.goto('/replay');
  await page.getByLabel('A record from a file').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: (await import('node:fs')).readFileSync(file),
  });
  await page.waitForURL(/\/t\/[^/]+\/replay/);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
});

test('harmless steps are done by themselves, if wished', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Do the harmless by itself').check();
  await page.goto('/learn/spyconnection');
  await page.getByRole('button', { name: 'Start the guided game' }).click();
  await page.waitForURL('**/t/*');
  await myMove(page);
  await click(page, targets(page, 'TAKE').and(page.locator('[data-action="TAKE(1)"]')));
  // The spy stands in London, which the mission shows: covering it is not asked.
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('covers London');
});

test('the guided first game goes on as its ideas are tried', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-game="spyconnection"]').getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('button', { name: 'Start the guided game' }).click();
  await page.waitForURL('**/t/*');
  const guide = page.getByTestId('guide');
  await expect(guide).toContainText('Step 1 of 12');
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect(guide).toContainText('Take a mission');
  await expect(guide.getByRole('link', { name: 'SPY-4.1' })).toHaveAttribute('href', '/rules/spyconnection#SPY-4.1');
  await myMove(page);
  await guide.getByRole('button', { name: 'Show me' }).click();
  await expect(prompt(page).locator('.second')).toContainText('London');
  for (const [text, title] of [
    ['TAKE(1)', 'Cover your spy’s city'],
    ['COVER(2)', 'Connect a city'],
    ['CONNECT(LON-PAR)', 'The others play'],
  ] as const) {
    await myMove(page);
    await page.getByTestId('model').locator(`[data-action="${text}"]`).first().dispatchEvent('click');
    await expect(guide).toContainText(title);
  }
  // The guide is where it was after a reload, and can be put away.
  await page.reload();
  await expect(guide).toContainText('The others play');
  await guide.getByRole('button', { name: 'End the guide' }).click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await myMove(page);
  await expect(guide).toHaveCount(0);
});
