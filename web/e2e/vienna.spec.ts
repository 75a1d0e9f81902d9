/** Vienna in the browser: whole games by mouse, by keys and at phone size; both versions. */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { seekAndTap } from './finger';
import { expect, test } from './house';
import { atOnce, changed, isOver, model, myMove, offered, prompt, setUp, targets, unlessWhole } from './play';
import { LAPTOP, tidy } from './rectangles';

const INTRO = { game: 'vienna', seats: ['me', 'bot'] as ('me' | 'bot')[], options: { version: 'intro' } };
const FULL = { ...INTRO, options: { version: 'full', third_man: true, feld_agents: true } };
const STEPS = 700;
/** The order in which a simple player likes its actions. */
const LIKES = ['FULFIL', 'ACCEPT', 'TARGET', 'SUPPLY', 'MOVE', 'BUY', 'THIRD_MAN', 'STEP', 'RECALL', 'DRAWER', 'PAY'];
const REST = ['SORTS', 'BRIBE', 'MARKER', 'YES', 'DEPOSIT', 'SPEND', 'COIN', 'SETTLE', 'TAKE', 'DONE', 'PASS', 'STAY'];

/** What this table asks now; null when it is over. */
async function asked(page: Page): Promise<string[] | null> {
  if (!(await myMove(page))) return null;
  const actions = page.getByTestId('model').locator('button[data-action]');
  await actions.first().waitFor({ state: 'attached' });
  return actions.evaluateAll((all) => all.map((button) => button.getAttribute('data-action') ?? ''));
}

/** Gives the cards of the hand to I, II and IV by a tap on their parts, and lays them face down. */
async function assign(page: Page, tap: boolean): Promise<void> {
  for (const [i, role] of ['I', 'II', 'IV'].entries()) {
    const zone = page.locator(`.hand [data-action^="LAY_${role}("]`).nth(i);
    if (tap) await zone.tap();
    else await zone.click();
  }
  const commit = page.getByTestId('commit');
  if (tap) await commit.tap();
  else await commit.click();
}

/** Where the best liked action can be clicked. */
async function pick(page: Page): Promise<ReturnType<typeof targets>> {
  const kinds = await offered(page, [...LIKES, ...REST]);
  const any = targets(page, kinds.join(' '));
  await expect(any.first(), `nothing can be clicked: ${await prompt(page).textContent()}`).toBeAttached();
  for (const kind of kinds) {
    const found = targets(page, kind);
    if ((await found.count()) > 0) return found.first();
  }
  return any.first();
}

for (const [name, table, lines] of [
  ['introductory', INTRO, 5],
  ['full', FULL, 8],
] as const) {
  test(`the ${name} game to the end by mouse`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await setUp(page, table);
    for (let step = 0; step < STEPS; step++) {
      const actions = await asked(page);
      if (actions === null) break;
      const before = await model(page);
      await tidy(page, step);
      if (actions.some((text) => text.startsWith('FOR_I('))) await assign(page, false);
      else {
        await (await pick(page)).click({ force: true });
        // What ends a turn for good is asked for.
        const confirm = page.getByTestId('confirm');
        if (await confirm.isVisible()) await confirm.click();
      }
      await changed(page, before);
    }
    expect(await isOver(page)).toBe(true);
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.ranking li')).toHaveCount(2);
    await expect(sheet.locator('tbody tr')).toHaveCount(lines);
  });
}

test('the full game with both expansions to the end by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await atOnce(page);
  await setUp(page, FULL);
  for (let step = 0; step < STEPS; step++) {
    if ((await asked(page)) === null) break;
    const before = await model(page);
    if (step % 2 === 0) {
      for (let press = 0; press <= step % 3; press++) await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    } else {
      await expect(async () => {
        await page.keyboard.press('t'); // a tray that opens meanwhile takes the focus
        await expect(page.getByTestId('model')).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await changed(page, before);
  }
  expect(await isOver(page)).toBe(true);
  await expect(page.getByRole('dialog').locator('tbody tr')).toHaveCount(8);
});

test('a card is dragged to its action; a house tells what placing there costs and brings', async ({ page }) => {
  await setUp(page, INTRO);
  await asked(page);
  const cards = page.getByTestId('cards');
  const tray = cards.locator('[data-role="II"]');
  await cards.locator('.place').first().hover({ trial: true }); // waits until the cards lie still
  const [from, to] = [(await cards.locator('.place').first().boundingBox())!, (await tray.boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 100);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 80, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(tray).toHaveClass(/full/);
  await expect(cards.locator('[data-action^="LAY_II("][aria-pressed="true"]')).toHaveCount(1);
  await assign(page, false);
  const house = targets(page, 'TARGET').first();
  await house.hover({ force: true });
  const told = prompt(page).locator('.second');
  await expect(told).toContainText(/Place on .* house \d\d: Pay \d × /);
  const [, price] = /Pay (\d) ×/.exec((await told.textContent())!)!; // 2, or 1 with the card just laid
  await expect(page.locator('[data-board] .price text')).toHaveText(price!);
});

test.describe('at phone size', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('the full game to the end: one tap selects, the second confirms', async ({ page }) => {
    await setUp(page, { ...FULL, ahead: unlessWhole(80) });
    for (let step = 0; step < STEPS; step++) {
      const actions = await asked(page);
      if (actions === null) break;
      const before = await model(page);
      if (actions.some((text) => text.startsWith('FOR_I('))) await assign(page, true);
      else {
        const target = await pick(page);
        await seekAndTap(page, target);
        await page.getByTestId('confirm').or(page.getByTestId('aim')).first().tap();
      }
      await changed(page, before);
      if (step === 5) {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      }
    }
    expect(await isOver(page)).toBe(true);
  });
});

test.describe('axe', () => {
  // axe is put into the page by the test, which the page's own policy forbids.
  test.use({ bypassCSP: true });

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`finds nothing at the table, ${colorScheme}, ${width} wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: width > 800 ? 900 : 844 });
      await atOnce(page);
      await setUp(page, FULL);
      const failures: string[] = [];
      for (let step = 0; step < 6 && (await asked(page)) !== null; step++) {
        failures.push(...(await violations(page)));
        const before = await model(page);
        await page.keyboard.press('n');
        await page.keyboard.press('Enter');
        await changed(page, before);
      }
      expect([...new Set(failures)]).toEqual([]);
    });
  }
});
