/** The guided first game: a prepared position and one idea after the other. */
import type { Guide, Lesson } from '$lib/game';
import type { Player, Table, View } from '../view';
import record from './record.json';

const me = (table: Table): Player => table.view.players[0]!;
const myRoot = (table: Table): boolean => table.view.decision === 'ROOT' && table.view.to_move.includes(0);
const onMap = (table: Table): number => Object.values(table.view.fields).filter((agents) => agents[0]! > 0).length;
/** What is to be covered now; the mission that this fulfils last. */
const cover = (table: Table): string | null => table.legal.find((action) => action.kind === 'COVER')?.text ?? null;

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['SPY-10.5', 'SPY-12.1'] },
  { id: 'take', rules: ['SPY-4.1'], action: () => 'TAKE(1)', done: (table) => me(table).open.length > 1 },
  {
    id: 'cover',
    rules: ['SPY-10.1', 'SPY-10.2'],
    action: cover,
    done: (table) => table.view.decision !== 'COVER' || !table.view.to_move.includes(0),
  },
  {
    id: 'connect',
    rules: ['SPY-6.3', 'SPY-6.5', 'SPY-6.6'],
    action: () => 'CONNECT(LON-PAR)',
    done: (table) => onMap(table) > 0,
  },
  { id: 'rival', rules: ['SPY-3.1', 'SPY-6.6'] },
  {
    id: 'onward',
    rules: ['SPY-6.3'],
    action: () => 'CONNECT(PAR-MON)',
    done: (table) => me(table).network.includes('MON') || me(table).fulfilled.length > 0,
  },
  {
    id: 'fulfil',
    rules: ['SPY-10.5', 'SPY-10.6', 'SPY-11.1'],
    action: cover,
    done: (table) => me(table).fulfilled.length > 0 || myRoot(table),
  },
  { id: 'travel', rules: ['SPY-9.1', 'SPY-6.1'] },
  { id: 'recall', rules: ['SPY-7.1'] },
  { id: 'end', rules: ['SPY-12.1'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
