import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { tick } from 'svelte';
import { drag, onPhone } from '$lib/testing';
import Board from './Board.svelte';
import { tableOf } from './fixtures/table';
import Hand from './Hand.svelte';
import { recallMode } from './draft.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import type { Act, Table } from './view';

function actions() {
  return { select: vi.fn(), play: vi.fn(), hover: vi.fn(), why: vi.fn() } satisfies Act;
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  recallMode.stop();
});

test('a city of the network is travelled to, a new one is connected', async () => {
  const act = actions();
  render(Board, { table: tableOf('middle'), act });
  await fireEvent.click(find('[data-place="WAR"]'));
  await fireEvent.click(find('[data-place="MON"]'));
  expect(act.select.mock.calls.map(([action]) => action.text)).toEqual(['MOVE(WAR)', 'CONNECT(BER-MON)']);
});

test('a city out of reach says why not', async () => {
  const act = actions();
  render(Board, { table: tableOf('middle'), act });
  await fireEvent.click(find('[data-place="MOS"]'));
  expect(act.select).not.toHaveBeenCalled();
  expect(act.why).toHaveBeenCalledWith('MOVE(MOS)');
});

test('a pointer that stays on a connection out of reach is told why, unless the table goes on', async () => {
  vi.useFakeTimers();
  const act = actions();
  const { rerender } = render(Board, { table: tableOf('middle'), act });
  const dear = find('g[data-action="CONNECT(BER-BEL)"]');
  await fireEvent.pointerEnter(dear, { pointerType: 'mouse' });
  vi.advanceTimersByTime(1000);
  expect(act.why.mock.calls).toEqual([['CONNECT(BER-BEL)']]);

  await fireEvent.pointerEnter(dear, { pointerType: 'mouse' });
  const { view } = tableOf('middle');
  await rerender({ table: tableOf('middle', { view: { ...view } }), act });
  vi.advanceTimersByTime(1000);
  expect(act.why).toHaveBeenCalledTimes(1);
});

