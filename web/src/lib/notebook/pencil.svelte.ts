/**
 * Marks made by hand in the notebook. They are the player's own: the server keeps them, and tells them to nobody else.
 * A copy for trying things out lives only as long as the page, and belongs to the notes it was begun on.
 */
import type { Notes } from '../game';

export const MARKS = ['', 'cross', 'ring', 'query'] as const;
export type Mark = (typeof MARKS)[number];

const known = (mark: string): Mark => MARKS.find((one) => one === mark) ?? '';

class Pencil {
  #copied = $state.raw<Notes | null>(null);
  #tried = $state.raw<Readonly<Record<string, Mark>>>({});

  /** Whether marks go onto a copy of these notes. */
  copies(notes: Notes | undefined): boolean {
    return notes !== undefined && this.#copied === notes;
  }

  get(notes: Notes | undefined, cell: string): Mark {
    return (this.copies(notes) ? this.#tried[cell] : undefined) ?? known(notes?.get(cell) ?? '');
  }

  /** Empty, cross, ring, question mark, empty … */
  next(notes: Notes | undefined, cell: string): void {
    const mark = MARKS[(MARKS.indexOf(this.get(notes, cell)) + 1) % MARKS.length]!;
    if (this.copies(notes)) this.#tried = { ...this.#tried, [cell]: mark };
    else notes?.set(cell, mark);
  }

  /** Begins a copy, or drops it. */
  turnCopy(notes: Notes | undefined): void {
    this.#copied = this.copies(notes) ? null : (notes ?? null);
    this.#tried = {};
  }
}

export const pencil = new Pencil();
