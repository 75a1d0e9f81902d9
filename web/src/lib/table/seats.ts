import type { Player } from '../api/types';
import { LETTERS, suitOfColour } from '../art/shapes';
import type { SeatInfo } from '../game';
import { say } from '../i18n/index.svelte';

/** The players of a table as games see them. `colours`: what the seats wear, where that is not now but looked back at. */
export function seatInfos(players: readonly Player[], colours?: readonly string[]): SeatInfo[] {
  return players.map((player) => {
    const suit = suitOfColour(colours?.[player.seat] ?? player.colour);
    return {
      seat: player.seat,
      letter: (LETTERS[suit ?? player.seat] ?? 'A') as SeatInfo['letter'],
      name: playerName(player, suit),
      kind: player.kind,
      connected: player.connected,
      away: player.away,
      resigned: player.resigned,
      mine: player.mine,
      suit: suit ?? player.seat,
      undealt: suit === null,
    };
  });
}

/** What a player is called; a bot by the letter it wears, or by its chair while that is still to be dealt. */
export function playerName(player: Player, suit = suitOfColour(player.colour)): string {
  if (player.name !== null) return player.name;
  if (player.kind === 'human') return say('former-guest');
  if (player.kind !== 'bot') return say('seat-open');
  return say('bot-name', { letter: suit === null ? String(player.seat + 1) : LETTERS[suit]! });
}

/** What a seat wears, for tokens and edges. */
export function suitOf(seats: readonly SeatInfo[], seat: number): number {
  return seats.find((info) => info.seat === seat)?.suit ?? seat;
}
