/** Estoril 1942 in the browser: what the shell needs of this game. */
import type { GameClient } from '$lib/game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { model } from './model';
import { showTime } from './motion';
import Notebook from './Notebook.svelte';
import Panel from './Panel.svelte';
import { pointsOf } from './parts/points';
import ScoreSheet from './ScoreSheet.svelte';
import SeatChip from './SeatChip.svelte';
import type { View } from './view';
import { effect, label, prompt, sentence } from './words';

const client: GameClient<View> = {
  name: 'estoril',
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
  points: (table, player) => pointsOf(table.view, player),
  model,
  aside: { label: 'term-notebook', Sheet: Notebook },
  keepsNotes: true,
  showTime: (_, events) => showTime(events),
  longest: 20_000,
  guides: {
    first: () => import('./guide/first').then((module) => module.default),
    variants: () => import('./guide/variants').then((module) => module.default),
  },
};

export default client;
