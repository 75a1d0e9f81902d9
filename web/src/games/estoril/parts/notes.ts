/** What the notebook writes in ink: which face-down card can be whom, and when this seat looked. */
import { isKnown, type GameEvent, type Player, type Space, type View } from '../view';

/** Where a hidden character can be: on a space, or in hand. */
export interface Column {
  /** The space; null: the hand. */
  space: Space | null;
  /** Under which pencil marks about it are kept: cards of another round are others. */
  key: string;
}
export type Ink = 'is' | 'can' | 'cannot';
export interface Guess {
  player: Player;
  columns: Column[];
  /** Who is hidden, in hand or face down. */
  codes: string[];
  /** In how many ways they can lie there. */
  ways: number;
}

/** What can be said about a rival; without columns where no card of theirs lies face down. */
export function guess(view: View, player: Player): Guess {
  const down = view.places
    .flatMap(({ spaces }) => spaces)
    .filter(({ seat, face_down, character }) => seat === player.seat && face_down && character !== null);
  const known = down.flatMap(({ character }) => (isKnown(character) ? [character.card] : []));
  const hidden = player.hidden.map(({ card }) => card).filter((code) => !known.includes(code));
  const columns = down.map((space) => ({ space, key: `${view.round}:${space.space}` }));
  const unknown = down.length - known.length;
  const hand = hidden.length > unknown ? [{ space: null, key: `${view.round}:hand-${player.seat}` }] : [];
  return {
    player,
    columns: down.length > 0 ? [...columns, ...hand] : [],
    codes: player.ring.filter((code) => known.includes(code) || hidden.includes(code)),
    ways: arrangements(hidden.length, unknown),
  };
}

export function inkOf({ codes, columns }: Guess, { space }: Column, code: string): Ink {
  const lies = columns.find((other) => isKnown(other.space?.character) && other.space.character.card === code);
  if (lies) return lies.space === space ? 'is' : 'cannot';
  const open = space === null || !isKnown(space.character);
  return open && codes.includes(code) ? 'can' : 'cannot';
}

/** In how many ways `places` can be filled with some of `things`. */
function arrangements(things: number, places: number): number {
  return Array.from({ length: places }, (_, i) => things - i).reduce((ways, left) => ways * left, 1);
}

/** A card this seat looked at in this round, in order of time. */
export interface Look {
  event: GameEvent;
  /** The space, or the place whose reward it was. */
  where: string;
}
export function looks(log: readonly GameEvent[], seat: number | null): Look[] {
  const begun = log.findLastIndex(({ kind }) => kind === 'round');
  return log.slice(begun + 1).flatMap((event) => {
    if (event.kind !== 'peeked' && event.kind !== 'peeked_reward') return [];
    const { args } = event;
    const seen = args.seat === seat && args.card !== null;
    return seen ? [{ event, where: 'space' in args ? args.space : args.place }] : [];
  });
}
