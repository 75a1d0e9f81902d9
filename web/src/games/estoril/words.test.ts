import { describe, expect, test } from 'vitest';
import { eventMaker } from '$lib/testing';
import { fixture, FIXTURES, LANGUAGES, tableOf } from './fixtures/table';
import { model } from './model';
import type { GameEvent, View } from './view';
import { effect, label, prompt, sentence } from './words';

const DECISIONS = FIXTURES.filter((name) => fixture(name).legal.length > 0);

describe('in every language', () => {
  test.each(LANGUAGES)('%s: every text of every fixture is there with all its arguments', (lang) => {
    for (const name of FIXTURES) {
      const table = tableOf(name, {}, lang);
      expect(prompt(table).text).not.toBe('');
      for (const action of table.legal) {
        expect(label(table, action)).not.toBe('');
        expect(effect(table, action), `${name} ${action.text}`).not.toBe('');
      }
      for (const event of fixture(name).events) {
        const said = sentence(table, event);
        expect(said).not.toBe('');
        expect(said, `${name} ${event.kind}`).not.toMatch(/\?|RED-|GREEN-|BLUE-|YELLOW-|\.\./);
      }
      for (const { heading, lines } of model(table)) {
        expect(heading).not.toBe('');
        expect(lines.every(({ text }) => text !== '')).toBe(true);
      }
    }
  });
});

test('a hidden card has a sentence of its own', () => {
  const table = tableOf('card');
  const event = eventMaker<GameEvent>()(1, 'placed', { seat: 1, space: '2-II', card: null });
  expect(sentence(table, event)).toBe('Tomasz places a face-down card on Hotel Palácio II.');
  expect(sentence(table, { ...event, args: { ...event.args, card: 'C05' } })).toBe(
    'Tomasz places on Hotel Palácio II: G. Green.',
  );
});

test('there are at most three buttons, and none where the board or the hand is the answer', () => {
  for (const name of DECISIONS) expect(prompt(tableOf(name)).buttons.length, name).toBeLessThanOrEqual(3);
  for (const name of ['card', 'space', 'assassin', 'seducer', 'seducer_space', 'diplomat', 'boca']) {
    expect(prompt(tableOf(name)).buttons, name).toEqual([]);
  }
  expect(prompt(tableOf('conspirator')).buttons.map(({ text }) => text)).toEqual(['KEEP', 'TAKE']);
});

test('others are told what a seat is doing, not with which card', () => {
  expect(prompt(tableOf('waiting')).text).toMatch(/ chooses a character to place\.$/);
  expect(prompt(tableOf('spectator')).text).toMatch(/ chooses a character to place\.$/);
});

test('the text model offers exactly the legal actions', () => {
  for (const name of DECISIONS) {
    const table = tableOf(name);
    const offered = new Set(
      model(table).flatMap(({ lines }) => lines.flatMap(({ action }) => (action ? [action.text] : []))),
    );
    expect([...offered].sort()).toEqual(table.legal.map(({ text }) => text).sort());
  }
});

/** What the hovered action will do, by the action's text. */
function effects(name: string, changes: (view: View) => void = () => undefined): Record<string, string> {
  const table = tableOf(name);
  const view = structuredClone(table.view);
  changes(view);
  const seen = { ...table, view };
  return Object.fromEntries(table.legal.map((action) => [action.text, effect(seen, action)]));
}

test('while discarding one is told how many are left, then to confirm', () => {
  const table = tableOf('discard');
  expect(table.view.to_discard).toBeGreaterThan(0);
  expect(prompt(table).text).toContain(`Discard ${table.view.to_discard} more`);
  expect(prompt({ ...table, view: { ...table.view, to_discard: 0 } }).text).toBe('These are your discards. Confirm.');
});

test('a shared victory names all who share it (EST-11.10)', () => {
  const table = tableOf('over');
  const won = (winners: number[]): string => prompt({ ...table, view: { ...table.view, winners } }).text;
  expect(won([2])).toBe('The game is over. Ilse wins the game.');
  expect(won([0, 1])).toBe('The game is over. Mara and Tomasz share the victory.');
});

