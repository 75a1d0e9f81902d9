import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventMaker } from '$lib/testing';
import { tick } from 'svelte';
import Board from './Board.svelte';
import { fixture, FIXTURES, tableOf } from './fixtures/table';
import Hand from './Hand.svelte';
import { pointsOf } from './parts/points';
import ScoreSheet from './ScoreSheet.svelte';
import { resolutionIn } from './parts/story';
import { look, teller } from './parts/teller.svelte';
import { isKnown, legalOf, type GameEvent } from './view';
import { sentence } from './words';

const actions = () => ({ select: vi.fn(), play: vi.fn(), hover: vi.fn(), why: vi.fn(), hold: vi.fn() });
const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  teller.reset();
  look.neighbours = false;
  vi.useRealTimers();
});

test.each(['space', 'peek', 'assassin', 'seducer', 'seducer_space', 'diplomat', 'boca'])(
  '%s: the targets on the board are exactly the legal ones, and a click chooses one',
  async (name) => {
    const [act, table] = [actions(), tableOf(name)];
    render(Board, { table, act });
    const targets = [...document.querySelectorAll('.target.may')].map((target) => target.getAttribute('data-action'));
    expect(targets.sort()).toEqual(
      legalOf(table, 'SPACE', 'REWARD')
        .map(({ text }) => text)
        .sort(),
    );
    await fireEvent.click(find('.target.may'));
    await fireEvent.keyDown(find('.target.may'), { key: 'Enter' });
    expect(act.select).toHaveBeenCalledTimes(2);
    const other = find('.target.dim');
    await fireEvent.click(other);
    expect(act.why).toHaveBeenCalledTimes(1);
  },
);

test('a card of the hand is chosen by one press; one laid aside for the discards waits for the confirmation', async () => {
  const act = actions();
  const placing = tableOf('card');
  render(Hand, { table: placing, act });
  await fireEvent.click(find('[data-action^="CARD("]'));
  expect(act.play).toHaveBeenCalledTimes(1);
  cleanup();
  render(Hand, { table: tableOf('discard'), act });
  await fireEvent.click(find('[data-action^="CARD("]'));
  expect(act.select).toHaveBeenCalledTimes(1);
});

test('while a space is asked for, another card is taken instead of the chosen one', async () => {
  const act = { ...actions(), instead: vi.fn() };
  const table = tableOf('space');
  const other = table.view.players[0]!.hand.find(
    ({ card }) => !isKnown(table.view.chosen) || card !== table.view.chosen.card,
  )!;
  render(Hand, { table, act });
  const button = [...document.querySelectorAll<HTMLElement>('.card.swap')].find((one) =>
    one.textContent.includes(`Choose ${other.name} instead`),
  )!;
  await fireEvent.click(button);
  expect(act.instead).toHaveBeenCalledWith(`CARD(${other.card})`);
  expect(act.why).not.toHaveBeenCalled();
  cleanup();
  render(Hand, { table: tableOf('waiting'), act });
  expect(document.querySelectorAll('.card.swap')).toHaveLength(0);
});

test('a conspirator sees two cards side by side and takes or keeps', async () => {
  const act = actions();
  render(Board, { table: tableOf('conspirator'), act });
  await fireEvent.click(find('.conspiracy [data-action="TAKE"]'));
  expect(act.select.mock.calls[0]![0].text).toBe('TAKE');
  expect(document.querySelectorAll('.conspiracy button')).toHaveLength(2);
});

test('neighbours and the rim are shown on demand', async () => {
  render(Board, { table: tableOf('space'), act: actions() });
  expect(document.querySelector('.neighbours')).toBeNull();
  look.neighbours = true;
  await tick();
  const spaces = tableOf('space').view.places.flatMap((place) => place.spaces);
  expect(document.querySelectorAll('.neighbours .outer')).toHaveLength(spaces.filter(({ outer }) => outer).length);
  const pairs = spaces.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2;
  expect(document.querySelectorAll('.neighbours .link')).toHaveLength(pairs);
});

test('on a phone the place being resolved comes into sight once, not with every tap', async () => {
  const act = actions();
  const table = { ...tableOf('assassin'), phone: true };
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender } = render(Board, { table, act });
  await tick();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await rerender({ table: { ...table, selected: table.legal[0]! }, act });
  await rerender({ table: { ...table, seats: [...table.seats] }, act });
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrolled.mockRestore();
});

describe('what lies face down', () => {
  test.each(FIXTURES)('%s: the page holds nothing of a card this seat does not know', (name) => {
    const table = tableOf(name);
    render(Board, { table, act: actions() });
    const hidden = table.view.places
      .flatMap(({ spaces }) => spaces)
      .filter(({ character }) => character !== null && !isKnown(character));
    const titles = hidden.map(({ space }) => find(`[data-key="${space}"]`).getAttribute('aria-label')!);
    for (const title of titles) expect(title).toContain('a face-down card');
    // No id, class or attribute of the drawing names a card; only what may be pressed now names a space.
    expect(find('.city').innerHTML).not.toMatch(
      /(RED|GREEN|BLUE|YELLOW)-S\d|["( ]C\d\d["), ]|(id|class|data-[a-z]+)="[^"]*S[1-6]\b/,
    );
  });
});

