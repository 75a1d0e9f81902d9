import type { SeatInfo } from '../game';
import { say } from '../i18n/index.svelte';

/** The seats that stand before another with the same points and a lower rank: there a tie was broken. */
export function tieBreaks(ranking: readonly number[], scores: readonly number[], ranks: readonly number[]): number[] {
  return ranking.filter((seat, place) => {
    const next = ranking[place + 1];
    return next !== undefined && scores[seat] === scores[next] && ranks[seat] !== ranks[next];
  });
}

/** "You and Bot D win": who won, oneself first. At a shared device everybody is named. */
export function winnersLine(
  seats: readonly SeatInfo[],
  winners: readonly number[],
  hotSeat: boolean,
  lang: string,
): string {
  const mine = hotSeat ? [] : winners.filter((seat) => seats[seat]?.mine);
  const names = winners.filter((seat) => !mine.includes(seat)).map((seat) => seats[seat]?.name ?? '');
  if (winners.length === 0) return say('nobody-wins');
  if (mine.length > 0 && names.length === 0) return say('you-win');
  const list = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: 'conjunction' });
  const player = list.format(mine.length > 0 ? [say('you-among'), ...names] : names);
  return say(mine.length > 0 ? 'you-win-with' : 'winner', { player, count: winners.length });
}
