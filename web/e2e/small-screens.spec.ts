import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { spotOf, tap } from './finger';
import { sitAt } from './prepared';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const POSITIONS: [game: string, name: string][] = [
  ['spyconnection', 'middle'],
  ['vienna', 'intro_target'],
  ['estoril', 'space'],
  ['inkognito', 'step'],
];

/** A target that cannot be chosen: a tap on it asks why. */
async function askWhy(page: Page): Promise<void> {
  await sitAt(page, 'spyconnection', 'middle');
  await tap(page, page.locator('[data-place="BEL"]'));
  await expect(page.getByTestId('why-not')).toBeVisible();
}

test('the sheet that says why not closes by a tap beside it', async ({ page }) => {
  await askWhy(page);
  await page.touchscreen.tap(60, 120);
  await expect(page.getByTestId('why-not')).toHaveCount(0);
  await expect(page.getByTestId('prompt')).toBeVisible();
});

test('the sheet that says why not closes by the way back, and the table stays', async ({ page }) => {
  await page.goto('/settings');
  await askWhy(page);
  await page.goBack();
  await expect(page.getByTestId('why-not')).toHaveCount(0);
  await expect(page.getByTestId('prompt')).toBeVisible();
  // Closed in another way it leaves nothing behind: the next way back leads to where one came from.
  await page.locator('[data-board] [data-action="cancel"]').tap();
  await tap(page, page.locator('[data-place="BEL"]'));
  await expect(page.getByTestId('why-not')).toBeVisible();
  await page.getByTestId('why-not').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByTestId('why-not')).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('**/settings');
});

/** How far the words of the confirming button reach beyond it, in pixels. */
function spilt(page: Page): Promise<number> {
  return page.getByTestId('confirm').evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
    return Math.max(
      outer.left - inner.left,
      inner.right - outer.right,
      outer.top - inner.top,
      inner.bottom - outer.bottom,
    );
  });
}

for (const lang of ['en', 'de', 'pl', 'ja']) {
  // The longest words and the widest letters; all in `make test-full`.
  const tag = lang === 'de' || lang === 'ja' ? [] : '@full';
  test(`the longest mission fits the button that confirms it: ${lang}`, { tag }, async ({ page }) => {
    await page.addInitScript(
      (code) => localStorage.setItem('safehouse.settings', JSON.stringify({ lang: code })),
      lang,
    );
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 664 });
      const { legal } = await sitAt(page, 'spyconnection', 'middle');
      for (const { text } of legal.filter(({ kind }) => kind === 'TAKE')) {
        await tap(page, page.locator(`[data-board] [data-action="${text}"]`).first());
        await expect(page.getByTestId('confirm')).toBeVisible();
        expect(await spilt(page), `${width} ${text}`).toBeLessThanOrEqual(0.5);
        await page.getByTestId('prompt').getByRole('button').last().tap();
      }
    }
  });
}

test('what lies on a map covers no target', async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    for (const [game, name] of POSITIONS) {
      await sitAt(page, game, name);
      await page.waitForTimeout(250);
      const covered = await page.evaluate(() => {
        const controls = [...document.querySelectorAll('[data-covers]')].map((control) =>
          control.getBoundingClientRect(),
        );
        return [...document.querySelectorAll<SVGGraphicsElement>('[data-board] .target.may')]
          .filter((target) => {
            const [x, y] = [Number(target.dataset.x), Number(target.dataset.y)];
            const at = new DOMPoint(x, y).matrixTransform(target.getScreenCTM()!);
            const near = (a: DOMRect): boolean =>
              at.x > a.left - 16 && at.x < a.right + 16 && at.y > a.top - 16 && at.y < a.bottom + 16;
            return controls.some(near);
          })
          .map((target) => target.dataset.action);
      });
      expect(covered, `${game} ${size.width}`).toEqual([]);
    }
  }
});

test('the hand of Estoril is seen whole, without a scroll', async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size);
    await sitAt(page, 'estoril', 'card');
    await expect(page.locator('.hand [data-action^="CARD("]').first()).toBeInViewport({ ratio: 1 });
  }
});

test('on a lying phone the seats of Inkognito have their names', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await sitAt(page, 'inkognito', 'act');
  for (const name of ['Mara', 'Bot B'])
    await expect(page.locator('.seats').getByText(name)).toBeInViewport({ ratio: 1 });
  const low = await page
    .locator('.seats .name')
    .evaluateAll((all) => all.filter((name) => name.clientHeight < 10).length);
  expect(low).toBe(0);
});

test('the bar for recalling covers no city and no field', async ({ page }) => {
  await sitAt(page, 'spyconnection', 'middle');
  await tap(page, page.locator('.hand [data-action="recall"]'));
  const bar = page.getByRole('group', { name: 'Recall agents' });
  await expect(bar).toBeVisible();
  const over = await bar.evaluate((element) => {
    const [one, map] = [element, document.querySelector('[data-board] svg')!].map((part) =>
      part.getBoundingClientRect(),
    );
    return Math.min(one!.bottom, map!.bottom) - Math.max(one!.top, map!.top);
  });
  expect(over).toBeLessThanOrEqual(0);
});

