import { describe, expect, test } from 'vitest';
import { fixture, FIXTURES, LANGUAGES, tableOf } from './fixtures/table';
import { model } from './model';
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
  const event = {
    n: 1,
    kind: 'placed',
    args: { seat: 1, space: '2-II', card: null },
    private: false,
    reveals: false,
    by_chance: false,
  };
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
