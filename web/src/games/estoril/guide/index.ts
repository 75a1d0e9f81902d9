/** The guided first game: the last placements of a round, and its resolution. */
import type { Guide, Lesson } from '$lib/game';
import type { Place, Table, View } from '../view';
import record from './record.json';

const place = (table: Table, number: string): Place => table.view.places.find((one) => one.place === number)!;
const isMine = (table: Table, number: string): boolean => place(table, number).spaces.some(({ seat }) => seat === 0);
const isPast = (table: Table, number: string): boolean =>
  table.view.round > 1 || place(table, number)?.state === 'resolved';
/** The first of these that may be done now. */
const first =
  (...texts: string[]) =>
  (table: Table): string | null =>
    texts.find((text) => table.legal.some((legal) => legal.text === text)) ?? null;
const ofKind =
  (...kinds: string[]) =>
  (table: Table): string | null =>
    table.legal.find(({ kind }) => kinds.includes(kind))?.text ?? null;

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['EST-1.2', 'EST-1.3', 'EST-7.12'] },
  {
    id: 'place',
    rules: ['EST-5.1', 'EST-5.2', 'EST-5.3'],
    action: first('SPACE(3-I)', 'CARD(RED-S6)'),
    done: (table) => isMine(table, '3'),
  },
  {
    id: 'secret',
    rules: ['EST-5.6', 'EST-5.7'],
    action: first('SPACE(2-II)', 'CARD(RED-S1)'),
    done: (table) => isMine(table, '2') || table.view.resolving !== null,
  },
  {
    id: 'peek',
    rules: ['EST-6.1', 'EST-6.7'],
    action: (table) => (table.view.decision === 'PEEK' ? first('SPACE(2-I)')(table) : null),
    done: (table) => table.view.decision !== 'PEEK',
  },
  {
    id: 'resolve',
    rules: ['EST-7.1', 'EST-7.3', 'EST-8.12'],
    action: first('SYMBOL(nationalist)'),
    done: (table) => isPast(table, '1'),
  },
  {
    id: 'assassin',
    rules: ['EST-7.4', 'EST-7.5', 'EST-8.4'],
    action: first('SYMBOL(assassin)', 'SPACE(2-I)'),
    done: (table) => isPast(table, '2'),
  },
  { id: 'reward', rules: ['EST-7.11', 'EST-7.12', 'EST-7.13'] },
  {
    id: 'symbols',
    rules: ['EST-8.10', 'EST-8.19', 'EST-8.29'],
    action: ofKind('SYMBOL', 'SPACE', 'KEEP', 'DONE'),
    done: (table) => table.view.decision === 'DISCARD' || table.view.round > 1,
  },
  {
    id: 'discard',
    rules: ['EST-10.1', 'EST-10.2', 'EST-11.2'],
    action: ofKind('READY', 'CARD'),
    done: (table) => table.view.round > 1,
  },
  { id: 'end', rules: ['EST-12.1', 'EST-11.5'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
