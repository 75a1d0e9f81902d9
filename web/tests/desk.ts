/** A table with a game of no rules, for tests of what the shell does around it. */
import type { Component } from 'svelte';
import type { GameClient, LegalAction, Lesson } from '../src/lib/game';
import { Book } from '../src/lib/i18n/book';

export const action = (id: number): LegalAction => ({ id, text: `TAKE(${id})`, kind: 'TAKE', args: { slot: id } });
export { body, moved as event } from './bodies';
export const myTurn = { to_move: [0], decision: '0-1', legal: [action(1), action(2)] };

export const Nothing = (() => ({})) as unknown as Component<Record<string, unknown>>;

/** Its text model offers what is legal; it has the lessons given. */
export function client(over: Partial<GameClient<unknown>> = {}, lessons: Lesson<unknown>[] = []): GameClient<unknown> {
  return {
    name: 'spyconnection',
    Board: Nothing,
    shape: 1.5,
    Hand: Nothing,
    Panel: Nothing,
    SeatChip: Nothing,
    ScoreSheet: Nothing,
    prompt: ({ legal }) => ({ text: legal.length > 0 ? 'Take one.' : 'Wait.', buttons: [] }),
    effect: (_, { id }) => `You get ${id}.`,
    label: (_, { id }) => `Take ${id}`,
    sentence: (_, { n }) => `Event ${n}.`,
    points: () => 0,
    model: ({ legal }) => [{ heading: 'Choices', lines: legal.map((one) => ({ text: one.text, action: one })) }],
    guides: { first: () => Promise.resolve({ record: {}, lessons }) },
    ...over,
  };
}

export const book = new Book('en', []);
