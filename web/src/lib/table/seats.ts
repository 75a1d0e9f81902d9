import type { Player } from '../api/types';
import type { SeatInfo } from '../game';
import { say } from '../i18n/index.svelte';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The players of a table as games see them. */
export function seatInfos(players: readonly Player[], suit = (seat: number): number => seat): SeatInfo[] {
  return players.map((player) => ({
    seat: player.seat,
    letter: LETTERS[suit(player.seat)] ?? 'A',
    name: player.name ?? unnamed(player),
    kind: player.kind,
    connected: player.connected,
    away: player.away,
    resigned: player.resigned,
    mine: player.mine,
    suit: suit(player.seat),
  }));
}

function unnamed(player: Player): string {
  return player.kind === 'bot' ? say('bot-name', { letter: LETTERS[player.seat] ?? 'A' }) : say('seat-open');
}

/** What a seat wears, for tokens and edges. */
export function suitOf(seats: readonly SeatInfo[], seat: number): number {
  return seats.find((info) => info.seat === seat)?.suit ?? seat;
}
