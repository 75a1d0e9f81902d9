/** What is told of a move piece by piece. */
import type { TableEvent } from '$lib/game';

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
