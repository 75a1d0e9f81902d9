import type { TableBody } from '../api/types';
import type { TableEvent } from '../game';
import { settings } from '../settings.svelte';
import { sound } from '../ui/sounds';
import type { LiveTable } from './live.svelte';
import { LONGEST, Playback, type Update } from './playback';

/** How long events are shown if the game does not say, and with reduced motion. */
const SHOWN = 600;
const STILL = 120;

export interface Spectator {
  /** It stands as after a move; `idle`: nothing more is being shown. */
  settled(after: TableBody, idle: boolean): void;
}

type Table = Pick<LiveTable, 'log' | 'missed'> & Spectator;

/** What stands on the table: behind what the server told while moves are being shown. */
export class Showing {
  shown = $state.raw<TableBody | null>(null);
  /** What the move being shown leads to. */
  ahead = $state.raw<TableBody | null>(null);
  /** The events being shown. */
  fresh = $state.raw<TableEvent[]>([]);
  readonly playing = $derived(this.ahead !== null);
  /** The game's own time for showing events, once its folder is loaded. */
  showTime: ((body: TableBody, events: TableEvent[]) => number) | null = null;
  /** The newest event that has been shown, or is being shown. */
  #last = 0;
  #ownTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: Table;
  readonly #playback: Playback<TableBody>;

  constructor(table: Table) {
    this.#table = table;
    const stage = {
      begin: (update: Update<TableBody>) => this.#begin(update),
      settle: (after: TableBody, idle: boolean) => this.#settle(after, idle),
    };
    this.#playback = new Playback<TableBody>(stage, ({ events, after }) => this.#time(events as TableEvent[], after));
  }

  /** Stands at once, with all that happened before. */
  arrive(body: TableBody): void {
    this.shown = body;
    this.#last = this.#table.log.last;
  }

  /**
   * Leads to a new state. `own`: by a move of one's own; `again`: it is no later than what is known; `asked`: one is
   * asked the same as before.
   */
  follow(body: TableBody, { own, again, asked }: { own: boolean; again: boolean; asked: boolean }): void {
    const events = this.#table.log.after(this.#last);
    if (again && events.length === 0) {
      if (!this.#playback.busy) this.shown = body;
      return;
    }
    this.#last = this.#table.log.last;
    const time = this.#time(events, body);
    // Whoever is asked the same as before is not kept from answering.
    if (asked && !this.#playback.busy) {
      this.shown = body;
      this.#table.missed.noteSeen();
      return this.#showOwn(events, time);
    }
    // What one's own move sets off is shown at once, unless it takes longer than a turn to tell.
    if (own && !this.#playback.busy && time <= LONGEST) {
      this.#settle(body, true);
      return this.#showOwn(events, time);
    }
    this.#playback.push({ events, after: body });
  }

  #begin({ events, after }: Update<TableBody>): void {
    this.ahead = after;
    this.fresh = events as TableEvent[];
    sound('move');
  }

  #settle(after: TableBody, idle: boolean): void {
    clearTimeout(this.#ownTimer);
    this.shown = after;
    this.ahead = null;
    this.fresh = [];
    this.#table.settled(after, idle);
  }

  /** One's own move stands at once; its events are shown without holding anything up. */
  #showOwn(events: TableEvent[], length: number): void {
    clearTimeout(this.#ownTimer);
    this.fresh = events;
    this.#ownTimer = setTimeout(() => {
      if (!this.#playback.busy) this.fresh = [];
    }, length);
  }

  #time(events: TableEvent[], after: TableBody): number {
    if (!settings.moving || document.hidden) return STILL;
    return this.showTime?.(after, events) ?? SHOWN;
  }

  /** How long all that waits may take to show, as the game has it. */
  set longest(length: number | undefined) {
    this.#playback.longest = length ?? LONGEST;
  }

  hold(on: boolean): void {
    this.#playback.hold(on);
  }

  /** Shows the end of what is being shown. */
  skip(): void {
    this.#playback.skip();
  }

  stop(): void {
    this.#playback.clear();
    clearTimeout(this.#ownTimer);
  }

  clear(): void {
    this.stop();
    this.shown = this.ahead = null;
    this.fresh = [];
  }
}
