/**
 * Where a Japanese line may break: between phrases, never within a word. Browsers that know `word-break: auto-phrase`
 * find the places themselves (see base.css); for others an invisible space marks each, and only there a line breaks.
 */
const MARK = '\u200b';
const ENDS = /[\p{Script=Hiragana}\p{Pe}\p{Pf}\p{Po}…～]$/u;
const BEGINS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}\p{Nd}\p{Ps}\p{Pi}]/u;
const SHORT = 8; // what is no longer fits anywhere, and stays as it is

export function needsMarks(lang: string): boolean {
  return lang === 'ja' && !CSS.supports('word-break', 'auto-phrase') && 'Segmenter' in Intl;
}

/** A text with its places marked: behind a particle, before the next word. */
export function marked(text: string): string {
  if (text.length <= SHORT) return text;
  let result = '';
  for (const { segment } of words().segment(text))
    result += ENDS.test(result) && BEGINS.test(segment) ? MARK + segment : segment;
  return result;
}

/** The text as it is written, for comparing and searching. */
export function unmarked(text: string): string {
  return text.replaceAll(MARK, '');
}

let segmenter: Intl.Segmenter | null = null;
function words(): Intl.Segmenter {
  return (segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' }));
}
