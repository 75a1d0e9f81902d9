import { violations } from './axe';
import { expect, test } from './house';
import { liked, model, changed, myMove, setUp, SHORT } from './play';

// axe is put into the page by the test, which the page's own policy forbids.
test.use({ bypassCSP: true, colorScheme: 'dark', viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

test('a finished game is reviewed: what it came from, what cost most, and the way there', async ({ page }) => {
  const id = await setUp(page, SHORT);
  expect((await page.request.get(`/api/matches/${id}/review`)).status()).toBe(409);
  for (let step = 0; step < 8 && (await myMove(page)); step++) {
    const before = await model(page);
    await (await liked(page, step)).dispatchEvent('click');
    await changed(page, before);
  }
  await page.request.post(`/api/matches/${id}/resign`, { data: {} });

  // By keyboard, from the sheet at the end.
  const lines = page.getByTestId('end-review');
  await lines.getByRole('button', { name: 'Review this game' }).press('Enter');
  await expect(lines.getByRole('listitem')).toHaveCount(2, { timeout: 120_000 });
  await expect(lines).toContainText(/Mara: luck [+-]?\d+, own decisions -?\d+/);

  // Beside the replay it is there at once.
  await page.goto(`/t/${id}/replay`);
  const review = page.getByTestId('review');
  await expect(review.locator('path[class*=line-]')).toHaveCount(2);
  await expect(review.getByText('Own decisions')).toHaveCount(2);
  await expect(review.getByTestId('costliest')).toBeAttached();
  await review.locator('svg[viewBox="0 0 900 120"]').click({ position: { x: 2, y: 40 } });
  await expect(page.getByText(/event \d of \d+/)).toBeVisible();
  const go = review.getByRole('button', { name: 'Go to this moment' });
  if ((await go.count()) > 0) {
    await go.first().press('Enter');
    await expect(page.getByText(/event \d\d+ of \d+/)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
