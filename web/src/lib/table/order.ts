import type { SeatInfo } from '../game';

/** The seats in turn order, beginning with one's own. */
export function inOrder(seats: readonly SeatInfo[], own: number | null): SeatInfo[] {
  const from =
    own === null
      ? 0
      : Math.max(
          0,
          seats.findIndex((seat) => seat.seat === own),
        );
  return [...seats.slice(from), ...seats.slice(0, from)];
}
