/** What the city shows of the table: what may be chosen, what leaves it, and what is being spoken of. */
import { faceOf } from '../data/faces';
import type { Character, GameEvent, Table, View } from '../view';
import { spaceTitle } from '../words';
import type { Spot } from './atlas';

export interface Target {
  /** The space, or `R` and the place for its reward. */
  key: string;
  text: string;
  title: string;
  spot: Spot;
}
type Spots = ReadonlyMap<string, Spot>;

/** Spaces and rewards, row by row. */
export function targets(table: Table, view: View, at: Spots): Target[] {
  const found: Target[] = [];
  for (const place of view.places) {
    for (const space of place.spaces) {
      const spot = at.get(space.space);
      if (spot) found.push({ key: space.space, text: `SPACE(${space.space})`, title: spaceTitle(table, space), spot });
    }
    const spot = at.get(`R${place.place}`);
    if (spot && place.reward.character) {
      const title = `${table.texts.say('term-reward')}, ${table.texts.name('place', place.place)}`;
      found.push({ key: `R${place.place}`, text: `REWARD(${place.place})`, title, spot });
    }
  }
  return found.sort((a, b) => Math.round((a.spot.y - b.spot.y) / 60) || a.spot.x - b.spot.x);
}

export interface Ghost {
  spot: Spot;
  face: Character | null;
  kind: GameEvent['kind'];
  event: GameEvent;
}
/** The card that leaves the city in this event. */
export function leaving(event: GameEvent, at: Spots): Ghost | null {
  const { kind, args } = event;
  const ghost = (key: string, card: string): Ghost | null => {
    const spot = at.get(key);
    return spot ? { spot, face: faceOf(card), kind, event } : null;
  };
  switch (kind) {
    case 'returned':
    case 'lost':
      return ghost(args.space, args.card);
    case 'took_reward':
    case 'unclaimed':
      return ghost(`R${args.place}`, args.card);
    case 'exchanged':
      return ghost(`R${args.place}`, args.old);
    default:
      return null;
  }
}

/** What this event is about. */
export function spokenOf({ kind, args }: GameEvent, at: Spots): Spot | null {
  switch (kind) {
    case 'used':
    case 'lured':
    case 'peeked':
    case 'protected':
    case 'rallied':
      return at.get(args.space) ?? null;
    case 'peeked_reward':
    case 'looked':
    case 'kept':
      return at.get(`R${args.place}`) ?? null;
    default:
      return null;
  }
}
