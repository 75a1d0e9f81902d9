/** What a guide does when a step is taken back, or something else is tried; `guides.spec.ts` plays all of them. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house';
import { click, myMove, targets } from './play';

/** Opens the guide of a game from its dossier. */
async function learn(page: Page, game: string): Promise<Locator> {
  await page.goto('/');
  await page.locator(`[data-game="${game}"]`).getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('button', { name: 'Start the guided game' }).click();
  await page.waitForURL('**/t/*');
  return page.getByTestId('guide');
}
const next = (guide: Locator): Promise<void> => guide.getByRole('button', { name: 'Next' }).click();

/** Does one thing where it can be clicked. */
async function does(page: Page, text: string): Promise<void> {
  await myMove(page);
  const [kind = text, rest] = text.split('(');
  const target =
    rest === undefined ? targets(page, kind) : targets(page, kind).and(page.locator(`[data-action="${text}"]`));
  await click(page, target.first());
}

test('Vienna: the whole turn taken back, and only what is asked goes on', async ({ page }) => {
  const guide = await learn(page, 'vienna');
  await expect(guide).toContainText('Step 1 of 9');
  await next(guide);
  const lay = async (): Promise<void> => {
    await myMove(page);
    for (const text of ['LAY_I(046)', 'LAY_II(039)', 'LAY_IV(045)'])
      await page.locator(`.hand [data-action="${text}"]`).click();
    await page.getByTestId('commit').click();
  };
  await lay();
  await expect(guide).toContainText('Into the drawer');
  // Another drawer is not what is asked.
  await expect(guide.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await does(page, 'DRAWER(1)');
  await expect(guide).toContainText('something else');
  await does(page, 'DRAWER(2)');
  await expect(guide).toContainText('A bribe');
  await next(guide);
  await does(page, 'TARGET(B21)');
  await does(page, 'SUPPLY');
  await expect(guide).toContainText('Squares enclosed');
  // Nothing was revealed since the drawer: one press takes all of it back, and it is done again.
  const whole = page.getByTestId('undo-whole');
  await whole.click();
  await expect(guide).toContainText('Place an agent');
  await expect(page.getByTestId('prompt').locator('.first')).toContainText('Action III');
  await expect(whole).toHaveCount(0);
  await does(page, 'TARGET(B21)');
  await does(page, 'SUPPLY');
  await next(guide);
  await expect(guide).toContainText('A bonus');
  await does(page, 'BRIBE(tobacco)');
  // It ends the turn for good, so it is asked for.
  await expect(page.getByTestId('prompt')).toContainText('can be taken back');
  await page.getByTestId('confirm').click();
  await expect(guide).toContainText('Move a marker');
  await next(guide);
  await expect(guide).toContainText('Play on');
  await guide.getByRole('button', { name: 'End the guide' }).last().click();
  await expect(guide).toHaveCount(0);
});
