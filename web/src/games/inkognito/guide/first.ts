/** The guided first game: one turn that finds the partner, fulfils the mission and wins. */
import type { Guide, Lesson } from '$lib/game';
import type { Table, View } from '../view';
import record from './first.json';

const hasMet = (table: Table): boolean => table.view.meetings.length > 0;
const isAnswered = (table: Table): boolean => hasMet(table) && !['MEET', 'SHOW'].includes(table.view.decision ?? '');

/** The button "Declare", the partner's name, and the second step that confirms it. */
const nameIt = (name: string) => (): string[] => [
  `.ink-sheet:has(.chosen[data-action="${name}"]) [data-testid="sure"]`,
  `[data-action="${name}"]`,
  '[data-action="DECLARE"]',
];

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['INK-11.1', 'INK-11.4'] },
  {
    id: 'balls',
    rules: ['INK-3.2', 'INK-3.3', 'INK-3.7'],
    does: ['USE(land)'],
    done: (table) => table.view.balls.left.land === 0 || table.view.moving !== null,
  },
  { id: 'move', rules: ['INK-4.1', 'INK-4.6'], does: ['FIGURE(short)', 'STEP(P11)'], done: hasMet },
  { id: 'ask', rules: ['INK-5.2', 'INK-5.3', 'INK-5.4'], does: ['ASK(identity)'], done: isAnswered },
  { id: 'read', rules: ['INK-7.4', 'INK-7.6', 'INK-13.1'], ready: isAnswered },
  {
    id: 'banish',
    rules: ['INK-5.9', 'INK-8.1'],
    does: ['BANISH(G3)'],
    done: (table) => hasMet(table) && table.view.decision === 'ACT',
  },
  { id: 'answer', rules: ['INK-7.2', 'INK-7.4', 'INK-9.1'] },
  {
    id: 'mission',
    rules: ['INK-11.1', 'INK-11.4'],
    does: ['USE(water)', 'FIGURE(tall)', 'STEP(N7)'],
    done: (table) => table.view.players[0]?.figures.tall === 'N7',
  },
  {
    id: 'declare',
    rules: ['INK-11.5', 'INK-11.6', 'INK-11.11'],
    does: ['DECLARE', 'NAME(2)'],
    at: nameIt('NAME(2)'),
    done: (table) => table.view.over,
  },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
