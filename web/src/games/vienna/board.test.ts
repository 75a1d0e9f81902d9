import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { eventMaker } from '$lib/testing';
import Board from './Board.svelte';
import { aim, commitment, draft, laid } from './draft.svelte';
import { FIXTURES, tableOf } from './fixtures/table';
import Hand from './Hand.svelte';
import { houses } from './map/scene';
import { happenings } from './parts/happenings';
import Panel from './Panel.svelte';
import SecretsBoard from './parts/SecretsBoard.svelte';
import Tray from './parts/Tray.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { legalOf, prospectOf, ROLES, type GameEvent } from './view';

const actions = () => ({ select: vi.fn(), play: vi.fn(), hover: vi.fn(), why: vi.fn(), hold: vi.fn() });
const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const shown = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('data-action') ?? '').sort();
afterEach(() => {
  cleanup();
  draft.clear();
  aim.building = aim.house = aim.use = null;
});

test.each(['full_target', 'full_unpaid'])(
  '%s: the houses that can be chosen are exactly the legal ones',
  async (name) => {
    const [act, table] = [actions(), tableOf(name)];
    render(Board, { table, act });
    const legal = legalOf(table, 'TARGET', 'THIRD_MAN', 'RECALL').map(({ text }) => text);
    expect(shown('.vienna .target.may').filter((text) => !text.startsWith('ACCEPT'))).toEqual(legal.sort());
    await fireEvent.click(find('.vienna .target.may'));
    expect(act.select).toHaveBeenCalledTimes(1);
    await fireEvent.click(find('.vienna .target:not(.may)[data-action]'));
    expect(act.why).toHaveBeenCalledTimes(1);
  },
);

test('action III: a click on a house begins the placement; a first touch only aims', async () => {
  const [act, table] = [actions(), tableOf('intro_action_iii')];
  render(Board, { table, act });
  const house = find('.vienna .target.may[data-action^="TARGET"]');
  await fireEvent.click(house);
  expect(act.play.mock.calls[0]![0].at(-1)).toBe(house.getAttribute('data-action'));
  await fireEvent.pointerDown(house, { pointerType: 'touch' });
  await fireEvent.click(house);
  expect(act.play).toHaveBeenCalledTimes(1);
  await fireEvent.click(find('[data-testid="aim"]'));
  expect(act.play).toHaveBeenCalledTimes(2);
});

test('pointing at a house rings the squares it would enclose and shows a ghost', async () => {
  const table = tableOf('intro_action_iii');
  const house = table.view.buildings.find(({ building }) => prospectOf(table.view, building)?.allowed)!.building;
  const prospect = prospectOf(table.view, house)!;
  render(Board, { table: { ...table, hovered: legalOf(table, 'PLACE')[0]! }, act: actions() });
  await tick();
  aim.house = house;
  await tick();
  expect(document.querySelectorAll('.vienna .ring')).toHaveLength(prospect.squares.length);
  expect(document.querySelector('.vienna .price text')?.textContent).toBe(String(prospect.price));
});

test('whatever is asked can be answered on map, board, desk or prompt', () => {
  const buttons = ['PLACE', 'SUPPLY', 'FIGURE', 'STAY', 'YES', 'SETTLE', 'DONE', 'PASS', 'DECLINE', 'COMMIT'];
  for (const name of FIXTURES.filter((other) => tableOf(other).legal.length > 0)) {
    const [act, table] = [actions(), tableOf(name)];
    render(Tray, { table, act });
    render(Hand, { table, act });
    const there = new Set([
      ...shown('[data-action]'),
      ...houses(table).flatMap(({ may, text }) => (may && text ? [text] : [])),
    ]);
    const missing = table.legal.filter(
      ({ text, kind }) => !there.has(text) && !buttons.includes(kind) && !kind.startsWith('FOR_'),
    );
    expect(
      missing.map(({ text }) => text),
      name,
    ).toEqual([]);
    cleanup();
  }
});

test('what is due stands below the roof, and the second payday in the oriel window', () => {
  const table = tableOf('full_action_iii');
  const roof = { ...table.view.roof, due: ['payday' as const, 'purchase' as const], oriel: 'payday' as const };
  render(SecretsBoard, { table: { ...table, view: { ...table.view, roof } }, act: actions() });
  const labels = [...document.querySelectorAll('[data-testid="due"]')].map((one) => one.getAttribute('aria-label'));
  expect(labels).toEqual(['Payday at the end of this round', 'Purchase at the end of this round']);
  expect(find('[data-testid="oriel"]').getAttribute('aria-label')).toContain('second payday');
  cleanup();
  render(SecretsBoard, { table, act: actions() });
  expect(document.querySelectorAll('[data-testid="due"]')).toHaveLength(table.view.roof.due.length);
});

