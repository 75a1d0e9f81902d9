import { calls, freshKey } from '$lib/api/calls';
import type { NewTable } from '$lib/api/types';
import { dossier } from '$lib/games';
import { botOf } from '$lib/levels';
import { navigation } from '$lib/navigation.svelte';
import { session } from '$lib/session.svelte';
import { settings } from '$lib/settings.svelte';
import { tellFailure } from '$lib/api/failure';

/** How tables are by default. */
export const TABLE = { speed: 'live', spectators: 'none', public: false } as const;

/** One click: a table against bots, at once. */
export async function playNow(game: string): Promise<void> {
  const file = dossier(game);
  const seats = file?.usual ?? 2;
  await openTable({
    ...TABLE,
    game,
    options: proposed(game),
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' as const } : botOf(settings.level))),
  });
}

/** The options proposed for a first game; none once a table of this game has been opened here. */
export function proposed(game: string): Record<string, unknown> {
  return settings.hasPlayed(game) ? {} : { ...dossier(game)?.firstGame };
}

/** Opens a table and goes there; a refusal is told. */
export async function openTable(wish: NewTable): Promise<boolean> {
  try {
    await session.ensure();
    const { id } = await calls.open(wish, freshKey());
    settings.notePlayed(wish.game);
    navigation.go({ page: 'table', id });
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}
