import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drag, eventMaker, onPhone } from '$lib/testing';
import Board from './Board.svelte';
import { fixture, tableOf } from './fixtures/table';
import Hand from './Hand.svelte';
import Notebook from './Notebook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import type { Act, GameEvent, Table } from './view';

function actions() {
  return {
    select: vi.fn(),
    play: vi.fn(),
    hover: vi.fn(),
    why: vi.fn(),
    look: vi.fn(),
    gesture: vi.fn(),
    arm: vi.fn(),
  } satisfies Act;
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a ball, a figure, a space: each is chosen where it lies', async () => {
  const act = actions();
  const use = fixture('act').legal.find(({ kind }) => kind === 'USE')!;
  render(Board, { table: tableOf('act'), act });
  await fireEvent.click(find(`.target.may[data-action="${use.text}"]`));
  cleanup();
  const figure = fixture('fig').legal[0]!;
  render(Board, { table: tableOf('fig'), act });
  await fireEvent.keyDown(find(`.target.may[data-action="${figure.text}"]`), { key: 'Enter' });
  cleanup();
  const step = fixture('step').legal[0]!;
  render(Board, { table: tableOf('step'), act });
  await fireEvent.click(find(`.target.may[data-action="${step.text}"]`));
  expect(act.select.mock.calls.map(([action]) => action.text)).toEqual([use.text, figure.text, step.text]);
});

