import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../src/lib/api/calls';
import type { GameClient } from '../src/lib/game';
import { speech } from '../src/lib/i18n/index.svelte';
import { settings } from '../src/lib/settings.svelte';
import { LiveTable } from '../src/lib/table/live.svelte';
import { messages } from '../src/lib/ui/announce.svelte';
import LiveRegion from '../src/lib/ui/LiveRegion.svelte';
import { media } from '../src/lib/ui/media.svelte';
import Desk from '../src/pages/table/Desk.svelte';
import { note } from '../src/pages/learn/guided';
import { action, body, book, client, event, myTurn, Nothing } from './desk';

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
  media.phone = false;
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

describe('what is read aloud', () => {
  const reported = (): string[] => messages.reports.map(({ text }) => text);
  beforeEach(() => (messages.reports = []));

  it('is what others did, then that it is your turn; nothing is lost when it is skipped', async () => {
    await sitDown(client(), { to_move: [1], legal: [], decision: null });
    live.receive(body({ seq: 3, to_move: [1], events: [event(1)] }));
    live.receive(body({ ...myTurn, seq: 4, events: [event(2), event(3)] }));
    await soon();
    live.showing.skip();
    await soon();
    expect(reported()).toEqual(['Wait.', 'Event 1.', 'Event 2. Event 3.', 'Your turn', 'Take one.']);
    render(LiveRegion);
    expect(find('[data-testid="reported"]').textContent?.replaceAll(/\s+/g, ' ')).toContain('Event 3.Your turn');
  });

  const answer = (rule: string, message: string) => async () => new Response(JSON.stringify({ rule, message }));

  it('is a change of the page, also when it is the same once more', async () => {
    messages.spoken = messages.urgent = '';
    for (const [tell, told] of [
      [() => messages.alert('Your turn'), () => messages.urgent],
      [() => messages.speak('Not now.'), () => messages.spoken],
    ] as const) {
      tell();
      const first = told();
      tell();
      expect(told()).not.toBe(first);
      expect(told().trim()).toBe(first);
      tell();
      expect(told()).toBe(first);
    }
    messages.speak('');
    messages.speak('');
    expect(messages.spoken).toBe('');
    await sitDown();
  });

  it('is what is pointed at, and the reason why not after it', async () => {
    vi.stubGlobal('fetch', answer('SPY-6.3', 'Too dear.'));
    await sitDown();
    expect(reported().at(-1)).toBe('Take one.');
    live.hover(action(9));
    await soon();
    expect(messages.spoken).toBe('Take 9. You get 9.');
    live.why('TAKE(9)');
    await soon();
    await soon();
    expect(live.refusals.refused?.message).toBe('Too dear.');
    expect(messages.spoken).toBe('Too dear. SPY-6.3');
  });

  it('is told once, whatever is pointed at while moves are shown', async () => {
    await sitDown(client(), { to_move: [1], legal: [], decision: null });
    live.receive(body({ seq: 3, events: [event(1)] }));
    await soon();
    expect(reported().at(-1)).toBe('Event 1.');
    const speak = vi.spyOn(messages, 'report');
    live.refusals.refused = null;
    live.choice.selected = action(1);
    await soon();
    expect(speak).not.toHaveBeenCalled();
  });
});

