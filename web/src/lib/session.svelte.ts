import { calls } from './api/calls';
import { ApiError } from './api/client';
import type { Me, MyTable } from './api/types';
import { say } from './i18n/index.svelte';

const KEY = 'safehouse.guest';
/** Which guest that is, so that all tabs notice when it becomes another. */
const ID = 'safehouse.guest-id';
/** What lies in this browser of the guest's own: whoever comes next must not find it. Settings are the browser's. */
export const BELONGINGS: readonly string[] = [
  'safehouse.notes',
  'safehouse.pencil',
  'safehouse.deals',
  'safehouse.seen',
  'safehouse.guides',
  'safehouse.called',
  'safehouse.cases',
  'safehouse.case-marks',
];
/** What the service worker keeps of the guest's own tables. */
const KEPT = 'safehouse-mine';
const REFRESH = 10_000;

/** Who plays in this browser. A guest is made when one is first needed; the server keeps it in a cookie. */
class Session {
  name = $state('');
  #id = '';
  tables = $state.raw<MyTable[]>([]);
  /** Open and running tables; those that wait for this guest first. */
  readonly running = $derived(
    this.tables
      .filter((table) => table.status === 'open' || table.status === 'running')
      .sort((a, b) => Number(b.my_turn) - Number(a.my_turn)),
  );
  /** Games that are over, the last first. */
  readonly finished = $derived(this.tables.filter((table) => table.status === 'over'));
  #started: Promise<void> | null = null;
  #making: Promise<boolean> | null = null;

  constructor() {
    addEventListener('storage', ({ key, newValue }) => {
      // Another tab has become somebody else: what stands on this page is not ours to see any more.
      if (key === ID && newValue && this.#id && newValue !== this.#id) location.reload();
    });
  }

  /** Asks who we are, once, if this browser has been a guest before. */
  start(): Promise<void> {
    this.#started ??= remembered() !== null ? this.refresh() : Promise.resolve();
    return this.#started;
  }

  async refresh(): Promise<void> {
    try {
      await this.#ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Asks who we are. Whom the server does not know is forgotten; that it cannot say is thrown. */
  async #ask(): Promise<void> {
    try {
      this.#take(await calls.me());
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.#forget();
    }
  }

  #take(me: Me): void {
    this.#be(me);
    this.tables = me.tables;
  }

  /** Is this guest from now on. */
  #be({ id, name }: { id: string; name: string }): void {
    this.#id = id;
    this.name = name;
    remember(id, name);
  }

  /** Is nobody any more: the token was made invalid on another device, or the house is another. */
  #forget(): void {
    this.#id = this.name = '';
    this.tables = [];
    forget([KEY, ID, ...BELONGINGS]);
  }

  /** Makes a guest if this browser has none yet, of this name; whether it did. */
  async ensure(name = anyName()): Promise<boolean> {
    if (this.name) return false;
    const waits = this.#making !== null;
    this.#making ??= this.#make(name).finally(() => (this.#making = null));
    return (await this.#making) && !waits;
  }

  /** Whether this browser is a guest; where the server could not say before, it is asked again. */
  async known(): Promise<boolean> {
    await this.start();
    if (!this.name && remembered() !== null) await this.#ask();
    return this.name !== '';
  }

  /** A new guest takes this browser from the one there may be, and its seats with it: so that one is asked for first. */
  async #make(name: string): Promise<boolean> {
    if (await this.known()) return false;
    this.#be(await calls.guest(name));
    return true;
  }

  /** Becomes the guest whose other device shows this code; the seats of the former guest stay with that one. */
  async claim(code: string): Promise<void> {
    await this.start();
    const guest = await calls.claim(code);
    if (guest.id !== this.#id) {
      this.tables = [];
      forget(BELONGINGS);
    }
    this.#be(guest);
    await this.refresh();
  }

  /** Signs out of this device; other devices stay. */
  async signOut(): Promise<void> {
    await calls.signOut();
    this.#forget();
  }

  /** Is forgotten by the house. */
  async deleteMe(): Promise<void> {
    await calls.deleteMe();
    this.#forget();
  }

  /** Takes another name, also at the tables where this guest sits. */
  async rename(name: string): Promise<void> {
    if (!(await this.ensure(name))) this.#be(await calls.rename(name));
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

function anyName(): string {
  return say('guest-name', { number: String(100 + Math.floor(Math.random() * 900)) });
}

/** The name under which this browser is a guest; null if it is none yet. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return '';
  }
}

function remember(id: string, name: string): void {
  try {
    localStorage.setItem(KEY, name);
    localStorage.setItem(ID, id);
  } catch {
    // The cookie alone remembers.
  }
}

function forget(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  if ('caches' in globalThis) void caches.delete(KEPT).catch(() => {});
}

export const session = new Session();
