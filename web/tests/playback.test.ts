import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST, Playback } from '../src/lib/table/playback';

const event = (kind: string): { kind: string } => ({ kind });

function stage(length = 500): { told: string[]; playback: Playback<string> } {
  const told: string[] = [];
  const playback = new Playback<string>(
    {
      begin: (update) => told.push(`begin ${update.after}`),
      settle: (after, idle) => told.push(`settle ${after}${idle ? ' idle' : ''}`),
    },
    () => length,
  );
  return { told, playback };
}

describe('the queue of events', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows one update after the other; the table changes after its events', () => {
    const { told, playback } = stage();
    playback.push({ events: [event('moved')], after: 'a' });
    playback.push({ events: [event('moved')], after: 'b' });
    expect(told).toEqual(['begin a']);
    vi.runAllTimers();
    expect(told).toEqual(['begin a', 'settle a', 'begin b', 'settle b idle']);
    expect(playback.busy).toBe(false);
  });

  it('changes at once what has no events', () => {
    const { told, playback } = stage();
    playback.push({ events: [], after: 'a' });
    expect(told).toEqual(['settle a idle']);
  });

  it('can be held, and goes on where it was', () => {
    const { told, playback } = stage();
    playback.push({ events: [event('moved')], after: 'a' });
    vi.advanceTimersByTime(400);
    playback.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['begin a']);
    playback.hold(false);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['begin a']);
    vi.advanceTimersByTime(30);
    expect(told).toEqual(['begin a', 'settle a idle']);
  });

  it('takes as long as the game says, and is held no more when skipped', () => {
    const { told, playback } = stage(9000);
    playback.longest = 20_000;
    playback.push({ events: [event('moved')], after: 'a' });
    vi.advanceTimersByTime(LONGEST * 2);
    expect(told).toEqual(['begin a']);
    playback.hold(true);
    playback.skip();
    playback.push({ events: [event('moved')], after: 'b' });
    vi.runAllTimers();
    expect(told).toEqual(['begin a', 'settle a idle', 'begin b', 'settle b idle']);
  });

  it('skips to the end', () => {
    const { told, playback } = stage();
    for (const after of ['a', 'b', 'c']) playback.push({ events: [event('moved')], after });
    playback.skip();
    expect(told).toEqual(['begin a', 'settle c idle']);
    vi.runAllTimers();
    expect(told).toHaveLength(2);
  });

  it('hurries when much waits: a whole turn is never longer than its limit', () => {
    const { told, playback } = stage(5000);
    for (const after of ['a', 'b', 'c', 'd', 'e', 'f']) playback.push({ events: [event('moved')], after });
    vi.advanceTimersByTime(LONGEST * 3);
    expect(told).toContain('settle a');
    vi.runAllTimers();
    expect(told.at(-1)).toBe('settle f idle');
  });

  it('drops everything when cleared', () => {
    const { told, playback } = stage();
    playback.push({ events: [event('moved')], after: 'a' });
    playback.clear();
    vi.runAllTimers();
    expect(told).toEqual(['begin a']);
  });
});
