import { calls } from '../api/calls';
import { tellFailure } from '../api/failure';
import type { ReplayBody } from '../api/types';
import type { LiveTable } from './live.svelte';

type Table = Pick<LiveTable, 'id' | 'seat' | 'log' | 'showing'>;

/** Looks back without leaving the table: play goes on meanwhile. */
export class LookBack {
  /** The table as it stood after an earlier event. */
  past = $state.raw<ReplayBody | null>(null);
  /** A look back has been asked for and is on its way. */
  looking = $state(false);
  /** How often one has looked back: only the newest look counts. */
  #looks = 0;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** To the table as it stood after event `upto`; null: to the present. */
  async to(upto: number | null): Promise<void> {
    const { id, seat, log, showing } = this.#table;
    const look = ++this.#looks;
    if (upto === null || upto >= log.last) {
      this.past = null;
      this.looking = false;
      showing.fresh = [];
      return;
    }
    this.looking = true;
    try {
      const past = await calls.replay(id, seat ?? 'none', upto);
      if (look !== this.#looks) return;
      showing.skip();
      this.past = past;
      showing.fresh = past.events.slice(-1);
    } catch (error) {
      if (look === this.#looks) tellFailure(error);
    } finally {
      if (look === this.#looks) this.looking = false;
    }
  }

  /** This seat's view as it stood after event `n`; null if it cannot be had. */
  async viewAt(n: number): Promise<unknown> {
    const { id, seat } = this.#table;
    try {
      const { view } = await calls.replay(id, seat ?? 'none', n);
      return this.#table.seat === seat ? view : null;
    } catch (error) {
      tellFailure(error);
      return null;
    }
  }

  clear(): void {
    this.#looks++;
    this.past = null;
    this.looking = false;
  }
}
