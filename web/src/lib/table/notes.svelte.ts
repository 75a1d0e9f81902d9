import { calls } from '../api/calls';
import { ApiError } from '../api/client';
import { tellFailure } from '../api/failure';
import type { NotesBody } from '../api/types';
import type { Notes } from '../game';
import { isEmpty, keepNotes, keptNotes, marked, type Cells } from './kept-notes';

/** So long after a mark it is sent, with those that came meanwhile. */
const PAUSE = 400;
/** Until the next attempt after a failure, at first and at most. */
const RETRY = 1000;
const LONGEST = 30_000;

/**
 * A player's own marks at a table. The server keeps them for this player alone, so that they are there on every device;
 * this browser has a copy, so that they are there at once and no mark is lost while the server cannot be reached.
 */
export class OwnNotes implements Notes {
  readonly #match: string;
  readonly #seat: number;
  #cells = $state.raw<Cells>({});
  #unsent: Cells;
  #shared: boolean;
  /** Whether another device may have written since the server was last asked. */
  #stale = true;
  #busy = false;
  #closed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string, seat: number) {
    this.#match = match;
    this.#seat = seat;
    const { cells, unsent, shared } = keptNotes(match, seat);
    this.#cells = cells;
    this.#unsent = unsent;
    this.#shared = shared;
  }

  get(cell: string): string {
    return this.#cells[cell] ?? '';
  }

  set(cell: string, mark: string): void {
    this.#unsent = { ...this.#unsent, [cell]: mark };
    this.#show({ ...this.#cells, [cell]: mark });
    this.#later(PAUSE);
  }

  /** Asks the server, now and whenever the player may come from another device; the result ends that. */
  open(): () => void {
    const looked = (): void => (document.hidden ? this.#hurry() : this.#refresh());
    const again = (): void => this.#refresh();
    document.addEventListener('visibilitychange', looked);
    window.addEventListener('focus', again);
    window.addEventListener('online', again);
    this.#refresh();
    return () => {
      document.removeEventListener('visibilitychange', looked);
      window.removeEventListener('focus', again);
      window.removeEventListener('online', again);
      this.#closed = true;
      this.#hurry();
    };
  }

  #refresh(): void {
    this.#stale = true;
    this.#failures = 0;
    void this.#exchange();
  }

  /** Sends what waits: the player goes away. */
  #hurry(): void {
    clearTimeout(this.#timer);
    if (!isEmpty(this.#unsent)) void this.#exchange();
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#exchange(), pause);
  }

  /** Asks and tells, one after the other, so that no old answer overtakes a new mark. */
  async #exchange(): Promise<void> {
    if (this.#busy) return;
    clearTimeout(this.#timer);
    this.#busy = true;
    try {
      for (;;) {
        if (this.#stale && !this.#closed) await this.#ask();
        else if (!isEmpty(this.#unsent)) await this.#tell();
        else break;
      }
      this.#failures = 0;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#busy = false;
    }
  }

  async #ask(): Promise<void> {
    const answer = await calls.notes(this.#match, this.#seat);
    this.#stale = false;
    this.#take(answer);
  }

  async #tell(): Promise<void> {
    const sent = this.#unsent;
    try {
      this.#take(await calls.note(this.#match, this.#seat, sent), sent);
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSED.has(error.status)) throw error;
      // To send these again would help nobody: what the server has holds.
      this.#unsent = without(this.#unsent, sent);
      this.#stale = true;
      tellFailure(error);
    }
  }

  #take(answer: NotesBody, sent: Cells = {}): void {
    const waiting = without(this.#unsent, sent);
    // Marks made before the server kept any fill what is free there, once.
    const brought = this.#shared ? {} : without(this.#cells, answer.cells, true);
    this.#unsent = { ...brought, ...waiting };
    this.#shared = true;
    this.#show({ ...answer.cells, ...this.#unsent });
  }

  #show(cells: Cells): void {
    this.#cells = marked(cells);
    keepNotes(this.#match, this.#seat, { cells: this.#cells, unsent: this.#unsent, shared: this.#shared });
  }

  /** Whose seat this is no more is not told again; all else is a matter of time. */
  #failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const again = error.offline || error.status === 429 || error.status >= 500;
    if (again) this.#later(Math.min(RETRY * 2 ** this.#failures++, LONGEST));
  }
}

const REFUSED: ReadonlySet<number> = new Set([400, 413, 422]);

/** The cells that are not among the others with the same mark, or with any. */
function without(cells: Cells, others: Cells, any = false): Cells {
  return Object.fromEntries(
    Object.entries(cells).filter(([cell, mark]) => !(cell in others) || (!any && others[cell] !== mark)),
  );
}
