import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameClient } from '../src/lib/game';
import { speech } from '../src/lib/i18n/index.svelte';
import { settings } from '../src/lib/settings.svelte';
import { LiveTable } from '../src/lib/table/live.svelte';
import { messages } from '../src/lib/ui/announce.svelte';
import Desk from '../src/pages/table/Desk.svelte';
import { action, body, book, client, event, myTurn } from './desk';

const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

let live: LiveTable;
async function sitDown(game: GameClient<unknown> = client(), over = {}): Promise<void> {
  live = new LiveTable('m');
  live.receive(body({ ...myTurn, ...over }));
  render(Desk, { live, client: game, book });
  await soon();
}

beforeAll(() => speech.speak('en'));
beforeEach(() => {
  localStorage.clear();
  settings.confirm = 'once';
});
afterEach(() => {
  live.stop();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the log', () => {
  it('goes to its newest line when one comes, and stays where it is read when something is pointed at', async () => {
    await sitDown(client(), { events: [event(1)] });
    const scrolled = vi.spyOn(find('[data-log]'), 'scrollTo');
    live.hover(action(1));
    await soon();
    live.hover(null);
    await soon();
    expect(scrolled).not.toHaveBeenCalled();
    live.receive(body({ ...myTurn, seq: 3, events: [event(2)] }));
    await soon();
    expect(scrolled).toHaveBeenCalled();
  });
});
