import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { LegalAction, SeatInfo, TableEvent } from '../src/lib/game';
import { plays } from '../src/lib/table/confirm';
import { byTurn, follows, merge } from '../src/lib/table/history';
import { handleKey, type KeyTarget, type Places } from '../src/lib/table/keys';
import { inOrder } from '../src/lib/table/order';
import { tieBreaks } from '../src/lib/table/ranking';
import { neighbour } from '../src/lib/table/roving';
import { lastSeen, noteSeen } from '../src/lib/table/seen';
import { place } from '../src/lib/ui/place';
import { clock } from '../src/lib/ui/time';

const action = (id: number): LegalAction => ({ id, text: `A(${id})`, kind: 'A', args: {} });
const event = (n: number, kind = 'moved', args: TableEvent['args'] = {}): TableEvent => ({
  n,
  kind,
  args,
  private: false,
  reveals: false,
  by_chance: false,
});

describe('confirming', () => {
  it.each([
    ['once', false, true],
    ['once', true, true],
    ['touch', false, true],
    ['touch', true, false],
    ['always', false, false],
    ['always', true, false],
  ] as const)('%s, touched %s: one tap plays %s', (setting, touched, at_once) => {
    expect(plays(setting, touched, null, action(1))).toBe(at_once);
    expect(plays(setting, touched, action(1), action(1))).toBe(true);
    expect(plays(setting, touched, action(2), action(1))).toBe(at_once);
  });

  it('asks for what ends a turn for good, by mouse too, unless one tap shall play', () => {
    expect(plays('touch', false, null, action(1), true)).toBe(false);
    expect(plays('touch', false, action(1), action(1), true)).toBe(true);
    expect(plays('once', false, null, action(1), true)).toBe(true);
  });
});

