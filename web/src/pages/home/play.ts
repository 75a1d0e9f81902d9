import type { CatalogueGame, CatalogueOption, NewTable } from '$lib/api/types';
import { catalogue } from '$lib/catalogue.svelte';
import { open } from '$lib/deal/sitting';
import { botOf } from '$lib/levels';
import { navigation } from '$lib/navigation.svelte';
import { session } from '$lib/session.svelte';
import { settings } from '$lib/settings.svelte';
import { tellFailure } from '$lib/api/failure';

/** How tables are by default. */
export const TABLE = {
  speed: 'live',
  spectators: 'none',
  look: 'link',
  public: false,
  hints: true,
  clock: null,
} as const;

/** One click: a table against bots, at once. */
export async function playNow(game: string): Promise<void> {
  const known = await catalogued(game);
  const seats = known?.usual_seats ?? 2;
  await openTable({
    ...TABLE,
    game,
    options: known ? inEffect(known, known.presets[proposed(known)]?.options ?? {}, seats) : {},
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' as const } : botOf(settings.level))),
  });
}

/** What the server tells of a game; undefined if it cannot be had: then the table is as by default. */
async function catalogued(game: string): Promise<CatalogueGame | undefined> {
  if (!catalogue.games) await catalogue.load().catch(() => {});
  return catalogue.find(game);
}

/** The number of the preset that is proposed: the simplest for the first game of this kind here, then the usual one. */
export function proposed(game: CatalogueGame): number {
  if (!settings.hasPlayed(game.name)) return 0;
  return Math.max(
    0,
    game.presets.findIndex(({ code }) => code === 'usual'),
  );
}

type Options = Record<string, unknown>;

/** Whether an option has any effect beside these, with so many seats: the game says so. */
export function matters(game: CatalogueGame, option: CatalogueOption, given: Options, seats: number): boolean {
  if (option.players.length > 0 && !option.players.includes(seats)) return false;
  return Object.entries(option.needs).every(([key, wanted]) => {
    const standard = game.options.find((other) => other.key === key)?.default;
    return (given[key] === undefined ? standard : given[key]) === wanted;
  });
}

/** The options without those that have no effect. */
export function inEffect(game: CatalogueGame, given: Options, seats: number): Options {
  const told = game.options.filter(({ key }) => given[key] !== undefined);
  const kept = told.filter((option) => matters(game, option, given, seats));
  return Object.fromEntries(kept.map(({ key }) => [key, given[key]]));
}

/** Opens a table and goes there; a refusal is told. */
export async function openTable(wish: NewTable): Promise<boolean> {
  try {
    await session.ensure();
    const { id } = await open(wish);
    settings.notePlayed(wish.game);
    navigation.go({ page: 'table', id });
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}
