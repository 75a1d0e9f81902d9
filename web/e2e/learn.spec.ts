/** The guided first games of Inkognito, Estoril 1942 and Vienna, walked through by mouse. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house';
import { click, myMove, offered, targets } from './play';

/** Opens the guide of a game from its dossier. */
async function learn(page: Page, game: string): Promise<Locator> {
  await page.goto('/');
  await page.locator(`.${game}`).getByRole('link', { name: 'Learn' }).click();
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

test('Inkognito: the partner is found and the game is won', async ({ page }) => {
  const guide = await learn(page, 'inkognito');
  await expect(guide).toContainText('Step 1 of 9');
  await next(guide);
  await expect(guide).toContainText('Three balls');
  await guide.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByTestId('prompt').locator('.second')).not.toBeEmpty();
  await does(page, 'USE(land)');
  await expect(guide).toContainText('Go and meet somebody');
  await does(page, 'FIGURE(short)');
  await does(page, 'STEP(P11)');
  await expect(guide).toContainText('Now you may ask');
  await does(page, 'ASK(identity)');
  await expect(guide).toContainText('Read the cards');
  await expect(page.getByTestId('answer').locator('svg').first()).toBeVisible();
  await next(guide);
  await does(page, 'BANISH(G3)');
  await expect(guide).toContainText('When others ask you');
  await next(guide);
  await expect(page.locator('.hand .missions')).toContainText('Charlie/Alpha');
  await does(page, 'USE(water)');
  await does(page, 'FIGURE(tall)');
  await does(page, 'STEP(N7)');
  await expect(guide).toContainText('Mission accomplished!');
  await does(page, 'DECLARE');
  await does(page, 'NAME(2)');
  await page.getByTestId('sure').click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText(/win/i);
});

test('Estoril 1942: placing, a look, the resolution, six cards', async ({ page }) => {
  const guide = await learn(page, 'estoril');
  await expect(guide).toContainText('Step 1 of 10');
  await next(guide);
  await does(page, 'CARD(RED-S6)');
  await does(page, 'SPACE(3-I)');
  await expect(guide).toContainText('TOP SECRET');
  await does(page, 'SPACE(2-II)');
  await expect(guide).toContainText('Take a look');
  await does(page, 'SPACE(2-I)');
  await expect(guide).toContainText('The resolution');
  await does(page, 'SYMBOL(nationalist)');
  await expect(guide).toContainText('The assassin');
  await does(page, 'SYMBOL(assassin)');
  await expect(guide).toContainText('Who takes the reward?');
  await next(guide);
  for (let step = 0; step < 12 && (await guide.textContent())?.includes('The other symbols'); step++) {
    await myMove(page);
    if ((await offered(page, ['DONE', 'KEEP'])).length === 0) continue; // the round has ended meanwhile
    const before = await page.getByTestId('model').textContent();
    await click(page, targets(page, 'DONE KEEP').first());
    await expect.poll(() => page.getByTestId('model').textContent()).not.toBe(before);
  }
  await expect(guide).toContainText('Six cards');
  while ((await targets(page, 'READY').count()) === 0) {
    await myMove(page);
    const before = await page.getByTestId('model').textContent();
    await click(page, targets(page, 'CARD').first());
    await expect.poll(() => page.getByTestId('model').textContent()).not.toBe(before);
  }
  await does(page, 'READY');
  await expect(guide).toContainText('Missions, and on you go');
});

test('Vienna: three cards, a house, two squares; and the whole turn taken back', async ({ page }) => {
  const guide = await learn(page, 'vienna');
  await expect(guide).toContainText('Step 1 of 11');
  await next(guide);
  const lay = async (): Promise<void> => {
    await myMove(page);
    for (const text of ['LAY_I(046)', 'LAY_II(039)', 'LAY_IV(045)'])
      await page.locator(`.hand [data-action="${text}"]`).click();
    await page.getByTestId('commit').click();
  };
  await lay();
  await expect(guide).toContainText('Into the drawer');
  await does(page, 'DRAWER(2)');
  await expect(guide).toContainText('A bribe');
  await next(guide);
  await does(page, 'TARGET(B21)');
  await does(page, 'SUPPLY');
  await expect(guide).toContainText('Squares enclosed');
  // Nothing was revealed since the drawer: one press takes all of it back, and it is done again.
  const whole = page.getByTestId('undo-whole');
  await whole.click();
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
  for (const title of ['missions', 'payday', 'Play on']) {
    await next(guide);
    await expect(guide).toContainText(title);
  }
  await guide.getByRole('button', { name: 'End the guide' }).last().click();
  await expect(guide).toHaveCount(0);
});
