import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CatalogueGame, CatalogueOption } from '../src/lib/api/types';
import { speech } from '../src/lib/i18n/index.svelte';
import { settings } from '../src/lib/settings.svelte';
import DossierCard from '../src/pages/home/DossierCard.svelte';
import { inEffect, matters, playNow, proposed } from '../src/pages/home/play';

const option = (key: string, values: unknown[], over: Partial<CatalogueOption> = {}): CatalogueOption => ({
  key,
  default: values[0],
  values,
  rules: '',
  per_seat: false,
  least: null,
  seat_number: false,
  members: '',
  allowed: '',
  needs: {},
  players: [],
  ...over,
});
const VIENNA = {
  name: 'vienna',
  title: 'Vienna',
  summary: '',
  seats: [2, 3, 4],
  usual_seats: 4,
  minutes: [60, 120],
  difficulty: 3,
  beginners: false,
  colour: '#16233b',
  options: [
    option('version', ['full', 'intro']),
    option('third_man', [false, true]),
    option('third_man_rule', ['most_squares', 'largest_square'], { needs: { third_man: true } }),
    option('lone', ['either', 'respective'], { players: [3] }),
  ],
  presets: [
    { code: 'first', options: { version: 'intro' } },
    { code: 'usual', options: {} },
    { code: 'everything', options: { third_man: true, lone: 'respective' } },
  ],
} as unknown as CatalogueGame;

beforeAll(() => speech.speak('en'));
beforeEach(() => {
  localStorage.clear();
  settings.played = [];
  settings.level = 'agent';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('proposes the simplest preset for the first game of a kind here, and then the usual one', () => {
  expect(VIENNA.presets[proposed(VIENNA)]!.code).toBe('first');
  settings.notePlayed('vienna');
  expect(VIENNA.presets[proposed(VIENNA)]!.code).toBe('usual');
  expect(JSON.parse(localStorage.getItem('safehouse.settings')!)).toMatchObject({ played: ['vienna'] });
});

it('leaves out what the game says has no effect', () => {
  const rule = VIENNA.options[2]!;
  expect(matters(VIENNA, rule, {}, 4)).toBe(false);
  expect(matters(VIENNA, rule, { third_man: true }, 4)).toBe(true);
  expect(matters(VIENNA, VIENNA.options[3]!, {}, 4)).toBe(false);
  expect(inEffect(VIENNA, { third_man_rule: 'largest_square', lone: 'respective', version: 'intro' }, 4)).toEqual({
    version: 'intro',
  });
  expect(inEffect(VIENNA, VIENNA.presets[2]!.options, 3)).toEqual({ third_man: true, lone: 'respective' });
});

it('shows of a game what the server tells, and in what words its folder introduces it', () => {
  const { unmount } = render(DossierCard, { game: VIENNA, number: '01' });
  const file = screen.getByRole('article', { name: 'Vienna' });
  expect(file.textContent).toMatch(/File 01.*Bribe, enclose.*2–4 players.*60–120 min/s);
  expect(file.textContent).not.toContain('Good first case');
  unmount();
  render(DossierCard, {
    game: { ...VIENNA, name: 'whisper', title: 'Whisper', summary: 'A toy.', seats: [2], beginners: true },
    number: '05',
  });
  const other = screen.getByRole('article', { name: 'Whisper' });
  expect(other.textContent).toMatch(/Good first case.*A toy\..*2 players/s);
});

/** What was asked of a server that knows Vienna. */
function server(): { path: string; body: Record<string, unknown> }[] {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    asked.push({ path, body: request?.body ? JSON.parse(String(request.body)) : {} });
    return new Response(JSON.stringify(path.includes('/games') ? [VIENNA] : { id: 'm', name: 'Ann', tables: [] }));
  });
  return asked;
}

it('plays at once with the proposed preset and bots of the strength chosen beside it', async () => {
  const asked = server();
  render(DossierCard, { game: VIENNA, number: '01' });
  const level = screen.getByRole('combobox', { name: 'Vienna: strength of the bots' });
  await fireEvent.change(level, { target: { value: 'recruit' } });
  expect(settings.level).toBe('recruit');
  await playNow('vienna');
  const opened = asked.find(({ path }) => path.endsWith('/matches'))!.body;
  expect(opened.options).toEqual({ version: 'intro' });
  const bot = { kind: 'bot', bot: 'ismcts', level: 1 };
  expect(opened.seats).toEqual([{ kind: 'me' }, bot, bot, bot]);
});
