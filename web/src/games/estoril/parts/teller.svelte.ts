/** Shows the frames of a story at their pace; they can be held, walked through and shown again. One table is open at a time. */
import type { GameEvent, View } from '../view';
import { FIRST, LAST, resolutionIn, tell, type Frame } from './story';

export class Teller {
  /** What is being shown: new events, or the story again. */
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(-1);
  held = $state(false);
  /** Whether this is the story shown again. */
  again = $state(false);
  /** The resolution of this round as far as it has come. */
  story = $state.raw<readonly Frame[]>([]);
  #rest: View | null = null;
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly frame = $derived<Frame | null>(this.frames[this.at] ?? null);
  readonly busy = $derived(this.frame !== null);

  /** The table at rest, and what has just happened. */
  take(view: View, fresh: readonly GameEvent[], moving: boolean): void {
    const events = fresh.filter(({ n }) => n > this.#seen);
    const before = this.#rest;
    if (events.length === 0) {
      if (fresh.length === 0) {
        if (!this.again) this.#stop();
        this.#rest = view;
      }
      return;
    }
    this.#seen = events.at(-1)!.n;
    this.#rest = view;
    if (!before) return;
    const frames = tell(before, events, view);
    this.#keep(frames);
    this.#stop();
    if (moving && frames.length > 0) this.#show(frames);
  }

  /** A round's resolution is kept until the next one begins. */
  #keep(frames: readonly Frame[]): void {
    for (const frame of frames) {
      const { kind } = frame.event;
      const ended = this.story.at(-1)?.event.kind === LAST;
      if (kind === FIRST && (ended || this.story.length === 0)) this.story = [frame];
      else if (this.story.length > 0 && !ended) this.story = [...this.story, frame];
    }
  }

  #show(frames: readonly Frame[]): void {
    this.frames = frames;
    this.at = 0;
    this.#wait();
  }
  #wait(): void {
    clearTimeout(this.#timer);
    const frame = this.frame;
    if (!frame || this.held) return;
    this.#timer = setTimeout(() => this.#next(), frame.length);
  }
  #next(): void {
    if (this.at + 1 < this.frames.length) {
      this.at++;
      this.#wait();
    } else if (this.again) this.held = true;
    else this.#stop();
  }
  #stop(): void {
    clearTimeout(this.#timer);
    this.frames = [];
    this.at = -1;
    this.again = false;
    this.held = false;
  }

  hold(on: boolean): void {
    this.held = on;
    if (!on && this.again && this.at === this.frames.length - 1) this.at = 0;
    this.#wait();
  }
  step(by: 1 | -1): void {
    this.held = true;
    this.at = Math.max(0, Math.min(this.frames.length - 1, this.at + by));
    this.#wait();
  }
  /** The resolution once more, from its beginning. */
  replay(): void {
    if (this.story.length === 0) return;
    this.again = true;
    this.held = false;
    this.#show(this.story);
  }
  /** The same after the page was opened anew: told from the log and the view before it. */
  async recall(log: readonly GameEvent[], viewAt: (n: number) => Promise<unknown>): Promise<void> {
    const found = resolutionIn(log);
    const before = found ? ((await viewAt(found.upto)) as View | null) : null;
    if (!found || !before || this.busy || this.story.length > 0) return;
    const frames = tell(before, found.events, before);
    this.story = frames.slice(frames.findIndex(({ event }) => event.kind === FIRST));
    this.replay();
  }
  close(): void {
    this.#stop();
  }
  /** Another table is opened. */
  reset(): void {
    this.#stop();
    this.story = [];
    this.#rest = null;
    this.#seen = 0;
  }
}
export const teller = new Teller();

/** What the pointer or the focus is on: a space, a reward (`R` and place), or a card in hand; looked at closely. */
class Look {
  at = $state<string | null>(null);
  neighbours = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  over(key: string | null, wait = 320): void {
    clearTimeout(this.#timer);
    if (key === null || wait === 0) this.at = key;
    else this.#timer = setTimeout(() => (this.at = key), wait);
  }
}
export const look = new Look();
