import { calls, freshKey } from '../api/calls';
import { tellFailure } from '../api/failure';
import type { TableBody } from '../api/types';
import { settings } from '../settings.svelte';
import type { LiveTable } from './live.svelte';

type Table = Pick<LiveTable, 'id' | 'seat' | 'receive' | 'connection' | 'lookBack'>;

/** What may be done at any time, whoever is on turn. */
export class OutOfTurn {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async gesture(gesture: string, to: number | null): Promise<void> {
    await this.#send((id, seat, key) => calls.gesture(id, seat, gesture, to, key));
  }

  /** What the seat answers where nobody is asked who does not want it. */
  async arm(declareWith: number | null, ask: boolean): Promise<void> {
    settings.ask = ask;
    settings.save();
    await this.#send((id, seat, key) => calls.arm(id, seat, declareWith, ask, key));
  }

  async #send(call: (id: string, seat: number, key: string) => Promise<TableBody>): Promise<void> {
    const { id, seat, connection, lookBack } = this.#table;
    if (seat === null || lookBack.past !== null) return;
    const key = freshKey();
    try {
      this.#table.receive(await connection.insist(() => call(id, seat, key)), true);
    } catch (error) {
      tellFailure(error);
    }
  }
}
