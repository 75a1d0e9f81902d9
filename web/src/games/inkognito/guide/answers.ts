/** The second lesson: an enemy asks. What to show, what that tells, and what the others' answers tell. */
import type { Guide, Lesson } from '$lib/game';
import type { Table, View } from '../view';
import record from './answers.json';

const CARDS = ['B', 'Z', 'tall'];
const isAnswered = (table: Table): boolean =>
  table.view.turn > record.position.turn ||
  (table.view.decision !== 'SHOW' && (table.log ?? []).some(({ kind, args }) => kind === 'shown' && args.seat === 0));

/** The cards one after the other, then the button that shows them. A card too many is put away first. */
function layOut(): string[] {
  const pressed = '[data-testid="show-cards"] [data-card][aria-pressed="true"]';
  const wrong = CARDS.map((card) => `:not([data-card="${card}"])`).join('');
  return [
    `${pressed}${wrong}`,
    ...CARDS.map((card) => `[data-testid="show-cards"] [data-card="${card}"][aria-pressed="false"]`),
    '[data-testid="show-cards"] [data-action="show"]',
  ];
}

const LESSONS: Lesson<View>[] = [
  { id: 'answers-asked', rules: ['INK-5.2', 'INK-7.2', 'INK-7.4'] },
  { id: 'answers-repeat', rules: ['INK-9.1', 'INK-9.2', 'INK-9.11'] },
  { id: 'answers-show', rules: ['INK-7.4', 'INK-7.6'], does: ['SHOW(B+Z+tall)'], at: layOut, done: isAnswered },
  { id: 'answers-told', rules: ['INK-7.6', 'INK-13.1'], ready: isAnswered },
  { id: 'answers-partner', rules: ['INK-7.5', 'INK-10.1'] },
  { id: 'answers-read', rules: ['INK-5.2', 'INK-6.2', 'INK-13.1'] },
  { id: 'answers-end', rules: ['INK-11.5', 'INK-11.9'] },
];

const guide: Guide<View> = { record, lessons: LESSONS };
export default guide;