test('a space that cannot be reached says why not', async () => {
  const act = actions();
  render(Board, { table: tableOf('step'), act });
  await fireEvent.click(find('.target[aria-disabled="true"]'));
  expect(act.select).not.toHaveBeenCalled();
  expect(act.why.mock.calls[0]![0]).toMatch(/^STEP\(/);
});

test('a map that was dragged on a phone stays there while nothing else is asked', async () => {
  const act = actions();
  const table: Table = { ...tableOf('step'), phone: true };
  onPhone();
  const { rerender } = render(Board, { table, act });
  drag(find('svg.drawing'), 900, 900);
  await tick();
  const dragged = find('svg.drawing').getAttribute('viewBox');
  await rerender({ table: { ...table, hovered: table.legal[0]! }, act });
  expect(find('svg.drawing').getAttribute('viewBox')).toBe(dragged);
});

test('the balls in the hand do the same', async () => {
  const act = actions();
  render(Hand, { table: tableOf('act'), act });
  await fireEvent.click(find('.ball.may'));
  expect(act.select.mock.calls[0]![0].kind).toBe('USE');
});

test('cards are laid out with truth checked, and shown in the canonical order', async () => {
  const act = actions();
  const { view } = fixture('show');
  const answer = view.answers!.find(({ cards }) => !cards.includes('secret'))!;
  render(Board, { table: tableOf('show'), act });
  await fireEvent.click(find('[data-action="show"]'));
  expect(act.play).not.toHaveBeenCalled();
  for (const card of answer.cards.split('+').reverse()) await fireEvent.click(find(`[data-card="${card}"]`));
  expect(find('[data-testid="show-cards"]').textContent).toContain('A true card is among them.');
  await fireEvent.click(find('[data-action="show"]'));
  expect(act.play.mock.calls[0]![0][0].text).toBe(`SHOW(${answer.cards})`);
});

test('a set without truth is not shown but explained', async () => {
  const act = actions();
  const { view } = fixture('show');
  const slots = view.question!.kind;
  const lies = (codes: string[], truth: string | null, count: number): string[] =>
    codes.filter((code) => code !== truth).slice(0, count);
  const agents = lies(['F', 'B', 'X', 'Z'], view.own!.identity, { identity: 2, build: 1 }[slots as 'identity'] ?? 0);
  const builds = lies(
    ['tall', 'short', 'fat', 'thin'],
    view.own!.build,
    { identity: 1, build: 2 }[slots as 'build'] ?? 0,
  );
  const chosen =
    slots === 'ambassador_identity'
      ? lies(['F', 'B', 'X', 'Z'], view.own!.identity, 2)
      : slots === 'ambassador_build'
        ? lies(['tall', 'short', 'fat', 'thin'], view.own!.build, 2)
        : [...agents, ...builds];
  render(Board, { table: tableOf('show'), act });
  for (const card of chosen) await fireEvent.click(find(`[data-card="${card}"]`));
  expect(find('[data-testid="show-cards"]').textContent).toContain('No true card is among them.');
  await fireEvent.click(find('[data-action="show"]'));
  expect(act.play).not.toHaveBeenCalled();
  expect(act.why).toHaveBeenCalledWith(`SHOW(${chosen.join('+')})`);
});

test('others get no sheet, no face and no set in the page', () => {
  for (const name of ['third', 'spectator']) {
    render(Board, { table: tableOf(name), act: actions() });
    expect(document.querySelector('[data-testid="show-cards"]')).toBeNull();
    expect(document.querySelectorAll('.card:not(.back)')).toHaveLength(0);
    cleanup();
  }
  render(Notebook, { table: tableOf('spectator'), act: actions() });
  expect(document.querySelectorAll('.cell')).toHaveLength(0);
});

test('the asker sees the faces until the meeting is over', () => {
  const table = tableOf('banish');
  render(Board, { table, act: actions() });
  expect(document.querySelectorAll('[data-testid="answer"] .card').length).toBeGreaterThan(1);
  expect(document.querySelectorAll('[data-testid="answer"] .card.back')).toHaveLength(0);
});

test('the last word is said in two steps, with the consequences in sight', async () => {
  const act = actions();
  render(Board, { table: tableOf('window'), act });
  await fireEvent.click(find('[data-action="DECLARE_TOO"]'));
  expect(act.play).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[data-sheet="WINDOW"] tbody tr')).toHaveLength(2);
  await fireEvent.click(find('[data-testid="sure"]'));
  expect(act.play.mock.calls[0]![0][0].text).toBe('DECLARE_TOO');
});

test('the notebook: ink counts, pencil marks that stay, a copy that does not', async () => {
  const table = tableOf('banish');
  render(Notebook, { table, act: actions() });
  const counts = [...document.querySelectorAll('.cell.open')].map((cell) => Number(cell.textContent));
  expect(counts.reduce((a, b) => a + b, 0)).toBe(table.view.notebook!.selves);
  const cell = find('.cell.open');
  const name = `${String(table.view.notebook!.pages[0]!.holder)}:${cell.getAttribute('data-cell')}`;
  await fireEvent.click(cell);
  expect(document.querySelectorAll('.cell.cross')).toHaveLength(1);
  expect(table.notes!.get(name)).toBe('cross');
  await fireEvent.click(find('.tools button'));
  await fireEvent.click(find('.cell.open.cross'));
  expect(document.querySelectorAll('.cell.ring')).toHaveLength(1);
  expect(table.notes!.get(name)).toBe('cross');
  await fireEvent.click(find('.tools button'));
  expect(document.querySelectorAll('.cell.cross')).toHaveLength(1);
});

test('a copy is shown to nobody but the seat that tries it', async () => {
  const [mine, other] = [tableOf('banish'), tableOf('banish')];
  const { rerender } = render(Notebook, { table: mine, act: actions() });
  await fireEvent.click(find('.tools button'));
  await fireEvent.click(find('.cell.open'));
  expect(document.querySelectorAll('.cell.copy.cross')).toHaveLength(1);
  await rerender({ table: other });
  expect(document.querySelectorAll('.copy, .cell.cross')).toHaveLength(0);
  await rerender({ table: mine });
  expect(document.querySelectorAll('.cell.copy.cross')).toHaveLength(1);
  await fireEvent.click(find('.tools button'));
  expect(document.querySelectorAll('.copy, .cell.cross')).toHaveLength(0);
});

test('a struck cell names its reason, and a line of the notebook leads to the log', async () => {
  const act = actions();
  render(Notebook, { table: tableOf('banish'), act });
  await fireEvent.click(find('.fact'));
  expect(act.look).toHaveBeenCalledTimes(1);
  await fireEvent.click(find('.cell.struck'));
  expect(find('.why').textContent).not.toBe('');
});

test('a page that was turned to stays open while others play', async () => {
  const table = tableOf('banish');
  const { rerender } = render(Notebook, { table, act: actions() });
  const other = find('[role="tab"][aria-selected="false"]');
  await fireEvent.click(other);
  const log = table.log ?? [];
  const later = eventMaker<GameEvent>()(log.at(-1)!.n + 1, 'turn', { number: 99, seat: 1 });
  await rerender({ table: { ...table, log: [...log, later] }, act: actions() });
  expect(other.getAttribute('aria-selected')).toBe('true');
});

test('without counts the notebook is for the pencil alone', () => {
  const table = tableOf('banish');
  const pages = table.view.notebook!.pages.map(({ holder, colour }) => ({ holder, colour }));
  const view = { ...table.view, notebook_mode: 'manual' as const, notebook: { pages } };
  render(Notebook, { table: { ...table, view }, act: actions() });
  expect(document.querySelectorAll('.cell')).toHaveLength(16);
  expect(document.querySelectorAll('.cell.open, .cell.struck, .fact')).toHaveLength(0);
});

test('the end shows who everybody was', () => {
  render(ScoreSheet, { table: tableOf('over') });
  expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(document.querySelectorAll('tbody tr.won')).toHaveLength(2);
});

test('the end says why: what the declaration was worth, and what each side had to do', () => {
  const table = tableOf('over');
  render(ScoreSheet, { table });
  expect(find('.declared b').textContent).toBe(table.texts.say('verdict-fulfilled'));
  const sides = [...document.querySelectorAll('li')];
  const { sides: told, winners } = table.view;
  expect(winners).toHaveLength(2);
  expect(sides.map((side) => side.classList.contains('won'))).toEqual(
    told!.map(({ seats }) => winners!.includes(seats[0]!)),
  );
  expect(sides.map((side) => side.querySelector('b')!.textContent)).toEqual(['Alpha/Bravo', 'Charlie/Delta']);
  cleanup();
  const alone = { seats: [0], mission: null, escape: ['N5', 'N1'], done: true };
  const view = { ...table.view, sides: [alone, table.view.sides![0]!], verdict: 'alone' as const };
  render(ScoreSheet, { table: { ...table, view } });
  const places = alone.escape.map((place) => table.texts.name('space', place)).join(', ');
  expect(document.querySelector('li')!.textContent).toContain(places);
});

test('gestures at any time: chosen with an addressee, sent without a decision, hidden where they are off', async () => {
  const act = actions();
  const free = (name: string, gestures: string): Table => {
    const table = tableOf(name);
    return { ...table, view: { ...table.view, options: { ...table.view.options, gestures } } };
  };
  render(Board, { table: free('third', 'free'), act });
  await fireEvent.click(find('[data-testid="free-gesture"]'));
  const addressees = document.querySelectorAll<HTMLElement>('[role="radio"]');
  expect(addressees).toHaveLength(tableOf('third').view.seats);
  await fireEvent.click(addressees[1]!);
  const to = tableOf('third').view.players.find(({ seat }) => seat !== tableOf('third').seat)!.seat;
  await fireEvent.click(find(`[data-action="MAKE(ear_tug, ${to})"]`));
  expect(act.gesture.mock.calls).toEqual([['ear_tug', to]]);
  expect(document.querySelector('[data-sheet="free-gesture"]')).toBeNull();
  cleanup();
  for (const [name, gestures] of [
    ['third', 'off'],
    ['third', 'turn'],
    ['spectator', 'free'],
    ['over', 'free'],
  ] as const) {
    render(Board, { table: free(name, gestures), act });
    expect(document.querySelector('[data-testid="free-gesture"]')).toBeNull();
    cleanup();
  }
});

test('a covert gesture is offered to players alone', async () => {
  const covert = tableOf('act', {
    view: { ...tableOf('act').view, decision: 'GESTURE' },
    legal: [1, 2, 3].map((to) => ({
      id: to,
      text: `MAKE(wink, ${to})`,
      kind: 'MAKE',
      args: { gesture: 'wink', to },
    })),
  });
  const act = actions();
  render(Board, { table: covert, act });
  expect(document.querySelectorAll('[role="radio"]')).toHaveLength(3);
  await fireEvent.click(find('[data-action="MAKE(wink, 1)"]'));
  expect(act.select.mock.calls[0]).toEqual([covert.legal[0]]);
});

test('a declaration is armed in the notebook, and what is armed stands beside the own papers', async () => {
  const act = actions();
  const table = tableOf('act', { standing: { declare_with: null, ask: false } });
  render(Notebook, { table, act });
  const choices = document.querySelectorAll<HTMLInputElement>('[data-testid="standing"] input[type="radio"]');
  expect(choices).toHaveLength(4); // nobody, and the three others
  expect([...choices].map(({ checked }) => checked)).toEqual([true, false, false, false]);
  await fireEvent.click(choices[2]!);
  expect(act.arm.mock.calls).toEqual([[2, false]]);
  await fireEvent.click(find('[data-testid="standing"] input[type="checkbox"]'));
  expect(act.arm.mock.calls[1]).toEqual([null, true]);
  cleanup();
  render(Hand, { table: { ...table, standing: { declare_with: 2, ask: false } }, act });
  expect(find('.armed').textContent).toContain('as soon as');
  cleanup();
  for (const standing of [null, undefined]) {
    render(Notebook, { table: tableOf('act', { standing: standing ?? null }), act });
    expect(document.querySelector('[data-testid="standing"]')).toBeNull();
    cleanup();
  }
});

// --- the passport and three players -----------------------------------------------------------------------------

function threeOf(name: string, changes: Partial<Table['view']>): Table {
  const table = tableOf(name);
  return { ...table, view: { ...table.view, seats: 3, ...changes } };
}

test('the passport lies in every notebook with all 24 lines, whatever the notebook keeps', async () => {
  for (const mode of ['auto', 'log', 'manual'] as const) {
    const table = tableOf('banish');
    const pages = table.view.notebook!.pages.map(({ holder, colour }) => ({ holder, colour }));
    const view = { ...table.view, notebook_mode: mode, ...(mode === 'auto' ? {} : { notebook: { pages } }) };
    render(Notebook, { table: { ...table, view }, act: actions() });
    expect(document.querySelectorAll('[data-testid="passport"]')).toHaveLength(0);
    await fireEvent.click(find('[data-tab="passport"]'));
    const lines = [...document.querySelectorAll('[data-testid="passport"] li')].map((line) => line.textContent);
    expect(lines).toHaveLength(24);
    expect(lines.filter((line) => line.includes('Bravo/Delta'))).toHaveLength(2);
    expect(document.querySelectorAll('.cell')).toHaveLength(0);
    expect(document.querySelectorAll('[data-testid="passport"] svg')).toHaveLength(0); // nobody is alone with four
    await fireEvent.click(find('[role="tab"]'));
    expect(document.querySelectorAll('.cell')).toHaveLength(16);
    cleanup();
  }
  render(Notebook, { table: tableOf('spectator'), act: actions() });
  expect(document.querySelectorAll('[data-testid="passport"] li')).toHaveLength(24);
});

test('with three players running figures mark the ways out', async () => {
  const table = threeOf('banish', {});
  const pages = table.view.notebook!.pages.slice(0, 2).map(({ holder, colour }) => ({ holder, colour }));
  const escape = { F: ['N5'], B: ['N1'], X: ['N6'], Z: ['N4'] };
  const view = { ...table.view, notebook: { pages }, passport: { ...table.view.passport, escape } };
  render(Notebook, { table: { ...table, view }, act: actions() });
  await fireEvent.click(find('[data-tab="passport"]'));
  expect(document.querySelectorAll('.exits li .exit svg')).toHaveLength(4);
  const marked = [...document.querySelectorAll('[data-testid="passport"] ul:not(.exits) li')].filter((line) =>
    line.querySelector('svg'),
  );
  expect(marked.length).toBe(4); // F to 5, B to 1, X to 6, Z to 4
});

test('the head of the notebook has the name and the suit of every other player', () => {
  const table = tableOf('banish');
  const pages = table.view.notebook!.pages.map(({ holder, colour }) => ({ holder, colour }));
  const view = { ...table.view, notebook_mode: 'manual' as const, notebook: { pages } };
  render(Notebook, { table: { ...table, view }, act: actions() });
  const heads = [...document.querySelectorAll('[role="tab"]:not([data-tab="passport"])')];
  const others = table.seats.filter(({ seat }) => seat !== table.seat);
  expect(heads.map((head) => head.querySelector('span')!.textContent)).toEqual(others.map(({ name }) => name));
  expect(heads.every((head) => head.querySelector('svg') !== null)).toBe(true);
});

test('who is alone has ways out and no mission; a pair hunts the lone spy', () => {
  const { notebook } = tableOf('banish').view;
  const hunt = {
    team: 'FB' as const,
    words: ['Alpha', 'Bravo'] as ['Alpha', 'Bravo'],
    kind: 'ONTO' as const,
    who: null,
    target: 'lone_spy',
    place: null,
  };
  const alone = { ...notebook!, own_missions: [], own_escape: ['N1', 'N5'], enemy_missions: [hunt], enemy_escape: [] };
  render(Notebook, { table: threeOf('banish', { notebook: alone }), act: actions() });
  expect(find('.notebook').textContent).toContain('there is no joint mission for you');
  expect(find('.notebook').textContent).toContain('Your way out if you are alone');
  expect(find('.missions').textContent).toContain('the lone spy');
  cleanup();
  const pair = { ...notebook!, own_missions: [hunt], own_escape: [], enemy_missions: [], enemy_escape: ['N4', 'N6'] };
  render(Notebook, { table: threeOf('banish', { notebook: pair }), act: actions() });
  expect(find('.notebook').textContent).toContain('The enemy is alone');
  expect(document.querySelectorAll('.exits svg')).toHaveLength(2);
  cleanup();
  const pages = notebook!.pages.map(({ holder, colour }) => ({ holder, colour }));
  const own = { ...tableOf('banish').view.own!, escape: ['N1', 'N5'] };
  const manual = threeOf('banish', { notebook: { pages }, notebook_mode: 'manual', own });
  render(Notebook, { table: manual, act: actions() });
  expect(document.querySelectorAll('.exits svg')).toHaveLength(2); // known without any deduction
});
