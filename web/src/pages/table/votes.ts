import { calls, freshKey } from '$lib/api/calls';
import { tellFailure } from '$lib/api/failure';
import type { Player } from '$lib/api/types';
import type { LiveTable } from '$lib/table/live.svelte';

/** The others at a running game who could be voted out of it, by somebody who plays there. */
export function peopleToVoteOn(live: LiveTable): Player[] {
  const body = live.body;
  if (body?.status !== 'running' || body.my_seats.every((seat) => body.players[seat]?.resigned)) return [];
  return body.players.filter((player) => player.kind === 'human' && !player.mine && !player.resigned);
}

export async function voteOut(live: LiveTable, seat: number): Promise<void> {
  try {
    live.receive(await calls.vote(live.id, seat, freshKey()));
  } catch (error) {
    tellFailure(error);
  }
}
