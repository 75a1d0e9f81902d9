/** The guided first game: one round of the introductory version that encloses two squares. */
import type { Guide, Lesson } from '$lib/game';
import type { Player, Table, View } from '../view';
import { layOut, placeOn } from './assigning';
import record from './first.json';

const me = (table: Table): Player => table.view.players[0]!;
const ROUND = record.position.round;
const isLater = (table: Table): boolean => table.view.round > ROUND;
const hasAssigned = (table: Table): boolean =>
  isLater(table) || me(table).committed || table.view.decision !== 'ASSIGN';
const isAt = (table: Table, ...decisions: string[]): boolean => decisions.includes(table.view.decision ?? '');
const hasPlaced = (table: Table): boolean => isLater(table) || me(table).on_board.length > 3;
const hasMovedMarker = (table: Table): boolean =>
  isLater(table) || (table.log ?? []).some(({ kind, args }) => kind === 'marker' && args.seat === 0);

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['VIE-1.7', 'VIE-10.3'] },
  {
    id: 'assign',
    rules: ['VIE-3.6', 'VIE-3.8'],
    does: ['FOR_I(046)', 'FOR_II(039)', 'FOR_IV(045)', 'COMMIT'],
    at: layOut({ I: '046', II: '039', IV: '045' }),
    done: hasAssigned,
  },
  {
    id: 'drawer',
    rules: ['VIE-4.1', 'VIE-4.5', 'VIE-4.6'],
    does: ['DRAWER(2)'],
    done: (table) => isLater(table) || (hasAssigned(table) && me(table).drawers[1] != null),
  },
  { id: 'bribe', rules: ['VIE-1.6', 'VIE-5.1', 'VIE-6.1'], ready: (table) => isLater(table) || !isAt(table, 'DRAWER') },
  {
    id: 'place',
    rules: ['VIE-6.3', 'VIE-6.5', 'VIE-6.6'],
    does: ['SUPPLY', 'TARGET(B21)', 'PLACE'],
    at: placeOn('B21', 'SUPPLY'),
    done: hasPlaced,
  },
  { id: 'enclose', rules: ['VIE-7.1', 'VIE-7.2', 'VIE-7.3'], ready: hasPlaced },
  {
    id: 'bonus',
    rules: ['VIE-3.2', 'VIE-6.9'],
    does: ['BRIBE(tobacco)'],
    done: (table) => hasMovedMarker(table) || !isAt(table, 'BRIBE'),
  },
  { id: 'marker', rules: ['VIE-8.1', 'VIE-8.2', 'VIE-8.6', 'VIE-10.2'], ready: hasMovedMarker },
  { id: 'end', rules: ['VIE-9.3', 'VIE-10.1'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
