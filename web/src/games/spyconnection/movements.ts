/** Movements of single pieces as Svelte attachments, by the Web Animations API alone. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from './map/atlas';
import { DROP, FLIGHT } from './motion';

interface Shown {
  event: unknown;
  animation: Animation | null;
}
const shown = new WeakMap<Element, Shown>();

/**
 * Shows an event on an element once, however often the table is drawn anew meanwhile. Without an event (null) what is
 * still moving is at its end at once: so a player skips.
 */
function show(element: Element, event: unknown, start: () => Animation | null): void {
  const last = shown.get(element);
  if (last && last.event === event) return;
  last?.animation?.finish();
  shown.set(element, { event, animation: event === null ? null : start() });
}

/** When a piece lands, and the event that brings it. */
export interface Landing {
  delay: number;
  event: unknown;
}

/** A piece drops ten units and lands without a bounce. */
export function drop(landing: Landing | null): Attachment<Element> {
  return (element) =>
    show(element, landing?.event ?? null, () =>
      element.animate(
        [
          { transform: 'translateY(-10px)', opacity: 0 },
          { transform: 'translateY(-6px)', opacity: 1, offset: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: DROP, delay: landing?.delay ?? 0, easing: 'ease-in', fill: 'backwards' },
      ),
    );
}

/** A piece lifts off and is gone. */
export function lift(landing: Landing): Attachment<Element> {
  return (element) =>
    show(element, landing.event, () =>
      element.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(-26px)', opacity: 0 },
        ],
        { duration: DROP, delay: landing.delay, easing: 'ease-in', fill: 'both' },
      ),
    );
}

/** The way of a spy; with reduced motion (no line) it only appears where it is. */
export interface Journey extends Landing {
  line: readonly Point[];
  duration: number;
}

/** A spy follows a line to where it stands. */
export function follow(journey: Journey | null): Attachment<Element> {
  return (element) =>
    show(element, journey?.event ?? null, () => {
      if (!journey) return null;
      const { line, delay, duration } = journey;
      if (line.length < 2 || duration <= 0) return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      return element.animate(frames(line), { duration, delay, easing: 'ease-in-out', fill: 'backwards' });
    });
}

/** Key frames along a line at even speed, relative to its end. */
function frames(line: readonly Point[]): Keyframe[] {
  const end = line.at(-1)!;
  const lengths = line.map((p, i) => (i === 0 ? 0 : Math.hypot(p.x - line[i - 1]!.x, p.y - line[i - 1]!.y)));
  const whole = lengths.reduce((a, b) => a + b, 0) || 1;
  let gone = 0;
  return line.map((p, i) => {
    gone += lengths[i]!;
    return { transform: `translate(${p.x - end.x}px, ${p.y - end.y}px)`, offset: Math.min(1, gone / whole) };
  });
}

/** The card of a fulfilled mission turns over on its way to the pile. */
export function turnOver(landing: Landing | null): Attachment<Element> {
  return (element) =>
    show(element, landing?.event ?? null, () =>
      element.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateX(14px) rotateY(90deg)', opacity: 1, offset: 0.6 },
          { transform: 'translateX(70px) rotateY(90deg)', opacity: 0 },
        ],
        { duration: FLIGHT, delay: landing?.delay ?? 0, easing: 'ease-in', fill: 'both' },
      ),
    );
}

/** The stamp lands: from a little larger to its size. */
export function stampDown(landing: Landing | null): Attachment<Element> {
  return (element) =>
    show(element, landing?.event ?? null, () =>
      element.animate(
        [
          { scale: '1.25', opacity: 0.4 },
          { scale: '1', opacity: 1 },
        ],
        { duration: 160, delay: landing?.delay ?? 0, easing: 'ease-in' },
      ),
    );
}
