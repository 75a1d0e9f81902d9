/** The parts of the table in which something can be chosen, in the order in which they are searched. */
const PARTS = ['[data-board]', '.hand', '[data-testid="prompt"]'];
const CHOICE = '[data-action]:not([aria-disabled="true"]):not([tabindex="-1"])';

/** Whoever plays by keys finds the focus where it was when what was chosen is gone: on what can be chosen next. */
export class FocusTrail {
  #part: string | null = null;
  /** Where the focus waits while there is nothing to choose. */
  #parked: Element | null = null;

  /** Keys are used there; null: they are not used. */
  follow(target: EventTarget | null): void {
    const element = target instanceof Element ? target : null;
    this.#part = PARTS.find((part) => element?.closest(part)) ?? null;
  }

  resume(): void {
    const focused = document.activeElement;
    if (this.#part === null || document.querySelector('dialog[open]')) return;
    if (focused !== document.body && focused !== this.#parked) return;
    const choice = [this.#part, ...PARTS]
      .map((part) => document.querySelector<HTMLElement>(`${part} ${CHOICE}`))
      .find((found) => found !== null);
    this.#parked = choice ? null : document.querySelector('[data-board]');
    (choice ?? (this.#parked as HTMLElement | null))?.focus({ preventScroll: true });
  }
}
