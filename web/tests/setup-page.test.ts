import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speech } from '../src/lib/i18n/index.svelte';
import Setup from '../src/pages/setup/Setup.svelte';

beforeAll(() => speech.speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const option = { key: 'turn_limit', values: [0], default: 0, least: null, seat_number: false };
const GAMES = [{ name: 'spyconnection', seats: [2, 3, 4], data_sets: [], options: [option] }];
const opened = (answer: Promise<Response>): unknown => {
  vi.stubGlobal('fetch', () => answer);
  return render(Setup, { route: { page: 'setup', game: 'spyconnection' } });
};
const options = (): HTMLElement => screen.getByRole('region', { name: 'Options' });

it('has the place of the options from the beginning, and fills it when they are known', async () => {
  let tell: (answer: Response) => void = () => {};
  opened(new Promise((resolve) => (tell = resolve)));
  expect(options().textContent).toContain('Loading');
  tell(new Response(JSON.stringify(GAMES)));
  await vi.waitFor(() => expect(options().querySelectorAll('select')).toHaveLength(1));
  expect(options().textContent).not.toContain('Loading');
});

it('promises no options that cannot be had', async () => {
  opened(Promise.resolve(new Response('{}', { status: 500 })));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Options' })).toBeNull());
});
