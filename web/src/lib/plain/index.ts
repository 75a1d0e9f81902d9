/** The table of a game that has no folder here: what the seat sees as lists, what it may do as buttons. */
import type { GameClient, Section } from '../game';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import SeatChip from './SeatChip.svelte';
import { label, linesOf, prompt, seenBy, sentence, type Table } from './words';

/** The actions are on the board, so the hand is empty. */
const Nothing: GameClient<unknown>['Hand'] = () => ({});

export function plainClient(name: string): GameClient<unknown> {
  return {
    name,
    Board,
    shape: 1.5,
    Hand: Nothing,
    Panel,
    SeatChip,
    ScoreSheet,
    prompt: (table) => ({ text: prompt(table), buttons: [] }),
    effect: (_, action) => action.text,
    label,
    sentence,
    points: (table, player) => seenBy(table).players?.[player]?.score ?? 0,
    model,
  };
}

function model(table: Table): Section[] {
  const { texts, legal, view } = table;
  const sees = linesOf(texts, view).map((text) => ({ text }));
  const may = legal.map((action) => ({ text: label(table, action), action }));
  return [
    { heading: texts.say('plain-actions'), lines: may },
    { heading: texts.say('plain-sees'), lines: sees },
  ];
}
