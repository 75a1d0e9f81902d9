import type { Component } from 'svelte';
import type { GameClient } from './game';

/** What home knows of a game before its folder is loaded. Titles and words are in the texts. */
export interface Dossier {
  game: string;
  players: [number, number];
  /** Seats of a table if nobody says otherwise. */
  usual: number;
  minutes: [number, number];
  difficulty: 1 | 2 | 3;
  /** The folder of the game; absent while the game is still to come. */
  client?: () => Promise<{ default: GameClient<unknown> }>;
  cover: () => Promise<{ default: Component<Record<string, never>> }>;
  /** Wears the stamp on home. */
  first?: true;
}

export const DOSSIERS: readonly Dossier[] = [
  {
    game: 'vienna',
    players: [2, 4],
    usual: 4,
    minutes: [60, 75],
    difficulty: 3,
    client: () => import('../games/vienna') as unknown as Promise<{ default: GameClient<unknown> }>,
    cover: () => import('../games/vienna/Cover.svelte'),
  },
  {
    game: 'estoril',
    players: [2, 4],
    usual: 3,
    minutes: [45, 60],
    difficulty: 2,
    client: () => import('../games/estoril') as unknown as Promise<{ default: GameClient<unknown> }>,
    cover: () => import('../games/estoril/Cover.svelte'),
  },
  {
    game: 'spyconnection',
    players: [2, 4],
    usual: 3,
    minutes: [20, 45],
    difficulty: 1,
    client: () => import('../games/spyconnection') as unknown as Promise<{ default: GameClient<unknown> }>,
    cover: () => import('../games/spyconnection/Cover.svelte'),
    first: true,
  },
  {
    game: 'inkognito',
    players: [3, 4],
    usual: 4,
    minutes: [30, 45],
    difficulty: 2,
    client: () => import('../games/inkognito') as unknown as Promise<{ default: GameClient<unknown> }>,
    cover: () => import('../games/inkognito/Cover.svelte'),
  },
];

export function dossier(game: string): Dossier | undefined {
  return DOSSIERS.find((file) => file.game === game);
}

/** The games that can be played here, in the order of home. */
export const PLAYABLE = DOSSIERS.filter((file) => file.client !== undefined);

export async function gameClient(game: string): Promise<GameClient<unknown>> {
  const load = dossier(game)?.client;
  if (load === undefined) throw new Error(`no client for ${game}`);
  return (await load()).default;
}
