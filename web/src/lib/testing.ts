/** What the tests of all boards share: texts that complain, and a table at rest. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { vi } from 'vitest';
import { LETTERS, suitOf } from './art/shapes';
import type { EventOf, LegalAction, Notes, OfKind, SeatInfo, TableEvent, TableState, Texts } from './game';

const SHELL = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true });

type Naming = (say: Texts['say'], has: Texts['has']) => Texts['name'];
const NAMES = ['Mara', 'Tomasz', 'Ilse', 'Yuki'];

/** Texts that throw where an id or an argument is missing; `naming` for games that name things part by part. */
export function strictTexts(sources: Readonly<Record<string, string>>, lang: string, naming?: Naming): Texts {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of [SHELL[`../text/${lang}.ftl`]!, sources[lang]!])
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  const has = (id: string): boolean => bundle.hasMessage(id);
  const say = (id: string, args: Record<string, string | number> = {}): string => {
    const [message = '', attribute] = id.split('.');
    const found = bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) throw new Error(`no text ${id} in ${lang}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`${id} in ${lang}: ${errors[0].message}`);
    return text;
  };
  const plain: Texts['name'] = (domain, code) => say(`${domain}-${code}`);
  return { lang, say, name: naming?.(say, has) ?? plain, has };
}

/** Notes that last as long as the test. */
export function notesAtHand(): Notes {
  const marks = new SvelteMap<string, string>();
  return { get: (cell) => marks.get(cell) ?? '', set: (cell, mark) => void marks.set(cell, mark) };
}

interface Seated {
  seat: number | null;
  players: { seat: number }[];
}

/** A table where nothing moves and everybody is there. */
export function tableAtRest<V extends Seated>(view: V, legal: LegalAction[], texts: Texts): TableState<V> {
  return {
    view,
    legal,
    seat: view.seat,
    seats: view.players.map(({ seat }) => ({
      seat,
      letter: LETTERS[suitOf(view, seat)]! as SeatInfo['letter'],
      suit: suitOf(view, seat),
      name: NAMES[seat]!,
      kind: 'human',
      connected: true,
      away: false,
      mine: seat === view.seat,
    })),
    texts,
    fresh: [],
    selected: null,
    hovered: null,
    refused: null,
    motion: true,
    phone: false,
  };
}

/** Makes events for a test; kinds and arguments are those of the game. */
export function eventMaker<E extends TableEvent>() {
  return <Kind extends E['kind']>(n: number, kind: Kind, args: OfKind<E, Kind>['args']): OfKind<E, Kind> =>
    ({ n, kind, args, private: false, reveals: false, by_chance: false, stand_in: false }) as OfKind<E, Kind>;
}

/** Gives elements the size of a map on a phone. */
export function onPhone(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
}

/** A finger drags the map. */
export function drag(map: Element, x: number, y: number): void {
  const touch = (kind: string, clientX: number, clientY: number): unknown =>
    map.dispatchEvent(new PointerEvent(kind, { pointerId: 1, clientX, clientY, bubbles: true }));
  touch('pointerdown', 0, 0);
  touch('pointermove', x, y);
  touch('pointerup', x, y);
}

/** A moment of a real match, as one seat was told it (`make fixtures`). */
export interface Fixture<V> {
  /** The view before the events, where a story is told. */
  before?: V;
  view: V;
  legal: LegalAction[];
  events: EventOf<V>[];
}

/** The tables of a game's fixtures by name, in every language; `sources`: its texts by file. */
export function fixtureTables<V extends Seated>(
  loaded: Readonly<Record<string, { default: Fixture<V> }>>,
  sources: Readonly<Record<string, string>>,
  naming?: Naming,
) {
  const nameOf = (file: string): string => file.split('/').at(-1)!.split('.')[0]!;
  const byName = new Map(Object.entries(loaded).map(([file, { default: found }]) => [nameOf(file), found]));
  const byLanguage = Object.fromEntries(Object.entries(sources).map(([file, source]) => [nameOf(file), source]));
  const fixture = (name: string): Fixture<V> => byName.get(name)!;
  const texts = (lang: string): Texts => strictTexts(byLanguage, lang, naming);
  return {
    FIXTURES: [...byName.keys()],
    LANGUAGES: Object.keys(byLanguage),
    fixture,
    strictTexts: texts,
    tableOf(name: string, changes: Partial<TableState<V>> = {}, lang = 'en'): TableState<V> {
      const { view, legal } = fixture(name);
      return { ...tableAtRest(view, legal, texts(lang)), ...changes };
    },
  };
}
