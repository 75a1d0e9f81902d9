/** The guided first game: one turn that finds the partner, fulfils the mission and wins. */
import type { Guide, Lesson } from '$lib/game';
import { legalOf, type Table, type View } from '../view';
import record from './record.json';

const asks =
  (steps: Readonly<Record<string, string>>) =>
  (table: Table): string | null =>
    steps[table.view.decision ?? ''] ?? null;
const hasMet = (table: Table): boolean => table.view.meetings.length > 0;
const isAnswered = (table: Table): boolean => hasMet(table) && !['MEET', 'SHOW'].includes(table.view.decision ?? '');

const LESSONS: Lesson<View>[] = [
  { id: 'goal', rules: ['INK-11.1', 'INK-11.4'] },
  {
    id: 'balls',
    rules: ['INK-3.2', 'INK-3.3', 'INK-3.7'],
    action: asks({ ACT: 'USE(land)' }),
    done: (table) => table.view.balls.left.land === 0 || table.view.moving !== null,
  },
  {
    id: 'move',
    rules: ['INK-4.1', 'INK-4.6'],
    action: asks({ FIG: 'FIGURE(short)', STEP: 'STEP(P11)' }),
    done: hasMet,
  },
  { id: 'ask', rules: ['INK-5.2', 'INK-5.3', 'INK-5.4'], action: asks({ MEET: 'ASK(identity)' }), done: isAnswered },
  { id: 'read', rules: ['INK-7.4', 'INK-7.6', 'INK-13.1'] },
  {
    id: 'banish',
    rules: ['INK-5.9', 'INK-8.1'],
    action: (table) => legalOf(table, 'BANISH').find(({ args }) => args.space === 'G3')?.text ?? null,
    done: (table) => hasMet(table) && table.view.decision === 'ACT',
  },
  { id: 'answer', rules: ['INK-7.2', 'INK-7.4', 'INK-9.1'] },
  {
    id: 'mission',
    rules: ['INK-11.1', 'INK-11.4'],
    action: asks({ ACT: 'USE(water)', FIG: 'FIGURE(tall)', STEP: 'STEP(N7)' }),
    done: (table) => table.view.players[0]?.figures.tall === 'N7',
  },
  {
    id: 'declare',
    rules: ['INK-11.5', 'INK-11.6', 'INK-11.11'],
    action: asks({ ACT: 'DECLARE', DECLARE: 'NAME(2)' }),
  },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
