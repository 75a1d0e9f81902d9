/** Playing through the page. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface SetUp {
  game?: string;
  seats: ('me' | 'open' | 'bot')[];
  options?: Record<string, string>;
}

/** Sets up a table through the page and goes there. */
export async function setUp(page: Page, { game = 'spyconnection', seats, options = {} }: SetUp): Promise<string> {
  await page.goto(`/new/${game}`);
  await expect(page.getByRole('heading', { name: 'Options' })).toBeVisible();
  while ((await page.locator('form ol > li').count()) > seats.length) {
    await page.getByRole('button', { name: 'Remove a seat' }).click();
  }
  while ((await page.locator('form ol > li').count()) < seats.length) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }
  for (const [index, kind] of seats.entries()) {
    await page.getByLabel(`Seat ${index + 1}: who sits here`).selectOption(kind);
    if (kind === 'bot') await page.getByLabel(`Seat ${index + 1}: which bot`).selectOption('random');
  }
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption({ label: value });
  await page.getByRole('button', { name: /^(Start the game|Open the table)$/ }).click();
  await page.waitForURL('**/t/*');
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

export const prompt = (page: Page): Locator => page.getByTestId('prompt');
export const isOver = async (page: Page): Promise<boolean> => page.getByRole('dialog').isVisible();

/** A short game: two seats, a bot that plays anything, and the lowest turn limit. */
export const SHORT: SetUp = { seats: ['me', 'bot'], options: { 'Turn limit': '20' } };

/** What may be clicked now for actions of these kinds: cities, cards, buttons. */
export function targets(page: Page, kinds: string): Locator {
  const places = (action: string): string[] => [
    `[data-board] .target.may${action}`,
    `[data-board] button${action}:not([aria-disabled="true"])`,
    `.hand button${action}:not([aria-disabled="true"])`,
    `[data-testid="prompt"] button${action}`,
  ];
  return page.locator(
    kinds
      .split(' ')
      .flatMap((kind) => places(`[data-action^="${kind}("]`).concat(places(`[data-action="${kind}"]`)))
      .join(', '),
  );
}

/** The order in which a simple player likes its actions. */
const LIKES = ['COVER', 'CONNECT', 'TAKE', 'MOVE', 'DONE', 'STOP', 'WAIVE', 'CHOOSE_START', 'DISCARD'];

/** The best liked thing that can be clicked now. */
export async function liked(page: Page, turn: number): Promise<Locator> {
  const order = turn % 3 === 0 ? ['COVER', 'TAKE', ...LIKES] : LIKES;
  for (const kind of order) {
    const found = targets(page, kind);
    if ((await found.count()) > 0) return found.first();
  }
  throw new Error('nothing can be clicked');
}

/** Waits until it is my move or the game is over. */
export async function myMove(page: Page): Promise<boolean> {
  await expect
    .poll(async () => (await isOver(page)) || (await page.locator('.prompt.mine').count()) > 0, { timeout: 30_000 })
    .toBe(true);
  return !(await isOver(page));
}

/** Clicks a target with the mouse; a connection on the map is met where its middle field lies. */
export async function click(page: Page, target: Locator): Promise<void> {
  const spot = await target.evaluate((element) => {
    const [x, y] = [element.getAttribute('data-x'), element.getAttribute('data-y')];
    if (x === null || y === null || !(element instanceof SVGGraphicsElement)) return null;
    const point = new DOMPoint(Number(x), Number(y)).matrixTransform(element.getScreenCTM()!);
    return { x: point.x, y: point.y };
  });
  if (spot) await page.mouse.click(spot.x, spot.y);
  else await target.click({ force: true });
}

/** One step of a simple player, by mouse. */
export async function playOne(page: Page, turn: number): Promise<void> {
  await click(page, await liked(page, turn));
}
