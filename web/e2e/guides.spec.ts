/**
 * The guided games, played by one who does only what the guide says: "Next" where there is something to read, else a tap
 * on the middle of the light. By touch on a phone, by click on a laptop.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { changed, isOver, model, myMove, prompt } from './play';

const GUIDES: [game: string, guide: string][] = [
  ['spyconnection', 'first'],
  ['estoril', 'first'],
  ['estoril', 'variants'],
  ['inkognito', 'first'],
  ['inkognito', 'answers'],
  ['vienna', 'first'],
  ['vienna', 'full'],
];
const MOST = 90;
type Press = (x: number, y: number) => Promise<void>;
interface Seen {
  step: string;
  asks: string | null;
  text: string;
  card: number;
  next: { x: number; y: number } | null;
  light: { x: number; y: number } | null;
  over: boolean;
}

/** What the player sees: the card, its button to go on, and the light; nothing else is looked at. */
function look(page: Page): Promise<Seen | null> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const middle = (element: Element | null): { x: number; y: number } | null => {
      if (!element) return null;
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const over = document.querySelector('dialog[open]') !== null;
    const card = document.querySelector<HTMLElement>('[data-testid="guide"]');
    if (!card) return over ? { step: '', asks: null, text: '', card: 0, next: null, light: null, over } : null;
    return {
      step: card.dataset['step'] ?? '',
      asks: card.dataset['asks'] ?? null,
      text: card.textContent ?? '',
      card: card.getBoundingClientRect().y,
      next: middle(card.querySelector('.buttons .brass')),
      light: middle(document.querySelector('[data-testid="spotlight"]')),
      over,
    };
  });
}

/** What lies there for a finger: the light is on something that can be tapped, and nothing covers it. */
function covered(page: Page, at: { x: number; y: number }): Promise<boolean> {
  return page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-testid="guide"]') != null, at);
}

/** Waits until the page is at rest: the same twice. */
async function atRest(page: Page): Promise<Seen> {
  let before = '';
  for (let i = 0; i < 300; i++) {
    const seen = await look(page);
    const now = JSON.stringify(seen);
    if (seen && now === before && (seen.over || seen.next || seen.light)) return seen;
    before = now;
    await page.waitForTimeout(100);
  }
  throw new Error(`the guide asks for nothing: ${before}`);
}

async function follow(page: Page, press: Press): Promise<string[]> {
  const told: string[] = [];
  let tries = 0;
  for (let i = 0; i < MOST; i++) {
    const seen = await atRest(page);
    if (seen.over) return told;
    const entry = `${seen.step} ${seen.asks ?? ''}`.trim();
    tries = told.at(-1) === entry ? tries + 1 : 0;
    expect(tries, `nothing goes on at ${entry}: ${seen.text}`).toBeLessThan(6);
    told.push(entry);
    const at = seen.light ?? seen.next!;
    if (seen.light) expect(seen.next, 'only the action goes on').toBeNull();
    if (seen.light) expect(await covered(page, at), `the card covers the light at ${entry}`).toBe(false);
    await press(at.x, at.y);
    if (!seen.light && (await page.getByTestId('guide').count()) === 0) return told;
  }
  throw new Error(`no end: ${told.join(', ')}`);
}

for (const [game, guide] of GUIDES) {
  test(`${game}, ${guide}: by click at 1366×768`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/learn/${game}`);
    await page.locator(`[data-guide="${guide}"]`).click();
    await page.waitForURL('**/t/*');
    const told = await follow(page, (x, y) => page.mouse.click(x, y));
    expect(told.length).toBeGreaterThan(5);
  });

  for (const height of [664, 844])
    test.describe('on a phone', { tag: height === 664 ? [] : '@full' }, () => {
      test.use({ viewport: { width: 390, height }, isMobile: true, hasTouch: true });
      test(`${game}, ${guide}: by touch at 390×${height}`, async ({ page }) => {
        await page.goto(`/learn/${game}`);
        await page.locator(`[data-guide="${guide}"]`).tap();
        await page.waitForURL('**/t/*');
        const told = await follow(page, (x, y) => page.touchscreen.tap(x, y));
        expect(told.length).toBeGreaterThan(5);
      });
    });
}

/** Plays on as one who knows no more than the guide told: by taps, with a hint for every move. */
async function playOn(page: Page): Promise<string[]> {
  const done: string[] = [];
  while (done.length < 400 && (await myMove(page))) {
    const before = await model(page);
    await prompt(page).getByRole('button', { name: 'Hint' }).tap();
    const best = page.getByTestId('hints').locator('[data-hint]').first();
    await best.scrollIntoViewIfNeeded();
    done.push((await best.getAttribute('data-hint'))!);
    await best.tap();
    const sure = page.getByTestId('confirm').or(page.getByTestId('aim')).first();
    if (await sure.isVisible()) await sure.tap();
    await changed(page, before);
  }
  return done;
}

test.describe('after the guide', { tag: '@full' }, () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });
  for (const [game, guide] of GUIDES) {
    test(`${game}, ${guide}: the game goes on to its end by taps and hints`, async ({ page }) => {
      await page.goto(`/learn/${game}`);
      await page.locator(`[data-guide="${guide}"]`).tap();
      await page.waitForURL('**/t/*');
      await follow(page, (x, y) => page.touchscreen.tap(x, y));
      const done = await playOn(page);
      expect(await isOver(page), `no end after ${done.slice(-5).join(', ')}`).toBe(true);
    });
  }
});
