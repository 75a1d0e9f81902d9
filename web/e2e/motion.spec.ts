import { expect, test } from './house';
import { myMove, playOne, setUp, SHORT } from './play';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('moves of others are shown, and a key skips them', async ({ page }) => {
  await setUp(page, SHORT);
  for (let step = 0; step < 4 && (await myMove(page)); step++) await playOne(page, step);
  await myMove(page);
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('full');
  await playOne(page, 0);
  await page.keyboard.press('Escape');
  await myMove(page);
  await expect(page.locator('.prompt.mine')).toBeVisible();
});
