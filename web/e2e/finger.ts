/** A finger on the glass: pressed, held for a moment and lifted, as people do. */
import type { Locator, Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** Where a finger meets a target: on a map where it says, else in its middle. */
export const spotOf = (target: Locator): Promise<Spot> =>
  target.evaluate((element) => {
    const [x, y] = [element.getAttribute('data-x'), element.getAttribute('data-y')];
    if (x !== null && y !== null && element instanceof SVGGraphicsElement) {
      const point = new DOMPoint(Number(x), Number(y)).matrixTransform(element.getScreenCTM()!);
      return { x: point.x, y: point.y };
    }
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** Presses, waits as long as a finger rests, and lifts. How far the target moved meanwhile, in pixels. */
export async function press(page: Page, target: Locator, rest = 120): Promise<number> {
  const before = await spotOf(target);
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [before] });
  await page.waitForTimeout(rest);
  const held = await spotOf(target);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
  return Math.hypot(held.x - before.x, held.y - before.y);
}

/** Taps as quickly as a finger can. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await spotOf(target);
  await page.touchscreen.tap(x, y);
}

/** Whether a finger put on the target would meet it. */
export const isMet = (target: Locator): Promise<boolean> =>
  spotOf(target).then(({ x, y }) =>
    target.evaluate(
      (element, at) => {
        const top = document.elementFromPoint(at.x, at.y);
        const action = top?.closest('[data-action]')?.getAttribute('data-action');
        return top !== null && (element.contains(top) || action === element.getAttribute('data-action'));
      },
      { x, y },
    ),
  );

/** Which of the arrows on the page points to the target; -1 if none does. */
async function arrowTo(page: Page, target: Locator): Promise<number> {
  const { x, y } = await spotOf(target);
  const boxes = await page.getByTestId('beyond').evaluateAll((all) =>
    all.map((arrow) => {
      const { left, right, top, bottom } = arrow.getBoundingClientRect();
      return { left, right, top, bottom, side: arrow.getAttribute('data-side') as 'left' };
    }),
  );
  // Of two ways the one on which more is left to go.
  const left = boxes.map(
    ({ left, right, top, bottom, side }) =>
      ({ left: right + 8 - x, right: x - left + 8, up: bottom + 8 - y, down: y - top + 8 })[side],
  );
  const most = Math.max(0, ...left);
  return most > 0 ? left.indexOf(most) : -1;
}

/** Follows the arrows that point its way until the target is in sight; false if they do not lead to it. */
export async function seek(page: Page, target: Locator): Promise<boolean> {
  for (let step = 0; step < 16; step++) {
    if (await isMet(target)) return true;
    const arrow = await arrowTo(page, target);
    if (arrow >= 0) await tap(page, page.getByTestId('beyond').nth(arrow));
    await page.waitForTimeout(60);
  }
  return isMet(target);
}

/** Finds the target as a player does, and taps it; of two ways to one choice the one that is in sight. */
export async function seekAndTap(page: Page, target: Locator): Promise<void> {
  const action = await target.getAttribute('data-action');
  const ways = page.locator(`:is([data-board], .hand, [data-testid="prompt"]) [data-action="${action}"]`);
  for (const way of await ways.all()) if (await isMet(way)) return tap(page, way);
  if (!(await seek(page, target))) throw new Error(`not to be found: ${await target.getAttribute('data-action')}`);
  await tap(page, target);
}
