import { describe, expect, test } from 'vitest';
import { FIXTURES, fixture, LANGUAGES, tableOf } from './fixtures/table';
import { occasions, sourceOf } from './parts/history';
import { pieces, targets, tray } from './map/scene';
import { routesBetween, SPACES } from './map/atlas';
import { model } from './model';
import { suit } from './view';
import { effect, label, prompt, sentence } from './words';

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(FIXTURES)('all is said about %s', (name) => {
    const table = tableOf(name, {}, lang);
    const said = [
      prompt(table).text,
      ...table.legal.flatMap((action) => [label(table, action), effect(table, action)]),
      ...table.log!.map((event) => sentence(table, event)),
      ...model(table).flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]),
    ];
    expect(said.filter((text) => text === '' || /\{|undefined|\bNaN\b/.test(text))).toEqual([]);
    expect(prompt(table).buttons.length).toBeLessThanOrEqual(3);
  });
});

test('the board: 58 spaces, every pair of neighbours has its routes', () => {
  expect(SPACES.size).toBe(58);
  expect(routesBetween('N4', 'P07').map(({ kind }) => kind)).toEqual(['land', 'water']);
  expect(routesBetween('R1', 'N8')).toEqual([]);
});

test('a seat wears the colour it plays', () => {
  const { view } = fixture('act');
  expect(view.players.map(({ seat }) => suit(view, seat)).sort()).toEqual([0, 1, 2, 3]);
});

test('every legal step is a target on the map, told by land or water', () => {
  const table = tableOf('step');
  const steps = table.legal.filter(({ kind }) => kind === 'STEP');
  expect(
    targets(table)
      .map(({ action }) => action.text)
      .sort(),
  ).toEqual(steps.map(({ text }) => text).sort());
  expect(targets(table).every(({ route }) => route !== null)).toBe(true);
  expect(pieces(table)).toHaveLength(17);
  expect(pieces(table).filter(({ chosen }) => chosen)).toHaveLength(1);
});

test('the tray has three balls; only those that can be used carry an action', () => {
  const table = tableOf('act');
  expect(tray(table)).toHaveLength(3);
  for (const { ball, used, action } of tray(table)) if (action) expect([ball, used]).toEqual([action.args.ball, false]);
});

test('what was seen and shown is read from the log, each line with its event', () => {
  const table = tableOf('over');
  const all = occasions(table.log!);
  expect(all.length).toBeGreaterThan(2);
  const looked = all.find(({ asker }) => asker === table.seat)!;
  expect(table.log!.find(({ n }) => n === looked.n)!.args).toMatchObject({ cards: looked.cards });
  expect(sourceOf(all, looked.shower, looked.asker, looked.cards)).toBe(looked);
});

test('the map by text: streets and canals of every space, who stands there, and how far it is', () => {
  const table = tableOf('step');
  const section = (heading: string): string[] =>
    model(table)
      .find((one) => one.heading === heading)!
      .lines.map(({ text }) => text);
  const map = section('The map');
  expect(map).toHaveLength(58);
  expect(map.every((line) => /by (land|water) to /.test(line))).toBe(true);
  const other = table.view.players[1]!;
  const there = map.find((line) => line.startsWith(table.texts.name('space', other.figures.tall)))!;
  expect(there).toContain('Tomasz');
  const far = section('How far your figures have to go');
  expect(far).toHaveLength(8);
  const steps = table.view.steps!.tall!;
  expect(far.find((line) => line.startsWith('tall: steps to'))).toContain(
    `place 7, the Glassblowers’ Court ${steps['N7']}`,
  );
});
