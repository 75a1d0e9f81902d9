import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Book } from '../src/lib/i18n/book';
import { LANGUAGES, negotiate } from '../src/lib/i18n/languages';

const GAMES = join(__dirname, '../src/games');
/** The shell's texts, and what the games' folders add to them. */
const read = (lang: string): string =>
  [join(__dirname, '../src/text'), ...readdirSync(GAMES).map((game) => join(GAMES, game, 'text'))]
    .map((folder) => readFileSync(join(folder, `${lang}.ftl`), 'utf8'))
    .join('\n');

/** Every id of a source, with its attributes. */
function ids(source: string): string[] {
  return new FluentResource(source).body
    .flatMap((entry) => [entry.id, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`)])
    .sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'games' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the texts of the shell', () => {
  const english = ids(read('en'));

  it.each(LANGUAGES)('have the same ids in %s', (lang) => expect(ids(read(lang))).toEqual(english));

  it.each(LANGUAGES)('are well-formed in %s', (lang) => {
    const source = read(lang);
    const heads = source.match(/^[a-z][\w-]* =/gm) ?? [];
    expect(new FluentResource(source).body).toHaveLength(heads.length);
    expect(new Set(heads).size).toBe(heads.length);
  });

  it.each(LANGUAGES)('take no other arguments in %s', (lang) => {
    const args = (source: string): [string, Set<string>][] =>
      source
        .split(/^(?=[a-z][\w-]* =)/m)
        .slice(1)
        .map((entry) => [entry.split(' =')[0]!, new Set([...entry.matchAll(/\{ \$(\w+)/g)].map((match) => match[1]!))]);
    const known = new Map(args(read('en')));
    const strange = args(read(lang)).filter(([id, given]) => [...given].some((arg) => !known.get(id)?.has(arg)));
    expect(strange).toEqual([]);
  });

  it('are all used, and all that is used is there', () => {
    const code = sources(join(__dirname, '../src')).join('\n');
    const quoted = new Set([...code.matchAll(/['`]([a-z][\w-]*(?:\.[a-z]+)?)['`]/g)].map((match) => match[1]!));
    const prefixes = [...code.matchAll(/`([a-z]+-)\$\{/g)].map((match) => match[1]!);
    prefixes.push('theme-', 'lang-', 'contrast-', 'motion-', 'confirm-');
    const unused = english.filter((id) => !quoted.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)));
    expect(unused).toEqual([]);
    const said = [...code.matchAll(/[^:] ?\bsay\('([\w.-]+)'/g)].map((match) => match[1]!);
    expect(
      said.filter(
        (id) =>
          !english.includes(id) &&
          !['case-intro', 'game-about', 'game-title', 'ui-resign', 'score-tiebreak', 'action-TAKE.effect'].includes(id),
      ),
    ).toEqual([]);
  });
});

describe('a book', () => {
  const book = new Book('en', ['city-LON = London\ncity-PAR = Paris\nhello = Hello { $name }\n    .more = More\n']);

  it('fills in arguments, reads attributes, and shows the id of what it lacks', () => {
    expect(book.say('hello', { name: 'Mara' })).toBe('Hello Mara');
    expect(book.say('hello.more')).toBe('More');
    expect(book.say('nothing')).toBe('nothing');
    expect(book.has('hello.less')).toBe(false);
  });

  it('ends a sentence with one full stop, also behind a name with one', () => {
    const said = new Book('en', ['won = { $name } wins over { $other }.\nwait = One moment...\n']);
    expect(said.say('won', { name: 'Linda X.', other: 'Hans R.' })).toBe('Linda X. wins over Hans R.');
    expect(said.say('wait')).toBe('One moment...');
  });

  it('names composed things part by part', () => {
    expect(book.name('city', 'LON')).toBe('London');
    expect(book.name('connection', 'LON-PAR')).toBe('London–Paris');
    expect(book.name('field', 'LON-PAR-1')).toBe('London–Paris 1');
    expect(book.name('city', null)).toBe('?');
  });
});

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'ja-JP'], 'ja'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j is spoken as %s', (wished, lang) => expect(negotiate(wished)).toBe(lang));
});
