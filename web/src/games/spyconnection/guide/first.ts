/** The guided first game: a prepared position and one idea after the other. */
import type { Guide, Lesson } from '$lib/game';
import { recallMode } from '../draft.svelte';
import type { Player, Table, View } from '../view';
import record from './first.json';

const me = (table: Table): Player => table.view.players[0]!;
const isConnected = (city: string) => (table: Table) => me(table).network.includes(city);
/** The city rather than the connection: there is more room for a finger. Before and after it, what else is asked. */
const atCity =
  (city: string, connection: string) =>
  (table: Table): string[] => {
    const now = table.legal.find(({ text }) => text === `CONNECT(${connection})`);
    if (now) return [`[data-place="${city}"][data-action]`];
    return table.legal
      .filter(({ kind }) => ['COVER', 'DONE'].includes(kind))
      .map(({ text }) => `[data-action="${text}"]`);
  };

const hasTravelled = (table: Table): boolean =>
  (table.log ?? []).some(({ kind, args }) => kind === 'moved' && args.seat === 0);
/** The agents behind the spy, as they can be taken back one after the other. */
const BEHIND = ['PAR-MON-2', 'PAR-MON-1'];
const RECALLS = BEHIND.map((field) => `RECALL_FIELD(${field})`);

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['SPY-10.5', 'SPY-12.1'] },
  { id: 'take', rules: ['SPY-4.1'], does: ['TAKE(1)'], done: (table) => me(table).open.length > 1 },
  {
    id: 'cover',
    rules: ['SPY-10.1', 'SPY-10.2'],
    does: ['COVER', 'DONE'],
    done: (table) => me(table).open.some(({ card, covered }) => card === 'M06' && covered.length > 0),
  },
  {
    id: 'connect',
    rules: ['SPY-6.3', 'SPY-6.5', 'SPY-6.6'],
    does: ['CONNECT(LON-PAR)', 'DONE'],
    at: atCity('PAR', 'LON-PAR'),
    done: isConnected('PAR'),
  },
  { id: 'rival', rules: ['SPY-3.1', 'SPY-6.6'] },
  {
    id: 'onward',
    rules: ['SPY-6.3'],
    does: ['COVER', 'CONNECT(PAR-MON)', 'DONE'],
    at: atCity('MON', 'PAR-MON'),
    done: isConnected('MON'),
  },
  {
    id: 'fulfil',
    rules: ['SPY-10.5', 'SPY-10.6', 'SPY-11.1'],
    does: ['COVER', 'DONE'],
    done: (table) => me(table).fulfilled.length > 0,
  },
  { id: 'travel', rules: ['SPY-6.1', 'SPY-9.1', 'SPY-11.1'], does: ['MOVE(LON)'], done: hasTravelled },
  {
    id: 'recall',
    rules: ['SPY-7.1', 'SPY-7.4', 'SPY-7.5'],
    does: RECALLS,
    at: () => (recallMode.active ? RECALLS.map((text) => `[data-action="${text}"]`) : ['[data-action="recall"]']),
    done: (table) => hasTravelled(table) && BEHIND.every((field) => !table.view.fields[field]?.[0]),
  },
  {
    id: 'berlin',
    rules: ['SPY-6.3', 'SPY-6.13', 'SPY-10.1'],
    does: ['CONNECT(LON-BER)', 'COVER', 'DONE'],
    at: (table) => (recallMode.active ? ['[data-action="cancel"]'] : atCity('BER', 'LON-BER')(table)),
    done: (table) => me(table).open.some(({ card, covered }) => card === 'S1' && covered.includes('BER')),
  },
  { id: 'plans', rules: ['SPY-4.2', 'SPY-4.5', 'SPY-8.1'] },
  { id: 'end', rules: ['SPY-12.1', 'SPY-12.4', 'SPY-13.2'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
