import type { TableBody } from '../api/types';
import type { LegalAction } from '../game';
import { settings } from '../settings.svelte';
import { plays } from './confirm';
import type { LiveTable } from './live.svelte';

type Table = Pick<LiveTable, 'body' | 'legal' | 'moves' | 'pointer' | 'refusals' | 'showing'>;

/** What the player points at, and has chosen without having played it yet. */
export class Choice {
  selected = $state.raw<LegalAction | null>(null);
  hovered = $state.raw<LegalAction | null>(null);
  /** Which actions the game lets nobody take back, once its folder is loaded. */
  isFinal: ((body: TableBody, action: LegalAction) => boolean) | null = null;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** A tap: it plays the action, or selects it, or asks why it cannot be done. */
  select(action: LegalAction | null): void {
    const { legal, moves, pointer, refusals, showing } = this.#table;
    if (action === null) {
      this.selected = null;
      if (pointer.keyed) refusals.dismiss();
      return;
    }
    refusals.dismiss();
    if (moves.sending || showing.playing) return;
    if (!legal.some(({ id }) => id === action.id)) return void refusals.why(action.text);
    if (!moves.allows([action.text])) return;
    if (plays(settings.confirm, pointer.touched, this.selected, action, this.#final(action))) moves.play([action]);
    else this.selected = action;
  }

  hover(action: LegalAction | null): void {
    this.hovered = action;
    if (action !== null) this.#table.refusals.dismiss();
  }

  #final(action: LegalAction): boolean {
    const { body } = this.#table;
    return body !== null && this.isFinal?.(body, action) === true;
  }

  /** Among several actions sent at once, the one that must be asked for first. Fingers have confirmed already. */
  unconfirmed(text: string): LegalAction | null {
    const { body, pointer } = this.#table;
    if (settings.confirm === 'once' || pointer.touched || this.selected?.text === text) return null;
    const action = body?.legal.find((legal) => legal.text === text) ?? null;
    return action !== null && this.#final(action) ? action : null;
  }

  clear(): void {
    this.selected = this.hovered = null;
  }
}
