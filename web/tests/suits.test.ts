import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Player } from '../src/lib/api/types';
import { suitOf } from '../src/lib/art/shapes';
import { speech } from '../src/lib/i18n/index.svelte';
import { seatInfos } from '../src/lib/table/seats';
import { withColour } from '../src/pages/setup/colours';
import Setup from '../src/pages/setup/Setup.svelte';
import { player } from './bodies';

beforeAll(() => speech.speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const bot = (seat: number, colour: string | null): Player =>
  player(seat, { kind: 'bot', bot: 'ismcts', level: 2, colour });

test('letter, shape and colour of a seat are those of the colour the engine names, in every game alike', () => {
  const view = { colours: ['green', 'red', 'yellow', 'blue'] };
  expect([0, 1, 2, 3].map((seat) => suitOf(view, seat))).toEqual([2, 0, 3, 1]);
});

test('“Bot C” wears C, also where a game is looked back at; before the colours are dealt it has a number', () => {
  const players = [bot(0, 'green'), bot(1, 'red')];
  expect(seatInfos(players).map(({ name, letter, suit }) => [name, letter, suit])).toEqual([
    ['Bot C', 'C', 2],
    ['Bot A', 'A', 0],
  ]);
  expect(seatInfos(players, ['blue', 'yellow']).map(({ name, suit }) => [name, suit])).toEqual([
    ['Bot B', 1],
    ['Bot D', 3],
  ]);
  expect(seatInfos([bot(0, null), bot(1, null)]).map(({ name, undealt }) => [name, undealt])).toEqual([
    ['Bot 1', true],
    ['Bot 2', true],
  ]);
});

test('who chooses a colour that another has exchanges with him; the others keep or get what is free', () => {
  expect(withColour(null, 3, 1, 'red')).toEqual(['blue', 'red', 'green']);
  expect(withColour(['blue', 'red', 'green'], 3, 0, 'red')).toEqual(['red', 'blue', 'green']);
  expect(withColour(['red', 'blue'], 3, 0, 'red')).toEqual(['red', 'blue', 'green']);
  expect(withColour(['red', 'blue', 'green'], 2, 0, 'green')).toEqual(['green', 'blue']);
});

test('colours are chosen beside the seats, where the game takes a list', async () => {
  const option = {
    key: 'colours',
    values: ['seats'],
    default: 'seats',
    least: null,
    seat_number: false,
    needs: {},
    players: [],
  };
  const games = (members: string): unknown[] => [
    {
      name: 'estoril',
      seats: [2, 3, 4],
      usual_seats: 3,
      data_sets: [],
      presets: [],
      options: [{ ...option, members }],
    },
  ];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(games('different colours in seat order'))));
  render(Setup, { route: { page: 'setup', game: 'estoril' } });
  const first = await screen.findByLabelText<HTMLSelectElement>('Colour of seat 1');
  await fireEvent.change(first, { target: { value: 'yellow' } });
  const worn = screen.getAllByLabelText<HTMLSelectElement>(/^Colour of seat/).map((select) => select.value);
  expect(worn).toEqual(['yellow', 'red', 'blue']);
  expect(document.querySelectorAll('li svg text')[0]!.textContent).toBe('D');
  await fireEvent.change(first, { target: { value: '' } });
  expect(screen.getAllByLabelText<HTMLSelectElement>(/^Colour of seat/).map((select) => select.value)).toEqual([
    '',
    '',
    '',
  ]);
  cleanup();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(games(''))));
  render(Setup, { route: { page: 'setup', game: 'estoril' } });
  await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Options' }).textContent).not.toContain('Loading'));
  expect(screen.queryByLabelText('Colour of seat 1')).toBeNull();
});
