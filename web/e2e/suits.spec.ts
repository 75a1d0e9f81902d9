import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { click, myMove, playOne, setUp, SHORT, targets } from './play';

const WORN = [
  { letter: 'D', colour: 'rgb(227, 176, 33)' },
  { letter: 'B', colour: 'rgb(47, 111, 181)' },
  { letter: 'C', colour: 'rgb(39, 122, 76)' },
];
const COLOURS = ['yellow', 'blue', 'green'];

/** Letter and colour of all pieces inside these elements. */
async function worn(page: Page, where: string): Promise<Set<string>> {
  const found = await page.locator(`${where} .letter`).evaluateAll((letters) =>
    letters.flatMap((letter) => {
      const top = letter.parentElement!.querySelector('.top'); // a square of Vienna has a letter, and is no piece
      return top ? [`${letter.textContent} ${getComputedStyle(top).fill}`] : [];
    }),
  );
  return new Set(found);
}

for (const [game, options] of [
  ['estoril', {}],
  ['vienna', { feld_agents: true }],
] as const)
  test(`${game}: a player wears one letter and colour on the board, in panels, log and names`, async ({ page }) => {
    await setUp(page, {
      game,
      seats: ['me', 'bot', 'bot'],
      options: { ...options, colours: COLOURS, first_player: 1 },
    });
    await myMove(page);
    const all = new Set(WORN.map(({ letter, colour }) => `${letter} ${colour}`));
    expect([...(await worn(page, '.panel'))].sort()).toEqual([...all].sort());
    for (const where of ['[data-board]', '[data-testid="prompt"]', '[role="log"]'])
      expect(
        [...(await worn(page, where))].filter((one) => !all.has(one)),
        where,
      ).toEqual([]);
    const panels = page.locator('.panel');
    await expect(panels.filter({ hasText: 'Bot B' }).locator('.letter').first()).toHaveText('B');
    await expect(panels.filter({ hasText: 'Bot C' }).locator('.letter').first()).toHaveText('C');
    await expect(panels.filter({ hasText: 'Mara' }).locator('.letter').first()).toHaveText('D');
    await page.screenshot({ path: test.info().outputPath(`${game}.png`) });
  });

test('colours are chosen beside the seats of a new table', async ({ page }) => {
  await page.goto('/new/vienna');
  await page.getByLabel('Colour of seat 1').selectOption('green');
  await expect(page.getByLabel('Colour of seat 2')).toHaveValue('red');
  await page.screenshot({ path: test.info().outputPath('setup.png') });
  await page.locator('form').getByRole('button').last().click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator('.seats .letter')).toHaveText('C'); // the others are still open: shapes without a letter
});

test('a turn ends by itself when nothing is left to do, and what waits is told', async ({ page }) => {
  await setUp(page, SHORT);
  await myMove(page);
  await click(page, targets(page, 'CONNECT').first());
  await expect(page.getByRole('log', { name: 'Log' })).toContainText(/turn/i);
  await myMove(page);
  await page.goto('/settings');
  await page.getByLabel('End my turn by itself').uncheck();
  await page.goBack();
  await myMove(page);
  await playOne(page, 1);
  const finish = page.getByTestId('prompt').getByRole('button', { name: 'Finish turn' });
  await expect(finish).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('ending.png') });
});
