import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Texts } from '../game';

/** Where a sentence ends with a name such as Hans R., one full stop is enough. */
const TWO_STOPS = /(?<!\.)\.\.(?!\.)/g;

/** The texts of one language: the shell's and, on top, those of the games asked for. */
export class Book implements Texts {
  readonly lang: string;
  readonly #bundle: FluentBundle;
  readonly #ids = new Set<string>();
  readonly #finish: (text: string) => string;

  /** `finish` is done to everything that is said. */
  constructor(lang: string, sources: readonly string[], finish: (text: string) => string = (text) => text) {
    this.lang = lang;
    this.#finish = finish;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      for (const entry of resource.body) this.#ids.add(entry.id);
      this.#bundle.addResource(resource, { allowOverrides: true });
    }
  }

  ids(): string[] {
    return [...this.#ids];
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The text with its arguments filled in; `id.attribute` for an attribute; the id itself where there is none. */
  say(id: string, args: Record<string, string | number> = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    return this.#finish(text.replace(TWO_STOPS, '.'));
  }

  /** `city-LON`; composed codes such as LON-PAR-1 are named part by part. */
  name(domain: string, code: string | number | null): string {
    if (code === null) return '?';
    if (this.has(`${domain}-${code}`)) return this.say(`${domain}-${code}`);
    const parts = String(code).split('-');
    if (parts.length < 2) return String(code);
    const isNumber = (part: string): boolean => /^\d+$/.test(part);
    const words = parts.filter((part) => !isNumber(part)).map((part) => this.#city(part));
    return [words.join('–'), ...parts.filter(isNumber)].join(' ');
  }

  #city(part: string): string {
    return this.has(`city-${part}`) ? this.say(`city-${part}`) : part;
  }

  #pattern(id: string): Parameters<FluentBundle['formatPattern']>[0] | null {
    const [message, attribute] = id.split('.', 2) as [string, string?];
    const found = this.#bundle.getMessage(message);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}
