import { vi } from 'vitest';
import type { TableBody } from '../src/lib/api/types';

export const LEGAL = [{ id: 5, text: 'TAKE(1)', kind: 'TAKE', args: { slot: 1 } }];

/** Who sits somewhere: nobody, unless it is said. */
export const player = (
  seat: number,
  over: Partial<TableBody['players'][number]> = {},
): TableBody['players'][number] => ({
  seat,
  kind: 'open',
  name: null,
  bot: null,
  level: null,
  connected: false,
  away: false,
  resigned: false,
  removed: false,
  mine: false,
  same_as: null,
  colour: null,
  program: false,
  bot_of: null,
  ...over,
});

/** What the server tells of a table, at rest and the other seat’s turn. */
export function body(over: Partial<TableBody> = {}): TableBody {
  return {
    id: 'm',
    game: 'spyconnection',
    status: 'running',
    closed_by: null,
    seat: 0,
    my_seats: [0],
    seq: 2,
    to_move: [1],
    over: false,
    scores: null,
    winners: [],
    ranking: null,
    ranks: null,
    view: { at: over.seq ?? 2 },
    legal: [],
    decision: null,
    undo: { allowed: false, steps: 0, reason: null, message: null },
    standing: null,
    clocks: null,
    clock: null,
    banks: null,
    players: [],
    votes: [],
    options: {},
    preset: null,
    changed: [],
    spectators: 'none',
    look: 'link',
    speed: 'live',
    public: false,
    hints: true,
    bots: true,
    host: true,
    invite: null,
    events: [],
    dealt: 0,
    stand_ins: [],
    chat: [],
    rematch: null,
    source: null,
    deal: null,
    created_at: 0,
    ...over,
  };
}
export const moved = (n: number): TableBody['events'][number] => ({
  n,
  kind: 'moved',
  args: { seat: 1 },
  private: false,
  reveals: false,
  by_chance: false,
  stand_in: false,
});
export const myTurn = { to_move: [0], decision: '0-1', legal: LEGAL };

/** The browser's end of a live stream, in the hands of the test. */
export class Source {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  /** The one in use. */
  static get last(): Source {
    return Source.all.at(-1)!;
  }
  readyState = 0;
  onopen = (): void => {};
  onerror = (): void => {};
  readonly #heard = new Map<string, (event: { data: string }) => void>();

  constructor(readonly url: string) {
    Source.all.push(this);
  }
  addEventListener(kind: string, heard: (event: { data: string }) => void): void {
    this.#heard.set(kind, heard);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  get closed(): boolean {
    return this.readyState === Source.CLOSED;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(data: object, kind = 'table'): void {
    if (!this.closed) this.#heard.get(kind)!({ data: JSON.stringify(data) });
  }
  beat(): void {
    if (!this.closed) this.#heard.get('beat')?.({ data: '{}' });
  }
  /** The connection is lost; the browser tries again by itself. */
  lose(): void {
    this.readyState = 0;
    this.onerror();
  }
  /** The server does not let anybody listen. */
  refuse(): void {
    this.readyState = Source.CLOSED;
    this.onerror();
  }
}

/** A server whose answers come when the test gives them. */
export const house = {
  waiting: [] as ((told: unknown) => void)[],
  fetch: async (): Promise<Response> => {
    const told = await new Promise((resolve) => house.waiting.push(resolve));
    return new Response(JSON.stringify(told));
  },
  /** Answers one of the calls that wait; that takes a few turns of the loop to be read. */
  answer: async (told: unknown, which = 0): Promise<void> => {
    house.waiting.splice(which, 1)[0]!(told);
    for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(0);
  },
};
