import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { eventMaker, notesAtHand } from '$lib/testing';
import { FIXTURES, LANGUAGES, tableOf } from './fixtures/table';
import Notebook from './Notebook.svelte';
import { guess, inkOf, looks } from './parts/notes';
import { isKnown, type GameEvent } from './view';

const actions = () => ({ select: vi.fn(), play: vi.fn(), hover: vi.fn(), why: vi.fn(), look: vi.fn() });
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const cells = (kind: string): string[] =>
  [...document.querySelectorAll(`.cell.${kind}`)].map((cell) => cell.getAttribute('data-cell')!);
const event = eventMaker<GameEvent>();
afterEach(cleanup);

test.each(FIXTURES)('%s: what a face-down card can be is what the view says', (name) => {
  const { view } = tableOf(name);
  for (const player of view.players.filter(({ seat }) => seat !== view.seat)) {
    const guessed = guess(view, player);
    for (const column of guessed.columns) {
      const can = guessed.codes.filter((code) => inkOf(guessed, column, code) === 'can');
      const is = guessed.codes.filter((code) => inkOf(guessed, column, code) === 'is');
      if (column.space === null) expect(can).toEqual(player.hidden.map(({ card }) => card));
      else if (isKnown(column.space.character)) expect([is, can]).toEqual([[column.space.character.card], []]);
      else expect([is, can]).toEqual([[], column.space.may_be]);
    }
  }
});

test('the ways in which cards can lie are counted', () => {
  const { view } = tableOf('conspirator');
  // Green: three unknown cards of five people; blue: four of six.
  expect([1, 2].map((seat) => guess(view, view.players[seat]!).ways)).toEqual([5 * 4 * 3, 6 * 5 * 4 * 3]);
});

test('ink for what was seen, pencil for what is guessed; both stay apart', async () => {
  const table = { ...tableOf('conspirator'), notes: notesAtHand() };
  render(Notebook, { table, act: actions() });
  expect(cells('sure')).toEqual(['5-III:GREEN-S4']);
  const guessed = find('.cell.open');
  await fireEvent.click(guessed);
  expect(cells('cross')).toEqual([guessed.getAttribute('data-cell')]);
  expect(table.notes.get(`3:${guessed.getAttribute('data-cell')}`)).toBe('cross');
  expect(cells('sure')).toEqual(['5-III:GREEN-S4']);
  await fireEvent.click(find('.tools button'));
  await fireEvent.click(find('.cell.open.cross'));
  expect(table.notes.get(`3:${guessed.getAttribute('data-cell')}`)).toBe('cross');
  expect(cells('ring')).toEqual([guessed.getAttribute('data-cell')]);
});

test('marks of another round are not shown about its cards', async () => {
  const table = { ...tableOf('conspirator'), notes: notesAtHand() };
  const { rerender } = render(Notebook, { table, act: actions() });
  await fireEvent.click(find('.cell.open'));
  await rerender({ table: { ...table, view: { ...table.view, round: 4 } }, act: actions() });
  expect(cells('cross')).toEqual([]);
});

test('a look of this round stands with its line, and leads to its moment', async () => {
  const log = [
    event(1, 'round', { number: 2, seat: 0 }),
    event(2, 'peeked', { seat: 0, space: '5-III', card: 'GREEN-S1' }),
    event(3, 'round', { number: 3, seat: 0 }),
    event(4, 'peeked', { seat: 0, space: '5-III', card: 'GREEN-S4' }),
    event(5, 'peeked', { seat: 1, space: '6-I', card: null }),
    event(6, 'peeked_reward', { seat: 0, place: '8', card: 'C02' }),
  ];
  expect(looks(log, 0).map(({ event: { n }, where }) => [n, where])).toEqual([
    [4, '5-III'],
    [6, '8'],
  ]);
  expect(looks(log, 1)).toEqual([]);
  const act = actions();
  const table = { ...tableOf('conspirator'), log: log.slice(0, 3) };
  const { rerender } = render(Notebook, { table, act });
  await fireEvent.click(find('[data-tab="2"]'));
  await rerender({ table: { ...table, log }, act });
  // The last look was at a reward: the page of the deck opens.
  expect(find('[data-tab="deck"]').getAttribute('aria-selected')).toBe('true');
  await rerender({ table: { ...table, log: log.slice(0, 5) }, act });
  expect(find('[data-tab="1"]').getAttribute('aria-selected')).toBe('true');
  // What else happens turns no page.
  await fireEvent.click(find('[data-tab="2"]'));
  await rerender({ table: { ...table, log: [...log.slice(0, 5), event(6, 'declined', { seat: 1 })] }, act });
  expect(find('[data-tab="2"]').getAttribute('aria-selected')).toBe('true');
  await fireEvent.click(find('[data-tab="1"]'));
  expect(document.querySelectorAll('.fact')).toHaveLength(1);
  await fireEvent.click(find('.fact'));
  expect(act.look).toHaveBeenCalledWith(4);
});

test.each(LANGUAGES)('%s: every page can be turned to and read', async (lang) => {
  for (const name of ['conspirator', 'ability', 'boca', 'card']) {
    const table = { ...tableOf(name, {}, lang), notes: notesAtHand() };
    render(Notebook, { table, act: actions() });
    for (const tab of document.querySelectorAll('[role="tab"]')) {
      await fireEvent.click(tab);
      expect(find('[aria-selected="true"]')).toBe(tab);
    }
    expect(find('[data-tab="deck"]').getAttribute('aria-selected')).toBe('true');
    cleanup();
  }
});

test('spectators read, but have no pencil', () => {
  render(Notebook, { table: tableOf('spectator'), act: actions() });
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(4);
  expect(document.querySelectorAll('.tools')).toHaveLength(0);
  expect([...document.querySelectorAll<HTMLButtonElement>('.cell')].every(({ disabled }) => disabled)).toBe(true);
  expect(cells('sure')).toEqual([]);
});
