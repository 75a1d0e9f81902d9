import { expect, test } from './house';
import { changed, isOver, model, myMove, prompt, setUp, SHORT } from './play';

test('a game to the end by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await setUp(page, SHORT);
  // From here on no pointer is used.
  for (let step = 0; step < 400 && (await myMove(page)); step++) {
    const before = await model(page);
    if (step % 2 === 0) {
      // The roving way: N goes to the next legal action, Enter chooses it.
      for (let press = 0; press <= step % 5; press++) await page.keyboard.press('n');
      await expect(prompt(page).locator('.second')).not.toBeEmpty();
      await page.keyboard.press('Enter');
    } else {
      // The reading way: the table as text, Tab to a button, Enter.
      await page.keyboard.press('t');
      await expect(page.getByTestId('model')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await changed(page, before);
  }
  expect(await isOver(page)).toBe(true);
});

test('targets on the map take focus, arrows go between them, ? lists the keys', async ({ page }) => {
  await setUp(page, SHORT);
  await myMove(page);
  await page.locator('[data-board] .target.may').first().focus();
  const here = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const first = await here();
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(arrow);
    if ((await here()) !== first) break;
  }
  expect(await here()).not.toBe(first);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
