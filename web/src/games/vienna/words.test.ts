import { afterEach, describe, expect, test } from 'vitest';
import { eventMaker } from '$lib/testing';
import { aim, draft } from './draft.svelte';
import { fixture, FIXTURES, LANGUAGES, tableOf } from './fixtures/table';
import { model } from './model';
import { legalOf, prospectOf, type GameEvent } from './view';
import { effect, label, prompt, sentence, targetEffect } from './words';

const event = eventMaker<GameEvent>();
const DECISIONS = FIXTURES.filter((name) => fixture(name).legal.length > 0);
afterEach(() => {
  draft.clear();
  aim.house = aim.building = aim.use = null;
});

describe('in every language', () => {
  test.each(LANGUAGES)('%s: every text of every fixture is there with all its arguments', (lang) => {
    for (const name of FIXTURES) {
      const table = tableOf(name, {}, lang);
      expect(prompt(table).text).not.toBe('');
      for (const action of table.legal) {
        expect(label(table, action), `${name} ${action.text}`).not.toBe('');
        expect(effect(table, action), `${name} ${action.text}`).not.toBe('');
      }
      for (const event of fixture(name).events) expect(sentence(table, event), `${name} ${event.kind}`).not.toBe('');
      for (const { heading, lines } of model(table)) {
        expect(heading).not.toBe('');
        expect(lines.every(({ text }) => text !== '')).toBe(true);
      }
    }
  });
});

test('there are at most three buttons', () => {
  for (const name of DECISIONS) expect(prompt(tableOf(name)).buttons.length, name).toBeLessThanOrEqual(3);
});

test('the text model offers exactly the legal actions', () => {
  for (const name of DECISIONS) {
    const table = tableOf(name);
    const offered = new Set(model(table).flatMap(({ lines }) => lines.flatMap(({ action }) => action?.text ?? [])));
    expect([...offered].sort(), name).toEqual(table.legal.map(({ text }) => text).sort());
  }
});

test('pointing at a house in action III tells price, squares, points and bonuses', () => {
  const table = tableOf('intro_action_iii');
  const [place] = legalOf(table, 'PLACE');
  for (const { building } of table.view.buildings) {
    const prospect = prospectOf(table.view, building);
    if (!prospect) continue;
    const { price, squares, discounts, bonuses, fulfil } = prospect;
    aim.house = building;
    const text = effect(table, place!);
    expect(text).toBe(targetEffect(table, building));
    expect(text).toContain(price === 0 ? 'costs nothing' : `Pay ${price} ×`);
    for (const { secret, points } of squares) expect(text).toContain(`${secret}, ${points} point`);
    expect(text.split('Works too: Action ').length - 1).toBeGreaterThanOrEqual(discounts.length + bonuses.length);
    for (const mission of fulfil) expect(text).toContain(mission);
  }
  expect(prospectOf(table.view, aim.house!)).toBeDefined();
});

test('accepting a mission pays what the engine says, and a purchase costs it', () => {
  const table = tableOf('full_missions');
  const mission = table.view.display.find((other) => other !== null)!.mission;
  const accept = { id: 0, text: `ACCEPT(${mission})`, kind: 'ACCEPT', args: { mission } };
  const buy = { id: 1, text: 'BUY(map)', kind: 'BUY', args: { item: 'map' } };
  const view = { ...table.view, previews: { [accept.text]: { money: 17 }, [buy.text]: { price: 23 } } };
  expect(effect({ ...table, view }, accept)).toContain('17 schilling');
  expect(effect({ ...table, view }, buy)).toContain('23 schilling');
});

test('a part of a card says what it would bring', () => {
  const table = tableOf('intro_assign');
  const action = table.legal.find(({ kind }) => kind.startsWith('FOR_'))!;
  const card = String(action.args.card);
  aim.use = { role: 'II', card };
  expect(effect(table, action)).toMatch(/^You take one: /);
  aim.use = { role: 'IV', card };
  expect(effect(table, action)).toMatch(/advances one space: \d+ point/);
  expect(label(table, action)).toMatch(/^Card “[a-z]+” for action IV$/);
});

test('hidden cards have sentences of their own', () => {
  const table = tableOf('intro_waiting');
  expect(sentence(table, event(1, 'drew', { seat: 1, card: null }))).toBe('Tomasz draws a card.');
  const taken = event(2, 'bribes', { seat: 1, bribe: 'wine', count: 2, card: null });
  expect(sentence(table, taken)).toBe('Tomasz takes 2 × wine.');
});

test('a card is named by what it does, and never by its number', () => {
  const table = tableOf('intro_waiting');
  const say = (...told: Parameters<typeof event>): string => sentence(table, event(...told));
  expect(say(1, 'drew', { seat: 1, card: '011' })).toMatch(/^Tomasz draws a card: “[a-z]+ · [a-z]+ · .+”\.$/);
  expect(say(2, 'revealed', { seat: 1, card: '011', role: 'II' })).toMatch(/card “[a-z]+” for action II/);
  expect(say(3, 'drawer', { seat: 1, card: '011', drawer: 2, old: null })).toMatch(
    /“Bribe of action II is .+: 2 points”/,
  );
  for (const name of FIXTURES) {
    const shown = tableOf(name);
    const told = [
      ...shown.legal.map((action) => `${label(shown, action)} ${effect(shown, action)}`),
      ...fixture(name).events.map((one) => sentence(shown, one)),
      ...model(shown).flatMap(({ lines }) => lines.map(({ text }) => text)),
    ];
    expect(told.filter((text) => /\bcard \d\d\d\b/i.test(text))).toEqual([]);
  }
});

test('a spectator is not spoken to as if the desk were his', () => {
  const table = tableOf('full_spectator');
  const told = model(table).flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]);
  expect(told.filter((text) => /\byou\b|\byour\b/i.test(text))).toEqual([]);
});
