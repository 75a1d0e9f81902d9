import { calls } from '$lib/api/calls';
import { ApiError } from '$lib/api/client';
import { say } from '$lib/i18n/index.svelte';
import { navigation } from '$lib/navigation.svelte';
import type { LiveTable } from '$lib/table/live.svelte';
import { failureText } from '$lib/table/live.svelte';
import { messages } from '$lib/ui/announce.svelte';

/** Gets up from the table: in a running game with others a bot plays the seat until one comes back. */
export async function leaveTable(live: LiveTable): Promise<void> {
  const body = live.body;
  const others = body?.players.some((player) => player.kind === 'human' && !player.mine) === true;
  if (body && body.my_seats.length > 0 && (body.status === 'open' || (body.status === 'running' && others))) {
    if (await attempt(() => calls.leave(live.id))) messages.toast(say(body.status === 'open' ? 'left-open' : 'left-running'));
  }
  navigation.go('/');
}

export async function comeBack(live: LiveTable): Promise<void> {
  await attempt(() => calls.back(live.id));
}

export async function resign(live: LiveTable): Promise<void> {
  const seat = live.seat;
  if (seat !== null) await attempt(() => calls.resign(live.id, seat));
}

async function attempt(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    messages.toast(failureText(error));
    return false;
  }
}
