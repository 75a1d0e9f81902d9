import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speech } from '../src/lib/i18n/index.svelte';
import { settings } from '../src/lib/settings.svelte';
import Setup from '../src/pages/setup/Setup.svelte';

beforeAll(() => speech.speak('en'));
beforeEach(() => {
  settings.played = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const option = (key: string, values: unknown[], over = {}): unknown => ({
  key,
  values,
  default: values[0],
  least: null,
  seat_number: false,
  needs: {},
  players: [],
  ...over,
});
const GAMES = [
  {
    name: 'vienna',
    seats: [2, 3, 4],
    usual_seats: 4,
    data_sets: [],
    options: [
      option('version', ['full', 'intro']),
      option('third_man', [false, true]),
      option('third_man_rule', ['most_squares', 'largest_square'], { needs: { third_man: true } }),
      option('drawer_rule', ['any', 'fill_first'], { players: [2] }),
      option('colours', ['random']),
    ],
    presets: [
      { code: 'first', options: { version: 'intro' } },
      { code: 'usual', options: {} },
      { code: 'everything', options: { third_man: true } },
    ],
  },
];
let opened: Record<string, unknown> | null = null;
const open = (answer: Promise<Response>): unknown => {
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (path.includes('/games')) return answer;
    if (path.endsWith('/matches')) opened = JSON.parse(String(request?.body));
    return Promise.resolve(new Response(JSON.stringify({ id: 'm', name: 'Ann', tables: [] })));
  });
  return render(Setup, { route: { page: 'setup', game: 'vienna' } });
};
const options = (): HTMLElement => screen.getByRole('region', { name: 'Options' });
const fields = (): string[] => [...options().querySelectorAll('.form-field label')].map((label) => label.textContent!);
const ready = (): Promise<unknown> =>
  vi.waitFor(() => expect(options().querySelectorAll('input[type=radio]')).toHaveLength(3));

it('has the place of the options from the beginning, and fills it when they are known', async () => {
  let tell: (answer: Response) => void = () => {};
  open(new Promise((resolve) => (tell = resolve)));
  expect(options().textContent).toContain('Loading');
  tell(new Response(JSON.stringify(GAMES)));
  await ready();
  expect(options().textContent).not.toContain('Loading');
});

it('promises no options that cannot be had', async () => {
  open(Promise.resolve(new Response('{}', { status: 500 })));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Options' })).toBeNull());
});

it('offers presets, the first game chosen, and folds the rest away', async () => {
  open(Promise.resolve(new Response(JSON.stringify(GAMES))));
  await ready();
  expect(screen.getByRole('radio', { name: /First game/ })).toHaveProperty('checked', true);
  expect(screen.getByTestId('all-options')).toHaveProperty('open', false);
  await fireEvent.click(screen.getByRole('radio', { name: /Everything/ }));
  expect(fields()).toEqual(['Version', 'The third man', 'Way of the third man']);
});

it('leaves out what has no effect, and does not send it', async () => {
  open(Promise.resolve(new Response(JSON.stringify(GAMES))));
  await ready();
  await fireEvent.click(screen.getByRole('radio', { name: /Usual/ }));
  expect(fields()).toEqual(['Version', 'The third man']);
  const third = screen.getByLabelText('The third man');
  await fireEvent.change(third, { target: { value: '1' } });
  await fireEvent.change(screen.getByLabelText('Way of the third man'), { target: { value: '1' } });
  expect(screen.getByText('All options (changed)')).toBeTruthy();
  await fireEvent.change(third, { target: { value: '0' } });
  expect(fields()).toEqual(['Version', 'The third man']);
  await fireEvent.submit(document.querySelector('form')!);
  await vi.waitFor(() => expect(opened).not.toBeNull());
  expect(opened!.options).toEqual({ third_man: false });
});
