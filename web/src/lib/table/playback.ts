/**
 * Shows what happened one update after the other. While the events of an update are shown, the table still stands as
 * before them; when they have been shown, it stands as after them: numbers change after their pieces have arrived.
 */
export interface Update<S> {
  events: readonly { kind: string }[];
  after: S;
}

export interface Stage<S> {
  /** The events begin; the table stands as before. */
  begin(update: Update<S>): void;
  /** The table stands as after this update. */
  settle(after: S, idle: boolean): void;
}

/** No more than this for all that waits: a whole turn of others. */
export const LONGEST = 1800;
/** A pause after each update, so that moves do not run together. */
const BREATH = 120;

type Timer = ReturnType<typeof setTimeout>;

export class Playback<S> {
  #waiting: Update<S>[] = [];
  #current: Update<S> | null = null;
  #timer: Timer | null = null;
  #held = false;
  /** When the update being shown ends, or while it is held, how much of it is left. */
  #until = 0;
  /** No more than this for all that waits, in milliseconds. */
  longest = LONGEST;
  readonly #stage: Stage<S>;
  readonly #length: (update: Update<S>) => number;

  /** `length` tells how many milliseconds an update takes to show. */
  constructor(stage: Stage<S>, length: (update: Update<S>) => number) {
    this.#stage = stage;
    this.#length = length;
  }

  get busy(): boolean {
    return this.#current !== null;
  }

  push(update: Update<S>): void {
    this.#waiting.push(update);
    if (this.#current === null) this.#next();
  }

  /** Stops what is being shown, or lets it go on. */
  hold(on: boolean): void {
    if (on === this.#held || this.#current === null) return;
    this.#held = on;
    const now = performance.now();
    this.#until = on ? this.#until - now : this.#until + now;
    if (on) this.#stop();
    else this.#wait(this.#current, Math.max(0, this.#until - now));
  }

  /** Shows the end at once. */
  skip(): void {
    if (this.#current === null) return;
    this.#stop();
    this.#held = false;
    const last = this.#waiting.at(-1) ?? this.#current;
    this.#waiting = [];
    this.#current = null;
    this.#stage.settle(last.after, true);
  }

  /** Drops everything without showing it. */
  clear(): void {
    this.#stop();
    this.#held = false;
    this.#waiting = [];
    this.#current = null;
  }

  #next(): void {
    const update = this.#waiting.shift();
    if (update === undefined) return;
    if (update.events.length === 0) {
      this.#stage.settle(update.after, this.#waiting.length === 0);
      this.#next();
      return;
    }
    this.#current = update;
    this.#stage.begin(update);
    this.#wait(update, this.#time(update));
  }

  #wait(update: Update<S>, length: number): void {
    this.#until = performance.now() + length;
    this.#timer = setTimeout(() => this.#done(update), length);
  }

  #time(update: Update<S>): number {
    return Math.min(this.#length(update) + BREATH, this.longest / (this.#waiting.length + 1));
  }

  #done(update: Update<S>): void {
    this.#current = null;
    this.#timer = null;
    this.#stage.settle(update.after, this.#waiting.length === 0);
    if (this.#current === null) this.#next();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
