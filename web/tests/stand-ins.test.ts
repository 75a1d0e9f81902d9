/** Moves made for a person, the folded set-up, hints with reasons, and the sheet at the end. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Hint, TableBody } from '../src/lib/api/types';
import { Book } from '../src/lib/i18n/book';
import { gameBook, speech } from '../src/lib/i18n/index.svelte';
import { byTurn } from '../src/lib/table/history';
import { LiveTable } from '../src/lib/table/live.svelte';
import { winnersLine } from '../src/lib/table/ranking';
import { reasons } from '../src/lib/table/reasons';
import Desk from '../src/pages/table/Desk.svelte';
import { player } from './bodies';
import { action, body, book, client, event, myTurn } from './desk';

const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
let live: LiveTable;
async function sitDown(over: Partial<TableBody>, texts: Book = book): Promise<void> {
  live = new LiveTable('m');
  live.receive(body({ ...myTurn, ...over }));
  render(Desk, { live, client: client(), book: texts });
  await soon();
}
const sitter = (seat: number, mine: boolean, over = {}): TableBody['players'][number] =>
  player(seat, { kind: mine ? 'human' : 'bot', name: mine ? 'Ann' : null, connected: true, mine, ...over });

beforeAll(() => speech.speak('en'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  live?.stop();
  cleanup();
});

describe('a move made for me', () => {
  const made = { after: 2, by: 'clock', action: action(2), fresh: true } as const;
  const events = [event(1), event(2), event(3)];

  it('is told in the prompt until I act, and in the log for good', async () => {
    await sitDown({ events, stand_ins: [made] });
    const told = 'Your time was up; a bot played for you: Take 2';
    expect(screen.getByTestId('prompt').textContent).toContain(told);
    expect(screen.getByTestId('made-for-me').textContent).toContain(told);
    const lines = [...document.querySelectorAll('[data-log] li')].map((line) => line.textContent!.trim());
    expect(lines.findIndex((line) => line.includes(told))).toBe(2);
    live.receive(body({ ...myTurn, seq: 3, stand_ins: [{ ...made, fresh: false }] }));
    await soon();
    expect(screen.getByTestId('prompt').textContent).not.toContain('bot played');
    expect(screen.getByTestId('made-for-me').textContent).toContain(told);
  });

  it('is counted where there are several', async () => {
    await sitDown({ events, stand_ins: [made, { ...made, by: 'bot', action: action(1) }] });
    expect(screen.getByTestId('prompt').textContent).toContain('A bot has made 2 moves for you, the last one: Take 1.');
  });
});

it('says in the log which moves of others a bot made', async () => {
  await sitDown({ events: [event(1), { ...event(2), stand_in: true }] });
  const lines = [...document.querySelectorAll('[data-log] li')].map((line) => line.textContent);
  expect(lines.map((line) => line!.includes('by a bot'))).toEqual([false, true]);
});

describe('the set-up', () => {
  const turn = (n: number, number: number): ReturnType<typeof event> => ({
    ...event(n),
    kind: 'turn',
    args: { number },
  });
  const events = [event(1), event(2), event(3), event(4), turn(5, 1), event(6), turn(7, 1), event(8), turn(9, 2)];

  it('is one folded line of the log; what follows stands in its round', async () => {
    await sitDown({ events, dealt: 5 });
    const folded = screen.getByTestId('set-up') as HTMLDetailsElement;
    expect(folded.open).toBe(false);
    expect(folded.querySelector('summary')!.textContent).toBe('The set-up: 4 lines');
    expect(folded.querySelectorAll('li')).toHaveLength(4);
    expect(document.querySelectorAll('[data-log] li')).toHaveLength(6);
    expect([...document.querySelectorAll('[data-log] h3')].map((heading) => heading.textContent)).toEqual([
      'Round 1',
      'Round 2',
    ]);
  });

  it('is not folded where it is short', () => {
    expect(byTurn(events.slice(2), 5).some(({ dealt }) => dealt)).toBe(false);
    expect(byTurn(events, 5).map(({ turn, dealt }) => [turn, dealt])).toEqual([
      [null, true],
      [1, undefined],
      [2, undefined],
    ]);
  });
});

describe('a hint', () => {
  const grounds = { steps: 1, brings: { points: 1 }, costs: { agents: 2 }, keeps: { agents: 3 }, less: {}, more: {} };
  const hint = (value: number | null, bot = 'ismcts'): Hint => ({
    seat: 0,
    decision: '0-1',
    bot,
    action: action(1),
    best: [
      { action: action(1), value, visits: value === null ? 0 : 90, share: 0.9, grounds },
      {
        action: action(2),
        value,
        visits: value === null ? 0 : 10,
        share: 0.1,
        grounds: { ...grounds, less: { points: 2 } },
      },
    ],
  });

  it('says in words what the action brings, costs and keeps, and what speaks against the second', async () => {
    await sitDown({}, await gameBook('spyconnection', 'en'));
    live.hints.hint = hint(0.7);
    await soon();
    const told = [...document.querySelectorAll('.reason')].map((reason) => reason.textContent);
    expect(told).toEqual([
      'Brings: 1 point.',
      'Costs: 2 agents in the supply.',
      'Keeps open for later: 3 agents in the supply.',
      'Against it: you end with less than by the first: 2 points.',
    ]);
    expect(screen.getByTestId('hints').textContent).toContain('70%');
  });

  it('has no percentage for what was hardly tried: that would be a first opinion', async () => {
    await sitDown({}, await gameBook('spyconnection', 'en'));
    live.hints.hint = hint(0.7);
    await soon();
    const [first, second] = [...document.querySelectorAll('[data-hint]')].map(({ textContent }) => textContent);
    expect(first).toContain('70%');
    expect(second).not.toContain('%');
    expect(second).toContain('Hardly tried out');
  });

  it.each(['greedy', 'ismcts'])('has no percentages where nothing was tried out by %s', async (bot) => {
    await sitDown({}, await gameBook('spyconnection', 'en'));
    live.hints.hint = hint(null, bot);
    await soon();
    expect(screen.getByTestId('hints').textContent).not.toContain('%');
    expect(screen.getByTestId('hints').textContent).toContain('Brings: 1 point.');
  });

  it('says so where there is nothing to count', async () => {
    const texts = await gameBook('spyconnection', 'en');
    const none = { steps: 2, brings: {}, costs: {}, keeps: {}, less: {}, more: {} };
    expect(reasons(texts, none, true)).toEqual(['Nothing can be counted yet; it prepares what follows.']);
    expect(reasons(texts, none, false)[0]).toContain('the same as by the first');
    expect(reasons(texts, { ...none, brings: { points: 3 } }, true)).toEqual([
      'Can bring by the end of your turn: 3 points.',
    ]);
  });
});

describe('who won', () => {
  const seats = [sitter(0, true), sitter(1, false), sitter(2, false), sitter(3, false)].map((one) => ({
    ...one,
    name: one.name ?? `Bot ${'ABCD'.charAt(one.seat)}`,
    letter: 'A' as const,
  }));

  it('is said with oneself first', () => {
    expect(winnersLine(seats, [0], false, 'en')).toBe('You win');
    expect(winnersLine(seats, [0, 3], false, 'en')).toBe('You and Bot D win');
    expect(winnersLine(seats, [1, 3], false, 'en')).toBe('Bot B and Bot D win');
    expect(winnersLine(seats, [1], false, 'en')).toBe('Bot B wins');
    expect(winnersLine(seats, [0, 3], true, 'en')).toBe('Ann and Bot D win');
    expect(winnersLine(seats, [], false, 'en')).toBe('Nobody wins');
  });

  it('stands over the ranking, and a rematch before the sheet', async () => {
    live = new LiveTable('m');
    const players = [sitter(0, true), sitter(1, false)];
    live.receive(
      body({ players, status: 'over', over: true, winners: [0], ranking: [0, 1], ranks: [1, 2], scores: [9, 4] }),
    );
    render(Desk, { live, client: client(), book });
    await soon();
    const rematch = screen.getByRole('button', { name: 'Rematch', hidden: true });
    const sheet = document.querySelector('dialog .sheet')!;
    expect(rematch.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