test('three taps lay the cards, nothing is sent before the last button', async () => {
  const [act, table] = [actions(), tableOf('intro_assign')];
  render(Hand, { table, act });
  const hand = table.view.players[table.seat!]!.hand.map(({ card }) => card!);
  const open = ROLES.filter((role) => laid(table, role) === null);
  for (const [i, role] of open.entries()) await fireEvent.click(find(`[data-action="LAY_${role}(${hand[i]})"]`));
  expect(act.play).not.toHaveBeenCalled();
  expect(open.map((role) => draft.cards[role])).toEqual(hand.slice(0, open.length));
  await fireEvent.click(find('[data-testid="commit"]'));
  expect(act.play.mock.calls[0]![0].at(-1)).toBe('COMMIT');
  expect(commitment(table)).toHaveLength(hand.length);
});

test('a card laid for another action moves there; two change places', async () => {
  draft.keep(['001', '002', '003']);
  draft.put('I', '001');
  draft.put('II', '002');
  draft.put('II', '001');
  await tick();
  expect(draft.cards).toEqual({ I: '002', II: '001' });
  draft.take('001');
  expect(draft.roleOf('002')).toBe('I');
  expect(draft.cards.II).toBeUndefined();
});

test('cards that others hold are known neither to the view nor to their panels', () => {
  const table = tableOf('intro_assign');
  const rival = table.view.players.find(({ seat }) => seat !== table.seat)!;
  for (const card of [...rival.hand, ...Object.values(rival.assigned)]) if (card) expect(card).toEqual({ card: null });
  render(Panel, { table, player: rival.seat });
  expect(document.querySelectorAll('.drawers li')).toHaveLength(rival.drawers.filter(Boolean).length);
});

test('the score sheet adds up line by line', () => {
  for (const name of ['full_over', 'intro_over']) {
    const table = tableOf(name);
    render(ScoreSheet, { table });
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td b')].map((cell) => Number(cell.textContent)),
    );
    const totals = [...document.querySelectorAll('tfoot td b')].map((cell) => Number(cell.textContent));
    for (const [i, total] of totals.entries()) expect(rows.reduce((sum, row) => sum + row[i]!, 0)).toBe(total);
    expect(totals).toEqual(table.view.ranking!.map((seat) => table.view.scores![seat]));
    cleanup();
  }
});

test('what comes in is shown piece by piece, and nothing at rest', () => {
  const event = eventMaker<GameEvent>();
  const fresh = [
    event(1, 'revealed', { seat: 1, role: 'II', card: '039' }),
    event(2, 'bribes', { seat: 1, bribe: 'wine', count: 2, card: null }),
    event(3, 'placed', { seat: 1, building: 'B01', origin: 'supply', payment: 'wine' }),
    event(4, 'gained', { seat: 1, square: 'Q31', secret: 'slide', points: 3 }),
    event(5, 'marker', { seat: 1, secret: 'slide', space: 1, points: 0 }),
  ];
  expect(happenings(fresh).map(({ n, icon, count, role }) => [n, icon, count, role])).toEqual([
    [1, 'card', 0, 'II'],
    [2, 'wine', 2, null],
    [4, 'star', 3, null],
  ]);
  render(Board, { table: { ...tableOf('full_waiting'), fresh, motion: false }, act: actions() });
  expect(document.querySelectorAll('.happenings .one')).toHaveLength(3);
  expect(document.querySelector('.vienna .earned')?.textContent).toBe('+3');
  cleanup();
  render(Board, { table: tableOf('full_waiting'), act: actions() });
  expect(document.querySelectorAll('.happenings .one')).toHaveLength(0);
});

test('rivals’ desks are folded around a full table; one’s own panel never is', () => {
  const table = tableOf('full_waiting');
  const seats = table.view.seats;
  render(Panel, { table, player: (table.seat! + 1) % seats });
  const folded = document.querySelector('details');
  expect(folded === null || folded.open === seats < 3).toBe(true);
  cleanup();
  render(Panel, { table, player: table.seat! });
  expect(document.querySelector('details')).toBeNull();
});
