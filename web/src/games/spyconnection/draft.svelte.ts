/**
 * The mode in which agents are taken back: freely, or to pay for a connection that is too dear ("connect with recall").
 * Board, hand and prompt share it; only one table is open at a time.
 */
import type { Mark } from './parts/plan';

class RecallMode {
  active = $state(false);
  /** The connection to be paid for, or null when agents are recalled one by one. */
  target = $state<string | null>(null);
  /** What is marked to be taken back, in order. */
  marks = $state<Mark[]>([]);

  start(target: string | null = null): void {
    this.active = true;
    this.target = target;
    this.marks = [];
  }

  stop(): void {
    this.active = false;
    this.target = null;
    this.marks = [];
  }

  toggle(mark: Mark): void {
    this.marks = this.marks.includes(mark) ? this.marks.filter((other) => other !== mark) : [...this.marks, mark];
  }
}

export const recallMode = new RecallMode();

/** The cities of the mission under the pointer, wherever it lies; rung on the map. */
class Spotlight {
  cities = $state<readonly string[]>([]);
}

export const spotlight = new Spotlight();
