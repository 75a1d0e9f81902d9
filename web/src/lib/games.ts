/** The games that have a board here: the folders of `src/games`. Nothing else names them. */
import type { Component } from 'svelte';
import type { CaseFacts, GameClient } from './game';

const clients = import.meta.glob<{ default: GameClient<unknown> }>('../games/*/index.ts');
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');
const facts = import.meta.glob<{ default: Component<CaseFacts> }>('../games/*/CaseFacts.svelte');

/** What draws a game: its folder, or the plain table for a game that others have installed. */
export async function gameClient(game: string): Promise<GameClient<unknown>> {
  const load = clients[`../games/${game}/index.ts`];
  return load ? (await load()).default : (await import('./plain')).plainClient(game);
}

/** What a solver of its cases knows, drawn; null where its cases are played on the board. */
export async function caseFacts(game: string): Promise<Component<CaseFacts> | null> {
  const load = facts[`../games/${game}/CaseFacts.svelte`];
  return load ? (await load()).default : null;
}

/** The picture on its file. */
export async function gameCover(game: string): Promise<Component> {
  const load = covers[`../games/${game}/Cover.svelte`] ?? (() => import('./plain/Cover.svelte'));
  return (await load()).default;
}
