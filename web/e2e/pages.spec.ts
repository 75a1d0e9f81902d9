import { violations } from './axe';
import { expect, test } from './house';
import { changed, liked, model, myMove, playOne, setUp, SHORT } from './play';

// axe is put into the page by the test, which the page's own policy forbids.
test.use({ bypassCSP: true });

for (const scheme of ['light', 'dark'] as const) {
  for (const size of ['desktop', 'phone'] as const) {
    // Each scheme and each size once; all four in `make test-full`.
    const tag = (scheme === 'dark') === (size === 'phone') ? [] : '@full';
    test.describe(`${scheme}, ${size}`, { tag }, () => {
      test.use({
        colorScheme: scheme,
        viewport: size === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      test('axe finds nothing on any page', async ({ page }) => {
        const failures: string[] = [];
        const check = async (name: string): Promise<void> => {
          await page.evaluate(() => document.fonts.ready);
          // What is wrong in both looks counts; in between something may be drawn anew.
          const first = await violations(page);
          const found = first.length > 0 ? (await violations(page)).filter((one) => first.includes(one)) : [];
          failures.push(...found.map((failure) => `${name}: ${failure}`));
        };
        for (const address of [
          '/',
          '/lobby',
          '/settings',
          '/rules/spyconnection',
          '/new/spyconnection',
          '/replay',
          '/learn',
          '/join#bad',
          '/nowhere',
        ]) {
          await page.goto(address);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.getByRole('heading').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await check(address);
        }
        const waiting = await setUp(page, { seats: ['me', 'open'] });
        await expect(page.getByTestId('invite')).toBeVisible();
        await check(`waiting ${waiting.length}`);
        const id = await setUp(page, SHORT);
        await myMove(page);
        await check('table');
        await page.getByRole('button', { name: 'Hint', exact: true }).click();
        await expect(page.getByTestId('hints')).toBeVisible();
        await check('hint');
        await page.getByRole('button', { name: 'Put the hint away' }).click();
        for (let step = 0; step < 5 && (await myMove(page)); step++) {
          const before = await model(page);
          await (await liked(page, step)).dispatchEvent('click');
          await changed(page, before);
        }
        await myMove(page);
        await check('table later');
        if (size === 'phone') {
          for (const tab of ['Me', 'Rivals', 'Log']) {
            await page
              .getByRole('navigation', { name: 'Parts of the table' })
              .getByRole('button', { name: tab })
              .click();
            await check(`tab ${tab}`);
          }
        } else {
          for (const tab of ['Table talk', 'Rules']) {
            await page.getByRole('tab', { name: tab }).click();
            await check(`tab ${tab}`);
          }
        }
        await page.keyboard.press('?');
        await check('keys');
        await page.keyboard.press('Escape');
        await page.request.post(`/api/matches/${id}/resign`, { data: {} });
        await expect(page.getByRole('dialog').locator('.ranking li')).toHaveCount(2);
        await check('end');
        await page.goto('/');
        await page.locator('[data-game="inkognito"]').getByRole('link', { name: 'Learn' }).click();
        await page.getByRole('button', { name: 'Start the guided game' }).click();
        await expect(page.getByTestId('guide')).toBeVisible();
        await check('guide');
        await page.goto(`/t/${id}/replay`);
        await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
        await expect(page.getByTestId('review')).toBeVisible();
        await check('replay');
        expect(failures).toEqual([]);
      });
    });
  }
}

const WORDS = { en: 'Open a case', de: 'Öffne einen Fall', pl: 'Otwórz sprawę', ja: '事件簿を開く' };
for (const [lang, words] of Object.entries(WORDS)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang, bypassCSP: false });
    test(`the browser's language: ${lang}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.goto('/rules/spyconnection#SPY-4.2');
      await expect(page.locator('.target dt')).toHaveText('SPY-4.2');
      await page.goto('/');
      await page.locator('[data-game="spyconnection"] .now button').click();
      await page.waitForURL('**/t/*');
      await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 30_000 });
      // No text id shows through, and nothing is left unfilled.
      const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
      expect(text).not.toMatch(/\{\$?\w+\}|\b(ui|event|action|decision|term)-[a-z]/);
    });
  });
}

test('the language is switched and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.ja);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.ja);
});

test('first action within two clicks', async ({ page }) => {
  await page.goto('/');
  const dossier = page.getByRole('article', { name: 'Spy Connection' });
  await dossier.getByRole('button', { name: 'Play now' }).click();
  await myMove(page);
  await playOne(page, 0);
  await expect(page.getByRole('log', { name: 'Log' })).toContainText(/takes mission|covers|places/);
});
