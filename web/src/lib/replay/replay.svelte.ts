import { calls, type Eyes } from '../api/calls';
import { ApiError } from '../api/client';
import { tellFailure } from '../api/failure';
import type { Moments, ReplayBody, TableBody } from '../api/types';
import type { GameClient, TableEvent } from '../game';
import { gameClient } from '../games';
import type { Moment } from './moment';

/** How fast it plays by itself: steps in so many milliseconds. */
export const SPEEDS = [2400, 1200, 600, 300] as const;
/** So many milliseconds after its last move the slider is at rest. */
const RESTED = 60;

/** A game that is gone through: where one is, through whose eyes, and how it stood there. */
export class Replay {
  readonly id: string;
  body = $state.raw<TableBody | null>(null);
  frame = $state.raw<ReplayBody | null>(null);
  client = $state.raw<GameClient<unknown> | null>(null);
  /** All that these eyes were told, and where their seat decided; null until it is known. */
  story = $state.raw<Moments | null>(null);
  failure = $state.raw<ApiError | null>(null);
  eyes = $state<Eyes>('none');
  upto = $state<number | undefined>(undefined);
  playing = $state(false);
  speed = $state(1);
  /** How often a moment could not be had: the slider goes back then. */
  refusals = $state(0);
  /** Only the newest question counts. */
  #asked = 0;
  #sliding: ReturnType<typeof setTimeout> | undefined;

  readonly at = $derived(this.upto ?? this.frame?.upto ?? 0);
  /** The step that is shown may have told more than one event. */
  readonly end = $derived(Math.max(this.frame?.upto ?? 0, this.frame?.events.at(-1)?.n ?? 0));
  readonly log = $derived<TableEvent[]>(this.story ? this.story.events.slice(0, this.end) : (this.frame?.events ?? []));
  /** Before the end only one's own eyes; after it, everybody's. */
  readonly pairs = $derived<number[]>(
    this.body?.over ? this.body.players.map(({ seat }) => seat) : this.body?.seat != null ? [this.body.seat] : [],
  );

  constructor(id: string) {
    this.id = id;
  }

  async open(moment: Moment): Promise<void> {
    try {
      const table = await calls.table(this.id, null, 1_000_000);
      this.client = await gameClient(table.game);
      this.body = table;
      this.eyes = moment.eyes ?? table.seat ?? (table.over ? 0 : 'none');
      this.upto = moment.at;
      await this.show();
      if (this.frame) await this.#tellStory();
    } catch (error) {
      this.#tell(error);
    }
  }

  /** What is shown once stays: then a failure is only told. */
  #tell(error: unknown): void {
    if (this.frame !== null) return tellFailure(error);
    if (!(error instanceof ApiError)) throw error;
    this.failure = error;
  }

  async show(): Promise<void> {
    const question = ++this.#asked;
    try {
      const since = this.upto === undefined ? 0 : Math.max(0, this.upto - 1);
      const found = await calls.replay(this.id, this.eyes, this.upto, since);
      if (question === this.#asked) this.frame = found;
    } catch (error) {
      if (question !== this.#asked) return;
      this.playing = false;
      this.upto = this.frame?.upto;
      this.refusals++;
      this.#tell(error);
    }
  }

  async #tellStory(): Promise<void> {
    const eyes = this.eyes;
    try {
      const found = await calls.moments(this.id, eyes);
      if (eyes === this.eyes) this.story = found;
    } catch (error) {
      this.#tell(error);
    }
  }

  go(to: number): void {
    this.upto = Math.max(0, Math.min(to, this.frame?.last ?? 0));
    void this.show();
  }
  next(): void {
    this.go(this.end + 1);
  }
  back(): void {
    this.go(this.at - 1);
  }

  /** To the next decision of the seat one looks through, or to the one before. */
  jump(direction: 1 | -1): void {
    const decisions = this.story?.decisions ?? [];
    const found = direction > 0 ? decisions.find((n) => n > this.at) : decisions.findLast((n) => n < this.at);
    if (found !== undefined) this.go(found);
  }

  /** Goes where the slider comes to rest. */
  slide(to: number): void {
    clearTimeout(this.#sliding);
    this.#sliding = setTimeout(() => this.go(to), RESTED);
  }

  /** The same moment through other eyes. */
  look(through: Eyes): void {
    const viewer = through === 'none' ? (this.body?.players.length ?? 0) : Number(through);
    this.upto = this.frame?.same?.[viewer] ?? this.upto;
    this.eyes = through;
    this.story = null;
    void this.show();
    void this.#tellStory();
  }

  faster(by: 1 | -1): void {
    this.speed = Math.max(0, Math.min(SPEEDS.length - 1, this.speed + by));
  }

  /** Plays by itself while it is told to; the result ends that. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      if (this.end >= (this.frame?.last ?? 0)) this.playing = false;
      else this.next();
    }, SPEEDS[this.speed]);
    return () => clearInterval(timer);
  }
}
