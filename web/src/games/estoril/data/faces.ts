/** What is printed on the characters of the box, for cards of which only the code is told. */
import box from './box.json';
import type { Character } from '../view';

const PRINTED = new Map(box.characters.map((character) => [character.id, character]));
export const COLOURS: readonly NonNullable<Character['colour']>[] = ['RED', 'GREEN', 'BLUE', 'YELLOW'];

/** The seat to which a starting character belongs; null for those of the deck. */
export function ownerOf(code: string): number | null {
  const seat = COLOURS.findIndex((colour) => colour === code.split('-')[0]);
  return seat < 0 ? null : seat;
}
export function characterId(code: string): string {
  return code.split('-').at(-1)!;
}
/** The face behind a code, or null where the data set is not that of the box. */
export function faceOf(code: string | null | undefined): Character | null {
  const printed = code ? PRINTED.get(characterId(code)) : undefined;
  if (!code || !printed) return null;
  const owner = ownerOf(code);
  return {
    card: code,
    character: printed.id,
    colour: owner === null ? null : COLOURS[owner]!,
    name: printed.name,
    flag: printed.flag,
    influence: printed.influence,
    vp: printed.vp,
    symbols: [...printed.symbols] as Character['symbols'],
  };
}
