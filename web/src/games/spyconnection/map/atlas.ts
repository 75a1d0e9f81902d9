/** The map of a data set: where cities and fields lie, and how connections run. */
import type { Card } from '../view';
import reconstruction1 from '../data/reconstruction-1.json';

export interface Point {
  x: number;
  y: number;
}
export interface Field extends Point {
  id: string;
  connection: string;
  /** Place in the row of its connection, from 0. */
  index: number;
}
export interface City extends Point {
  id: string;
}
export interface Connection {
  id: string;
  from: string;
  to: string;
  fields: Field[];
}
export interface Atlas {
  cities: Map<string, City>;
  connections: Map<string, Connection>;
  fields: Map<string, Field>;
  cards: Map<string, Card>;
}

type Data = typeof reconstruction1;

function point(at: number[]): Point {
  return { x: at[0]!, y: at[1]! };
}

function read(data: Data): Atlas {
  const connections = data.connections.map((connection) => ({
    ...connection,
    fields: connection.fields.map((field, index) => ({
      id: field.id,
      connection: connection.id,
      index,
      ...point(field.at),
    })),
  }));
  return {
    cities: new Map(data.cities.map((city) => [city.id, { id: city.id, ...point(city.at) }])),
    connections: new Map(connections.map((connection) => [connection.id, connection])),
    fields: new Map(connections.flatMap((connection) => connection.fields.map((field) => [field.id, field]))),
    cards: new Map(data.cards.map((card) => [card.card, card])),
  };
}

/** The map and the cards played with. */
export const ATLAS: Atlas = read(reconstruction1);

export function cityAt(id: string): City {
  const city = ATLAS.cities.get(id);
  if (!city) throw new Error(`no city ${id} on this map`);
  return city;
}

export function connectionAt(id: string): Connection {
  const connection = ATLAS.connections.get(id);
  if (!connection) throw new Error(`no connection ${id} on this map`);
  return connection;
}

export function fieldAt(id: string): Field {
  const field = ATLAS.fields.get(id);
  if (!field) throw new Error(`no field ${id} on this map`);
  return field;
}

/** The connection between two cities, if there is one. */
export function between(a: string, b: string): Connection | null {
  return ATLAS.connections.get(`${a}-${b}`) ?? ATLAS.connections.get(`${b}-${a}`) ?? null;
}

/** The far end of a connection seen from one of its cities. */
export function farEnd(connection: Connection, city: string): string {
  return connection.from === city ? connection.to : connection.from;
}

/** The line of a connection from city to city through its fields, beginning at `from` where that is given. */
export function course(connection: Connection, from: string = connection.from): Point[] {
  const points = [cityAt(connection.from), ...connection.fields, cityAt(connection.to)];
  return from === connection.from ? points : points.reverse();
}
