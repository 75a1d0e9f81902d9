/** The seats that stand before another with the same points and a lower rank: there a tie was broken. */
export function tieBreaks(ranking: readonly number[], scores: readonly number[], ranks: readonly number[]): number[] {
  return ranking.filter((seat, place) => {
    const next = ranking[place + 1];
    return next !== undefined && scores[seat] === scores[next] && ranks[seat] !== ranks[next];
  });
}
