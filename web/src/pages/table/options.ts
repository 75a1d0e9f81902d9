import type { Texts } from '$lib/game';

/** The options of a table that are named by words, for the header: "Light side · Advanced game". */
export function optionWords(texts: Texts, options: Record<string, unknown>): string {
  return Object.entries(options)
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => `option-${key}-${String(value)}`)
    .filter((id) => texts.has(id) && !id.endsWith('-random') && !id.startsWith('option-data_set'))
    .map((id) => texts.say(id).split(/[:：]/)[0]!.trim())
    .join(' · ');
}

/** An option's value in words. */
export function valueWords(texts: Texts, key: string, value: unknown): string {
  const code = value === true ? 'on' : value === false ? 'off' : value === null || value === 0 ? 'none' : String(value);
  const id = `option-${key}-${code}`;
  return texts.has(id) ? texts.say(id) : String(value);
}
