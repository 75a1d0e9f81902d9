import { calls, streamAddress } from '../api/calls';
import { ApiError } from '../api/client';
import type { TableBody } from '../api/types';
import { Stream } from './stream';

/** Whose line to the server it is. */
export interface Caller {
  readonly id: string;
  readonly body: TableBody | null;
  /** The newest event that is known: the server tells what came later. */
  readonly log: { readonly last: number };
  /** The table, as it was asked for. */
  told(body: TableBody): void;
  /** A message of the stream. */
  heard(kind: string, data: object): void;
  /** The seat is ours no more. */
  unseated(): void;
}

const KINDS = ['table', 'patch', 'chat', 'presence'];
const RETRIES = 40;
/** After so long a table that could not be had is asked for again. */
const AGAIN = 3000;
/** A tab that is behind others for so long is not looked at: the server then calls the player. */
const UNSEEN = 20_000;

/** The line to the server: asks for the table, listens to it, and sends again what was not received. */
export class Connection {
  connected = $state(true);
  failure = $state<ApiError | null>(null);
  /** The seat that is asked for. */
  seat: number | null = null;
  /** How often the seat has changed: what was asked for another is not for this one. */
  sitting = 0;
  #ended = false;
  #stream: Stream | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #hidden = false;
  #unseen: ReturnType<typeof setTimeout> | undefined;
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Tells the server whether somebody looks: the line is made anew, and goes on where it was. */
  readonly #seen = (): void => {
    clearTimeout(this.#unseen);
    if (document.hidden) this.#unseen = setTimeout(() => this.#look(true), UNSEEN);
    else this.#look(false);
  };

  #look(hidden: boolean): void {
    if (this.#hidden === hidden || this.#ended) return;
    this.#hidden = hidden;
    this.#stream?.again();
  }

  async fetch(): Promise<void> {
    clearTimeout(this.#again);
    const sitting = this.sitting;
    try {
      const body = await calls.table(this.#caller.id, this.seat, this.#caller.log.last);
      if (this.#ended || sitting !== this.sitting) return;
      this.#reached();
      this.#caller.told(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!this.#ended && sitting === this.sitting) this.#untold(error);
    }
  }

  /** The table could not be had: it is asked for again, unless it is not for us. What stands on it stays meanwhile. */
  #untold(error: ApiError): void {
    if (error.status === 403 && this.seat !== null) return this.#caller.unseated();
    if (error.final || this.#caller.body === null) this.failure = error;
    if (error.final) return this.hangUp();
    if (error.status !== 429) this.connected = false;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.fetch(), AGAIN);
  }

  listen(): void {
    this.#stream ??= new Stream(() => streamAddress(this.#caller.id, this.seat, this.#hidden), KINDS, {
      heard: (kind, data) => {
        this.connected = true;
        if (data !== null && typeof data === 'object') this.#caller.heard(kind, data);
      },
      opened: () => {
        if (!this.connected) void this.fetch();
        this.connected = true;
      },
      lost: () => {
        this.connected = false;
      },
      refused: () => void this.fetch(),
      quiet: () => {
        this.connected = false;
        void this.fetch();
      },
    });
  }

  /** The browser is online again, or the player wants to know. */
  async refresh(): Promise<void> {
    if (this.#ended) return;
    if (!this.connected) this.#stream?.again();
    await this.fetch();
  }

  /** The server has answered; connected we are if it can be heard, too. */
  #reached(): void {
    if (this.#stream === null || this.#stream.open) this.connected = true;
  }

  /** Sends again while the server cannot be reached; the key makes that safe. */
  async insist<T>(send: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await send();
        this.#reached();
        return answer;
      } catch (error) {
        const again = error instanceof ApiError && (error.offline || error.status >= 502);
        if (!again) this.#reached();
        if (!again || attempt >= RETRIES || this.#ended) throw error;
        this.connected = false;
        await new Promise((resolve) => setTimeout(resolve, Math.min(250 * (attempt + 1), 1500)));
      }
    }
  }

  /** Asks for this seat from now on, or for none. */
  change(seat: number | null): void {
    this.hangUp();
    this.sitting++;
    this.seat = seat;
  }

  hangUp(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  stop(): void {
    this.#ended = true;
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#unseen);
    this.hangUp();
    clearTimeout(this.#again);
  }
}
