import { describe, expect, test } from 'vitest';
import { FIXTURES, LANGUAGES, strictTexts, tableOf } from '../fixtures/table';
import { ATLAS, connectionAt, fieldAt } from './atlas';
import { CITY_RADIUS, FIELD_RADIUS, fan, seating, touchesDisc, VIEW } from './geometry';
import { LANDMARKS } from './landmarks';
import { guessWidth, plate, plateSize } from './plates';
import { scene, type Pointer } from './scene';
import { placeTags } from './tags';

const AT_REST: Pointer = { recalling: false, target: null, marks: [], pointed: null };

describe('the map', () => {
  test('has a landmark for every city', () => {
    expect(Object.keys(LANDMARKS).sort()).toEqual([...ATLAS.cities.keys()].sort());
  });

  test.each(LANGUAGES.flatMap((lang) => [false, true].map((phone) => [lang, phone] as const)))(
    'no name plate touches a field or lies outside: %s, phone %s',
    (lang, phone) => {
      for (const city of ATLAS.cities.keys()) {
        const name = strictTexts(lang).name('city', city);
        const size = plateSize(name, lang, phone);
        const box = plate(city, guessWidth(name, size), size);
        for (const field of ATLAS.fields.values()) {
          expect(touchesDisc(box, field, FIELD_RADIUS - 1), `${name} on ${field.id}`).toBe(false);
        }
        expect(box.x >= VIEW.x && box.x + box.w <= VIEW.x + VIEW.w && box.y + box.h <= VIEW.y + VIEW.h, name).toBe(
          true,
        );
      }
    },
  );

  test('a price tag lies on no field and no city', () => {
    for (const connection of ATLAS.connections.values()) {
      const at = placeTags([connection], []).get(connection.id)!;
      const box = { x: at.toLeft ? at.x - 52 : at.x, y: at.y - 14, w: 52, h: 28 };
      for (const field of ATLAS.fields.values())
        expect(touchesDisc(box, field, FIELD_RADIUS), connection.id).toBe(false);
      for (const city of ATLAS.cities.values()) expect(touchesDisc(box, city, CITY_RADIUS), connection.id).toBe(false);
    }
  });

  test.each([2, 3, 4])('%i owners share a field side by side', (count) => {
    const { places, scale } = seating(connectionAt('BER-OSL'), fieldAt('BER-OSL-1'), count);
    expect(places).toHaveLength(count);
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(22 * scale);
    }
  });

  test('the own spy stands in the middle, others beside it', () => {
    expect(fan([0, 1], 0, 1)).toEqual(
      new Map([
        [1, 15],
        [0, 0],
      ]),
    );
    expect(fan([1, 2], 0, -1)).toEqual(
      new Map([
        [1, -15],
        [2, -27],
      ]),
    );
  });
});

describe('what may be done', () => {
  test('is brass: cities of the network and connections that can be paid', () => {
    const { cities, connections } = scene(tableOf('middle'), AT_REST);
    const legal = cities.filter(({ state }) => state === 'legal').map(({ city }) => city.id);
    expect(legal.sort()).toEqual(['LON', 'MON', 'OSL', 'PAR', 'WAR']);
    const ways = connections.filter(({ state }) => state === 'legal').map(({ connection }) => connection.id);
    expect(ways.sort()).toEqual(['BER-MON', 'PAR-BER']);
  });

  test('every legal MOVE and CONNECT of every fixture has its target', () => {
    for (const name of FIXTURES) {
      const table = tableOf(name);
      const { cities, connections } = scene(table, AT_REST);
      const targets = [...cities, ...connections].flatMap(({ action }) => action?.text ?? []);
      const wanted = table.legal.filter(({ kind }) => kind === 'MOVE' || kind === 'CONNECT').map(({ text }) => text);
      expect([...new Set(targets)].sort(), name).toEqual(wanted.sort());
    }
  });

  test('a dear connection shows its price, and why when it is pointed at', () => {
    const at = (pointed: string | null) =>
      scene(tableOf('middle'), { ...AT_REST, pointed }).connections.find(
        ({ connection }) => connection.id === 'BER-BEL',
      )!;
    expect([at(null).state, at(null).price, at(null).short]).toEqual(['dear', 5, 1]);
    expect(at('CONNECT(BER-BEL)').state).toBe('refused');
  });

  test('while recalling: what may go, what is marked, what must stay and why', () => {
    const pointer = { recalling: true, target: 'BER-BEL', marks: ['RECALL_FIELD(LON-BER-1)'], pointed: null };
    const { fields, connections } = scene(tableOf('middle'), pointer);
    const state = (id: string) => fields.find(({ field }) => field.id === id)!;
    expect(state('LON-BER-1').state).toBe('marked');
    expect(state('LON-BER-2').state).toBe('recall');
    expect([state('BER-WAR-1').state, state('BER-WAR-1').holds]).toEqual(['kept', ['BER-WAR-2']]);
    expect(connections.find(({ connection }) => connection.id === 'BER-BEL')!.state).toBe('legal');
  });

  test('nothing is offered to those who wait', () => {
    const { cities, connections } = scene(tableOf('waiting'), AT_REST);
    expect([...cities, ...connections].every(({ action }) => action === null)).toBe(true);
    expect(connections.every(({ state }) => state === 'plain')).toBe(true);
  });

  test('shared connections have one line for each owner', () => {
    const { connections, fields } = scene(tableOf('crowd'), AT_REST);
    const shared = connections.find(({ connection }) => connection.id === 'BER-OSL')!;
    expect(shared.lanes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(shared.lanes.map(({ path }) => path)).size).toBe(4);
    expect(fields.find(({ field }) => field.id === 'BER-OSL-1')!.owners).toHaveLength(4);
  });
});
