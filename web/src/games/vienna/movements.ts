/** Movements of single pieces as Svelte attachments, by the Web Animations API alone. */
import type { Attachment } from 'svelte/attachments';

const DROP = 220;
const SLIDE = 420;
const shown = new WeakMap<Element, number>();

/** How a piece comes to where it stands: 0 is at rest; else the number of its move, and the way it has come. */
export interface Arrival {
  move: number;
  /** Where it comes from, seen from where it stands; without it the piece drops. */
  from?: { x: number; y: number };
}
export const AT_REST: Arrival = { move: 0 };

/** A piece slides from another house, or drops and lands without a bounce. */
export function arrive({ move, from }: Arrival): Attachment<Element> {
  return (element) => {
    if (shown.get(element) === move) return;
    shown.set(element, move);
    if (move === 0) return;
    const start = from
      ? { transform: `translate(${from.x}px, ${from.y}px)` }
      : { transform: 'translateY(-16px)', opacity: 0 };
    const end = from ? { transform: 'none' } : { transform: 'none', opacity: 1 };
    element.animate?.([start, end], {
      duration: from ? SLIDE : DROP,
      easing: from ? 'ease-in-out' : 'ease-in',
    });
  };
}
