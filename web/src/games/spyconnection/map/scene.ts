/** What the map shows: connections, fields, cities and spies with what may be done with them now. */
import type { LegalAction } from '$lib/game';
import { ATLAS, connectionAt, course, type City, type Connection, type Field } from './atlas';
import { lane, parallel, path, seating, type Seating } from './geometry';
import { agentsOf, isWhole } from './ways';
import { fieldMark, heldBy, planConnection, sum, type Plan } from '../parts/plan';
import { legalAction, ownPlayer, type Player, type Table } from '../view';

export interface Lane {
  seat: number;
  own: boolean;
  path: string;
}
export type ConnectionState = 'plain' | 'legal' | 'chosen' | 'dear' | 'refused';
export interface ConnectionScene {
  connection: Connection;
  path: string;
  lanes: Lane[];
  state: ConnectionState;
  action: LegalAction | null;
  /** The canonical text of connecting along it. */
  text: string;
  /** The price, where it leads from the spy's city to a new one. */
  price: number | null;
  prices: number[];
  short: number;
  hovered: boolean;
}
export interface Owner {
  seat: number;
  count: number;
  preview: boolean;
}
export type FieldState = 'plain' | 'held' | 'legal' | 'refused' | 'recall' | 'marked' | 'kept';
export interface FieldScene {
  field: Field;
  owners: Owner[];
  seating: Seating;
  state: FieldState;
  /** Fields that recalling this one would cut off. */
  holds: string[];
}
export type CityState = 'far' | 'network' | 'legal' | 'spy';
export interface CityScene {
  city: City;
  state: CityState;
  action: LegalAction | null;
  /** The canonical text that a tap on the city means. */
  text: string | null;
  chosen: boolean;
  /** Pointed at by key or from the text model. */
  hovered: boolean;
}
export interface Scene {
  connections: ConnectionScene[];
  fields: FieldScene[];
  cities: CityScene[];
  plan: Plan | null;
}
/** What the components know besides the table: the recall mode, and the target under the pointer or in focus. */
export interface Pointer {
  recalling: boolean;
  target: string | null;
  marks: readonly string[];
  pointed: string | null;
}

export function scene(table: Table, pointer: Pointer): Scene {
  const player = ownPlayer(table);
  const plan = player && pointer.target ? planConnection(table.view, player, pointer.target, pointer.marks) : null;
  const connections = [...ATLAS.connections.values()].map((each) =>
    connectionScene(table, player, pointer, plan, each),
  );
  const states = new Map(connections.map((each) => [each.connection.id, each]));
  return {
    connections,
    fields: [...ATLAS.fields.values()].map((field) => fieldScene(table, player, pointer, plan, states, field)),
    cities: [...ATLAS.cities.values()].map((city) => cityScene(table, player, pointer, connections, city)),
    plan,
  };
}

// --- connections ---------------------------------------------------------------------------------------------------

function owners(table: Table, connection: Connection): number[] {
  return table.view.players
    .map((player) => player.seat)
    .filter((seat) => connection.fields.some((field) => (table.view.fields[field.id]?.[seat] ?? 0) > 0));
}

function lanes(table: Table, player: Player | null, connection: Connection): Lane[] {
  const seats = owners(table, connection);
  return seats
    .map((seat, i) => ({ seat, own: seat === player?.seat, distance: lane(i, seats.length) }))
    .filter(({ seat }) => isWhole(connection, agentsOf(table.view, seat)))
    .map(({ seat, own, distance }) => ({ seat, own, path: path(parallel(connection, distance)) }));
}

function connectionScene(
  table: Table,
  player: Player | null,
  pointer: Pointer,
  plan: Plan | null,
  connection: Connection,
): ConnectionScene {
  const text = `CONNECT(${connection.id})`;
  const action = pointer.recalling ? null : legalAction(table, text);
  const reach = table.view.reach.find((each) => each.connection === connection.id) ?? null;
  const planned = plan?.connection === connection.id;
  const prices = planned ? plan.prices : (reach?.fields ?? []);
  const short = planned ? plan.short : (reach?.short ?? 0);
  return {
    connection,
    path: path(course(connection)),
    lanes: lanes(table, player, connection),
    state: connectionState(table, pointer, text, action, reach !== null, planned, short),
    action,
    text,
    price: reach || planned ? sum(prices) : null,
    prices,
    short,
    hovered: table.hovered?.text === text && action !== null,
  };
}

