/** Vienna in the browser: what the shell needs of this game. */
import type { GameClient } from '$lib/game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { model } from './model';
import { showTime } from './motion';
import Panel from './Panel.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import SeatChip from './SeatChip.svelte';
import type { View } from './view';
import { effect, label, prompt, sentence, whereabouts } from './words';

const client: GameClient<View> = {
  name: 'vienna',
  Board,
  shape: 1.54,
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
  whereabouts,
  isFinal: ({ view }, action) => view.turn.final.includes(action.text),
  showTime: (_, events) => showTime(events),
  guides: {
    first: () => import('./guide/first').then((module) => module.default),
    full: () => import('./guide/full').then((module) => module.default),
  },
};

export default client;
