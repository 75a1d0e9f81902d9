/** Movements of single pieces, by the Web Animations API alone. */
import type { Attachment } from 'svelte/attachments';
import type { TableEvent } from '$lib/game';

const DROP = 220;
const shown = new WeakMap<Element, number>();

/** A piece drops and lands without a bounce; 0 is at rest. */
export function arrive(landing: number): Attachment<Element> {
  return (element) => {
    if (shown.get(element) === landing) return;
    shown.set(element, landing);
    if (landing === 0) return;
    element.animate?.(
      [
        { transform: 'translateY(-16px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: DROP, easing: 'ease-in' },
    );
  };
}

const LENGTHS: Readonly<Record<string, number>> = {
  placed: 420,
  figure_step: 320,
  gained: 420,
  marker: 260,
  investigator: 320,
  revealed: 200,
  drawer: 200,
  fulfilled: 420,
  accepted: 220,
  bought: 200,
  recalled: 160,
};
const LONGEST = 1800;

/** How long the board takes to show these events. */
export function showTime(events: readonly TableEvent[]): number {
  return Math.min(
    LONGEST,
    events.reduce((sum, { kind }) => sum + (LENGTHS[kind] ?? 0), 0),
  );
}
