import { calls, freshKey } from '../api/calls';
import { ApiError } from '../api/client';
import { failureText } from '../api/failure';
import type { LegalAction } from '../game';
import { say } from '../i18n/index.svelte';
import { settings } from '../settings.svelte';
import { messages } from '../ui/announce.svelte';
import type { LiveTable } from './live.svelte';

type Table = Pick<
  LiveTable,
  'id' | 'seat' | 'body' | 'receive' | 'take' | 'choice' | 'connection' | 'lookBack' | 'missed' | 'refusals' | 'showing'
>;

/** Plays actions and takes them back. */
export class Moves {
  /** An action is on its way. */
  sending = $state(false);
  /** A step was taken back: nothing is done by itself until the player has acted. */
  tookBack = false;
  /** A guide lets only be done what it asks for. */
  guard: ((texts: readonly string[]) => boolean) | null = null;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  allows(texts: readonly string[]): boolean {
    return this.guard?.(texts) !== false;
  }

  /** Sends them one after the other, as far as they are legal. */
  play(actions: (LegalAction | string)[]): void {
    const texts = actions.map((action) => (typeof action === 'string' ? action : action.text));
    if (!this.allows(texts)) return;
    this.tookBack = false;
    void this.#send(texts);
  }

  async #send(texts: string[]): Promise<void> {
    const { choice, lookBack, missed, refusals } = this.#table;
    if (this.sending || lookBack.past !== null) return;
    this.sending = true;
    refusals.dismiss();
    missed.putAway();
    let asked: LegalAction | null = null;
    try {
      for (const text of texts) if ((asked = choice.unconfirmed(text)) || !(await this.#sendOne(text))) return;
      await this.#endTurn();
    } finally {
      this.sending = false;
      choice.selected = asked;
    }
  }

  /** After a step of one's own nothing may be left that could help: the engine says so, and with what the turn ends. */
  async #endTurn(): Promise<void> {
    const idle = (this.#table.body?.view as { idle?: string | null } | null | undefined)?.idle;
    if (idle && settings.ending) await this.#sendOne(idle);
  }

  async #sendOne(text: string): Promise<boolean> {
    const { id, body, connection } = this.#table;
    const decision = body?.decision;
    if (!decision || !body.legal.some((action) => action.text === text)) return false; // asked something else by now
    const key = freshKey();
    try {
      this.#table.take(await connection.insist(() => calls.act(id, decision, text, body.seq, key)), true);
      return true;
    } catch (error) {
      this.#failed(error, text);
      return false;
    }
  }

  #failed(error: unknown, text: string): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'illegal') return this.#table.refusals.take(text, error);
    messages.toast(error.kind === 'stale' ? say('error-stale') : failureText(error));
    void this.#table.connection.fetch();
  }

  /** Takes back the last step, or the whole turn. */
  async undo(whole = false): Promise<void> {
    const { id, seat, connection, showing } = this.#table;
    if (seat === null || !showing.shown?.undo.allowed || this.sending) return;
    this.sending = true;
    this.tookBack = true;
    const key = freshKey();
    try {
      this.#table.receive(await connection.insist(() => calls.undo(id, seat, whole, key)), true);
    } catch (error) {
      this.#failed(error, '');
    } finally {
      this.sending = false;
    }
  }

  /** Takes the last decision back and plays this instead of it; tells why not where that is too late. */
  async instead(text: string): Promise<void> {
    const { refusals, showing } = this.#table;
    if (this.sending || showing.playing) return;
    if (!showing.shown?.undo.allowed) return void refusals.why(text);
    await this.undo();
    this.play([text]);
  }
}
