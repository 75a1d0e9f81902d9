/** The rules of a game that has no texts here, as texts of the same shape: `rule-TOY-1-1`, `section-1`. */
import { api } from '../api/client';
import type { RulesBody } from '../api/types';

export async function rulesAsTexts(game: string, lang: string): Promise<string> {
  try {
    const address = `/games/${encodeURIComponent(game)}/rules${api.query({ lang })}`;
    return asTexts(await api.call<RulesBody>('GET', address));
  } catch {
    return ''; // then the table has no rule book, and can be played all the same
  }
}

export function asTexts({ title, about, sections }: RulesBody): string {
  const texts: [string, string][] = [
    ['game-title', title],
    ['game-about', about],
  ];
  for (const section of sections) {
    texts.push([`section-${section.id}`, section.title]);
    for (const { id, text } of section.rules) texts.push([`rule-${id.replaceAll('.', '-')}`, text]);
  }
  return texts.map(([id, text]) => `${id} = ${literal(text)}\n`).join('');
}

/** As Fluent writes a text of one line in which nothing is filled in. */
function literal(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `{ "${line.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" }`;
}
