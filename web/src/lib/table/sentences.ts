import type { TableEvent } from '../game';

/** Remembers the sentence of each event: it changes with the language and the names alone. */
export class Sentences {
  readonly #kept = new Map<number, string>();
  #key = '';

  of(event: TableEvent, key: string, make: () => string): string {
    if (key !== this.#key) {
      this.#kept.clear();
      this.#key = key;
    }
    const known = this.#kept.get(event.n);
    if (known !== undefined) return known;
    const made = make();
    this.#kept.set(event.n, made);
    return made;
  }
}
