import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { speech } from '../src/lib/i18n/index.svelte';
import { navigation } from '../src/lib/navigation.svelte';

beforeAll(() => speech.speak('en'));
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('skipping to the content leaves the address alone, in which an invitation may be', async () => {
  history.replaceState(null, '', '/settings');
  navigation.go('/settings#kept');
  render(App);
  await vi.waitFor(() => expect(document.getElementById('content')).toBeTruthy(), 20_000);
  const link = screen.getByText('Skip to the content');
  link.focus();
  const followed = await fireEvent.click(link);
  expect(followed).toBe(false);
  expect(location.hash).toBe('#kept');
  expect(document.activeElement?.id).toBe('content');
});