function connectionState(
  table: Table,
  pointer: Pointer,
  text: string,
  action: LegalAction | null,
  inReach: boolean,
  planned: boolean,
  short: number,
): ConnectionState {
  if (table.selected?.text === text) return 'chosen';
  if (planned) return short === 0 ? 'legal' : 'refused';
  if (action) return 'legal';
  if (!inReach || !asked(table) || pointer.recalling) return 'plain';
  return pointer.pointed === text || table.refused?.text === text ? 'refused' : 'dear';
}

/** Whether this seat is asked to choose where to go. */
function asked(table: Table): boolean {
  const { view, seat } = table;
  return seat !== null && view.to_move.includes(seat) && (view.decision === 'ROOT' || view.decision === 'MOVED');
}

// --- fields --------------------------------------------------------------------------------------------------------

function fieldScene(
  table: Table,
  player: Player | null,
  pointer: Pointer,
  plan: Plan | null,
  states: Map<string, ConnectionScene>,
  field: Field,
): FieldScene {
  const connection = connectionAt(field.connection);
  const on = states.get(field.connection)!;
  const counts = table.view.fields[field.id] ?? [];
  const found: Owner[] = counts
    .map((count, seat) => ({ seat, count, preview: false }))
    .filter(({ count }) => count > 0);
  const price = on.prices[field.index] ?? 0;
  if (player && price > 0 && (on.state === 'legal' || on.state === 'chosen')) {
    found.push({ seat: player.seat, count: price, preview: on.state === 'legal' });
    found.sort((a, b) => a.seat - b.seat);
  }
  const [state, holds] = fieldState(player, pointer, plan, on, field, counts, table);
  return { field, owners: found, seating: seating(connection, field, found.length), state, holds };
}

function fieldState(
  player: Player | null,
  pointer: Pointer,
  plan: Plan | null,
  on: ConnectionScene,
  field: Field,
  counts: readonly number[],
  table: Table,
): [FieldState, string[]] {
  const mark = fieldMark(field.id);
  if (table.hovered?.text === mark || table.selected?.text === mark) return ['recall', []];
  if (pointer.recalling && player && (counts[player.seat] ?? 0) > 0) {
    if (pointer.marks.includes(mark)) return ['marked', []];
    if (plan ? plan.next.includes(mark) : legalAction(table, mark) !== null) return ['recall', []];
    return ['kept', heldBy(table.view, mark, plan?.marks ?? [])];
  }
  if (on.state === 'legal' || on.state === 'chosen') return ['legal', []];
  if (on.state === 'refused') return ['refused', []];
  return [counts.some((count) => count > 0) ? 'held' : 'plain', []];
}

// --- cities --------------------------------------------------------------------------------------------------------

function cityScene(
  table: Table,
  player: Player | null,
  pointer: Pointer,
  connections: readonly ConnectionScene[],
  city: City,
): CityScene {
  const inNetwork = player?.network.includes(city.id) ?? false;
  const way = connections.find(
    ({ connection, price }) => price !== null && (connection.from === city.id || connection.to === city.id),
  );
  const reached = way && !inNetwork && player?.spy !== city.id ? way : null;
  const text = player?.spy ? (reached ? reached.text : `MOVE(${city.id})`) : null;
  const action = text === null || pointer.recalling ? null : legalAction(table, text);
  let state: CityState = action ? 'legal' : inNetwork ? 'network' : 'far';
  if (player?.spy === city.id) state = 'spy';
  if (reached && pointer.recalling && reached.state === 'legal') state = 'legal';
  return {
    city,
    state,
    action,
    text,
    chosen: text !== null && table.selected?.text === text,
    hovered: action !== null && table.hovered?.text === text,
  };
}
