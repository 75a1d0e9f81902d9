import { calls, freshKey } from '$lib/api/calls';
import { say } from '$lib/i18n/index.svelte';
import { navigation } from '$lib/navigation.svelte';
import type { LiveTable } from '$lib/table/live.svelte';
import { tellFailure } from '$lib/api/failure';
import { messages } from '$lib/ui/announce.svelte';

/** Gets up from the table: in a running game with others a bot plays the seat until one comes back. */
export async function leaveTable(live: LiveTable): Promise<void> {
  const body = live.body;
  const others = body?.players.some((player) => player.kind === 'human' && !player.mine) === true;
  if (body && body.my_seats.length > 0 && (body.status === 'open' || (body.status === 'running' && others))) {
    if (await attempt(() => calls.leave(live.id, freshKey())))
      messages.toast(say(body.status === 'open' ? 'left-open' : 'left-running'));
  }
  navigation.go('/');
}

export async function comeBack(live: LiveTable): Promise<void> {
  await attempt(() => calls.comeBack(live.id, freshKey()));
}

export async function resign(live: LiveTable): Promise<void> {
  const seat = live.seat;
  if (seat !== null) await attempt(() => calls.resign(live.id, seat, freshKey()));
}

async function attempt(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}
