/** The guided first game: one round of the introductory version that encloses two squares. */
import type { Guide, Lesson } from '$lib/game';
import type { Player, Table, View } from '../view';
import record from './record.json';

const me = (table: Table): Player => table.view.players[0]!;
const ROUND = record.position.round;
const isLater = (table: Table): boolean => table.view.round > ROUND;
const hasAssigned = (table: Table): boolean =>
  isLater(table) || me(table).committed || table.view.decision !== 'ASSIGN';
const hasPlaced = (table: Table): boolean => isLater(table) || me(table).on_board.length > 3;
/** The first of these that may be done now. */
const first =
  (...texts: string[]) =>
  (table: Table): string | null =>
    texts.find((text) => table.legal.some((legal) => legal.text === text)) ?? null;
/** Action III is over, whatever was done in it. */
const isThirdOver = (table: Table): boolean =>
  isLater(table) ||
  (hasAssigned(table) &&
    !['ASSIGN', 'DRAWER', 'ACTION_III', 'TARGET', 'AGENT'].includes(table.view.decision ?? '') &&
    table.view.active !== null);

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['VIE-1.7', 'VIE-10.3'] },
  {
    id: 'assign',
    rules: ['VIE-3.6', 'VIE-3.8'],
    action: first('COMMIT', 'FOR_I(046)', 'FOR_II(039)'),
    done: hasAssigned,
  },
  {
    id: 'drawer',
    rules: ['VIE-4.1', 'VIE-4.5', 'VIE-4.6'],
    action: first('DRAWER(2)'),
    done: (table) => hasAssigned(table) && !['ASSIGN', 'DRAWER'].includes(table.view.decision ?? ''),
  },
  { id: 'bribe', rules: ['VIE-1.6', 'VIE-5.1', 'VIE-6.1'] },
  {
    id: 'place',
    rules: ['VIE-6.3', 'VIE-6.5', 'VIE-6.6'],
    action: first('SUPPLY', 'TARGET(B21)', 'PLACE'),
    done: (table) => hasPlaced(table) || isThirdOver(table),
  },
  { id: 'enclose', rules: ['VIE-7.1', 'VIE-7.2', 'VIE-7.3'] },
  {
    id: 'bonus',
    rules: ['VIE-3.2', 'VIE-6.9'],
    action: first('BRIBE(tobacco)'),
    done: (table) => table.view.decision !== 'BRIBE' || table.view.active !== 0,
  },
  { id: 'marker', rules: ['VIE-8.1', 'VIE-8.2', 'VIE-8.6', 'VIE-10.2'] },
  { id: 'mission', rules: ['VIE-15.1', 'VIE-15.2', 'VIE-15.6'] },
  { id: 'payday', rules: ['VIE-13.1', 'VIE-14.1', 'VIE-14.2'] },
  { id: 'end', rules: ['VIE-9.3', 'VIE-10.1'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
