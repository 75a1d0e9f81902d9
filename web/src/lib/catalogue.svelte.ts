import { calls } from './api/calls';
import { ApiError } from './api/client';
import type { CatalogueGame } from './api/types';
import { say, speech } from './i18n/index.svelte';

/** The games of this house, as its server tells of them: ours, and those that others have installed. */
class Catalogue {
  /** In the order of home; null until they are known. */
  games = $state.raw<readonly CatalogueGame[] | null>(null);
  failure = $state.raw<ApiError | null>(null);

  /** Asks the server, in the player's language. */
  async load(): Promise<readonly CatalogueGame[]> {
    const { lang } = speech;
    try {
      const games = await calls.games();
      if (lang === speech.lang) this.games = games;
      this.failure = null;
      return games;
    } catch (error) {
      if (error instanceof ApiError) this.failure = error;
      throw error;
    }
  }

  find(name: string): CatalogueGame | undefined {
    return this.games?.find((game) => game.name === name);
  }

  /** The game's name in the player's language; nothing while it is not known. */
  title(name: string): string {
    return this.find(name)?.title ?? '';
  }

  /** The colour of its cover and its name. */
  colour(name: string): string | null {
    return this.find(name)?.colour ?? null;
  }

  /** The number of its file on home: 01, 02, … */
  number(name: string): string {
    return String((this.games ?? []).findIndex((game) => game.name === name) + 1).padStart(2, '0');
  }
}

export const catalogue = new Catalogue();

/** A game in two lines: as its folder here has it; games that others have installed speak for themselves. */
export function blurbOf({ name, summary }: CatalogueGame): string {
  return speech.has(`blurb-${name}`) ? say(`blurb-${name}`) : summary;
}
