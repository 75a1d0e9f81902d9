/** Movements of cards as Svelte attachments, by the Web Animations API alone. Each event is shown once. */
import type { Attachment } from 'svelte/attachments';

const shown = new WeakMap<Element, Map<string, unknown>>();

function once(element: Element, way: string, event: unknown, start: () => void): void {
  const seen = shown.get(element) ?? new Map<string, unknown>();
  shown.set(element, seen);
  if (event === null || seen.get(way) === event) return;
  seen.set(way, event);
  if (typeof element.animate === 'function') start();
}

/** A card comes from where it lay, or from the hand below. */
export function arrive(event: unknown, from: { x: number; y: number }): Attachment<Element> {
  return (element) =>
    once(element, 'arrive', event, () =>
      element.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 0.6 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: Math.abs(from.x) + Math.abs(from.y) > 100 ? 640 : 260,
          easing: 'ease-in-out',
        },
      ),
    );
}

/** A card is turned face up. */
export function turn(event: unknown): Attachment<Element> {
  return (element) =>
    once(element, 'turn', event, () =>
      element.animate(
        [
          { transform: 'translateX(50px) scaleX(0) translateX(-50px)' },
          { transform: 'translateX(50px) scaleX(1) translateX(-50px)' },
        ],
        { duration: 240, easing: 'ease-out' },
      ),
    );
}

/** A card leaves: up to its new owner, back to a hand, or down into the water. */
export function leave(event: unknown, kind: string): Attachment<Element> {
  const end =
    { took_reward: 'translate(-30px, -70px) scale(1.15)', lost: 'translateY(70px) rotate(14deg)' }[kind] ??
    'translateY(-60px)';
  return (element) =>
    once(element, 'leave', event, () =>
      element.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: 'none', opacity: 1, offset: 0.4 },
          { transform: end, opacity: 0 },
        ],
        { duration: kind === 'took_reward' || kind === 'lost' ? 900 : 650, easing: 'ease-in', fill: 'forwards' },
      ),
    );
}
