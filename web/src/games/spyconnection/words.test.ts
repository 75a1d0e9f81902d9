import { afterEach, describe, expect, test } from 'vitest';
import { actionOf, fixture, FIXTURES, LANGUAGES, tableOf } from './fixtures/table';
import { model } from './model';
import { recallMode } from './draft.svelte';
import { cityCode, effect, label, ownText, prompt, sentence, whereabouts } from './words';

afterEach(() => recallMode.stop());

test('the three letters of a city are those of the reader’s language', () => {
  const letters = (lang: string): string[] =>
    ['ROM', 'IST'].map((city) => cityCode(tableOf('middle', {}, lang).texts, city));
  expect(letters('en')).toEqual(['ROM', 'IST']);
  expect(letters('pl')).toEqual(['RZY', 'STA']);
});

describe('prompt', () => {
  test('asks the own seat, without buttons where the map and the cards are the answer', () => {
    const { text, buttons } = prompt(tableOf('middle'));
    expect(text).toBe('Your turn: take a mission, connect a new city or move your spy.');
    expect(buttons).toEqual([]);
  });

  test('names the other seat while it chooses', () => {
    expect(prompt(tableOf('waiting')).text).toMatch(/^Mara chooses/);
    expect(prompt(tableOf('spectator')).text).toMatch(/^Mara chooses/);
    expect(prompt(tableOf('waiting')).buttons).toEqual([]);
  });

  test('offers to stay after moving, to waive an extra turn, to cover and to finish', () => {
    const kinds = (name: string): string[] => prompt(tableOf(name)).buttons.map(({ text }) => text);
    expect(kinds('moved')).toEqual(['STOP']);
    expect(kinds('crowd')).toEqual(['WAIVE']);
    expect(kinds('cover')).toEqual(['COVER(1)', 'COVER(2)', 'DONE']);
  });

  test('says that this is the last turn', () => {
    expect(prompt(tableOf('last')).text).toMatch(/^This is your last turn\. Your turn:/);
  });

  test('names the winner when the game is over', () => {
    expect(prompt(tableOf('over')).text).toBe('The game is over. Yuki wins the game.');
  });

  test('counts the agents to take back for a connection', () => {
    recallMode.start('BER-BEL');
    expect(prompt(tableOf('middle')).text).toBe('Connect Belgrade: choose one more agent to take back.');
    recallMode.toggle('RECALL_FIELD(LON-BER-1)');
    expect(prompt(tableOf('middle')).text).toBe('Connect Belgrade for 5 agents now?');
  });

  test('has at most three buttons in every fixture', () => {
    for (const name of FIXTURES) expect(prompt(tableOf(name)).buttons.length, name).toBeLessThanOrEqual(3);
  });
});

describe('effect', () => {
  const of = (name: string, text: string): string => effect(tableOf(name), actionOf(tableOf(name), text));

  test('of connecting: price field by field, what is left, and what the end of the turn brings', () => {
    expect(of('middle', 'CONNECT(BER-MON)')).toBe(
      '3 agents (1 + 1 + 1). 1 left in your supply. Fulfils Start mission: 4 points, 4 agents back. Covers Monaco on Mission 17.',
    );
  });

  test('of a connection that is too dear: what is lacking', () => {
    const table = tableOf('middle');
    const action = { id: -1, text: 'CONNECT(BER-BEL)', kind: 'CONNECT', args: { connection: 'BER-BEL' } };
    expect(effect(table, action)).toBe('5 agents (1 + 2 + 2). You have 4.');
  });

  test('of taking: planning agents, and the spy’s city at once', () => {
    expect(of('middle', 'TAKE(1)')).toBe('2 points; no planning agents.');
    expect(of('middle', 'TAKE(4)')).toBe(
      '7 points; 2 planning agents, locked until the mission is over. 2 left in your supply. You may cover Berlin at once.',
    );
    expect(of('dark_free', 'TAKE(4)')).toBe('7 points; no planning agents. You may cover Berlin at once.');
  });

  test('of recalling: the cities that leave the network', () => {
    expect(of('middle', 'RECALL_FIELD(BER-OSL-2)')).toBe('1 agent comes back. Out of your network: Oslo.');
  });

  test('of discarding: the agents that come back', () => {
    expect(of('middle', 'DISCARD(1)')).toBe('You give up the mission and get back 3 agents.');
  });
});

test('labels name missions and cities, not numbers of places', () => {
  const table = tableOf('middle');
  expect(label(table, actionOf(table, 'TAKE(1)'))).toBe('Take London + Monaco from slot 1');
  expect(label(table, actionOf(table, 'CONNECT(BER-MON)'))).toBe('Connect Monaco');
  expect(label(table, actionOf(table, 'RECALL_CIRCLE(1, LON)'))).toBe('Recall from London, Start mission');
  const ending = tableOf('cover');
  expect(label(ending, actionOf(ending, 'COVER(1)'))).toBe('Fulfil Start mission');
  expect(label(ending, actionOf(ending, 'COVER(2)'))).toBe('Cover Monaco: Mission 17');
});

test('the log names players, missions by their cities, and places', () => {
  const table = tableOf('fulfilled');
  const lines = fixture('fulfilled').events.map((event) => sentence(table, event));
  expect(lines).toContain('Mara covers Monaco on mission London + Monaco + Berlin + Warsaw.');
  expect(lines.join(' ')).not.toMatch(/\b[MS]\d\d?\b|\?/);
});

test('a panel says where the spy is', () => {
  expect(whereabouts(tableOf('middle'), 1)).toBe('in Monaco');
});

describe('in every language', () => {
  test.each(LANGUAGES)('%s: every text of every fixture is there with all its arguments', (lang) => {
    for (const name of FIXTURES) {
      const table = tableOf(name, {}, lang);
      expect(prompt(table).text).not.toBe('');
      for (const action of table.legal) {
        expect(label(table, action)).not.toBe('');
        expect(effect(table, action)).not.toBe('');
      }
      for (const event of fixture(name).events) expect(sentence(table, event)).not.toBe('');
      for (const { heading, lines } of model(table)) {
        expect(heading).not.toBe('');
        expect(lines.every(({ text }) => text !== '')).toBe(true);
      }
    }
  });
});

test('a spectator reads whose agents, missions and network he looks at', () => {
  const table = tableOf('middle', { seat: null });
  const told = model(table).flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]);
  expect(told.filter((text) => /\byour\b/i.test(text))).toEqual([]);
  expect(ownText(table, 'ui-your-agents')).toMatch(/^Agents of /);
  expect(ownText(tableOf('middle'), 'ui-your-agents')).toBe('Your agents');
});
