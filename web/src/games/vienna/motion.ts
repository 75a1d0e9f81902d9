/** Movements of single pieces, by the Web Animations API alone, and what is told of a move piece by piece. */
import type { Attachment } from 'svelte/attachments';
import type { TableEvent } from '$lib/game';

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

/** One thing that came in or was turned over: who, its picture, how many. */
export interface Happening {
  n: number;
  seat: number;
  icon: string;
  count: number;
  role: string | null;
  bribe: string | null;
}

/** What comes in by these events, in their order. */
export function happenings(events: readonly TableEvent[]): Happening[] {
  return events.flatMap((event) => {
    const seen = picture(event);
    return seen ? [{ n: event.n, seat: Number(event.args.seat), count: 0, role: null, bribe: null, ...seen }] : [];
  });
}

function picture({ kind, args }: TableEvent): (Partial<Happening> & { icon: string }) | null {
  switch (kind) {
    case 'revealed':
      return { icon: 'card', role: String(args.role) };
    case 'bribes':
      return { icon: String(args.bribe), bribe: String(args.bribe), count: Number(args.count) };
    case 'money':
    case 'income':
    case 'points':
      return { icon: kind === 'points' ? 'star' : 'coin', count: Number(args.count) };
    case 'marker':
      return Number(args.points) > 0 ? { icon: 'star', count: Number(args.points) } : null;
    case 'gained':
    case 'fulfilled':
      return { icon: 'star', count: Number(args.points) };
    default:
      return null;
  }
}

const LENGTHS: Readonly<Record<string, number>> = {
  placed: 420,
  figure_step: 420,
  gained: 420,
  marker: 260,
  investigator: 320,
  revealed: 200,
  drawer: 200,
  fulfilled: 420,
  accepted: 220,
  bought: 200,
  recalled: 160,
  bribes: 120,
  money: 120,
  points: 160,
};
const LONGEST = 1800;

/** How long the board takes to show these events. */
export function showTime(events: readonly TableEvent[]): number {
  return Math.min(
    LONGEST,
    events.reduce((sum, { kind }) => sum + (LENGTHS[kind] ?? 0), 0),
  );
}
