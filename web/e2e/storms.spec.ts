import { expect, test } from './house';
import { myMove, playOne, prompt, setUp, SHORT } from './play';

test('reload in the middle of a game', async ({ page }) => {
  await setUp(page, SHORT);
  await myMove(page);
  await playOne(page, 0);
  await myMove(page);
  const board = await page.getByTestId('model').textContent();
  await page.reload();
  await myMove(page);
  expect(await page.getByTestId('model').textContent()).toBe(board);
});

test('two tabs of one seat show the same', async ({ page, context }) => {
  const id = await setUp(page, SHORT);
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await myMove(second);
  await myMove(page);
  const before = await second.getByTestId('model').textContent();
  await playOne(page, 0);
  await expect.poll(() => second.getByTestId('model').textContent()).not.toBe(before);
  await myMove(page);
  await myMove(second);
  await expect
    .poll(
      async () => (await page.getByTestId('model').textContent()) === (await second.getByTestId('model').textContent()),
    )
    .toBe(true);
});

test('a lost connection is told and mended', async ({ page, context }, info) => {
  info.annotations.push({ type: 'stormy' });
  await setUp(page, SHORT);
  await myMove(page);
  await context.setOffline(true);
  await expect(page.getByTestId('lost')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId('lost')).toHaveCount(0, { timeout: 20_000 });
  await playOne(page, 0);
  await myMove(page);
});

test('the server is killed and restarted in the middle: the game goes on', async ({ page, house }, info) => {
  info.annotations.push({ type: 'stormy' });
  await setUp(page, SHORT);
  await myMove(page);
  await playOne(page, 0);
  await myMove(page);
  const before = await page.getByTestId('model').textContent();
  await house.kill();
  await expect(page.getByTestId('lost')).toBeVisible();
  expect(await page.getByTestId('model').textContent()).toBe(before);
  // A move made meanwhile is sent until it is answered.
  await playOne(page, 1);
  await house.start();
  await expect(page.getByTestId('lost')).toHaveCount(0, { timeout: 30_000 });
  await myMove(page);
  expect(await page.getByTestId('model').textContent()).not.toBe(before);
  await expect(prompt(page)).toBeVisible();
});
