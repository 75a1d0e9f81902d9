/** What the city shows of the table: what may be chosen, what leaves it, and what is being spoken of. */
import type { TableEvent } from '$lib/game';
import { faceOf } from '../data/faces';
import type { Character, Table, View } from '../view';
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

/** Events by which a card leaves the city: which of their arguments names it. */
const LEAVING: Readonly<Record<string, string>> = {
  returned: 'card',
  lost: 'card',
  took_reward: 'card',
  unclaimed: 'card',
  exchanged: 'old',
};
export interface Ghost {
  spot: Spot;
  face: Character | null;
  kind: string;
  event: TableEvent;
}
/** The card that leaves the city in this event. */
export function leaving(event: TableEvent, at: Spots): Ghost | null {
  const { kind, args } = event;
  const spot = at.get(String(args.space ?? (args.place === undefined ? null : `R${args.place}`)));
  const card = LEAVING[kind];
  return spot && card ? { spot, face: faceOf(String(args[card])), kind, event } : null;
}

const SPOKEN = new Set(['used', 'lured', 'peeked', 'peeked_reward', 'looked', 'protected', 'rallied', 'kept']);
/** What this event is about. */
export function spokenOf({ kind, args }: TableEvent, at: Spots): Spot | null {
  return SPOKEN.has(kind) ? (at.get(String(args.space ?? `R${args.place}`)) ?? null) : null;
}
