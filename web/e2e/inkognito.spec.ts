import type { BrowserContext, Page } from '@playwright/test';
import { expect, listen, openHouse, test } from './house';
import { seekAndTap } from './finger';
import { become, click, isOver, myMove, prompt } from './play';
import { LAPTOP, tidy } from './rectangles';
import { act, approach, distances, look, quiet, table, type Look } from './venice';

const dialog = (page: Page) => page.getByRole('dialog');

/** What can be clicked for an action: on the map, in a sheet, in the hand, in the prompt. */
function spot(page: Page, text: string) {
  return page
    .locator(
      ['[data-board] .target.may', '[data-board] button', '.hand button', '[data-testid="prompt"] button']
        .map((where) => `${where}[data-action="${text}"]`)
        .join(', '),
    )
    .first();
}

/** Lays out and shows the first truthful answer, card by card. */
async function showCards(page: Page, cards: string): Promise<void> {
  for (const card of cards.split('+')) await page.locator(`[data-card="${card}"]`).click();
  await page.locator('[data-action="show"]').click();
}

/** One decision by mouse. */
async function byMouse(page: Page, now: Look, wish: string): Promise<void> {
  if (wish.startsWith('SHOW(')) return showCards(page, wish.slice(5, -1));
  await click(page, spot(page, wish));
  const sure = page.getByTestId('sure');
  if (['NAME', 'ACCEPT', 'REFUSE', 'DECLARE_TOO', 'ALONE'].some((kind) => wish.startsWith(kind))) await sure.click();
}

/** The table has moved on from a decision. */
async function movedOn(page: Page, before: string | null): Promise<void> {
  const moved = async () => (await isOver(page)) || (await look(page, here(page))).decision !== before;
  await expect.poll(moved, { intervals: [50] }).toBe(true);
}

function here(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

test('from home in one click, and a whole game by mouse to a wrong declaration, lost', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/');
  await page.locator('[data-game="inkognito"]').getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/t/*');
  let turns = 0;
  let shown = 0;
  for (let step = 0; step < 150 && (await myMove(page)); step++) {
    const now = await look(page, here(page));
    if (now.decision === null) continue;
    await tidy(page, step);
    let wish = approach(now, now.view.ambassador, ['tall', 'short', 'fat', 'thin']);
    if (now.view.decision === 'START' && ++turns > 2) wish = 'DECLARE';
    if (now.view.decision === 'DECLARE') {
      await expect(page.locator('[data-sheet="DECLARE"] table')).toBeVisible();
      // Nobody can have fulfilled anything with everybody.
      wish = now.legal.find(({ kind }) => kind === 'NAME')!.text;
    }
    if (wish.startsWith('SHOW')) shown++;
    await byMouse(page, now, wish);
    await movedOn(page, now.decision);
  }
  expect(await isOver(page)).toBe(true);
  expect(shown + turns).toBeGreaterThan(0);
  await expect(dialog(page).locator('.ranking li')).toHaveCount(4);
  await expect(dialog(page).locator('.sheet tbody tr')).toHaveCount(4);
  await expect(dialog(page).getByRole('heading').first()).not.toHaveText(/You win/);
});

test('a whole game by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await become(page, 'Mara');
  await page.goto(`/t/${await table([page], 3, { turn_limit: 5 })}`);
  for (let step = 0; step < 150 && (await myMove(page)); step++) {
    const now = await look(page, here(page));
    if (now.decision === null) continue;
    const wish = approach(now, now.view.ambassador, ['tall', 'short', 'fat', 'thin']);
    await page.keyboard.press('t');
    await expect(page.getByTestId('model')).toBeFocused();
    // Tab goes through the buttons of the text model; the wished one is reached and pressed.
    const texts = await page
      .getByTestId('model')
      .locator('button[data-action]')
      .evaluateAll((all) => all.map((button) => button.getAttribute('data-action')));
    for (let press = 0; press <= texts.indexOf(wish); press++) await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('data-action', wish);
    await page.keyboard.press('Enter');
    await movedOn(page, now.decision);
  }
  expect(await isOver(page)).toBe(true);
  await expect(dialog(page).locator('.sheet tbody tr')).toHaveCount(4);
});

test.describe('at phone size', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });
  test('a whole game; nothing is wider than the phone', { tag: '@full' }, async ({ page }) => {
    await become(page, 'Mara');
    await page.goto(`/t/${await table([page], 4, { turn_limit: 6 })}`);
    for (let step = 0; step < 150 && (await myMove(page)); step++) {
      const now = await look(page, here(page));
      if (now.decision === null) continue;
      const wish = approach(now, now.view.ambassador, ['tall', 'short', 'fat', 'thin']);
      if (wish.startsWith('SHOW(')) {
        for (const card of wish.slice(5, -1).split('+')) await page.locator(`[data-card="${card}"]`).tap();
        await page.locator('[data-action="show"]').tap();
      } else {
        const target = spot(page, wish);
        await seekAndTap(page, target);
        // One tap selects, the second confirms.
        const confirm = page.getByTestId('confirm');
        await confirm.tap();
      }
      await movedOn(page, now.decision);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(await isOver(page)).toBe(true);
  });
});

/** Everything a page's person hears from the server. */
function eavesdrop(page: Page): string[] {
  const heard: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/') || response.url().includes('/events')) return;
    heard.push(await response.text().catch(() => ''));
  });
  return heard;
}

