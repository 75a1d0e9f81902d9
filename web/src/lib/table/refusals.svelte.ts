import { calls } from '../api/calls';
import { ApiError } from '../api/client';
import { failureText } from '../api/failure';
import type { Refusal } from '../api/types';
import { messages } from '../ui/announce.svelte';
import type { LiveTable } from './live.svelte';

export interface Refused extends Refusal {
  text: string;
  /** Where on the page it was asked. */
  x: number;
  y: number;
}

/** So far from where it was asked, in pixels, a refusal is forgotten. */
const AWAY = 90;

type Table = Pick<LiveTable, 'id' | 'seat' | 'body' | 'lookBack' | 'pointer'>;

/** Why not: what the rules say to an action that cannot be done. */
export class Refusals {
  refused = $state.raw<Refused | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async why(text: string): Promise<void> {
    const { id, seat, body, lookBack } = this.#table;
    if (seat === null || body?.status !== 'running' || lookBack.past !== null) return;
    const at = this.#table.pointer.here;
    try {
      const answer = await calls.whyNot(id, seat, text);
      // By now something else may be asked.
      if (answer === null || this.#table.seat !== seat || this.#table.body?.decision !== body.decision) return;
      const { x, y } = this.refused?.text === text ? this.refused : at;
      this.refused = { text, rule: answer.rule, message: answer.message, x, y };
      messages.speak(`${answer.message} ${answer.rule}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'stale') messages.toast(failureText(error));
    }
  }

  /** The server did not take an action. */
  take(text: string, { body }: ApiError): void {
    this.refused = { text, rule: String(body.rule), message: String(body.message), ...this.#table.pointer.here };
    messages.alert(this.refused.message);
  }

  /** A refusal goes when the mouse has left both its target and the tooltip. */
  leave(over: EventTarget | null): void {
    const refused = this.refused;
    if (refused === null || (over instanceof Element && over.closest('[role="tooltip"]'))) return;
    if (this.#table.pointer.distance(refused) > AWAY) this.dismiss();
  }

  dismiss(): void {
    this.refused = null;
  }
}
