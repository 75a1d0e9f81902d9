/** Inkognito in the browser: what the shell needs of this game. */
import type { GameClient } from '$lib/game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { model } from './model';
import { showTime } from './motion';
import Notebook from './Notebook.svelte';
import Panel from './Panel.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import SeatChip from './SeatChip.svelte';
import type { GameEvent, View } from './view';
import { effect, label, prompt, sentence } from './words';

/** Steps on the way to what counts. */
const UNLOGGED: ReadonlySet<GameEvent['kind']> = new Set([
  'face_down',
  'silence',
  'shakes',
  'takes',
  'picks',
  'moving_on',
  'looked',
]);
/** Where notebooks are kept by hand, nothing remembers for the player what was shown (INK-13.3). */
const UNLOGGED_BY_HAND: ReadonlySet<GameEvent['kind']> = new Set([...UNLOGGED, 'shown', 'kept', 'secret_shown']);

const client: GameClient<View> = {
  name: 'inkognito',
  Board,
  shape: 1.32,
  Hand,
  Panel,
  SeatChip,
  ScoreSheet,
  aside: { label: 'term-notebook', Sheet: Notebook, first: true },
  keepsNotes: true,
  hasPoints: false,
  unlogged: (view) => (view.notebook_mode === 'manual' ? UNLOGGED_BY_HAND : UNLOGGED),
  prompt,
  effect,
  label,
  sentence,
  points: (table, player) => (table.view.winners?.includes(player) ? 1 : 0),
  model,
  guides: {
    first: () => import('./guide/first').then((module) => module.default),
    answers: () => import('./guide/answers').then((module) => module.default),
  },
  showTime: (_, events) => showTime(events),
};

export default client;
