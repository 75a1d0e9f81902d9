/** Spy Connection in the browser: what the shell needs of this game. */
import type { GameClient, LegalAction, TableEvent } from '$lib/game';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import { model } from './model';
import Panel from './Panel.svelte';
import { autoCover } from './rules/ending';
import ScoreSheet from './ScoreSheet.svelte';
import SeatChip from './SeatChip.svelte';
import { duration, timeline } from './stage';
import type { Table, View } from './view';
import { effect, label, prompt, sentence, whereabouts } from './words';

/** What this game offers the shell beyond the contract; each is optional for the shell. */
export interface Extras {
  /** The answer of the preference "cover automatically", or null where a person must choose. */
  auto(table: Table): LegalAction | null;
  /** How many milliseconds the board takes to show these events. */
  showTime(table: Table, events: TableEvent[]): number;
  /** Where a player's spy is: the second line of the panel. */
  whereabouts(table: Table, player: number): string;
}

const client: GameClient<View> & Extras = {
  name: 'spyconnection',
  Board,
  Hand,
  Panel,
  SeatChip,
  ScoreSheet,
  Cover,
  prompt,
  effect,
  label,
  sentence,
  points: (table, player) => table.view.players[player]?.score ?? 0,
  model,
  auto: autoCover,
  whereabouts,
  showTime: (table, events) => duration(timeline(events, table.view)),
};

export default client;
