import { SvelteMap } from 'svelte/reactivity';
import type { TableEvent } from '../game';
import { follows, merge } from './history';

/** All events that a seat has been told. */
export class EventLog {
  events = $state.raw<TableEvent[]>([]);
  /** When events came in: number to milliseconds. */
  readonly heardAt = new SvelteMap<number, number>();

  /** The number of the newest event. */
  get last(): number {
    return this.events.at(-1)?.n ?? 0;
  }

  after(n: number): TableEvent[] {
    return this.events.filter((event) => event.n > n);
  }

  /** Whether these events follow without a gap on what is known. */
  continues(events: readonly TableEvent[]): boolean {
    return follows(this.last, events);
  }

  /** `live`: they have just happened, and are not the story so far. */
  take(events: readonly TableEvent[], live: boolean): void {
    const now = Date.now();
    if (live) for (const { n } of events) if (!this.heardAt.has(n)) this.heardAt.set(n, now);
    this.events = merge(this.events, events);
  }

  clear(): void {
    this.events = [];
    this.heardAt.clear();
  }
}
