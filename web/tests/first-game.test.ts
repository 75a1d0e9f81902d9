import { beforeEach, expect, it } from 'vitest';
import { DOSSIERS } from '../src/lib/games';
import { settings } from '../src/lib/settings.svelte';
import { proposed } from '../src/pages/home/play';

beforeEach(() => {
  localStorage.clear();
  settings.played = [];
});

it('proposes the introductory version for the first game of Vienna here, and then no more', () => {
  expect(proposed('vienna')).toEqual({ version: 'intro' });
  expect(proposed('estoril')).toEqual({});
  settings.notePlayed('vienna');
  expect(proposed('vienna')).toEqual({});
  expect(JSON.parse(localStorage.getItem('safehouse.settings')!)).toMatchObject({ played: ['vienna'] });
});

it('opens a table with the usual number of seats of each game', () => {
  const usual = Object.fromEntries(DOSSIERS.map(({ game, usual }) => [game, usual]));
  expect(usual).toEqual({ vienna: 4, estoril: 3, spyconnection: 3, inkognito: 4 });
  for (const { players, usual } of DOSSIERS) expect(usual).toBeLessThanOrEqual(players[1]);
});
