import type { TableEvent } from '../game';
import type { LiveTable } from './live.svelte';
import { lastSeen, noteSeen } from './seen';

type Table = Pick<LiveTable, 'id' | 'seat' | 'body' | 'log' | 'curtain'>;

/** What happened since this seat last looked, until it is put away. */
export class Missed {
  events = $state.raw<TableEvent[]>([]);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What came after what this browser has shown to the seat was missed. */
  sinceSeen(): void {
    this.since(lastSeen(this.#table.id, this.#table.seat));
  }

  /** What came after event `seen` was missed; it is added to what has not been put away yet. */
  since(seen: number | null): void {
    const { log, body, curtain } = this.#table;
    if (seen === null || seen >= log.last || body?.over || curtain.seat !== null) return;
    this.events = log.after(Math.min(seen, (this.events[0]?.n ?? Infinity) - 1));
    this.noteSeen();
  }

  /** What stands on the table has been seen, if anybody looks. */
  noteSeen(): void {
    const { id, seat, log, curtain } = this.#table;
    if (!document.hidden && curtain.seat === null) noteSeen(id, seat, log.last);
  }

  putAway(): void {
    this.events = [];
  }
}
