import type { TableBody } from '../api/types';

/** Several seats at one device: before it goes to another player, a curtain hides the table. */
export class Curtain {
  /** The seat that must take over the device. */
  seat = $state<number | null>(null);

  /** Who has the device, or is to have it, and is not asked, gives it to who is. A curtain goes only by hand. */
  draw(body: TableBody): void {
    if (body.my_seats.length < 2 || body.status !== 'running' || body.seat === null) return;
    const asked = body.to_move.filter((seat) => body.my_seats.includes(seat));
    if (asked.length > 0 && !asked.includes(this.seat ?? body.seat)) this.seat = asked[0]!;
  }

  open(): void {
    this.seat = null;
  }
}