describe('by keyboard', () => {
  const key = (name: string): Promise<unknown> => fireEvent.keyDown(document.body, { key: name }).then(soon);

  it('the text of the table stays open from move to move', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body({ ...myTurn, seq: 3, decision: '0-2' }))));
    await sitDown();
    await key('t');
    const root = find('[data-testid="model"]');
    expect(document.activeElement).toBe(root);
    const button = root.querySelector<HTMLElement>('button[data-action]')!;
    button.focus();
    await fireEvent.click(button);
    await soon();
    await soon();
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(root);
    // Who has left it is left alone.
    root.querySelector<HTMLElement>('button[data-action]')!.focus();
    await key('n');
    live.receive(body({ ...myTurn, seq: 4, legal: [action(3)], decision: '0-3' }));
    await soon();
    expect(document.activeElement).toBe(document.body);
  });

  it('the focus goes to what can be chosen next, where the last was chosen', async () => {
    await sitDown(client({ prompt: ({ legal }) => ({ text: 'Take one.', buttons: legal.slice(0, 3) }) }));
    const buttons = (): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>('[data-testid="prompt"] [data-action]'),
    ];
    buttons()[1]!.focus();
    await fireEvent.keyDown(buttons()[1]!, { key: 'Enter' });
    live.receive(body({ seq: 3, to_move: [1], legal: [], decision: null }));
    await soon();
    live.showing.skip();
    await soon();
    expect(document.activeElement).toBe(find('[data-board]'));
    live.receive(body({ ...myTurn, seq: 4, legal: [action(3)], decision: '0-3' }));
    await soon();
    live.showing.skip();
    await soon();
    expect(document.activeElement).toBe(buttons()[0]);
    expect(buttons()[0]!.dataset.action).toBe('TAKE(3)');
  });

  it('C goes to the talk and L to the log, on whatever tab they lie', async () => {
    await sitDown(client({ aside: { label: 'notes', Sheet: Nothing, first: true } }));
    expect(document.querySelector('[data-log]')).toBeNull();
    await key('l');
    expect(document.activeElement).toBe(find('[data-log]'));
    await key('c');
    expect(document.activeElement).toBe(find('[data-chat]'));
    expect(document.querySelector('[data-log]')).toBeNull();
  });

  it('the same on a phone', async () => {
    media.phone = true;
    await sitDown();
    await key('c');
    expect(document.activeElement).toBe(find('[data-chat]'));
    await key('l');
    expect(document.activeElement).toBe(find('[data-log]'));
  });

  it('a dialog that is cancelled gives the focus back', async () => {
    await sitDown();
    const opener = screen.getByRole('button', { name: 'Leave table' });
    opener.focus();
    await fireEvent.click(opener);
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    await fireEvent.click(cancel);
    await soon();
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

describe('the guided game', () => {
  let taken = false;
  const LESSONS = [
    { id: 'goal', rules: [] },
    { id: 'take', rules: [], does: ['TAKE(1)'], done: () => true },
    { id: 'cover', rules: [], does: ['TAKE(1)'], done: () => true },
    { id: 'connect', rules: [], does: ['TAKE(2)'], done: () => taken },
    { id: 'end', rules: [] },
  ];
  const step = (): string => find('[data-testid="guide"] header p').textContent;
  const guide = (): HTMLElement => find('[data-testid="guide"]');
  const press = (name: string): Promise<unknown> =>
    fireEvent.click(screen.getByRole('button', { name })).then(() => soon());
  beforeEach(() => {
    taken = false;
  });

  it('goes on by itself, but keeps a lesson one went back to', async () => {
    note('m', { guide: 'first', step: 1 });
    await sitDown(client({}, LESSONS));
    expect(step()).toContain('4 of 5');
    await press('Back');
    expect(step()).toContain('3 of 5');
    live.hover(action(1));
    await press('Back');
    expect(step()).toContain('2 of 5');
    await press('Next');
    expect(step()).toContain('3 of 5');
    await press('Next');
    expect(step()).toContain('4 of 5');
  });

  it('goes on by the action alone where one is asked for, and lets nothing else be done', async () => {
    note('m', { guide: 'first', step: 3 });
    await sitDown(client({}, LESSONS));
    const act = vi.spyOn(calls, 'act').mockResolvedValue(body({ ...myTurn, seq: 2 }));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(guide().dataset.asks).toBe('TAKE(2)');
    live.select(action(1));
    await soon();
    expect(act).not.toHaveBeenCalled();
    expect(guide().textContent).toContain('something else');
    taken = true;
    live.select(action(2));
    await soon();
    expect(act).toHaveBeenCalledTimes(1);
    await soon();
    expect(step()).toContain('5 of 5');
  });

  it('waits until what it tells has happened', async () => {
    let happened = false;
    note('m', { guide: 'first', step: 0 });
    const told = { id: 'goal', rules: [], ready: () => happened };
    await sitDown(client({}, [told, { id: 'end', rules: [] }]));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    happened = true;
    live.receive(body({ ...myTurn, seq: 2 }));
    await soon();
    await press('Next');
    expect(step()).toContain('2 of 2');
  });

  it('lets everything be done when it is put away', async () => {
    note('m', { guide: 'first', step: 3 });
    await sitDown(client({}, LESSONS));
    const act = vi.spyOn(calls, 'act').mockResolvedValue(body({ ...myTurn, seq: 2 }));
    await press('End the guide');
    live.select(action(1));
    await soon();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('tells a lesson once, whatever is pointed at', async () => {
    note('m', { guide: 'first', step: 0 });
    await sitDown(client({}, [LESSONS[0]!, LESSONS[4]!]));
    const speak = vi.spyOn(messages, 'speak');
    live.choice.selected = action(1);
    await soon();
    expect(speak).not.toHaveBeenCalled();
    await press('Next');
    expect(speak).toHaveBeenCalledTimes(1);
  });
});

describe('the talk', () => {
  let sent: string[];
  let answers: (() => void)[];
  beforeEach(async () => {
    [sent, answers] = [[], []];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      sent.push((JSON.parse(String(init.body)) as { text: string }).text);
      const status = sent.at(-1) === 'bad' ? 422 : 201;
      return new Promise((resolve) => answers.push(() => resolve(new Response('{}', { status }))));
    });
    await sitDown();
    await fireEvent.click(screen.getByRole('tab', { name: /Table talk/ }));
  });
  const field = (): HTMLInputElement => find('[data-chat]') as HTMLInputElement;
  const type = (text: string): Promise<unknown> => fireEvent.input(field(), { target: { value: text } });
  const send = (): Promise<unknown> => fireEvent.submit(field().form!).then(() => soon());
  const answer = (): Promise<unknown> => Promise.resolve(answers.shift()!()).then(soon).then(soon);

  it('says a line once, and leaves alone what is typed while it is under way', async () => {
    await type('hello');
    await send();
    await send();
    expect([sent, field().value]).toEqual([['hello'], '']);
    await type('and then');
    await answer();
    expect(field().value).toBe('and then');
  });

  it('gives a line back that could not be said, unless another is being typed', async () => {
    await type('bad');
    await send();
    await answer();
    expect(field().value).toBe('bad');
    await send();
    await type('other');
    await answer();
    expect(field().value).toBe('other');
  });
});