test('what can be chosen and is not to be seen is pointed at, and a tap goes there', async ({ page }) => {
  await sitAt(page, 'vienna', 'intro_target');
  const arrow = page.getByTestId('beyond').first();
  await expect(arrow).toHaveAccessibleName(/more choice/);
  const seen = (): Promise<string[]> =>
    page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector('[data-board] .map svg')!.getBoundingClientRect();
      return [...document.querySelectorAll<SVGElement>('[data-board] .target.may')]
        .filter((target) => {
          const box = target.querySelector('.hit')!.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          return x > left && x < right && y > top && y < bottom;
        })
        .map((target) => target.dataset.action!);
    });
  const before = new Set(await seen());
  await tap(page, arrow);
  await expect.poll(async () => (await seen()).some((target) => !before.has(target))).toBe(true);
});

test('who writes sees what is written: the field stays above the keyboard', async ({ page }) => {
  await sitAt(page, 'spyconnection', 'middle');
  await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap();
  const field = page.getByRole('textbox');
  await field.tap();
  expect(await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(16);
  // A keyboard that makes the page lower.
  await page.setViewportSize({ width: 390, height: 360 });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 664 });
  // A keyboard that lies over the page.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 380 });
    visualViewport!.dispatchEvent(new Event('resize'));
  });
  const { y } = await spotOf(field);
  expect(y + 24).toBeLessThanOrEqual(380);
});

test('nothing lies under the notch or the round corners', async ({ page }) => {
  const insets = { top: 47, bottom: 34, left: 44, right: 44 };
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
  for (const [size, game, name] of [
    [{ width: 390, height: 844 }, 'spyconnection', 'middle'],
    [{ width: 844, height: 390 }, 'inkognito', 'step'],
  ] as const) {
    await page.setViewportSize(size);
    await sitAt(page, game, name);
    const outside = await page.evaluate(({ top, bottom, left, right }) => {
      const buttons = [...document.querySelectorAll('header :is(a, button), nav button, .prompt button')];
      return buttons
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(
          ({ box }) =>
            box.top < top || box.bottom > innerHeight - bottom || box.left < left || box.right > innerWidth - right,
        )
        .map(({ button }) => button.outerHTML.slice(0, 80));
    }, insets);
    expect(outside).toEqual([]);
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Log' })).toBeInViewport({ ratio: 1 });
  }
});

test('a lost connection pushes nothing away', { annotation: { type: 'stormy' } }, async ({ page, context }) => {
  await sitAt(page, 'spyconnection', 'middle');
  const tab = page.getByRole('navigation').getByRole('button', { name: 'Log' });
  const before = await spotOf(tab);
  await context.setOffline(true);
  await expect(page.getByTestId('lost')).toBeVisible();
  expect(await spotOf(tab)).toEqual(before);
  await expect(page.getByTestId('lost').getByRole('button')).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
});

test('hint and undo have their words where there is room', async ({ page }) => {
  await sitAt(page, 'spyconnection', 'middle');
  for (const word of ['Hint', 'Undo'])
    await expect(page.getByTestId('prompt').getByText(word, { exact: true })).toBeVisible();
});

test('enlarged to 200 and 400 %, the page scrolls one way only and can be played', async ({ page }) => {
  for (const size of [
    { width: 320, height: 256 },
    { width: 640, height: 512 },
  ]) {
    await page.setViewportSize(size);
    for (const [game, name] of POSITIONS) {
      const { legal } = await sitAt(page, game, name);
      const where = `${game} at ${size.width} × ${size.height}`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(
        0,
      );
      for (const part of [page.getByTestId('prompt'), page.getByRole('navigation'), page.locator('section.hand')]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part, where).toBeInViewport();
      }
      const texts = new Set(legal.map(({ text }) => text));
      const targets = page.locator('[data-board] [data-action]');
      for (let at = 0; at < (await targets.count()); at++) {
        if (!texts.has((await targets.nth(at).getAttribute('data-action')) ?? '')) continue;
        await targets.nth(at).evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
        const met = await targets.nth(at).evaluate((element) => {
          const [x, y] = [element.getAttribute('data-x'), element.getAttribute('data-y')];
          const box = element.getBoundingClientRect();
          const spot =
            x !== null && y !== null && element instanceof SVGGraphicsElement
              ? new DOMPoint(Number(x), Number(y)).matrixTransform(element.getScreenCTM()!)
              : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          return element.contains(document.elementFromPoint(spot.x, spot.y));
        });
        if (!met) continue;
        await tap(page, targets.nth(at));
        break;
      }
      const chosen = page.locator('[data-testid="confirm"], [data-testid="aim"]');
      await chosen.scrollIntoViewIfNeeded();
      await expect(chosen, where).toBeInViewport({ ratio: 1 });
    }
  }
});

test('type follows the size that the reader has set', async ({ page }) => {
  await sitAt(page, 'spyconnection', 'middle');
  const size = (): Promise<number> =>
    page.locator('.prompt .first').evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
  const usual = await size();
  await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
  expect((await size()) / usual).toBeCloseTo(24 / 15, 1);
});
