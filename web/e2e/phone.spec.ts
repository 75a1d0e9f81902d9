import { seekAndTap } from './finger';
import { expect, test } from './house';
import { isOver, liked, myMove, setUp, SHORT } from './play';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

test('a game to the end at phone size: one tap selects, the second confirms', { tag: '@full' }, async ({ page }) => {
  await setUp(page, SHORT);
  await myMove(page);
  await page.getByRole('button', { name: 'Rivals' }).tap();
  await expect(page.getByRole('region', { name: 'Bot B' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Log' }).tap();
  await expect(page.getByRole('log', { name: 'Log' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Table' }).tap();

  for (let step = 0; step < 400 && (await myMove(page)); step++) {
    const target = await liked(page, step);
    await seekAndTap(page, target);
    const confirm = page.getByTestId('confirm');
    await expect(confirm).toBeVisible();
    if (step === 0) {
      const box = (await confirm.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      await page.getByTestId('prompt').getByRole('button', { name: 'Cancel' }).tap();
      await expect(confirm).toHaveCount(0);
      continue;
    }
    await confirm.tap();
    await expect(confirm).toHaveCount(0);
  }
  expect(await isOver(page)).toBe(true);
  await expect(page.getByRole('dialog').locator('.ranking li')).toHaveCount(2);
});

test('nothing is wider than the phone', async ({ page }) => {
  await setUp(page, SHORT);
  await myMove(page);
  for (const address of [
    '/',
    '/lobby',
    '/settings',
    '/rules/spyconnection',
    '/new/spyconnection',
    '/replay',
    '/learn',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, address).toBeLessThanOrEqual(0);
  }
});
