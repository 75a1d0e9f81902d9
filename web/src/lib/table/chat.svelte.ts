import { calls, freshKey } from '../api/calls';
import { tellFailure } from '../api/failure';
import type { ChatLine } from '../api/types';
import { say } from '../i18n/index.svelte';
import { messages } from '../ui/announce.svelte';
import { sound } from '../ui/sounds';
import type { LiveTable } from './live.svelte';

type Table = Pick<LiveTable, 'id' | 'seat' | 'connection'>;

/** What is said at the table. */
export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** `live`: it has just been said. */
  take(lines: readonly ChatLine[], live: boolean): void {
    const last = this.lines.at(-1)?.n ?? 0;
    const later = lines.filter((line) => line.n > last);
    if (later.length === 0) return;
    this.lines = [...this.lines, ...later];
    if (!live || !later.some((line) => line.seat === null || line.seat !== this.#table.seat)) return;
    sound('chat');
    const { name, text } = later.at(-1)!;
    messages.speak(say('chat-said', { name, text }));
  }

  async say(text: string): Promise<boolean> {
    const { id, connection } = this.#table;
    const key = freshKey();
    try {
      await connection.insist(() => calls.chat(id, text, key));
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  }
}
