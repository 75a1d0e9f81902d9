import { expect, test } from './house';
import { isOver, myMove, playOne, setUp, SHORT } from './play';
import { LAPTOP, tidy } from './rectangles';

test('a game to the end by mouse', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await setUp(page, SHORT);
  for (let step = 0; step < 400 && (await myMove(page)); step++) {
    await tidy(page, step);
    await playOne(page, step);
  }
  expect(await isOver(page)).toBe(true);
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.ranking li')).toHaveCount(2);
  await expect(sheet.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => /\/t\//.test(url.pathname));
  await expect(page.getByTestId('prompt')).toBeVisible();
});
