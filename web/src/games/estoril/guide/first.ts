/** The guided first game: the last placements of a round, and its resolution. */
import type { Guide, Lesson } from '$lib/game';
import type { Place, Table, View } from '../view';
import record from './first.json';

const place = (table: Table, number: string): Place => table.view.places.find((one) => one.place === number)!;
const isMine = (table: Table, number: string): boolean => place(table, number).spaces.some(({ seat }) => seat === 0);
const isPast =
  (number: string) =>
  (table: Table): boolean =>
    table.view.round > 1 || place(table, number)?.state === 'resolved';
const isResolving = (table: Table): boolean => table.view.resolving !== null || table.view.round > 1;

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['EST-1.2', 'EST-1.3', 'EST-7.12'] },
  {
    id: 'place',
    rules: ['EST-5.1', 'EST-5.2', 'EST-5.3'],
    does: ['SPACE(3-I)', 'CARD(RED-S6)'],
    done: (table) => isMine(table, '3') || isResolving(table),
  },
  {
    id: 'secret',
    rules: ['EST-5.6', 'EST-5.7'],
    does: ['SPACE(2-II)', 'CARD(RED-S1)'],
    done: (table) => isMine(table, '2') || isResolving(table),
  },
  {
    id: 'peek',
    rules: ['EST-6.1', 'EST-6.7'],
    does: ['SPACE(2-I)'],
    done: (table) => table.view.decision !== 'PEEK',
  },
  {
    id: 'resolve',
    rules: ['EST-7.1', 'EST-7.3', 'EST-8.12'],
    ready: isResolving,
    does: ['SYMBOL(nationalist)'],
    done: isPast('1'),
  },
  {
    id: 'assassin',
    rules: ['EST-7.4', 'EST-7.5', 'EST-8.4'],
    does: ['SYMBOL(assassin)', 'SPACE(2-I)'],
    done: isPast('2'),
  },
  { id: 'reward', rules: ['EST-7.11', 'EST-7.12', 'EST-7.13'], ready: isPast('2') },
  {
    id: 'symbols',
    rules: ['EST-8.10', 'EST-8.19', 'EST-8.29'],
    does: ['SYMBOL', 'SPACE', 'TAKE', 'KEEP', 'DONE'],
    done: (table) => table.view.decision === 'DISCARD' || table.view.round > 1,
  },
  {
    id: 'discard',
    rules: ['EST-10.1', 'EST-10.2', 'EST-11.2'],
    does: ['READY', 'CARD'],
    done: (table) => table.view.round > 1,
  },
  { id: 'end', rules: ['EST-12.1', 'EST-11.5'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
