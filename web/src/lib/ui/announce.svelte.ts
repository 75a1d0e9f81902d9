/** Short messages to the player: toasts on the page, and sentences read aloud by screen readers. */
export interface Toast {
  key: number;
  text: string;
  seat: number | null;
}

const LIFE = 4000;
const MOST = 3;

class Messages {
  toasts = $state<Toast[]>([]);
  /** What a screen reader says next. */
  spoken = $state('');
  /** The same, interrupting what is being said. */
  urgent = $state('');
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
    this.spoken = text;
  }

  alert(text: string): void {
    this.urgent = text;
  }
}

export const messages = new Messages();
