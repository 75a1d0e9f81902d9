/** Whole games by one who sees nothing: what is read is the text of the table alone, what is pressed are keys alone. */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './house';
import { isOver, setUp, type SetUp } from './play';

interface Case {
  plan: SetUp;
  /** What the text must tell of the map at the first move. */
  tells: RegExp[];
  /** What this player leaves alone while there is something else. */
  shuns: RegExp;
}
const GAMES: Record<string, Case> = {
  spyconnection: {
    plan: { seats: ['me', 'bot'], options: { turn_limit: 20 } },
    tells: [/Your spy|spy in/, /London–Paris: 2 fields, \d free; completing it would cost you \d agents/],
    shuns: /Recall|Discard/,
  },
  inkognito: {
    plan: { game: 'inkognito', seats: ['me', 'bot', 'bot', 'bot'], options: { turn_limit: 16 } },
    tells: [/by land to .*by water to/, /steps to .*place 7, the Glassblowers’ Court \d/, /The map/],
    shuns: /Mission accomplished|gesture/i,
  },
  estoril: {
    plan: { game: 'estoril', seats: ['me', 'bot'] },
    tells: [/Adjacent places: \d/, /Outer space; next to /],
    shuns: /^$/,
  },
  vienna: {
    plan: { game: 'vienna', seats: ['me', 'bot'], options: { version: 'intro' } },
    tells: [/house/i],
    shuns: /^$/,
  },
};
const MOST = 500;

interface Reading {
  text: string;
  buttons: string[];
  over: boolean;
}

/** The table as it is read out. */
function read(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    const model = document.querySelector<HTMLElement>('[data-testid="model"]');
    const first = [...(model?.querySelectorAll('ul') ?? [])].find((list) => list.querySelector('button[data-action]'));
    const buttons = [...(first?.querySelectorAll('button') ?? [])];
    return {
      text: model?.textContent ?? '',
      buttons: buttons.map((button) => button.textContent ?? ''),
      over: document.querySelector('dialog[open]') !== null,
    };
  });
}

/** Waits until something else is read than before, and there is something to press, or the game is over. */
async function heard(page: Page, before: string): Promise<Reading> {
  await expect
    .poll(
      async () => {
        const now = await read(page);
        return now.over || (now.buttons.length > 0 && now.text !== before);
      },
      { timeout: 90_000, intervals: [60] },
    )
    .toBe(true);
  return read(page);
}

/** The button to press: another each time, near the top so that few keys are needed. */
function choice(reading: Reading, step: number, shuns: RegExp): number {
  const near = reading.buttons.slice(0, 14).map((text, i) => ({ text, i }));
  const liked = near.filter(({ text }) => !shuns.test(text));
  const among = liked.length > 0 ? liked : near;
  return among[(step * 5) % among.length]!.i;
}

for (const [game, { plan, tells, shuns }] of Object.entries(GAMES)) {
  // Its windows, meetings and missions make Inkognito's text the richest; the others are read in `make test-full`.
  test(`${game} to its end by reading and keys`, { tag: game === 'inkognito' ? [] : '@full' }, async ({ page }) => {
    test.setTimeout(600_000);
    await setUp(page, plan);
    let reading = await heard(page, '');
    for (const told of tells) expect(reading.text).toMatch(told);
    await page.keyboard.press('t');
    await expect(page.getByTestId('model')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    for (let step = 0; step < MOST && !reading.over; step++) {
      await page.keyboard.press('t');
      for (let i = choice(reading, step, shuns); i >= 0; i--) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(40);
      // What cannot be taken back is asked once more.
      if (await page.getByTestId('confirm').isVisible()) await page.keyboard.press('Enter');
      // Whoever reads here goes on reading here.
      const inside = await page.evaluate(
        () => document.activeElement?.closest('[data-testid="model"], dialog') !== null,
      );
      expect(inside, 'the focus is lost').toBe(true);
      reading = await heard(page, reading.text);
    }
    expect(await isOver(page)).toBe(true);
  });
}
