/**
 * The resolution told step by step: a view and an event give the view after it, as far as the board shows it. What an
 * event does not tell (counts of hands, missions) comes with the true view at the end.
 */
import type { OfKind } from '$lib/game';
import { faceOf } from '../data/faces';
import { lengthOf } from '../motion';
import { isKnown, spaceOf, type GameEvent, type Place, type Space, type View } from '../view';

const EMPTY = {
  seat: null,
  face_down: false,
  seen_by: [],
  protected: false,
  moved: false,
  nationalist: 0,
  casino: 0,
  character: null,
  may_be: [],
};

function onPlace(view: View, place: string, change: (place: Place) => Place): View {
  return { ...view, places: view.places.map((other) => (other.place === place ? change(other) : other)) };
}
function onSpace(view: View, space: string, change: (space: Space) => Space): View {
  return onPlace(view, space.split('-')[0]!, (place) => ({
    ...place,
    spaces: place.spaces.map((other) => (other.space === space ? change(other) : other)),
  }));
}
function emptied(view: View, space: string): View {
  return onSpace(view, space, (other) => ({ ...other, ...EMPTY }));
}

/** The cards of a player's own hand that have been laid out. */
function place(view: View, { args: { seat, space: code, card } }: OfKind<GameEvent, 'placed'>): View {
  const own = view.chosen && isKnown(view.chosen) && view.seat === seat ? view.chosen : null;
  const laid = onSpace(view, code, (space) => ({
    ...space,
    seat,
    face_down: space.top_secret,
    seen_by: [],
    character: faceOf(card) ?? own ?? { card: null },
    may_be: [],
  }));
  return { ...laid, chosen: null };
}

function resolving(view: View, place: string): View {
  const places = view.places.map((other) => ({
    ...other,
    state:
      other.place === place
        ? ('resolving' as const)
        : Number(other.place) < Number(place)
          ? ('resolved' as const)
          : other.state,
  }));
  return {
    ...view,
    places,
    resolving: { place, numeral: null, used: {}, looked: null, looked_seen_by: [], moving: null },
  };
}

function seduce(view: View, { args }: OfKind<GameEvent, 'seduced'>): View {
  const from = spaceOf(view, args.origin);
  const card = faceOf(args.card);
  const away = emptied(view, args.origin);
  return onSpace(away, args.space, (space) => ({
    ...space,
    ...EMPTY,
    seat: from?.seat ?? null,
    character: card ?? from?.character ?? null,
    moved: true,
  }));
}

function reward(view: View, place: string, character: Place['reward']['character'], down = false): View {
  return onPlace(view, place, (other) => ({
    ...other,
    reward: { ...other.reward, character, face_down: down, may_be: [] },
  }));
}

function numeral(view: View, space: string): View {
  const at = spaceOf(view, space)?.numeral ?? null;
  return view.resolving ? { ...view, resolving: { ...view.resolving, numeral: at } } : view;
}

export function advance(view: View, event: GameEvent): View {
  switch (event.kind) {
    case 'placed':
      return place(view, event);
    case 'resolving':
      return resolving(view, event.args.place);
    case 'revealed':
      return onSpace(view, event.args.space, (space) => ({
        ...space,
        face_down: false,
        character: faceOf(event.args.card) ?? space.character,
        may_be: [],
      }));
    case 'reward_revealed':
    case 'exchanged':
      return reward(view, event.args.place, faceOf(event.args.card));
    case 'used':
      return numeral(view, event.args.space);
    case 'returned':
    case 'lost':
      return emptied(view, event.args.space);
    case 'rallied':
      return onSpace(view, event.args.space, (space) => ({
        ...space,
        nationalist: space.nationalist + event.args.count,
      }));
    case 'seduced':
      return seduce(view, event);
    case 'protected':
      return onSpace(view, event.args.space, (space) => ({ ...space, protected: true }));
    case 'rolled':
      return onSpace(view, event.args.space, (space) => ({
        ...space,
        casino: Math.abs(event.args.first - event.args.second),
      }));
    case 'took_reward':
    case 'unclaimed':
      return reward(view, event.args.place, null);
    default:
      return view;
  }
}

export interface Frame {
  event: GameEvent;
  /** The table when the event has happened. */
  view: View;
  length: number;
}
/** The events one after the other, from the view before them to the one they lead to. */
export function tell(before: View, events: readonly GameEvent[], after: View): Frame[] {
  // A new city begins: nothing of the old one is told on it.
  const fresh = events.findLastIndex(({ kind }) => kind === 'laid' || kind === 'reward');
  let view = fresh >= 0 ? after : before;
  const told = events.map((event, i) => {
    if (i > fresh) view = advance(view, event);
    return { event, view: i <= fresh ? after : view, length: lengthOf(event) };
  });
  return told.filter(({ length }, i) => length > 0 && (i > fresh || fresh < 0));
}

export const FIRST = 'resolving';
export const LAST = 'recovered';

/** The last resolution in a log: its events with the step that led to it, and the event after which that step began. */
export function resolutionIn(log: readonly GameEvent[]): { upto: number; events: GameEvent[] } | null {
  const last = log.findLastIndex(({ kind }) => kind === FIRST);
  if (last < 0) return null;
  const before = log.slice(0, last).findLastIndex(({ kind }) => kind === LAST);
  const first = log.findIndex(({ kind }, i) => i > before && kind === FIRST);
  const end = log.findIndex(({ kind }, i) => i > last && kind === LAST);
  const start = Math.max(0, first - 1);
  return { upto: start === 0 ? 0 : log[start - 1]!.n, events: log.slice(start, end < 0 ? undefined : end + 1) };
}