describe('the log', () => {
  it('takes what is new, once, in order', () => {
    const log = merge(merge([], [event(1), event(2)]), [event(2), event(3)]);
    expect(log.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(merge(log, [event(2)])).toBe(log);
    expect(merge([event(3)], [event(1), event(2), event(3)]).map(({ n }) => n)).toEqual([1, 2, 3]);
  });
  it('notices a gap', () => {
    expect(follows(3, [event(4)])).toBe(true);
    expect(follows(3, [event(2), event(3)])).toBe(true);
    expect(follows(3, [event(5)])).toBe(false);
    expect(follows(3, [])).toBe(true);
  });
  it('is grouped by rounds', () => {
    const turn = (n: number, number: number): TableEvent => event(n, 'turn', { number });
    const groups = byTurn([event(1), turn(2, 1), event(3), turn(4, 1), event(5), turn(6, 2)]);
    expect(groups.map((group) => [group.turn, group.events.length])).toEqual([
      [null, 1],
      [1, 4],
      [2, 1],
    ]);
  });
});

describe('roving', () => {
  const legal = [action(1), action(2), action(3)];
  it('goes round', () => {
    expect(neighbour(legal, null, 1)?.id).toBe(1);
    expect(neighbour(legal, null, -1)?.id).toBe(3);
    expect(neighbour(legal, action(3), 1)?.id).toBe(1);
    expect(neighbour(legal, action(9), 1)?.id).toBe(1);
    expect(neighbour([], null, 1)).toBeNull();
  });
});

describe('keys', () => {
  interface Standing {
    playing?: boolean;
    hovered?: LegalAction;
    selected?: LegalAction;
    refused?: object;
    hint?: object;
  }
  function target({ playing = false, ...over }: Standing = {}): KeyTarget {
    return {
      legal: [action(1), action(2)],
      showing: { playing, skip: vi.fn() },
      choice: { hovered: over.hovered ?? null, selected: over.selected ?? null, hover: vi.fn(), select: vi.fn() },
      refusals: { refused: over.refused ?? null, dismiss: vi.fn() },
      pointer: { touched: false },
      lookBack: { past: null, looking: false, to: vi.fn(async () => {}) },
      hints: { hint: over.hint ?? null, ask: vi.fn(async () => {}), drop: vi.fn() },
      moves: { undo: vi.fn(async () => {}) },
    };
  }
  const places: Places = { help: vi.fn(), model: vi.fn(), log: vi.fn(), chat: vi.fn(), board: vi.fn() };
  function press(key: string, live: KeyTarget, on: Element = document.body): KeyboardEvent {
    const made = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(made, 'target', { value: on });
    handleKey(made, live, places);
    return made;
  }

  it('point at the next action and choose it', () => {
    const live = target();
    press('n', live);
    expect(live.choice.hover).toHaveBeenCalledWith(action(1));
    const pointing = target({ hovered: action(2) });
    press('Enter', pointing);
    expect(pointing.choice.select).toHaveBeenCalledWith(action(2));
  });
  it('skip what is being shown, except on the buttons that steer it', () => {
    const live = target({ playing: true });
    press('Enter', live);
    expect(live.showing.skip).toHaveBeenCalledTimes(1);
    const steering = document.createElement('div');
    steering.innerHTML = '<p data-playback><button></button></p>';
    press(' ', live, steering.querySelector('button')!);
    expect(live.showing.skip).toHaveBeenCalledTimes(1);
  });
  it('never choose what is not legal', () => {
    const live = target({ hovered: action(9) });
    press('Enter', live);
    expect(live.choice.select).not.toHaveBeenCalled();
  });
  it('skip what is being shown and do nothing else', () => {
    const live = target({ playing: true });
    press('u', live);
    expect(live.showing.skip).toHaveBeenCalled();
    expect(live.moves.undo).not.toHaveBeenCalled();
  });
  it('take back a step, with Shift the whole turn', () => {
    const live = target();
    press('u', live);
    expect(live.moves.undo).toHaveBeenLastCalledWith(false);
    const made = new KeyboardEvent('keydown', { key: 'U', shiftKey: true });
    handleKey(made, live, places);
    expect(live.moves.undo).toHaveBeenLastCalledWith(true);
  });
  it('leave typing alone', () => {
    const live = target();
    press('u', live, document.createElement('input'));
    expect(live.moves.undo).not.toHaveBeenCalled();
  });
  it('Escape drops the refusal first, then the selection', () => {
    const refused = target({ refused: {}, selected: action(1) });
    press('Escape', refused);
    expect(refused.refusals.dismiss).toHaveBeenCalled();
    expect(refused.choice.select).not.toHaveBeenCalled();
    const hinted = target({ hint: {} });
    press('Escape', hinted);
    expect(hinted.hints.drop).toHaveBeenCalled();
    const selected = target({ selected: action(1) });
    press('Escape', selected);
    expect(selected.choice.select).toHaveBeenCalledWith(null);
  });
});

describe('small things', () => {
  it('seats begin with one’s own', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat }) as SeatInfo);
    expect(inOrder(seats, 1).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(inOrder(seats, null).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
  it('ties are found', () => {
    expect(tieBreaks([2, 0, 1], [5, 3, 5], [2, 3, 1])).toEqual([2]);
    expect(tieBreaks([0, 1], [5, 3], [1, 2])).toEqual([]);
    expect(tieBreaks([0, 1], [5, 5], [1, 1])).toEqual([]); // they share the place
  });
  it('what was seen is remembered per seat and never falls back', () => {
    noteSeen('m', 0, 7);
    noteSeen('m', 0, 3);
    expect(lastSeen('m', 0)).toBe(7);
    expect(lastSeen('m', 1)).toBeNull();
  });
  it('a clock', () => {
    expect(clock(252)).toBe('04:12');
    expect(clock(3852)).toBe('1:04:12');
    expect(clock(-3)).toBe('00:00');
  });
  it('a tooltip stays in the window and off the pointer', () => {
    const box = { width: 236, height: 100 };
    const room = { width: 1000, height: 800 };
    for (const at of [
      { x: 10, y: 10 },
      { x: 990, y: 790 },
      { x: 500, y: 400 },
      { x: 990, y: 10 },
    ]) {
      const spot = place(at, box, room);
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.x + box.width).toBeLessThanOrEqual(room.width);
      expect(spot.y).toBeGreaterThanOrEqual(0);
      expect(spot.y + box.height).toBeLessThanOrEqual(room.height);
      const over = at.x >= spot.x && at.x <= spot.x + box.width && at.y >= spot.y && at.y <= spot.y + box.height;
      expect(over).toBe(false);
    }
  });
});

describe('reasons against undo', () => {
  it('are known for all that the engine gives', () => {
    const engine = readFileSync(join(__dirname, '../../src/safehouse/core/take_backs.py'), 'utf8');
    const table = /\nUNDO_REASONS = \{(.*?)\n\}/s.exec(engine)![1]!;
    const given = [...table.matchAll(/"(\w+)": "/g)].map((match) => match[1]!);
    expect(given.length).toBeGreaterThan(3);
    const texts = readFileSync(join(__dirname, '../src/text/en.ftl'), 'utf8');
    expect(given.filter((reason) => !texts.includes(`\nundo-${reason} = `))).toEqual([]);
  });
});
