import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ANN = { id: 'ann', name: 'Ann', tables: [] };
const BEN = { id: 'ben', name: 'Ben', token: 't' };
const OFFLINE = 0;

/** What `/me` answers, one call after the other: a status; the last one stays. */
let me: number[];
let asked: string[];

async function fetched(url: string, init: RequestInit): Promise<Response> {
  const call = `${init.method} ${url.replace('/api', '')}`;
  asked.push(call);
  if (call !== 'GET /me') return new Response(JSON.stringify(BEN), { status: 201 });
  const status = me.length > 1 ? me.shift()! : me[0]!;
  if (status === OFFLINE) throw new TypeError('down');
  return new Response(JSON.stringify(status === 200 ? ANN : {}), { status });
}

/** A page that has just been opened, in a browser that has been Ann's. */
async function opened(): Promise<typeof import('../src/lib/session.svelte').session> {
  vi.resetModules();
  const { session } = await import('../src/lib/session.svelte');
  await session.start();
  return session;
}

describe('a guest whom the server could not be asked about', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('safehouse.guest', 'Ann');
    asked = [];
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it.each([OFFLINE, 429, 503])('is asked about again (%s) and stays who it is', async (status) => {
    me = [status, 200];
    const session = await opened();
    expect(session.name).toBe('');
    await Promise.all([session.ensure(), session.ensure()]);
    expect(session.name).toBe('Ann');
    expect(asked).toEqual(['GET /me', 'GET /me']);
  });

  it('makes nobody new while the server still cannot say', async () => {
    me = [503];
    const session = await opened();
    await expect(session.ensure()).rejects.toMatchObject({ status: 503 });
    await expect(session.rename('Ben')).rejects.toMatchObject({ status: 503 });
    expect(asked).not.toContain('POST /guest');
  });

  it('takes another name as the guest it was', async () => {
    me = [OFFLINE, 200];
    const session = await opened();
    await session.rename('Ben');
    expect(asked).toEqual(['GET /me', 'GET /me', 'POST /me']);
  });

  it('is forgotten and made anew once the server knows it no more', async () => {
    me = [OFFLINE, 401];
    const session = await opened();
    await session.rename('Ben');
    expect(asked).toEqual(['GET /me', 'GET /me', 'POST /guest']);
    expect(session.name).toBe('Ben');
  });

  it('joins as the guest it was, also with a name typed', async () => {
    me = [OFFLINE, 200];
    await opened();
    const { fireEvent, render, screen } = await import('@testing-library/svelte');
    const { speech } = await import('../src/lib/i18n/index.svelte');
    await speech.speak('en');
    const { default: Join } = await import('../src/pages/join/Join.svelte');
    render(Join, { route: { page: 'join', invite: 'm.secret' } });
    await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Ben' } });
    await fireEvent.submit(screen.getByRole('button', { name: 'Take the seat' }).closest('form')!);
    await vi.waitFor(() => expect(asked.at(-1)).toMatch(/join$/));
    expect(asked).not.toContain('POST /guest');
  });
});

it('keeps the name that is typed while the server still says who we are', async () => {
  vi.resetModules();
  localStorage.setItem('safehouse.guest', 'Ann');
  let tell: (answer: Response) => void = () => {};
  const renamed: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET') return new Promise((resolve) => (tell = resolve));
    renamed.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ id: 'ann', name: 'Yuki' }));
  });
  const { fireEvent, render, screen } = await import('@testing-library/svelte');
  const { session } = await import('../src/lib/session.svelte');
  const { speech } = await import('../src/lib/i18n/index.svelte');
  await speech.speak('en');
  const { default: Settings } = await import('../src/pages/settings/Settings.svelte');
  render(Settings);
  const started = session.start();
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  await fireEvent.input(field, { target: { value: 'Yuki' } });
  tell(new Response(JSON.stringify(ANN)));
  await started;
  await new Promise((resolve) => setTimeout(resolve));
  expect(field.value).toBe('Yuki');
  await fireEvent.submit(field.closest('form')!);
  await vi.waitFor(() => expect(renamed).toEqual([{ name: 'Yuki' }]));
  vi.unstubAllGlobals();
});
