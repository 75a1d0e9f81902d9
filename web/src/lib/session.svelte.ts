import { ApiError } from './api/client';
import { calls } from './api/calls';
import type { Summary } from './api/types';
import { say } from './i18n/index.svelte';

/** A ticket on home: one of this guest's tables. */
export interface Running {
  id: string;
  game: string;
  seats: number[];
  /** Whether it waits for this guest. */
  mine: boolean;
  mover: string | null;
  open: number;
  deadline: number | null;
}

const REFRESH = 15_000;

/** Who plays in this browser. A guest is made when one is first needed. */
class Session {
  name = $state('');
  running = $state.raw<Running[]>([]);
  #known = false;
  #making: Promise<void> | null = null;

  async start(): Promise<void> {
    try {
      const guest = await calls.me();
      this.#known = true;
      this.name = guest.name;
    } catch {
      this.#known = false;
    }
  }

  /** Makes a guest if this browser has none yet. */
  async ensure(): Promise<void> {
    if (this.#known) return;
    this.#making ??= this.#make().finally(() => (this.#making = null));
    await this.#making;
  }

  async #make(): Promise<void> {
    await this.start();
    if (this.#known) return;
    const guest = await calls.guest(say('guest-name', { number: String(100 + Math.floor(Math.random() * 900)) }));
    this.#known = true;
    this.name = guest.name;
  }

  async rename(name: string): Promise<boolean> {
    if (!name) return false;
    const guest = await (this.#known ? calls.rename(name) : calls.guest(name));
    this.#known = true;
    this.name = guest.name;
    return true;
  }

  /** Keeps the list of running games fresh while home is open. */
  watchRunning(): () => void {
    const load = (): void => void this.#load();
    load();
    const timer = setInterval(load, REFRESH);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }

  async #load(): Promise<void> {
    if (document.hidden) return;
    try {
      this.running = (await calls.mine()).map(ticket).sort((a, b) => Number(b.mine) - Number(a.mine));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

function ticket(table: Summary): Running {
  const moving = table.to_move ?? [];
  const mover = table.players.find((player) => moving.includes(player.seat));
  return {
    id: table.id,
    game: table.game,
    seats: table.players.map((player) => player.seat),
    mine: table.players.some((player) => player.mine && moving.includes(player.seat)),
    mover: mover?.name ?? null,
    open: table.status === 'open' ? table.players.filter((player) => player.kind === 'open').length : 0,
    deadline: null,
  };
}

export const session = new Session();
