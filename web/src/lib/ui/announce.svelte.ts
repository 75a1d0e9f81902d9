import { untrack } from 'svelte';

/** Short messages to the player: toasts on the page, and sentences read aloud by screen readers. */
export interface Toast {
  key: number;
  text: string;
  seat: number | null;
}

/** A sentence in the order of what happened. */
export interface Report {
  key: number;
  text: string;
}

const LIFE = 4000;
const MOST = 3;
const REPORTS = 12;

class Messages {
  toasts = $state<Toast[]>([]);
  /** What a screen reader says next. */
  spoken = $state('');
  /** The same, interrupting what is being said. */
  urgent = $state('');
  /** What happened and what is asked, one after the other: none takes the place of another before it was heard. */
  reports = $state.raw<Report[]>([]);
  #next = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  toast(text: string, seat: number | null = null): void {
    const toast = { key: this.#next++, text, seat };
    this.toasts = [...this.toasts, toast].slice(-MOST);
    this.resume(toast.key);
  }

  dismiss(key: number): void {
    this.pause(key);
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }

  pause(key: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  resume(key: number): void {
    this.pause(key);
    this.#timers.set(
      key,
      setTimeout(() => this.dismiss(key), LIFE),
    );
  }

  speak(text: string): void {
    this.spoken = anew(text, () => this.spoken);
  }

  report(text: string): void {
    if (text === '') return;
    const report = { key: this.#next++, text };
    this.reports = [...untrack(() => this.reports), report].slice(-REPORTS);
  }

  alert(text: string): void {
    this.urgent = anew(text, () => this.urgent);
  }
}

/** Screen readers say what changes: the same words once more have a space at their end that is not heard. */
function anew(text: string, before: () => string): string {
  return text !== '' && text === untrack(before) ? `${text}\u00a0` : text;
}

export const messages = new Messages();
