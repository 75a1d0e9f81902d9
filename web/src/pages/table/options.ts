import type { GameClock, TableBody } from '$lib/api/types';
import type { Texts } from '$lib/game';
import { say } from '$lib/i18n/index.svelte';

/** What was chosen for a table, for its header: "First game", or what differs: "Drawers: Fill empty ones first". */
export function optionWords(texts: Texts, table: Pick<TableBody, 'options' | 'preset' | 'changed'>): string {
  if (table.preset && texts.has(`preset-${table.preset}`)) return texts.say(`preset-${table.preset}`);
  return table.changed
    .filter((key) => texts.has(`option-${key}`) && !Array.isArray(table.options[key]))
    .map(
      (key) => `${texts.say(`option-${key}`)}: ${valueWords(texts, key, table.options[key]).split(/[:：]/)[0]!.trim()}`,
    )
    .join(' · ');
}

/** What was chosen for a table beside the game's own options: its clock for the whole game, and whether there are hints. */
export function tableWords(table: Pick<TableBody, 'clock' | 'hints' | 'public'>): string[] {
  const words = table.clock ? [clockWords(table.clock)] : [];
  if (!table.hints) return [...words, say('table-no-hints')];
  return table.public ? [...words, say('table-hints')] : words;
}

/** A clock for the whole game: "10 min + 10 s". */
export function clockWords({ bank, increment }: GameClock): string {
  return say('table-clock', { bank: span(bank), increment: span(increment) });
}

function span(seconds: number): string {
  if (seconds < 120) return say('span-seconds', { count: seconds });
  if (seconds < 2 * 3600) return say('span-minutes', { count: Math.round(seconds / 60) });
  if (seconds < 48 * 3600) return say('span-hours', { count: Math.round(seconds / 3600) });
  return say('span-days', { count: Math.round(seconds / 86400) });
}

/** An option's value in words. */
export function valueWords(texts: Texts, key: string, value: unknown): string {
  const code = value === true ? 'on' : value === false ? 'off' : value === null || value === 0 ? 'none' : String(value);
  const id = `option-${key}-${code}`;
  return texts.has(id) ? texts.say(id) : String(value);
}
