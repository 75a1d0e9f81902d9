/** Movements of single pieces as Svelte attachments, by the Web Animations API alone. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from './map/atlas';
import { DROP } from './stage';

const shown = new WeakMap<Element, unknown>();

/** Whether an element still has to show this; what has been shown is not shown again when the table is drawn anew. */
function isNew(element: Element, what: unknown): boolean {
  if (shown.get(element) === what) return false;
  shown.set(element, what);
  return true;
}

/** When a piece lands, and the event that brings it. */
export interface Landing {
  delay: number;
  event: unknown;
}

/** A piece drops ten units and lands without a bounce. */
export function drop(landing: Landing | null | undefined): Attachment<Element> {
  return (element) => {
    if (!landing || !isNew(element, landing.event)) return;
    const { delay } = landing;
    const animation = element.animate(
      [
        { transform: 'translateY(-10px)', opacity: 0 },
        { transform: 'translateY(-6px)', opacity: 1, offset: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: DROP, delay, easing: 'ease-in', fill: 'backwards' },
    );
    return () => animation.finish();
  };
}

/** A piece lifts off and is gone. */
export function lift(delay: number): Attachment<Element> {
  return (element) => {
    const animation = element.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-26px)', opacity: 0 },
      ],
      { duration: DROP, delay, easing: 'ease-in', fill: 'both' },
    );
    return () => animation.cancel();
  };
}

/** A spy follows a line to where it stands. */
export function follow(line: readonly Point[], delay: number, duration: number, event: unknown): Attachment<Element> {
  return (element) => {
    const end = line.at(-1);
    if (!end || line.length < 2 || duration <= 0 || !isNew(element, event)) return;
    const lengths = line.map((p, i) => (i === 0 ? 0 : Math.hypot(p.x - line[i - 1]!.x, p.y - line[i - 1]!.y)));
    const whole = lengths.reduce((a, b) => a + b, 0) || 1;
    let gone = 0;
    const frames = line.map((p, i) => {
      gone += lengths[i]!;
      return { transform: `translate(${p.x - end.x}px, ${p.y - end.y}px)`, offset: Math.min(1, gone / whole) };
    });
    const animation = element.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'backwards' });
    return () => animation.cancel();
  };
}

/** Appears in 120 ms, for those who want no travel. */
export function fade(event: unknown): Attachment<Element> {
  return (element) => {
    if (!isNew(element, event)) return;
    const animation = element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    return () => animation.cancel();
  };
}

/** The stamp lands: from a little larger to its size. */
export function land(delay: number): Attachment<Element> {
  return (element) => {
    const animation = element.animate(
      [
        { scale: '1.25', opacity: 0 },
        { scale: '1', opacity: 1 },
      ],
      { duration: 160, delay, easing: 'ease-in', fill: 'backwards' },
    );
    return () => animation.cancel();
  };
}