test('a nationalist is told what it counts and where that leads', () => {
  expect(effects('ability')['SYMBOL(nationalist)']).toBe(
    'Gain 2 influence: 1 for each equal flag here and at adjacent places. Then: Mara 2, Ilse 0.',
  );
  const other = (view: View): void => {
    view.previews['SYMBOL(nationalist)']!.rally = 7;
  };
  expect(effects('ability', other)['SYMBOL(nationalist)']).toContain('Gain 7 influence');
  const table = tableOf('ability');
  expect(model(table).flatMap(({ lines }) => lines.map(({ text }) => text))).toContainEqual(
    expect.stringMatching(/Roque.*Nationalist now: \+2\.$/),
  );
});

test('who places a nationalist is told what it would count there now', () => {
  const said = effects('space', (view) => {
    Object.keys(view.previews).forEach((text, i) => (view.previews[text] = { rally: i }));
  });
  const numbers = Object.values(said).map((text) => Number(/Nationalist now: \+(\d+)\./.exec(text)?.[1]));
  expect(numbers).toEqual([...numbers.keys()]);
});

test('a seducer is told the totals after the move, and who wins a tie', () => {
  const entry = (seat: number, known: number) => ({ seat, known, least: known, most: known, unknown: 0 });
  const influence = [
    { ...entry(1, 4), lowest: 'II' as const },
    { ...entry(0, 4), lowest: 'III' as const },
    { ...entry(2, 1), lowest: 'I' as const, unknown: 1, most: 3 },
  ];
  const told = (tie: number | null) => (view: View) => {
    view.previews['SPACE(2-I)'] = { influence, tie };
  };
  expect(effects('seducer', told(null))['SPACE(2-I)']).toMatch(/Then: Tomasz 4, Mara 4, Ilse 1–3\.$/);
  expect(effects('seducer', told(1))['SPACE(2-I)']).toMatch(/Then: Tomasz 4, Mara 4, Ilse 1–3 \(Tomasz by II\)\.$/);
  for (const name of ['seducer', 'seducer_space', 'assassin']) {
    const totals = Object.values(effects(name)).filter((text) => text.includes('Then: '));
    expect(totals.length, name).toBeGreaterThan(0);
  }
});

test('the button of a symbol names an only target and the totals that the engine tells', () => {
  const one = (view: View): void => {
    const target = view.places.flatMap(({ spaces }) => spaces).find(({ character }) => character?.card)!;
    const totals = [
      [0, 5],
      [1, 3],
    ];
    view.previews = { 'SYMBOL(assassin)': { outcomes: [{ space: target.space, totals, leader: 0 }] } };
  };
  const table = tableOf('ability');
  one(table.view);
  const symbol = { id: 0, text: 'SYMBOL(assassin)', kind: 'SYMBOL', args: { symbol: 'assassin' } };
  expect(label(table, symbol)).toMatch(/^Assassin: .+ → A 5 · C 3$/);
  expect(effect(table, symbol)).toMatch(/Mara 5, Tomasz 3\.$/);
  table.view.previews = { 'SYMBOL(assassin)': { outcomes: [] } };
  expect(label(table, symbol)).toBe('Assassin');
});

test('at Boca do Inferno each candidate shows what missions lose', () => {
  const said = effects('boca', (view) => {
    const women = { mission: 'M11', before: 2, left: 1, had: 3, rest: 0 };
    view.previews['SPACE(7-II)'] = { changes: [women, { mission: 'M07', before: 3, left: 2, had: 6, rest: 6 }] };
    view.previews['SPACE(7-III)'] = { changes: [] };
  });
  expect(said['SPACE(7-II)']).toMatch(/Missions: Women 2 → 1 \(points 3 → 0\), Seducers 3 → 2\.$/);
  expect(said['SPACE(7-III)']).toMatch(/No mission counts this card\.$/);
});

test('the text model tells what lies next to what, and what is being resolved', () => {
  const table = tableOf('ability');
  const said = model(table).flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(said.filter((line) => line.startsWith('Adjacent places: '))).toHaveLength(6);
  expect(said.filter((line) => line.includes('next to '))).toHaveLength(
    table.view.places.flatMap(({ spaces }) => spaces).filter(({ adjacent }) => adjacent.length > 0).length,
  );
  expect(said.some((line) => /^Being resolved: .*, space [IV]+: /.test(line))).toBe(true);
});
