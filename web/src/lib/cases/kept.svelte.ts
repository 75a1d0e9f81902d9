/** What this browser keeps of cases: which days are solved, after how many answers, and the pencil marks. */
import type { Notes } from '../game';
import { shifted } from './days';

const SOLVED = 'safehouse.cases';
const MARKS = 'safehouse.case-marks';
/** So many days' marks are kept. */
const KEPT = 14;

class Solved {
  /** Day -> how many answers it took. */
  #days = $state.raw<Readonly<Record<string, number>>>(read<number>(SOLVED));

  answers(day: string): number | null {
    return this.#days[day] ?? null;
  }

  get count(): number {
    return Object.keys(this.#days).length;
  }

  /** The first time counts. */
  add(day: string, answers: number): void {
    if (this.#days[day] !== undefined) return;
    this.#days = { ...this.#days, [day]: answers };
    write(SOLVED, this.#days);
  }

  /** How many days in a row are solved, up to today; while today's is open, up to yesterday. */
  streak(today: string): number {
    let day = this.#days[today] === undefined ? shifted(today, -1) : today;
    let length = 0;
    for (; this.#days[day] !== undefined; day = shifted(day, -1)) length++;
    return length;
  }
}

export const solved = new Solved();

/** Pencil marks of a day, as a notebook reads and writes them. */
export function marksOf(day: string): Notes {
  let cells = $state.raw<Readonly<Record<string, string>>>(read<Record<string, string>>(MARKS)[day] ?? {});
  return {
    get: (cell) => cells[cell] ?? '',
    set(cell, mark) {
      cells = { ...cells, [cell]: mark };
      const others = Object.entries(read<Record<string, string>>(MARKS)).filter(([other]) => other !== day);
      write(MARKS, Object.fromEntries([...others.slice(1 - KEPT), [day, cells]]));
    },
  };
}

function read<T>(key: string): Record<string, T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, T> | null) ?? {};
  } catch {
    return {};
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage nothing is kept beyond this page.
  }
}
