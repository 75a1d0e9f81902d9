import { describe, expect, it } from 'vitest';
import { breach } from '../scripts/contracts.js';

describe('who may import whom', () => {
  it.each([
    ['games/vienna/map/MapView.svelte', '../view'],
    ['games/vienna/map/MapView.svelte', '$lib/map/MapFrame.svelte'],
    ['games/vienna/index.ts', '$lib/game'],
    ['games/vienna/board.test.ts', '$lib/testing'],
    ['games/vienna/Board.svelte', 'svelte'],
    ['lib/games.ts', './plain'],
    ['lib/table/live.svelte.ts', '../catalogue.svelte'],
    ['lib/map/ZoomButton.svelte', '../game'],
    ['pages/home/Home.svelte', '$lib/games'],
    ['pages/setup/Setup.svelte', '../home/play'],
  ])('%s may import %s', (file, path) => expect(breach(file, path)).toBeNull());

  it.each([
    ['games/vienna/map/MapView.svelte', '../../estoril/view'],
    ['games/vienna/Board.svelte', '../../pages/home/play'],
    ['games/vienna/Board.svelte', '$lib/table/live.svelte'],
    ['games/vienna/Board.svelte', '../../lib/api/calls'],
    ['games/vienna/Board.svelte', '$lib/testing'],
    ['lib/games.ts', '../games/vienna'],
    ['lib/table/live.svelte.ts', '../../pages/table/leave'],
    ['lib/map/ZoomButton.svelte', '../table/seats'],
    ['lib/art/Token.svelte', '../api/calls'],
    ['pages/home/Home.svelte', '../../games/vienna/Cover.svelte'],
  ])('%s may not import %s', (file, path) => expect(breach(file, path)).toContain(file));
});
