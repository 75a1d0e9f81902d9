/** The second lesson: the last discards of a game with all three variants. */
import type { Guide, Lesson } from '$lib/game';
import type { View } from '../view';
import record from './variants.json';

const LESSONS: Lesson<View>[] = [
  { id: 'variants-goal', rules: ['EST-13.1', 'EST-13.5', 'EST-13.11'] },
  { id: 'variants-secret', rules: ['EST-13.1', 'EST-13.2', 'EST-13.4'] },
  { id: 'variants-office', rules: ['EST-13.5', 'EST-13.7', 'EST-13.10'] },
  { id: 'variants-second', rules: ['EST-13.11', 'EST-13.12', 'EST-13.13'] },
  {
    id: 'variants-keep',
    rules: ['EST-10.1', 'EST-10.2', 'EST-12.1'],
    does: ['READY', 'CARD(RED-S4)'],
    done: (table) => table.view.over,
  },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
