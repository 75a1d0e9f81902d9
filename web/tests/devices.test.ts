import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../src/lib/i18n/index.svelte';
import { BELONGINGS, session } from '../src/lib/session.svelte';
import Devices from '../src/pages/settings/Devices.svelte';

type Answer = [status: number, body: unknown];
const ANN = { id: 'ann', name: 'Ann' };
const BOB = { id: 'bob', name: 'Bob' };
const WRONG: Answer = [403, { type: '/problems/forbidden', detail: 'no' }];
const table = (status: string): unknown => ({ id: 'm', status, my_turn: false });

/** The server's side: who this browser's cookie belongs to, and what the calls answer. */
class House {
  guest: typeof ANN | null = null;
  tables: unknown[] = [];
  readonly asked: string[] = [];
  readonly sent: unknown[] = [];
  answers: Record<string, () => Answer> = {
    'GET /api/me': () => (this.guest ? [200, { ...this.guest, tables: this.tables }] : [401, {}]),
    'POST /api/guest': () => [201, { ...(this.guest = ANN), token: 't' }],
    'POST /api/guest/devices': () => [201, { code: '7KQ2-M9XD', seconds: 600 }],
    'POST /api/guest/devices/forget': () => [200, { forgotten: 1 }],
    'POST /api/guest/claim': () => [200, { ...(this.guest = BOB), token: 't' }],
  };

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const call = `${init.method} ${url}`;
    this.asked.push(call);
    if (init.body) this.sent.push(JSON.parse(String(init.body)));
    const [status, body] = this.answers[call]!();
    if (call.endsWith('/claim') && status === 200) this.tables = [];
    return new Response(JSON.stringify(body), { status });
  };

  /** This browser is Ann, with a game that runs. */
  known(): void {
    this.guest = ANN;
    this.tables = [table('running'), table('over')];
    localStorage.setItem('safehouse.guest', 'Ann');
  }
}

