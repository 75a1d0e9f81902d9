import type { Texts } from '../game';
import { settings } from '../settings.svelte';
import { Book } from './book';
import { isLanguage, negotiate, type Language } from './languages';
import { marked, needsMarks } from './phrases';

const shell = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../../src/safehouse/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What home and the page of guides say of a game: few words, in the game's folder here. */
const introductions = import.meta.glob<string>('../../games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The shell's texts in the player's language. Reading them in a component follows a change of language. */
class Speech implements Texts {
  #book = $state.raw(new Book('en', []));
  readonly ready = $derived(this.#book.has('app-name'));

  get lang(): string {
    return this.#book.lang;
  }

  /** The language by setting, else by browser. */
  get wished(): Language {
    return isLanguage(settings.lang) ? settings.lang : negotiate(navigator.languages);
  }

  async speak(lang: Language): Promise<void> {
    if (lang === 'ja') void import('../../styles/fonts-ja.css');
    const book = await read(lang);
    if (lang !== this.wished) return;
    this.#book = book;
    document.documentElement.lang = lang;
    document.documentElement.toggleAttribute('data-phrases', needsMarks(lang));
  }

  say(id: string, args?: Record<string, string | number>): string {
    return this.#book.say(id, args);
  }
  has(id: string): boolean {
    return this.#book.has(id);
  }
  name(domain: string, code: string | number | null): string {
    return this.#book.name(domain, code);
  }
  ids(): string[] {
    return this.#book.ids();
  }
}

/** The shell's texts and those of one game; two games may use the same ids. */
export async function gameBook(game: string, lang: Language): Promise<Book> {
  return read(lang, game);
}

async function read(lang: Language, game?: string): Promise<Book> {
  return new Book(lang, await sources(lang, game), needsMarks(lang) ? marked : undefined);
}

async function sources(lang: Language, game?: string): Promise<string[]> {
  const introduced = Object.entries(introductions).filter(([file]) => file.endsWith(`/${lang}.ftl`));
  const loaded = [shell[`../../text/${lang}.ftl`]!(), ...introduced.map(([, text]) => text)];
  if (game !== undefined) loaded.push(textsOf(game, lang));
  return Promise.all(loaded);
}

/** The texts of a game: built in for ours; of games that others have installed the server tells the rules. */
async function textsOf(game: string, lang: Language): Promise<string> {
  const load = games[`../../../../src/safehouse/games/${game}/text/${lang}.ftl`];
  return load ? load() : (await import('./outside')).rulesAsTexts(game, lang);
}

export const speech = new Speech();
export const say = (id: string, args?: Record<string, string | number>): string => speech.say(id, args);
