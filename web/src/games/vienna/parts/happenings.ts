/** What is told of a move piece by piece. */
import type { GameEvent } from '../view';

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
export function happenings(events: readonly GameEvent[]): Happening[] {
  return events.flatMap((event) => {
    const seen = picture(event);
    return seen ? [{ n: event.n, count: 0, role: null, bribe: null, ...seen }] : [];
  });
}

function picture({ kind, args }: GameEvent): (Partial<Happening> & Pick<Happening, 'seat' | 'icon'>) | null {
  switch (kind) {
    case 'revealed':
      return { seat: args.seat, icon: 'card', role: args.role };
    case 'bribes':
      return { seat: args.seat, icon: args.bribe, bribe: args.bribe, count: args.count };
    case 'money':
    case 'income':
    case 'points':
      return { seat: args.seat, icon: kind === 'points' ? 'star' : 'coin', count: args.count };
    case 'marker':
      return args.points > 0 ? { seat: args.seat, icon: 'star', count: args.points } : null;
    case 'gained':
    case 'fulfilled':
      return { seat: args.seat, icon: 'star', count: args.points };
    default:
      return null;
  }
}
