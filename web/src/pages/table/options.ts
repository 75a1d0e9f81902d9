import type { TableBody } from '$lib/api/types';
import type { Texts } from '$lib/game';

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

/** An option's value in words. */
export function valueWords(texts: Texts, key: string, value: unknown): string {
  const code = value === true ? 'on' : value === false ? 'off' : value === null || value === 0 ? 'none' : String(value);
  const id = `option-${key}-${code}`;
  return texts.has(id) ? texts.say(id) : String(value);
}