describe('the story of a resolution', () => {
  const KINDS = { story_seduced: 'seduced', story_protected: 'protected', story_rolled: 'rolled', story_lost: 'lost' };

  test.each(Object.entries(KINDS))('%s is told step by step, can be held and shown again', async (name, kind) => {
    const { before, events } = fixture(name);
    const act = actions();
    const table = tableOf(name);
    const { rerender } = render(Board, { table: { ...table, view: before! }, act });
    await tick();
    await rerender({ table: { ...table, fresh: events }, act });
    await tick();
    const told = (): string => find('[data-testid="told"]').textContent.trim();
    const event = events.find((other) => other.kind === kind)!;
    const seen: string[] = [];
    for (let step = 0; step < 60 && teller.busy; step++) {
      seen.push(told());
      if (teller.frame?.event === event) {
        if (kind === 'rolled') expect(document.querySelectorAll('.city circle[r="5"]').length).toBeGreaterThan(1);
        await fireEvent.click(find('[data-testid="hold"]'));
        expect(act.hold).toHaveBeenLastCalledWith(true);
        await vi.advanceTimersByTimeAsync(5000);
        expect(told()).toBe(sentence(table, event));
        await fireEvent.click(find('[data-testid="hold"]'));
      }
      await vi.advanceTimersByTimeAsync(teller.frame?.length ?? 0);
    }
    expect(seen).toContain(sentence(table, event));
    expect(teller.busy).toBe(false);
  });

  test('a story that was held does not hold the table when the board is left', async () => {
    const { before, events } = fixture('story_rolled');
    const act = actions();
    const table = tableOf('story_rolled');
    const { rerender, unmount } = render(Board, { table: { ...table, view: before! }, act });
    await rerender({ table: { ...table, fresh: events }, act });
    await tick();
    await fireEvent.click(find('[data-testid="hold"]'));
    expect(act.hold).toHaveBeenLastCalledWith(true);
    unmount();
    expect(act.hold).toHaveBeenLastCalledWith(false);
  });

  test('the whole round can be walked through again', async () => {
    const { before, events } = fixture('story_rolled');
    const table = tableOf('story_rolled');
    const start = eventMaker<GameEvent>()(events[0]!.n - 1, 'resolving', { place: '6' });
    const { rerender } = render(Board, { table: { ...table, view: before! }, act: actions() });
    await rerender({ table: { ...table, fresh: [start, ...events] }, act: actions() });
    await vi.advanceTimersByTimeAsync(30_000);
    await rerender({ table, act: actions() });
    await tick();
    await fireEvent.click(find('[data-testid="replay-story"]'));
    expect(teller.again).toBe(true);
    expect(document.querySelectorAll('.target.may')).toHaveLength(0);
    await fireEvent.click(find('[data-testid="close-story"]'));
    expect(teller.busy).toBe(false);
  });
});

test('the score sheet adds up line by line', () => {
  const table = tableOf('over');
  render(ScoreSheet, { table });
  const columns = table.view.ranking!.length;
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td b')].map((cell) => Number(cell.textContent)),
  );
  const totals = [...document.querySelectorAll('tfoot td b')].map((cell) => Number(cell.textContent));
  for (let i = 0; i < columns; i++) expect(rows.reduce((sum, row) => sum + row[i]!, 0)).toBe(totals[i]);
  expect(totals).toEqual(table.view.ranking!.map((seat) => pointsOf(table.view, seat)));
});

test('the last resolution is found in the log, with the step that led to it', async () => {
  const event = eventMaker<GameEvent>();
  const placed = { seat: 0, space: '1-I', card: null };
  const log = [
    event(1, 'placed', placed),
    event(2, 'resolving', { place: '1' }),
    event(3, 'recovered', { number: 1 }),
    event(4, 'round', { number: 2, seat: 0 }),
    event(5, 'placed', placed),
    event(6, 'placed', placed),
    event(7, 'resolving', { place: '1' }),
    event(8, 'took_reward', { seat: 0, place: '1', card: 'C01', influence: 3 }),
    event(9, 'resolving', { place: '2' }),
  ];
  expect(resolutionIn(log.slice(0, 1))).toBeNull();
  expect(resolutionIn(log.slice(0, 5))).toEqual({ upto: 0, events: log.slice(0, 3) });
  expect(resolutionIn(log)).toEqual({ upto: 5, events: log.slice(5) });
  const viewAt = vi.fn(async () => tableOf('waiting').view);
  await teller.recall(log, viewAt);
  expect(viewAt).toHaveBeenCalledWith(5);
  expect(teller.story[0]?.event.kind).toBe('resolving');
  expect(teller.again).toBe(true);
});