async function people(
  first: Page,
  names: string[],
  browser: { newContext(o: object): Promise<BrowserContext> },
  url: string,
) {
  const pages = [first];
  await become(first, names[0]!);
  for (const name of names.slice(1)) {
    const context = await browser.newContext({ baseURL: url, locale: 'en', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await become(page, name);
    pages.push(page);
  }
  return pages;
}

test('two show each other cards while a third sees backs alone', async ({ page, browser, house }) => {
  const [anna, bela, carla] = (await people(page, ['Anna', 'Bela', 'Carla'], browser, house.url)) as [Page, Page, Page];
  const all = [anna, bela, carla];
  const id = await table(all, 3, { declare_by: 'active_only', first_player: 0 });
  const complaints = listen(carla);
  for (const one of all) await one.goto(`/t/${id}`);
  const heard = eavesdrop(carla);
  // Anna goes for any figure of Bela, the others wait.
  for (let step = 0; step < 200; step++) {
    const seen = await Promise.all(all.map((one) => look(one, id)));
    const mover = seen.findIndex(({ decision }) => decision !== null);
    const now = seen[mover]!;
    if (mover === 1 && now.view.decision === 'SHOW' && now.view.question!.asker === 0) break;
    const goals = Object.values(now.view.players[1]!.figures);
    const builds = ['tall', 'short', 'fat', 'thin'];
    let wish = now.view.decision === 'START' ? 'SHAKE' : 'END';
    if (!now.legal.some(({ text }) => text === wish)) wish = quiet(now);
    if (mover === 0) {
      const own = Object.values(now.view.players[0]!.figures);
      const goal = goals
        .map((space) => ({ space, far: Math.min(...own.map((from) => distances(space).get(from) ?? 99)) }))
        .sort((a, b) => a.far - b.far)[0]!.space;
      wish = approach(now, goal, builds);
    }
    await act(all[mover]!, now, wish);
  }
  const asked = await look(bela, id);
  expect(asked.view.decision).toBe('SHOW');
  await expect(bela.getByTestId('show-cards')).toBeVisible();
  await expect(carla.getByTestId('show-cards')).toHaveCount(0);
  await expect(anna.getByTestId('show-cards')).toHaveCount(0);

  const secret = asked.view.answers!.find(({ cards }) => cards.includes('secret_mission'))!.cards;
  await showCards(bela, secret);
  const answer = anna.getByTestId('answer');
  await expect(answer.locator('.card')).toHaveCount(secret.split('+').length);
  await expect(answer.locator('.card.back')).toHaveCount(0);
  await expect(answer).toContainText(asked.view.own.word);
  // The third: as many backs, no face, no name of a card, neither on the page nor on the wire.
  await expect(carla.getByTestId('answer').locator('.card.back')).toHaveCount(secret.split('+').length);
  await expect(carla.getByTestId('answer')).not.toContainText(asked.view.own.word);
  const theirs = await look(carla, id);
  const wire = [...heard, JSON.stringify(theirs)].join();
  expect(wire).not.toContain(secret);
  expect(theirs.events.filter(({ kind }) => ['shown', 'kept', 'secret_shown'].includes(kind))).toEqual([]);
  expect(await carla.content()).not.toContain(secret);
  // The notebook of the asker has the line, and it leads to its moment.
  const notebook = anna.getByTestId('notebook');
  await expect(notebook.locator('.fact')).toHaveCount(1);
  await notebook.locator('.fact').click();
  await expect(prompt(anna)).toContainText('You are looking back');
  expect(complaints).toEqual([]);
  await bela.context().close();
  await carla.context().close();
});

/** Deals partners whose joint mission is to meet the ambassador with any figure to the first two seats (INK-11.2). */
const PARTNERS = 'partners 4';

test('two people and two bots, to a right declaration', async ({ browser }) => {
  const house = await openHouse(PARTNERS);
  const context = await browser.newContext({ baseURL: house.url, locale: 'en', reducedMotion: 'reduce' });
  const first = await context.newPage();
  const both = (await people(first, ['Anna', 'Bela'], browser, house.url)) as [Page, Page];
  const [anna, bela] = both;
  const complaints = listen(bela);
  const id = await table(both, 4);
  for (const one of both) await one.goto(`/t/${id}`);
  const met = await meetAmbassador(both, id);
  const declarer = both[met]!;
  const partner = both[1 - met]!;
  await myMove(declarer);
  await click(declarer, spot(declarer, 'DECLARE'));
  await click(declarer, spot(declarer, `NAME(${1 - met})`));
  await declarer.getByTestId('sure').click();
  await expect(partner.locator('[data-sheet="HANDSHAKE"] table')).toBeVisible({ timeout: 30_000 });
  await click(partner, spot(partner, 'ACCEPT'));
  await partner.getByTestId('sure').click();
  for (const one of both) await expect(dialog(one)).toBeVisible();
  expect((await look(anna, id)).winners).toEqual([0, 1]);
  await expect(dialog(anna)).toContainText('Anna');
  await expect(dialog(anna).locator('tr.won')).toHaveCount(2);
  await expect(dialog(anna)).toContainText('They are partners, and their mission is fulfilled.');
  expect(complaints).toEqual([]);
  for (const one of both) await one.context().close();
  await house.close();
});

/** Plays both people until one of them has met the ambassador this turn and may declare: that one. */
async function meetAmbassador(both: Page[], id: string): Promise<number> {
  const builds = ['tall', 'short', 'fat', 'thin'];
  for (let step = 0; step < 600; step++) {
    const seen = (await Promise.all(both.map((one) => look(one, id)))) as [Look, Look];
    if (seen[0].over) break;
    const mover = seen.findIndex(({ decision }) => decision !== null);
    if (mover < 0) {
      await both[0]!.waitForTimeout(40);
      continue;
    }
    const now = seen[mover]!;
    if (now.view.decision === 'ACT' && now.view.active === mover && metNow(now)) return mover;
    await act(both[mover]!, now, approach(now, now.view.ambassador, builds));
  }
  throw new Error('nobody met the ambassador');
}

function metNow(now: Look): boolean {
  const last = now.events.findLastIndex(({ kind }) => kind === 'turn');
  return now.events.slice(last).some(({ kind }) => kind === 'met_ambassador');
}

test('gestures at any time: one winks, the other sees it; too many are asked to wait', async ({
  page,
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, locale: 'en' });
  const other = await context.newPage();
  await become(page, 'Mara');
  await become(other, 'Yuki');
  const id = await table([page, other], 3, { gestures: 'free' });
  for (const one of [page, other]) await one.goto(`/t/${id}`);
  const seat = (await look(page, id)).seat;
  for (const one of [page, other]) await expect(one.getByTestId('free-gesture')).toBeVisible();
  await other.getByTestId('free-gesture').click();
  await other.locator('[role="radio"]', { hasText: 'Mara' }).click();
  await other.locator(`[data-action="MAKE(wink, ${seat})"]`).click();
  const line = 'Yuki makes a wink (to: Mara).';
  for (const one of [page, other]) {
    await expect(one.locator('[data-gesture="wink"]')).toBeVisible();
    await one.getByRole('tab', { name: 'Log' }).click();
    await expect(one.locator('[data-log]')).toContainText(line);
  }
  expect((await look(page, id)).events.filter(({ kind }) => kind === 'gesture')).toHaveLength(1);
  for (let more = 0; more < 3; more++) {
    await other.getByTestId('free-gesture').click();
    await other.locator('[data-action="MAKE(frown, nobody)"]').click();
  }
  await expect(other.getByText('That was too fast. Wait a moment.')).toBeVisible();
  await context.close();
});

test('pencil marks are there on another device of the player, and on nobody else’s', async ({
  page,
  browser,
  house,
}) => {
  const [mara, yuki] = (await people(page, ['Mara', 'Yuki'], browser, house.url)) as [Page, Page];
  const id = await table([mara, yuki], 3);
  for (const one of [mara, yuki]) await one.goto(`/t/${id}`);
  const heard = eavesdrop(yuki);
  const cells = (one: Page) => one.getByTestId('notebook').locator('.cell');
  const stored = mara.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await cells(mara).nth(5).click();
  await cells(mara).nth(5).click();
  await cells(mara).nth(10).click();
  await expect(cells(mara).nth(5)).toHaveClass(/ring/);
  expect((await stored).status()).toBe(200);

  // The same guest on a phone: its cookie, and nothing of the first browser's storage.
  const { cookies } = await mara.context().storageState();
  const phone = await browser.newContext({
    baseURL: house.url,
    locale: 'en',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    storageState: { cookies, origins: [] },
  });
  const second = await phone.newPage();
  const complaints = listen(second);
  await second.goto(`/t/${id}`);
  await second.getByRole('button', { name: 'Mara' }).click(); // one's own area, with the notebook
  await expect(cells(second).nth(5)).toHaveClass(/ring/);
  await expect(cells(second).nth(10)).toHaveClass(/cross/);
  const changed = second.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await cells(second).nth(0).click();
  await changed;
  expect(complaints).toEqual([]);
  await phone.close();

  // Back at the first: what was marked on the way is there, and so it is after a reload.
  await mara.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cells(mara).nth(0)).toHaveClass(/cross/);
  await mara.reload();
  await expect(cells(mara).nth(0)).toHaveClass(/cross/);
  await expect(cells(mara).nth(5)).toHaveClass(/ring/);

  await yuki.reload();
  await expect(cells(yuki)).toHaveCount(16);
  expect(await yuki.getByTestId('notebook').locator('.cross, .ring, .query').count()).toBe(0);
  expect(heard.filter((text) => text.includes('"ring"') || text.includes('"cross"'))).toEqual([]);
  await yuki.context().close();
});
