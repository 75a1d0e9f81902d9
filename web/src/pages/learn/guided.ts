import { calls, freshKey } from '$lib/api/calls';
import { tellFailure } from '$lib/api/failure';
import { gameClient } from '$lib/games';
import { navigation } from '$lib/navigation.svelte';
import { session } from '$lib/session.svelte';

/** Which tables of this browser are guided games, by which guide, and how far each has come. */
const KEY = 'safehouse.guides';
const KEPT = 20;
/** The others in a guided game: quick, and they answer sensibly. */
const GUIDE_BOT = { kind: 'bot' as const, bot: 'greedy' };

export interface Progress {
  guide: string;
  step: number;
}

/** Sets up a guided game and goes there. */
export async function startGuide(game: string, name: string): Promise<void> {
  const guide = await (await gameClient(game)).guides?.[name]?.();
  if (!guide) return;
  try {
    await session.ensure();
    const others = Number(guide.record.seats) - 1;
    const seats = [{ kind: 'me' as const }, ...Array.from({ length: others }, () => GUIDE_BOT)];
    const { id } = await calls.importRecord(guide.record, freshKey(), seats);
    note(id, { guide: name, step: 0 });
    navigation.go({ page: 'table', id });
  } catch (error) {
    tellFailure(error);
  }
}

/** How far the guide of this table has come; null where there is none, or it has been put away. */
export function progressOf(match: string): Progress | null {
  return read()[match] ?? null;
}

export function note(match: string, progress: Progress): void {
  const others = Object.entries(read()).filter(([id]) => id !== match);
  write([...others, [match, progress]]);
}

export function endGuide(match: string): void {
  write(Object.entries(read()).filter(([id]) => id !== match));
}

function write(entries: [string, Progress][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-KEPT))));
  } catch {
    // Without storage the guide lasts as long as the page.
  }
}

function read(): Record<string, Progress> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>) ?? {};
  } catch {
    return {};
  }
}
