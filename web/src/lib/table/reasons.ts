import type { Grounds } from '../api/types';
import type { Texts } from '../game';
import { say } from '../i18n/index.svelte';

type Counted = Readonly<Record<string, number>>;

/** Why an action is good, in sentences: what it brings and costs, what it keeps open; of others what they lack. */
export function reasons(texts: Texts, grounds: Grounds, best: boolean): string[] {
  const { brings, costs, keeps, less, more, steps } = grounds;
  const parts: [string, Counted][] = best
    ? [
        [steps > 1 ? 'hint-can-bring' : 'hint-brings', brings],
        ['hint-costs', costs],
        ['hint-keeps', keeps],
      ]
    : [
        ['hint-less', less],
        ['hint-more', more],
      ];
  const told = parts
    .filter(([, counted]) => Object.keys(counted).length > 0)
    .map(([id, counted]) => say(id, { things: things(texts, counted) }));
  if (told.length > 0) return told;
  return [say(best ? 'hint-quiet' : 'hint-alike')];
}

function things(texts: Texts, counted: Counted): string {
  const named = Object.entries(counted).map(([key, count]) => texts.say(`reason-${key}`, { count }));
  return named.join(texts.lang === 'ja' ? '、' : ', ');
}
