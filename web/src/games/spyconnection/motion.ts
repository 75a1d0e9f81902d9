/** How long the board takes to show what happened: when each event begins, and which way its pieces go. */
import type { OfKind } from '$lib/game';
import { connectionAt, course, type Point } from './map/atlas';
import type { Landing } from './movements';
import { agentsOf, route } from './map/ways';
import type { GameEvent, View } from './view';

export const DROP = 180;
export const DROP_GAP = 60;
export const FLIGHT = 420;
export const SHIFT = 220;
const PER_FIELD = 90;
const LONGEST_TRAVEL = 700;
const LONGEST_TURN = 1800;

export interface Beat<E extends GameEvent = GameEvent> {
  event: E;
  start: number;
  length: number;
}

function travelTime(points: number): number {
  return Math.min(LONGEST_TRAVEL, PER_FIELD * Math.max(1, points - 1));
}

/** How long one event takes to show. */
function length(event: GameEvent, view: View): number {
  switch (event.kind) {
    case 'connected': {
      const fields = connectionAt(event.args.connection).fields.length;
      return DROP + DROP_GAP * (fields - 1) + travelTime(fields + 2);
    }
    case 'moved':
      return travelTime(travel(event, view).length);
    case 'recalled_field':
    case 'recalled_circle':
    case 'covered':
      return DROP;
    case 'fulfilled':
      return FLIGHT;
    case 'took':
    case 'revealed':
      return SHIFT;
    default:
      return 0;
  }
}

/** The events one after the other; a whole turn takes at most 1.8 s. */
export function timeline(events: readonly GameEvent[], view: View): Beat[] {
  const lengths = events.map((event) => length(event, view));
  const total = lengths.reduce((a, b) => a + b, 0);
  const pace = total > LONGEST_TURN ? LONGEST_TURN / total : 1;
  let start = 0;
  return events.map((event, i) => {
    const beat = { event, start, length: lengths[i]! * pace };
    start += beat.length;
    return beat;
  });
}

/** Those of some kinds. */
export function beatsOf<Kind extends GameEvent['kind']>(
  beats: readonly Beat[],
  ...kinds: readonly Kind[]
): Beat<OfKind<GameEvent, Kind>>[] {
  return beats.filter((beat): beat is Beat<OfKind<GameEvent, Kind>> =>
    (kinds as readonly string[]).includes(beat.event.kind),
  );
}

/** How long the board takes to show these events. */
export function showTime(events: readonly GameEvent[], view: View): number {
  return duration(timeline(events, view));
}

export function duration(beats: readonly Beat[]): number {
  const last = beats.at(-1);
  return last ? last.start + last.length : 0;
}

/** The line a spy follows in an event, from where it stood to where it stands. */
export function travel(event: GameEvent, view: View): Point[] {
  if (event.kind === 'connected') {
    const connection = connectionAt(event.args.connection);
    const to = event.args.city;
    return course(connection, connection.to === to ? connection.from : connection.to);
  }
  if (event.kind !== 'moved') return [];
  const own = new Set(agentsOf(view, event.args.seat).keys());
  const legs = route(event.args.origin, event.args.city, own);
  return legs.flatMap(({ connection, from }, i) => course(connection, from).slice(i === 0 ? 0 : 1));
}

/** Whether and when a piece lands: the delay of the event that brings it. */
export function arrivals(beats: readonly Beat[]): Map<string, Landing> {
  const found = new Map<string, Landing>();
  for (const { event, start, length: whole } of beats) {
    if (event.kind !== 'connected') continue;
    const fields = connectionAt(event.args.connection).fields;
    const to = event.args.city;
    const row = connectionAt(event.args.connection).to === to ? fields : [...fields].reverse();
    const pace = whole / Math.max(1, DROP + DROP_GAP * (fields.length - 1) + travelTime(fields.length + 2));
    row.forEach((field, i) => {
      found.set(`${field.id}:${event.args.seat}`, { delay: start + i * DROP_GAP * pace, event });
    });
  }
  return found;
}