test('to point at a connection makes the table anew, and the pointer that stays is told why all the same', async () => {
  vi.useFakeTimers();
  const act = actions();
  const table = tableOf('middle');
  const { rerender } = render(Board, { table, act });
  const redraw = (hovered: Table['hovered']): void => void rerender({ table: { ...table, hovered }, act });
  act.hover.mockImplementation((hovered) => queueMicrotask(() => redraw(hovered)));
  await fireEvent.pointerEnter(find('g[data-action="CONNECT(BER-BEL)"]'), { pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(act.why.mock.calls).toEqual([['CONNECT(BER-BEL)']]);
});

test('a map that was dragged on a phone stays there until something else is asked', async () => {
  const act = actions();
  const table = tableOf('middle', { phone: true });
  onPhone();
  const { rerender } = render(Board, { table, act });
  drag(find('svg.drawing'), 400, 0);
  await tick();
  const dragged = find('svg.drawing').getAttribute('viewBox');
  await rerender({ table: { ...table, hovered: table.legal[0]! }, act });
  expect(find('svg.drawing').getAttribute('viewBox')).toBe(dragged);
  await rerender({ table: { ...table, view: { ...table.view, decision: 'COVER' } }, act });
  expect(find('svg.drawing').getAttribute('viewBox')).not.toBe(dragged);
});

test('nothing is asked about a connection while its action is on its way', async () => {
  vi.useFakeTimers();
  const act = actions();
  render(Board, { table: tableOf('middle', { legal: [] }), act });
  await fireEvent.pointerEnter(find('g[data-action="CONNECT(BER-MON)"]'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(1000);
  expect(act.why).not.toHaveBeenCalled();
});

test('targets take Enter and the space bar', async () => {
  const act = actions();
  render(Board, { table: tableOf('middle'), act });
  await fireEvent.keyDown(find('[data-place="LON"]'), { key: 'Enter' });
  await fireEvent.keyDown(find('[data-place="OSL"]'), { key: ' ' });
  expect(act.select.mock.calls.map(([action]) => action.text)).toEqual(['MOVE(LON)', 'MOVE(OSL)']);
});

test('a connection that is too dear is paid for by agents taken back', async () => {
  const act = actions();
  render(Board, { table: tableOf('middle'), act });
  await fireEvent.click(find('g[data-action="CONNECT(BER-BEL)"]'));
  expect(act.why).toHaveBeenCalledWith('CONNECT(BER-BEL)');
  await fireEvent.click(find('[data-action="pay"]'));
  expect(act.play).not.toHaveBeenCalled();
  await fireEvent.click(find('[data-action="RECALL_FIELD(BER-WAR-1)"]'));
  expect(act.why).toHaveBeenLastCalledWith('RECALL_FIELD(BER-WAR-1)');
  await fireEvent.click(find('[data-action="RECALL_FIELD(BER-WAR-2)"]'));
  await fireEvent.click(find('[data-action="pay"]'));
  expect(act.play).toHaveBeenCalledWith(['RECALL_FIELD(BER-WAR-2)', 'CONNECT(BER-BEL)']);
  expect(recallMode.active).toBe(false);
});

test('circles count too, and a mark that others depend on takes them along', async () => {
  const act = actions();
  const table = tableOf('middle');
  render(Board, { table, act });
  render(Hand, { table, act });
  await fireEvent.click(find('g[data-action="CONNECT(BER-BEL)"]'));
  await fireEvent.click(find('[data-action="RECALL_FIELD(LON-BER-1)"]'));
  await fireEvent.click(find('[data-action="RECALL_FIELD(LON-BER-2)"]'));
  await fireEvent.click(find('button[data-action="RECALL_CIRCLE(1, WAR)"]'));
  expect(recallMode.marks).toHaveLength(3);
  await fireEvent.click(find('[data-action="RECALL_FIELD(LON-BER-1)"]'));
  expect(recallMode.marks).toEqual(['RECALL_CIRCLE(1, WAR)']);
});

test('recalling freely is one action at a time; missions can be discarded there', async () => {
  const act = actions();
  const table = tableOf('middle');
  render(Board, { table, act });
  render(Hand, { table, act });
  expect(document.querySelector('[data-action="DISCARD(1)"]')).toBeNull();
  await fireEvent.click(find('[data-action="recall"]'));
  await fireEvent.click(find('[data-action="RECALL_FIELD(BER-OSL-2)"]'));
  await fireEvent.click(find('button[data-action="RECALL_CIRCLE(1, LON)"]'));
  await fireEvent.click(find('[data-action="DISCARD(1)"]'));
  expect(act.select.mock.calls.map(([action]) => action.text)).toEqual([
    'RECALL_FIELD(BER-OSL-2)',
    'RECALL_CIRCLE(1, LON)',
    'DISCARD(1)',
  ]);
});

test('missions are taken from the display; a full hand says why not', async () => {
  const act = actions();
  render(Board, { table: tableOf('middle'), act });
  await fireEvent.click(find('[data-action="TAKE(3)"]'));
  expect(act.select.mock.calls[0]![0].text).toBe('TAKE(3)');
  cleanup();
  render(Board, { table: tableOf('crowd'), act });
  await fireEvent.click(find('[data-action="TAKE(3)"]'));
  expect(act.why).toHaveBeenCalledWith('TAKE(3)');
});

test('the hand covers targets and offers start missions', async () => {
  const act = actions();
  render(Hand, { table: tableOf('cover'), act });
  await fireEvent.click(find('[data-action="COVER(2)"]'));
  cleanup();
  const draft = tableOf('draft');
  render(Hand, { table: draft, act });
  await fireEvent.click(find(`[data-action="${draft.legal[0]!.text}"]`));
  expect(act.select.mock.calls.map(([action]) => action.text)).toEqual(['COVER(2)', draft.legal[0]!.text]);
});

test('nobody but the seat that is asked finds targets on the map', () => {
  for (const name of ['waiting', 'spectator']) {
    render(Board, { table: tableOf(name), act: actions() });
    expect(document.querySelectorAll('.target')).toHaveLength(0);
    cleanup();
  }
});

test('the score sheet adds up line by line', () => {
  const table = tableOf('over');
  render(ScoreSheet, { table });
  const sheets = [...document.querySelectorAll('.seat')];
  const ranked = table.view.ranking!.map((seat) => table.seats[seat]!.name);
  expect(sheets.map((sheet) => sheet.querySelector('h3')!.textContent)).toEqual(ranked);
  for (const sheet of sheets) {
    const lines = [...sheet.querySelectorAll('tbody tr:not(.group) td')].map((cell) => Number(cell.textContent));
    const total = Number(sheet.querySelector('tfoot td')!.textContent);
    expect(lines.reduce((a, b) => a + b, 0)).toBe(total);
  }
});

test('a tie is explained above the sheet, not on it again', () => {
  const tied = structuredClone(tableOf('over').view);
  tied.players[1]!.score = tied.players[3]!.score;
  render(ScoreSheet, { table: tableOf('over', { view: tied }) });
  expect(document.body.textContent).not.toContain('Tied on points');
});