describe('another device', () => {
  let house: House;

  beforeAll(() => speech.speak('en'));
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    history.replaceState(null, '', '/settings');
    house = new House();
    vi.stubGlobal('fetch', house.fetch);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function opened(): Promise<void> {
    const kept = Object.entries(localStorage);
    await session.start();
    await session.refresh(); // the session of the test before is over
    house.asked.length = 0;
    for (const [key, value] of kept) localStorage.setItem(key, value);
    render(Devices);
    await soon();
  }
  const soon = (milliseconds = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
  const button = (name: string): HTMLElement => screen.getByRole('button', { name });
  const press = async (name: string): Promise<void> => {
    await fireEvent.click(button(name));
    await soon();
  };
  const field = (): HTMLInputElement => screen.getByLabelText('I have a code');
  const type = async (code: string): Promise<void> => {
    await fireEvent.input(field(), { target: { value: code } });
    await fireEvent.submit(field().form!);
    await soon();
  };

  it('shows a code, spells it for screen readers, counts its time, and says when it is over', async () => {
    house.known();
    await opened();
    await press('Show a code');
    expect(screen.getByTestId('code').textContent).toBe('7KQ2-M9XD');
    expect(screen.getByText('The code is 7 K Q 2 M 9 X D.')).toBeTruthy();
    expect(screen.getByText(/settings \(“Guest” at the top\) enter the code under “I have a code”/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR/ }).querySelector('path')!.getAttribute('d')).toMatch(/^M4 4h1/);
    expect(screen.getByRole('timer').textContent).toContain('10:00');
    await soon(61_000);
    expect(screen.getByRole('timer').textContent).toContain('08:59');
    await soon(540_000);
    expect(screen.queryByTestId('code')).toBeNull();
    expect(screen.getByText(/has expired/)).toBeTruthy();
  });

  it('makes a guest for the code where there is none', async () => {
    await opened();
    await press('Show a code');
    expect(house.asked).toEqual(['POST /api/guest', 'POST /api/guest/devices']);
    expect(screen.getByTestId('code')).toBeTruthy();
  });

  it('takes a code and says who one is now', async () => {
    await opened();
    await type('7kq2 m9xd');
    expect(house.sent).toEqual([{ code: '7kq2 m9xd' }]);
    expect(screen.getByText('You are Bob now.')).toBeTruthy();
    expect(session.name).toBe('Bob');
    expect(localStorage.getItem('safehouse.guest')).toBe('Bob');
    expect(field().value).toBe('');
    expect(house.asked.at(-1)).toBe('GET /api/me');
  });

  it('warns who has open games here, and does nothing before the answer', async () => {
    house.known();
    await opened();
    await type('7KQ2-M9XD');
    expect(screen.getByRole('dialog').textContent).toMatch(/seat stays with Ann/);
    expect(house.asked).not.toContain('POST /api/guest/claim');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Go on here'));
    expect(session.name).toBe('Ann');
    await type('7KQ2-M9XD');
    await press('Use the code');
    expect(session.name).toBe('Bob');
    expect(session.tables).toEqual([]);
  });

  it('warns also where the server could not be asked before, and does nothing while it cannot', async () => {
    await opened();
    house.known();
    const me = house.answers['GET /api/me']!;
    house.answers['GET /api/me'] = () => [503, { type: '/problems/unavailable' }];
    await type('7KQ2-M9XD');
    expect(screen.getByRole('alert').textContent).toMatch(/Try again/);
    house.answers['GET /api/me'] = me;
    await type('7KQ2-M9XD');
    expect(screen.getByRole('dialog').textContent).toMatch(/seat stays with Ann/);
    expect(house.asked).not.toContain('POST /api/guest/claim');
  });

  it('says that a code is not valid, and what codes are', async () => {
    house.known();
    house.tables = [table('over')];
    house.answers['POST /api/guest/claim'] = () => WRONG;
    localStorage.setItem('safehouse.notes', '{"m/0":1}');
    await opened();
    await type('2222-2222');
    expect(screen.getByRole('alert').textContent).toMatch(/good once and for ten minutes/);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(session.name).toBe('Ann');
    expect(localStorage.getItem('safehouse.notes')).toBe('{"m/0":1}');
  });

  it('says that it was too fast when it was', async () => {
    house.answers['POST /api/guest/claim'] = () => [429, { type: '/problems/too-many-requests' }];
    await opened();
    await type('2222-2222');
    expect(screen.getByRole('alert').textContent).toMatch(/too fast/);
  });

  it('reads a code from the link, takes it out of the address, and does not use it by itself', async () => {
    history.replaceState(null, '', '/settings#code=7KQ2-M9XD');
    await opened();
    expect(field().value).toBe('7KQ2-M9XD');
    expect(location.hash).toBe('');
    expect(house.asked).toEqual([]);
    history.replaceState(null, '', '/settings#code=ABCD-EFGH');
    await fireEvent(window, new Event('hashchange'));
    expect(field().value).toBe('ABCD-EFGH');
    expect(location.hash).toBe('');
    history.replaceState(null, '', '/settings#content');
    await fireEvent(window, new Event('hashchange'));
    expect(field().value).toBe('ABCD-EFGH');
    expect(location.hash).toBe('#content');
  });

  it('signs out all other devices', async () => {
    house.known();
    await opened();
    await press('Sign out all other devices');
    expect(house.asked.at(-1)).toBe('POST /api/guest/devices/forget');
    expect(screen.getByText(/are signed out/)).toBeTruthy();
  });

  it('has nothing to sign out for who is nobody yet', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  describe('what lies in this browser', () => {
    const OWN = [...BELONGINGS];
    const stored = (): string[] => OWN.filter((key) => localStorage.getItem(key) !== null);
    beforeEach(() => {
      for (const key of [...OWN, 'safehouse.settings']) localStorage.setItem(key, '{"m/0":{}}');
    });

    it('goes when one becomes somebody else; settings stay', async () => {
      house.known();
      house.tables = [];
      await opened();
      await type('7KQ2-M9XD');
      expect(stored()).toEqual([]);
      expect(localStorage.getItem('safehouse.settings')).not.toBeNull();
    });

    it('stays when the code was one’s own', async () => {
      house.known();
      house.tables = [];
      house.answers['POST /api/guest/claim'] = () => [200, { ...ANN, token: 't' }];
      await opened();
      await type('7KQ2-M9XD');
      expect(stored()).toEqual(OWN);
    });

    it('goes when this device was signed out from another', async () => {
      house.known();
      await opened();
      house.guest = null;
      await session.refresh();
      expect(stored()).toEqual([]);
      expect(session.name).toBe('');
      expect(session.tables).toEqual([]);
      await session.ensure();
      expect(house.asked.at(-1)).toBe('POST /api/guest');
    });

    it('is all accounted for', () => {
      const sources = (folder: string): string[] =>
        readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
          const path = join(folder, entry.name);
          if (entry.isDirectory()) return sources(path);
          return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
        });
      const code = sources(join(__dirname, '../src')).join('\n');
      const keys = new Set([...code.matchAll(/'(safehouse\.[\w-]+)'/g)].map((match) => match[1]!));
      const browsers = ['safehouse.settings', 'safehouse.guest', 'safehouse.guest-id'];
      expect([...keys].sort()).toEqual([...OWN, ...browsers].sort());
    });
  });

  it('makes other tabs begin anew when one has become somebody else', async () => {
    house.known();
    await opened();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const tell = (newValue: string): unknown =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'safehouse.guest-id', newValue }));
    tell('ann');
    expect(reload).not.toHaveBeenCalled();
    tell('bob');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
