/** Where the parts of a table lie on the screen, and which of them lie on others. */
import { expect, type Page } from '@playwright/test';

/** The screen of a small laptop: whole games are played there by mouse. */
export const LAPTOP = { width: 1366, height: 768 };

/** The parts of a table that share the screen; none may reach into another. */
const PARTS = {
  header: 'header',
  players: '.players',
  prompt: '[data-testid="prompt"]',
  board: '[data-board]',
  hand: '.middle > .hand',
  side: 'aside.side',
};

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Everything that lies where it should not, in words: empty on a good screen. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    interface Seen extends Box {
      what: string;
    }
    const box = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const lies = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;
    const named = (element: Element): string => {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 24);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''} "${text}"`;
    };
    /** What can be seen of an element and of all in it: what is cut off by what holds it is not there. */
    const seen = (element: Element, window: Box): Seen[] => {
      const style = getComputedStyle(element);
      if (style.visibility === 'hidden' || style.display === 'none' || style.opacity === '0') return [];
      if (element.classList.contains('hidden-visually')) return [];
      if (style.position === 'fixed') return []; // a card looked at closely lies over everything
      const own = meet(box(element.getBoundingClientRect()), window);
      const cut = style.overflowX === 'visible' && style.overflowY === 'visible' ? window : own;
      const inner = element instanceof SVGElement ? [] : [...element.children].flatMap((child) => seen(child, cut));
      return lies(own) ? [{ ...own, what: named(element) }, ...inner] : inner;
    };
    const everything = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const found = Object.entries(parts).map(([name, selector]) => {
      const element = document.querySelector(selector)!;
      return { name, box: box(element.getBoundingClientRect()), seen: seen(element, everything) };
    });
    const said: string[] = [];
    for (const part of found)
      for (const other of found) {
        if (part === other) continue;
        for (const one of part.seen) {
          const both = meet(one, other.box);
          if (!lies(both)) continue;
          const size = `${Math.round(both.right - both.left)}×${Math.round(both.bottom - both.top)}`;
          said.push(`${part.name} lies on ${other.name} by ${size}: ${one.what}`);
        }
      }
    for (const part of found)
      for (const one of part.seen) {
        const over = Math.max(one.right - screen.right, one.bottom - screen.bottom, -one.left, -one.top);
        if (over > 1) said.push(`${part.name} goes ${Math.round(over)} beyond the screen: ${one.what}`);
      }
    const [line] = found.filter(({ name }) => name === 'prompt');
    for (const one of line!.seen) {
      const out = Math.max(line!.box.top - one.top, one.bottom - line!.box.bottom, one.right - line!.box.right);
      if (out > 1) said.push(`goes ${Math.round(out)} beyond the prompt: ${one.what}`);
    }
    // In the prompt words and buttons have each their room.
    const prompt = document.querySelector(parts.prompt)!;
    for (const words of prompt.querySelectorAll('.first, .second'))
      for (const button of prompt.querySelectorAll('.buttons > *'))
        if (lies(meet(box(words.getBoundingClientRect()), box(button.getBoundingClientRect()))))
          said.push(`${named(button)} lies on ${named(words)}`);
    return said;
  }, PARTS);
}

/** Where the map and the hand lie: they stay there whatever the prompt says. */
export function places(page: Page): Promise<Box[]> {
  return page.evaluate(({ board, hand }) => {
    const area = (element: Element): number => element.clientWidth * element.clientHeight;
    const pictures = [...document.querySelectorAll(`${board} svg`)].sort((a, b) => area(b) - area(a));
    return [pictures[0]!, document.querySelector(hand)!].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });
  }, PARTS);
}

/** Gives the window another size and waits until the table has found its own. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Nothing covers anything; looked at now and then in a whole game. */
export async function tidy(page: Page, step: number): Promise<void> {
  if (step % 6 > 0) return;
  expect(await faults(page), `at step ${step}`).toEqual([]);
}
