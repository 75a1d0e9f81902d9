import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../src/lib/i18n/index.svelte';
import { botWords } from '../src/lib/table/programs';
import Bots from '../src/pages/settings/Bots.svelte';

const ROBIN = {
  id: 'r0b1n',
  name: 'Robin',
  owner: 'Ann',
  accepts: { who: 'owner', games: null },
  created_at: 0,
  awake: false,
};

describe('bots of one’s own', () => {
  const asked: [call: string, body: unknown][] = [];
  let bots: unknown[] = [];

  const answer = (call: string): unknown => {
    if (call === 'GET /api/me') return { id: 'ann', name: 'Ann', bot: false, tables: [] };
    if (call === 'POST /api/me/bots') return { bot: (bots = [ROBIN])[0], token: 'canary-token' };
    if (call.endsWith('/revoke')) bots = [];
    return { bots };
  };

  beforeAll(() => speech.speak('en'));
  beforeEach(() => {
    localStorage.setItem('safehouse.guest', 'Ann');
    asked.length = 0;
    bots = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const call = `${init.method} ${url}`;
      asked.push([call, init.body ? JSON.parse(String(init.body)) : null]);
      return new Response(JSON.stringify(answer(call)), { status: 200 });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('are made, and the token is shown once', async () => {
    const { unmount } = render(Bots);
    await vi.waitFor(() => expect(asked.at(-1)?.[0]).toBe('GET /api/me/bots'));
    await fireEvent.input(screen.getByLabelText('Name of the bot'), { target: { value: ' Robin ' } });
    await fireEvent.click(screen.getByText('Make a bot'));
    expect((await screen.findByTestId('bot-token')).textContent).toBe('canary-token');
    expect(asked).toContainEqual(['POST /api/me/bots', { name: 'Robin' }]);
    unmount();
    render(Bots);
    await screen.findByText('Robin');
    expect(document.body.textContent).not.toContain('canary-token');
  });

  it('say whose challenges they take', async () => {
    bots = [ROBIN];
    render(Bots);
    await fireEvent.change(await screen.findByLabelText(/Challenges of/), { target: { value: 'anyone' } });
    await vi.waitFor(() =>
      expect(asked).toContainEqual(['POST /api/me/bots/r0b1n/accepts', { who: 'anyone', games: null }]),
    );
  });

  it('are revoked only when that is confirmed', async () => {
    bots = [ROBIN];
    render(Bots);
    await fireEvent.click(await screen.findByLabelText('Revoke Robin'));
    expect(asked.some(([call]) => call.endsWith('/revoke'))).toBe(false);
    await fireEvent.click(screen.getAllByText('Revoke').at(-1)!);
    await vi.waitFor(() => expect(screen.queryByText('Robin')).toBeNull());
  });

  it('are named by whose they are', () => {
    expect(botWords({ bot_of: 'Ann' })).toBe('bot of Ann');
    expect(botWords({ bot_of: null })).toBe('bot');
  });
});
