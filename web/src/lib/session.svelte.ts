import { calls } from './api/calls';
import { ApiError } from './api/client';
import type { Me, MyTable } from './api/types';
import { say } from './i18n/index.svelte';

const KEY = 'safehouse.guest';
const REFRESH = 10_000;

/** Who plays in this browser. A guest is made when one is first needed; the server keeps it in a cookie. */
class Session {
  name = $state('');
  tables = $state.raw<MyTable[]>([]);
  /** Open and running tables; those that wait for this guest first. */
  readonly running = $derived(
    this.tables
      .filter((table) => table.status === 'open' || table.status === 'running')
      .sort((a, b) => Number(b.my_turn) - Number(a.my_turn)),
  );
  #started: Promise<void> | null = null;
  #making: Promise<void> | null = null;

  /** Asks who we are, once, if this browser has been a guest before. */
  start(): Promise<void> {
    this.#started ??= remembered() !== null ? this.refresh() : Promise.resolve();
    return this.#started;
  }

  async refresh(): Promise<void> {
    try {
      this.#take(await calls.me());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) forget();
    }
  }

  #take(me: Me): void {
    this.name = me.name;
    remember(me.name);
    this.tables = me.tables;
  }

  /** Makes a guest if this browser has none yet. */
  async ensure(): Promise<void> {
    await this.start();
    if (this.name) return;
    this.#making ??= this.become(say('guest-name', { number: String(100 + Math.floor(Math.random() * 900)) })).finally(
      () => (this.#making = null),
    );
    await this.#making;
  }

  /** Becomes a new guest of this name. */
  async become(name: string): Promise<void> {
    const guest = await calls.guest(name);
    this.name = guest.name;
    remember(guest.name);
  }

  /** Takes another name, also at the tables where this guest sits. */
  async rename(name: string): Promise<void> {
    await this.start();
    if (!this.name) return this.become(name);
    this.name = (await calls.rename(name)).name;
    remember(this.name);
  }

  /** Keeps the list of tables fresh while home is open. */
  watchTables(): () => void {
    const load = (): void => {
      if (!document.hidden && remembered() !== null) void this.refresh();
    };
    void this.start();
    const timer = setInterval(load, REFRESH);
    document.addEventListener('visibilitychange', load);
    load();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }
}

/** The name under which this browser is a guest; null if it is none yet. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return '';
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // The cookie alone remembers.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

export const session = new Session();
