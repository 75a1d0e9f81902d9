/** The second lesson: a round of the full version with a Feld figure, the third man, a mission and a purchase. */
import type { Guide, Lesson } from '$lib/game';
import type { GameEvent, Player, Table, View } from '../view';
import { layOut, placeOn } from './assigning';
import record from './full.json';

const me = (table: Table): Player => table.view.players[0]!;
const isLater = (table: Table): boolean => table.view.round > record.position.round;
const happened =
  (kind: GameEvent['kind']) =>
  (table: Table): boolean =>
    isLater(table) ||
    (table.log ?? []).some((event) => event.kind === kind && 'seat' in event.args && event.args.seat === 0);

const LESSONS: Lesson<View>[] = [
  { id: 'full-goal', rules: ['VIE-2.1', 'VIE-2.8', 'VIE-16.6', 'VIE-16.8'] },
  {
    id: 'full-assign',
    rules: ['VIE-3.6', 'VIE-17.30'],
    does: ['FOR_I(156)', 'FOR_II(155)', 'FOR_IV(098)', 'COMMIT'],
    at: layOut({ I: '156', II: '155', IV: '098' }),
    done: happened('committed'),
  },
  { id: 'full-drawer', rules: ['VIE-4.1'], does: ['DRAWER(3)'], done: happened('drawer') },
  {
    id: 'full-place',
    rules: ['VIE-20.2', 'VIE-20.6', 'VIE-20.15'],
    does: ['MOVE(B12)', 'TARGET(B26)', 'PLACE'],
    at: placeOn('B26', 'MOVE(B12)'),
    done: happened('placed'),
  },
  { id: 'full-third', rules: ['VIE-19.2', 'VIE-19.3', 'VIE-19.5'], ready: happened('gained') },
  {
    id: 'full-mission',
    rules: ['VIE-15.1', 'VIE-15.6', 'VIE-15.9', 'VIE-20.14'],
    does: ['FULFIL(A-10)'],
    done: happened('fulfilled'),
  },
  { id: 'full-accept', rules: ['VIE-15.2', 'VIE-15.3', 'VIE-15.4'] },
  {
    id: 'full-marker',
    rules: ['VIE-8.6', 'VIE-12.1', 'VIE-17.30'],
    does: ['MARKER(flask)'],
    done: happened('marker'),
  },
  {
    id: 'full-buy',
    rules: ['VIE-13.1', 'VIE-13.3', 'VIE-13.12'],
    ready: (table) => isLater(table) || table.view.decision === 'PURCHASE' || me(table).items.includes('telephone'),
    does: ['BUY(telephone)'],
    done: happened('bought'),
  },
  { id: 'full-payday', rules: ['VIE-14.1', 'VIE-14.2', 'VIE-20.7'] },
  { id: 'full-end', rules: ['VIE-16.1', 'VIE-16.5', 'VIE-16.6', 'VIE-16.8'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
