/** The little of the rules that the table shows before the click. */
import { isKnown, type Influence, type Mission, type Place, type Space } from './view';

/** Who would win the reward stands first: most influence, then the lowest numeral (EST-7.13). */
export function standings(place: Place): Influence[] {
  const numeral = (entry: Influence): number => ['I', 'II', 'III', 'IV'].indexOf(entry.lowest);
  return [...place.influence].sort((a, b) => b.known - a.known || numeral(a) - numeral(b));
}

/** What a character on a space counts while its place is resolved (EST-7.10). */
export function influenceOf(space: Space, place: Place): number {
  if (!isKnown(space.character)) return 0;
  const hotel = { 2: 'GB', 4: 'DE' }[Number(place.place)];
  const guest = place.state === 'resolving' && hotel === space.character.flag ? 1 : 0;
  return space.character.influence + space.nationalist + space.casino + guest;
}

/** The place without the character on one of its spaces. */
export function withoutCard(place: Place, gone: Space): Place {
  const spaces = place.spaces.filter(({ space }) => space !== gone.space);
  const influence = place.influence.flatMap((entry) => {
    if (entry.seat !== gone.seat) return [entry];
    const rest = spaces.filter(({ seat }) => seat === entry.seat);
    if (rest.length === 0) return [];
    const less = influenceOf(gone, place);
    return [
      {
        ...entry,
        known: entry.known - less,
        most: entry.most - less,
        least: entry.least - less,
        lowest: rest[0]!.numeral,
      },
    ];
  });
  return { ...place, spaces, influence };
}

/** What a mission counts on a card, and nothing where another card of the hand has done so (different flags). */
export function counts(
  mission: Pick<Mission, 'flag' | 'symbol' | 'different_flags' | 'influence'>,
  card: { flag: string; symbols: readonly string[]; influence: number },
): number {
  if (mission.flag) return card.flag === mission.flag ? 1 : 0;
  if (mission.symbol) return card.symbols.filter((symbol) => symbol === mission.symbol).length;
  if (mission.influence) return card.influence;
  return mission.different_flags.includes(card.flag) ? 1 : 0;
}
