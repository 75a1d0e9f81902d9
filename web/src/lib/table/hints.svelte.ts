import { calls } from '../api/calls';
import { tellFailure } from '../api/failure';
import type { Hint } from '../api/types';
import type { LiveTable } from './live.svelte';

type Table = Pick<LiveTable, 'id' | 'seat' | 'body' | 'legal' | 'choice'>;

/** What the bot would do. */
export class Hints {
  /** Until the next action. */
  hint = $state.raw<Hint | null>(null);
  /** The bot is thinking. */
  pondering = $state(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    const { id, seat, legal, choice, body } = this.#table;
    if (seat === null || legal.length === 0 || this.pondering || !body?.hints) return;
    this.pondering = true;
    try {
      const hint = await calls.hint(id, seat);
      if (hint.decision !== this.#table.body?.decision) return;
      this.hint = hint;
      choice.hover(this.#table.legal.find((action) => action.id === hint.action.id) ?? null);
    } catch (error) {
      tellFailure(error);
    } finally {
      this.pondering = false;
    }
  }

  drop(): void {
    this.hint = null;
    this.#table.choice.hover(null);
  }
}
