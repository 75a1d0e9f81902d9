/** The little of the rules that the table shows before the click. */
import { faceOf } from './faces';
import {
  isKnown,
  isMission,
  placeOf,
  type Character,
  type Influence,
  type Mission,
  type Place,
  type Space,
  type View,
} from './view';

const NUMERALS = ['I', 'II', 'III', 'IV'];
const HOTELS: Readonly<Record<string, string>> = { 2: 'GB', 4: 'DE' };

/** Who would win the reward stands first: most influence, then the lowest numeral (EST-7.13). */
export function standings(place: Place): Influence[] {
  const numeral = (entry: Influence): number => NUMERALS.indexOf(entry.lowest);
  return [...place.influence].sort((a, b) => b.known - a.known || numeral(a) - numeral(b));
}

/** Who wins a tie for the most by the lower numeral; null where there is none, or where cards are still unknown. */
export function tieWinner(place: Place): Influence | null {
  const [first, second] = standings(place);
  const tied = first && second && first.known === second.known;
  return tied && place.influence.every(({ unknown }) => unknown === 0) ? first : null;
}

/** What a character on a space counts while its place is resolved (EST-7.10). */
export function influenceOf(space: Space, place: Place): number {
  if (!isKnown(space.character)) return 0;
  const guest = place.state === 'resolving' && HOTELS[place.place] === space.character.flag ? 1 : 0;
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

/** The place with a character that a seducer brings: only what is printed on it counts, and the hotel (EST-8.26). */
export function withCard(place: Place, moved: Space, numeral: Influence['lowest']): Place {
  const faces = isKnown(moved.character) ? [moved.character] : moved.may_be.flatMap((code) => faceOf(code) ?? []);
  const worth = faces.map((face) => face.influence + (HOTELS[place.place] === face.flag ? 1 : 0));
  const [least, most] = worth.length > 0 ? [Math.min(...worth), Math.max(...worth)] : [0, 0];
  const none = { seat: moved.seat ?? 0, known: 0, least: 0, most: 0, unknown: 0, lowest: numeral };
  const old = place.influence.find(({ seat }) => seat === moved.seat) ?? none;
  const entry = {
    ...old,
    known: old.known + (isKnown(moved.character) ? least : 0),
    least: old.least + least,
    most: old.most + most,
    unknown: old.unknown + (isKnown(moved.character) ? 0 : 1),
    lowest: NUMERALS.indexOf(numeral) < NUMERALS.indexOf(old.lowest) ? numeral : old.lowest,
  };
  return { ...place, influence: [...place.influence.filter(({ seat }) => seat !== entry.seat), entry] };
}

/** The place after a seat has gained a bonus there. */
export function withBonus(place: Place, owner: number | null, bonus: number): Place {
  const influence = place.influence.map((entry) =>
    entry.seat === owner
      ? { ...entry, known: entry.known + bonus, least: entry.least + bonus, most: entry.most + bonus }
      : entry,
  );
  return { ...place, influence };
}

/** What one nationalist symbol with this flag would count on a space now: face-up cards alone (EST-8.12 to 8.14). */
export function equalFlags(view: View, at: Space, flag: string): number {
  const here = placeOf(view, at.space.split('-')[0]!);
  const near = view.places.filter(({ place }) => place === here?.place || here?.adjacent.includes(place));
  const lying = near.flatMap(({ spaces, reward }) => [...spaces.filter(({ space }) => space !== at.space), reward]);
  return lying.filter(({ face_down, character }) => !face_down && isKnown(character) && character.flag === flag).length;
}

/** What all nationalist symbols of a card would gain on a space if they were used now. */
export function rallyNow(view: View, at: Space, card: Character): number {
  return equalFlags(view, at, card.flag) * card.symbols.filter((symbol) => symbol === 'nationalist').length;
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

/** What a seat gets for a mission with these counts (EST-12.1, 12.2, 12.9, 13.11 to 13.14). */
export function prize(counts: readonly number[], seat: number, secondPlace: boolean): number {
  const own = counts[seat] ?? 0;
  const better = counts.filter((other) => other > own).length;
  const equal = counts.filter((other) => other === own).length;
  if (own === 0) return 0;
  if (better === 0) return Math.floor((secondPlace && equal > 1 ? 9 : 6) / equal);
  return secondPlace && better === 1 ? Math.floor(3 / equal) : 0;
}

export interface MissionChange {
  mission: Mission;
  count: [number, number];
  points: [number, number];
}

/** What the known missions lose if a seat gives up a card (EST-9.14): counts and points before and after. */
export function missionChanges(view: View, seat: number, card: Character): MissionChange[] {
  const rest = view.players[seat]!.ring.filter((code) => code !== card.card);
  const secret = view.secret_missions.flatMap((mission) => (isMission(mission) ? [mission] : []));
  return [...view.missions, ...secret].flatMap((mission) => {
    const again = mission.different_flags.length > 0 && rest.some((code) => faceOf(code)?.flag === card.flag);
    const loss = again ? 0 : counts(mission, card);
    if (loss === 0) return [];
    const before = mission.counts[seat] ?? 0;
    const left = mission.counts.map((count, other) => (other === seat ? before - loss : count));
    const points = prize(left, seat, view.options?.second_place === true);
    return [{ mission, count: [before, before - loss], points: [mission.points[seat] ?? 0, points] }];
  });
}
