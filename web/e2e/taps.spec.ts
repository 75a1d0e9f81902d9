import { expect, test } from './house';
import { isMet, press } from './finger';
import { sitAt } from './prepared';

test.use({ hasTouch: true, isMobile: true });

const SIZES = [
  { width: 390, height: 844 },
  { width: 412, height: 839 },
  { width: 390, height: 745 },
];

/** Positions, and what is pressed in each of them. */
const PRESSED: [game: string, name: string, actions: string[]][] = [
  ['spyconnection', 'opening', ['TAKE(1)', 'TAKE(2)', 'TAKE(3)', 'TAKE(4)']],
  ['spyconnection', 'middle', ['TAKE(1)', 'CONNECT(BER-PAR)', 'MOVE(LON)']],
  ['spyconnection', 'draft', ['CHOOSE_START', 'CHOOSE_START']],
  ['spyconnection', 'cover', ['COVER']],
  ['vienna', 'intro_target', ['TARGET', 'TARGET', 'TARGET', 'TARGET', 'TARGET', 'TARGET']],
  ['vienna', 'intro_marker', ['MARKER', 'MARKER']],
  ['vienna', 'intro_bribe', ['BRIBE', 'BRIBE']],
  ['estoril', 'space', ['SPACE', 'SPACE']],
  ['estoril', 'discard', ['CARD', 'CARD']],
  ['inkognito', 'act', ['USE', 'USE']],
  ['inkognito', 'step', ['STEP', 'STEP']],
];

for (const size of SIZES) {
  test(
    `no tap is lost at ${size.width} × ${size.height}`,
    { tag: size === SIZES[0] ? [] : '@full' },
    async ({ page }) => {
      await page.setViewportSize(size);
      for (const [game, name, actions] of PRESSED) {
        const { legal } = await sitAt(page, game, name);
        for (const [at, wish] of actions.entries()) {
          const fitting = legal.filter(({ text, kind }) => (wish.includes('(') ? text === wish : kind === wish));
          const shown = fitting
            .map(({ text }) =>
              page.locator(`[data-board] [data-action="${text}"], .hand [data-action="${text}"]`).last(),
            )
            .map(async (target) => ((await target.count()) > 0 && (await isMet(target)) ? target : null));
          const targets = (await Promise.all(shown)).filter((target) => target !== null);
          const target = targets[wish.includes('(') ? 0 : at];
          if (!target) continue;
          const where = `${game}/${name}: ${wish} ${at + 1}`;
          expect(await press(page, target), where).toBeLessThanOrEqual(1);
          const chosen = page.locator('[data-testid="confirm"], [data-testid="aim"]');
          await expect(chosen, where).toBeVisible({ timeout: 2000 });
          await chosen.locator('xpath=following-sibling::button').first().tap();
          await expect(chosen, where).toHaveCount(0);
        }
      }
    },
  );
}
