import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Chat from '../src/pages/table/Chat.svelte';
import { isSilent } from '../src/lib/table/silence';

afterEach(cleanup);

function live(status: string, options: Record<string, unknown>) {
  return {
    body: { status, options, my_seats: [0], host: true },
    chat: { lines: [], say: () => Promise.resolve(true) },
    seats: [],
  };
}

test('a game whose chat is off is silent while it is played, and only then', () => {
  expect(isSilent({ status: 'running', options: { chat: false } })).toBe(true);
  expect(isSilent({ status: 'running', options: { chat: true } })).toBe(false);
  expect(isSilent({ status: 'running', options: {} })).toBe(false);
  expect(isSilent({ status: 'over', options: { chat: false } })).toBe(false);
  expect(isSilent({ status: 'open', options: { chat: false } })).toBe(false);
  expect(isSilent(null)).toBe(false);
});

test('instead of the field for talk stands why there is none', () => {
  render(Chat, { live: live('running', { chat: false }) as never });
  expect(document.querySelector('[data-chat]')).toBeNull();
  expect(document.querySelector('[data-testid="silence"]')!.textContent).not.toBe('');
  cleanup();
  render(Chat, { live: live('over', { chat: false }) as never });
  expect(document.querySelector('[data-chat]')).not.toBeNull();
  expect(document.querySelector('[data-testid="silence"]')).toBeNull();
});
