import { calls, freshKey } from '$lib/api/calls';
import { tellFailure } from '$lib/api/failure';
import { gameClient } from '$lib/games';
import { navigation } from '$lib/navigation.svelte';
import { session } from '$lib/session.svelte';

/** Which tables of this browser are guided games, and how far each guide has come. */
const KEY = 'safehouse.guides';
const KEPT = 20;
/** The others in a guided game: quick, and they answer sensibly. */
const GUIDE_BOT = { kind: 'bot' as const, bot: 'greedy' };

/** Sets up the guided first game of a game and goes there. */
export async function startGuide(game: string): Promise<void> {
  const guide = await (await gameClient(game)).guide?.();
  if (!guide) return;
  try {
    await session.ensure();
    const others = Number(guide.record.seats) - 1;
    const seats = [{ kind: 'me' as const }, ...Array.from({ length: others }, () => GUIDE_BOT)];
    const { id } = await calls.importRecord(guide.record, freshKey(), seats);
    noteStep(id, 0);
    navigation.go({ page: 'table', id });
  } catch (error) {
    tellFailure(error);
  }
}

/** Whether this table is a guided game whose guide has not been put away. */
export function guided(match: string): boolean {
  return match in read();
}

export function stepOf(match: string): number {
  return read()[match] ?? 0;
}

export function noteStep(match: string, step: number): void {
  const others = Object.entries(read()).filter(([id]) => id !== match);
  write([...others, [match, step]]);
}

export function endGuide(match: string): void {
  write(Object.entries(read()).filter(([id]) => id !== match));
}

function write(entries: [string, number][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-KEPT))));
  } catch {
    // Without storage the guide lasts as long as the page.
  }
}

function read(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>) ?? {};
  } catch {
    return {};
  }
}
