import { describe, expect, it } from 'vitest';
import { clockText, minutesOf } from './chosen.svelte';

describe('the time of day', () => {
  it.each([
    [0, '00:00'],
    [450, '07:30'],
    [1439, '23:59'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(clockText(minutes)).toBe(text);
    expect(minutesOf(text)).toBe(minutes);
  });
  it('is none where nothing was typed', () => expect(minutesOf('')).toBeNull());
});
