/** Spy Connection in the browser: what the shell needs of this game. */
import type { GameClient } from '$lib/game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { model } from './model';
import Panel from './Panel.svelte';
import { autoCover } from './parts/plan';
import ScoreSheet from './ScoreSheet.svelte';
import SeatChip from './SeatChip.svelte';
import { showTime } from './motion';
import type { View } from './view';
import { effect, label, prompt, sentence, whereabouts } from './words';

const client: GameClient<View> = {
  name: 'spyconnection',
  Board,
  shape: 1.5,
  Hand,
  Panel,
  SeatChip,
  ScoreSheet,
  prompt,
  effect,
  label,
  sentence,
  points: (table, player) => table.view.players[player]?.score ?? 0,
  model,
  auto: autoCover,
  whereabouts,
  guides: { first: () => import('./guide/first').then((module) => module.default) },
  showTime: ({ view }, events) => showTime(events, view),
};

export default client;
