import { calls } from '../api/calls';
import type { NoticeKind, Notices, NoticeWishes } from '../api/types';
import { speech } from '../i18n/index.svelte';
import { subscribe, unsubscribe } from './push';

const KEY = 'safehouse.called';

/** What the guest has chosen about notices, as the server knows it. */
class Chosen {
  told = $state.raw<Notices | null>(null);

  async load(): Promise<void> {
    this.#take(await calls.notices());
  }

  /** Whether this browser knows of a channel: where there is none, the server is not asked at every table. */
  get likely(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  }

  /** Changes some wishes; language and time zone are those of this browser. */
  async wish(changes: Partial<NoticeWishes>): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
    this.#take(await calls.putNoticeWishes({ ...this.told!.wishes, ...changes, language: speech.lang, zone }));
  }

  async add(kind: NoticeKind, address: string): Promise<void> {
    await this.wish({});
    this.#take(await calls.addChannel(kind, address));
  }

  /** Whether this browser may be called from now on. */
  async addThisDevice(): Promise<boolean> {
    const found = await subscribe(this.told!.push_key);
    if (found === null) return false;
    await this.wish({});
    this.#take(await calls.addChannel('push', found.address, found.keys));
    return true;
  }

  async remove(id: string): Promise<void> {
    if (this.told?.channels.some((channel) => channel.id === id && channel.here)) await unsubscribe();
    this.#take(await calls.removeChannel(id));
  }

  /** Whether a table calls. */
  calls(table: string, speed: string): boolean {
    return this.told?.tables[table] ?? (speed === 'days' || this.told?.wishes.live === true);
  }

  async setTable(table: string, wanted: boolean): Promise<void> {
    this.#take(await calls.putTableNotices(table, wanted));
  }

  #take(told: Notices): void {
    this.told = told;
    try {
      if (told.channels.length > 0) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // Then no table shows the switch.
    }
  }
}

export const chosen = new Chosen();

/** Minutes of the day as an input shows them, and back. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function minutesOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
