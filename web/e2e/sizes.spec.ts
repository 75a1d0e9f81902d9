/** Every legal target of all four games at the sizes that must work: large enough, in sight or pointed at. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house';
import { isMet, seek, tap } from './finger';
import { sitAt } from './prepared';

test.use({ hasTouch: true, isMobile: true });

/** `make test` looks at every other position, by turns in the narrowest and in the lying size, `make test-full` at all in all five. */
const every = process.env.CAMPAIGN !== undefined;
const SIZES = ['360x640', '844x390', ...(every ? ['375x553', '390x664', '820x1180'] : [])];

const POSITIONS: Record<string, string[]> = {
  spyconnection: ['draft', 'opening', 'middle', 'cover', 'moved', 'dark'],
  vienna: [
    'intro_assign',
    'intro_target',
    'full_agent',
    'full_marker',
    'full_bribe',
    'full_purchase',
    'full_drawer',
    'full_payment',
    'full_pay_item',
    'full_different_bribes',
  ],
  estoril: [
    'card',
    'space',
    'ability',
    'diplomat',
    'conspirator',
    'discard',
    'boca',
    'seducer',
    'seducer_space',
    'peek',
  ],
  inkognito: ['start', 'act', 'fig', 'step', 'banish', 'meet', 'show', 'window'],
};
/** What is chosen by several taps, or in a mode of its own: `SEVERAL` looks at those. */
const COMPOSED = /^(RECALL_|DISCARD\(\d\)$|SHOW\(|FOR_I|FOR_II|FOR_IV|PLACE$)/;

/** Choices of several taps: what is tapped first to come there, and all that may be tapped then. */
const SEVERAL: [game: string, position: string, opens: string | null, all: string][] = [
  [
    'spyconnection',
    'middle',
    '[data-action="recall"]',
    '[data-action^="RECALL_"].may, .hand button[data-action^="RECALL_"], .hand .discard',
  ],
  ['spyconnection', 'middle', '[data-action="recall"]', '[data-board] [data-action="cancel"]'],
  ['vienna', 'intro_assign', null, '[data-action^="LAY_"], [data-testid="commit"]'],
  ['vienna', 'full_assign', null, '[data-action^="LAY_"], [data-testid="commit"]'],
  ['vienna', 'intro_action_iii', null, '[data-board] .target.may'],
  ['inkognito', 'show', null, '[data-testid="show-cards"] button'],
];

interface Found {
  text: string;
  /** In sight, met by a finger, and how large it is for one. */
  met: boolean;
  size: number;
  onMap: boolean;
}

/** The legal targets on the page as a finger finds them. */
function targets(page: Page, legal: string[]): Promise<Found[]> {
  return page.evaluate((texts) => {
    const all = [...document.querySelectorAll('[data-action]')].filter(
      (element) => !element.closest('[data-testid="model"]'),
    );
    return texts.map((text) => {
      const found = all.filter((element) => element.getAttribute('data-action') === text).map(measure);
      const best = found.sort((a, b) => Number(b.met) - Number(a.met) || b.size - a.size)[0];
      return { text, met: best?.met ?? false, size: best?.size ?? -1, onMap: best?.onMap ?? false };
    });

    function measure(element: Element): { met: boolean; size: number; onMap: boolean } {
      const box = element.getBoundingClientRect();
      const [x, y] = [element.getAttribute('data-x'), element.getAttribute('data-y')];
      if (x === null || y === null || !(element instanceof SVGGraphicsElement)) {
        const met = meets(element, box.x + box.width / 2, box.y + box.height / 2);
        return { met, size: Math.min(box.width, box.height), onMap: element instanceof SVGElement };
      }
      const matrix = element.getScreenCTM()!;
      const at = new DOMPoint(Number(x), Number(y)).matrixTransform(matrix);
      const hit = element.querySelector('.hit, .hit-line, .over') ?? element;
      const { width, height } = hit.getBoundingClientRect();
      const stroke = hit instanceof SVGPathElement ? Number(hit.getAttribute('stroke-width')) * matrix.a : 0;
      return { met: meets(element, at.x, at.y), size: stroke || Math.min(width, height), onMap: true };
    }
    function meets(element: Element, x: number, y: number): boolean {
      const top = document.elementFromPoint(x, y);
      if (top === null) return false;
      // Of two ways to one choice (a city and the way to it) either will do.
      return (
        element.contains(top) ||
        top.closest('[data-action]')?.getAttribute('data-action') === element.getAttribute('data-action')
      );
    }
  }, legal);
}

/** The target as it is found by following the arrows that point its way. */
async function reach(page: Page, text: string): Promise<Found> {
  const shown = page.locator(`[data-board] [data-action="${text}"], .hand [data-action="${text}"]`);
  if ((await shown.count()) > 0) await seek(page, shown.first());
  return (await targets(page, [text]))[0]!;
}

/** Waits until maps and arrows have found their places. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(done, 120);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 120);
        });
        function done(): void {
          watch.disconnect();
          resolve();
        }
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
}

/** Texts that are smaller than they may be: how small, and what they say. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      // Letters on pieces and names on maps are drawn: they grow with the map.
      if (
        !node.textContent?.trim() ||
        !(holder instanceof HTMLElement) ||
        holder.closest('.hidden-visually, [data-testid="model"], script, style')
      )
        continue;
      const box = holder.getBoundingClientRect();
      if (box.width < 2 || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size < 10.99) found.add(`${size.toFixed(1)} px: ${node.textContent.trim()}`);
    }
    return [...found];
  });
}

for (const [game, positions] of Object.entries(POSITIONS)) {
  test(`${game}: every legal target can be tapped at every size`, async ({ page }) => {
    const faults: string[] = [];
    for (const size of SIZES) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      await page.setViewportSize({ width, height });
      for (const [at, name] of positions.entries()) {
        if (!every && at % (2 * SIZES.length) !== 2 * SIZES.indexOf(size)) continue;
        const { legal } = await sitAt(page, game, name);
        await settled(page);
        const where = `${size} ${name}`;
        const asked = legal.map(({ text }) => text).filter((text) => !COMPOSED.test(text));
        for (const first of await targets(page, asked)) {
          const found = first.met ? first : await reach(page, first.text);
          if (found.size < 0) faults.push(`${where}: ${found.text} has no target`);
          else if (!found.met) faults.push(`${where}: ${found.text} cannot be reached`);
          else if (found.size < (found.onMap ? 32 : 44) - 0.5)
            faults.push(`${where}: ${found.text} is ${found.size.toFixed(0)} px`);
        }
        for (const text of await small(page)) faults.push(`${where}: ${text}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) faults.push(`${where}: ${wide} px too wide`);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Smaller than a finger, or not to be reached even by scrolling and by the arrows that point there. */
async function untappable(page: Page, target: Locator): Promise<string | null> {
  const told = await target.evaluate((element) => element.getAttribute('data-action') ?? element.textContent);
  const { onMap, size } = await target.evaluate((element) => {
    const hit = element.querySelector('.hit, .hit-line, .over') ?? element;
    const { width, height } = hit.getBoundingClientRect();
    return { onMap: element instanceof SVGElement, size: Math.min(width, height) };
  });
  const least = (onMap ? 32 : 44) - 0.5;
  if (size < least) return `${told} is ${size.toFixed(0)} px`;
  if (!onMap && !(await isMet(target))) await target.scrollIntoViewIfNeeded();
  return (await seek(page, target)) ? null : `${told} cannot be reached`;
}

for (const [at, [game, name, opens, all]] of SEVERAL.entries()) {
  test(`${game}, ${name}: each of several taps can be made at every size: ${all}`, async ({ page }) => {
    const faults: string[] = [];
    for (const size of every ? SIZES : [SIZES[at % SIZES.length]!]) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      await page.setViewportSize({ width, height });
      await sitAt(page, game, name);
      if (opens) {
        await page.locator(opens).first().scrollIntoViewIfNeeded();
        await tap(page, page.locator(opens).first());
      }
      await settled(page);
      const targets = page.locator(all);
      const count = await targets.count();
      expect(count, size).toBeGreaterThan(0);
      for (let nth = 0; nth < count; nth++) {
        const fault = await untappable(page, targets.nth(nth));
        if (fault) faults.push(`${size}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
