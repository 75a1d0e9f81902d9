import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayName, isDay, shifted, today } from '../src/lib/cases/days';

describe('days', () => {
  it('are those of the place, not of Greenwich', () => {
    expect(today(new Date(2026, 0, 5, 0, 5))).toBe('2026-01-05');
    expect(today(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31');
  });
  it('follow each other over months, years and 29 February', () => {
    expect(shifted('2026-01-01', -1)).toBe('2025-12-31');
    expect(shifted('2028-02-28', 1)).toBe('2028-02-29');
  });
  it('have names', () => expect(dayName('2026-01-05', 'en')).toBe('Monday, 5 January 2026'));
  it('are told from what is no day', () => {
    expect(['2026-01-05', '2026-13-01', 'tomorrow', '2026-1-5'].map(isDay)).toEqual([true, false, false, false]);
  });
});

describe('what a browser keeps', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const kept = () => import('../src/lib/cases/kept.svelte');

  it('counts days in a row up to today, or up to yesterday while today is open', async () => {
    localStorage.setItem('safehouse.cases', JSON.stringify({ '2026-01-03': 1, '2026-01-04': 2, '2026-01-01': 1 }));
    const { solved } = await kept();
    expect(solved.streak('2026-01-05')).toBe(2);
    solved.add('2026-01-05', 4);
    expect(solved.streak('2026-01-05')).toBe(3);
    expect(solved.streak('2026-01-07')).toBe(0);
  });
  it('remembers the first solution of a day', async () => {
    const { solved } = await kept();
    solved.add('2026-01-05', 3);
    solved.add('2026-01-05', 1);
    expect(solved.answers('2026-01-05')).toBe(3);
    expect(JSON.parse(localStorage.getItem('safehouse.cases')!)).toEqual({ '2026-01-05': 3 });
  });
  it('keeps marks by day', async () => {
    const { marksOf } = await kept();
    marksOf('2026-01-05').set('identity-1:F', 'ring');
    expect(marksOf('2026-01-05').get('identity-1:F')).toBe('ring');
    expect(marksOf('2026-01-06').get('identity-1:F')).toBe('');
  });
  it('does without a storage that holds nonsense', async () => {
    localStorage.setItem('safehouse.cases', '{');
    expect((await kept()).solved.streak('2026-01-05')).toBe(0);
  });
});
