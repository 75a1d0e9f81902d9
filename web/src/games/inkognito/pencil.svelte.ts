/**
 * Marks made by hand in the notebook. They are the player's own and stay in this browser: nobody else, the server
 * included, is told. A copy for trying things out lives only as long as the page.
 */
export const MARKS = ['', 'cross', 'ring', 'query'] as const;
export type Mark = (typeof MARKS)[number];

const KEY = 'safehouse.pencil';
type Kept = Record<string, Record<string, Mark>>;

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Pencil {
  #marks = $state<Kept>(load());
  /** Whether marks go onto a copy. */
  copy = $state(false);
  #tried = $state<Record<string, Mark>>({});

  get(table: string, cell: string): Mark {
    return (this.copy ? this.#tried[cell] : undefined) ?? this.#marks[table]?.[cell] ?? '';
  }

  /** Empty, cross, ring, question mark, empty … */
  next(table: string, cell: string): void {
    const mark = MARKS[(MARKS.indexOf(this.get(table, cell)) + 1) % MARKS.length]!;
    if (this.copy) {
      this.#tried = { ...this.#tried, [cell]: mark };
      return;
    }
    this.#marks = { ...this.#marks, [table]: { ...this.#marks[table], [cell]: mark } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#marks));
    } catch {
      // A full or closed storage keeps the marks for this page alone.
    }
  }

  startCopy(): void {
    this.#tried = {};
    this.copy = true;
  }

  dropCopy(): void {
    this.#tried = {};
    this.copy = false;
  }
}

export const pencil = new Pencil();
