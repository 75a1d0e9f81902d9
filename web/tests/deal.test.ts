import { webcrypto } from 'node:crypto';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { canCheck, checkDeal, sealOf, type Certificate, type GameRecord } from '../src/lib/deal/check';
import { keepDeal, keepSeals, keptDeal } from '../src/lib/deal/kept';
import { freshNumber, isGathered, join, open, openNumber, rematch } from '../src/lib/deal/sitting';
import { speech } from '../src/lib/i18n/index.svelte';
import DealCheck from '../src/pages/replay/DealCheck.svelte';
import DealDialog from '../src/pages/table/DealDialog.svelte';
import dealt from './deal.json';

interface Dealt extends GameRecord {
  certificate: Certificate;
}
/** A short game with its certificate, played by the engine; tests/web/test_deal.py holds that it is fair. */
const game = (): Dealt => structuredClone(dealt) as unknown as Dealt;
const check = (record: Dealt): ReturnType<typeof checkDeal> => checkDeal(record, record.certificate);
const OTHER = 'ee'.repeat(32);

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a deal', () => {
  it('fits where nothing was tampered with', async () => {
    const record = game();
    const draws = record.steps.filter(([actor]) => actor === 'chance').length;
    expect(draws).toBeGreaterThan(8);
    expect(await check(record)).toEqual({ draws, misfit: null });
  });

  it.each<[string, (record: Dealt) => void, string]>([
    ['the secret', (record) => (record.certificate.secret = OTHER), 'commitment'],
    ['the commitment', (record) => (record.certificate.commitment = OTHER), 'commitment'],
    ['the scheme', (record) => (record.certificate.scheme = 'other'), 'commitment'],
    ['a number', (record) => (record.certificate.numbers[1] = OTHER), 'draw'],
    ['a number left out', (record) => (record.certificate.numbers[1] = null), 'draw'],
    ['the order of numbers', (record) => record.certificate.numbers.reverse(), 'draw'],
    ['the table', (record) => (record.certificate.table = 'another'), 'draw'],
    ['a pile', (record) => (record.certificate.draws[0]![0] = 'sleeve'), 'draw'],
    ['the seal of a number', (record) => (record.certificate.seals = [null, OTHER]), 'seal'],
    ['how many draws there are', (record) => record.certificate.draws.pop(), 'draws'],
    ['a card', (record) => (record.steps.findLast(([actor]) => actor === 'chance')![1] = 'REVEAL(M99)'), 'draw'],
    ['the order of draws', (record) => record.steps.reverse(), 'draw'],
  ])('does not fit where %s was exchanged', async (_, tamper, kind) => {
    const record = game();
    tamper(record);
    expect((await check(record)).misfit?.kind).toBe(kind);
  });

  it('says which draw does not fit, and what was due', async () => {
    const record = game();
    const at = record.steps.findLastIndex(([actor]) => actor === 'chance');
    const due = record.steps[at]![1];
    record.steps[at]![1] = 'REVEAL(M99)';
    const count = record.certificate.draws.filter(([pile]) => pile === 'missions').length;
    expect((await check(record)).misfit).toEqual({ kind: 'draw', pile: 'missions', count, due, drawn: 'REVEAL(M99)' });
  });
});

describe('what a browser keeps of a deal', () => {
  it('is the first it saw', () => {
    expect(keptDeal('m')).toBeNull();
    keepDeal('m', { commitment: 'a', number: 'b' });
    keepDeal('m', { commitment: 'c', number: 'd' });
    expect(keptDeal('m')).toEqual({ commitment: 'a', number: 'b' });
  });

  it('makes room for the newest', () => {
    for (let i = 0; i <= 100; i++) keepDeal(`m${i}`, { commitment: 'a', number: 'b' });
    expect(keptDeal('m0')).toBeNull();
    expect(keptDeal('m100')).not.toBeNull();
  });

  it('is nothing where its storage is broken', () => {
    localStorage.setItem('safehouse.deals', '{');
    expect(keptDeal('m')).toBeNull();
  });
});

describe('sitting down', () => {
  let sent: [string, Record<string, unknown>][];
  const table = {
    id: 'm',
    status: 'open',
    speed: 'live',
    deal: { commitment: 'c', numbers: [null, null], seals: [null, null] as (string | null)[], of: null },
    my_seats: [] as number[],
    players: [
      { kind: 'human', mine: false },
      { kind: 'open', mine: false },
    ],
  };
  beforeEach(() => {
    sent = [];
    const answers: Record<string, unknown> = {
      '/api/deals': { ticket: 't', commitment: 'c' },
      '/api/matches': { id: 'm', seat: 0, invite: null },
      '/api/matches/m': table,
      '/api/matches/m/number': { ...table, status: 'running' },
      '/api/matches/m/join': { id: 'm', seat: 1 },
      '/api/matches/m/rematch': { id: 'n', seat: 0 },
    };
    vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
      sent.push([url.split('?')[0]!, JSON.parse(body ?? '{}') as Record<string, unknown>]);
      return new Response(JSON.stringify(answers[url.split('?')[0]!]));
    });
  });
  const wish = { game: 'vienna', seats: [], options: {}, speed: 'live', spectators: 'none', public: false } as const;

  it('makes a number of 256 bits, another each time', () => {
    expect(freshNumber()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshNumber()).not.toBe(freshNumber());
  });

  it('opens a table once the commitment was seen, and keeps both', async () => {
    await open({ ...wish, seats: [] });
    expect(sent.map(([url]) => url)).toEqual(['/api/deals', '/api/matches']);
    const { number } = sent[1]![1].deal as { number: string };
    expect(keptDeal('m')).toEqual({ commitment: 'c', number });
  });

  it('joins a table once its commitment was seen, and keeps both', async () => {
    await join('m', 'code');
    expect(sent.map(([url]) => url)).toEqual(['/api/matches/m', '/api/matches/m/join']);
    expect(sent[1]![1]).toEqual({ seal: await sealOf(keptDeal('m')!.number), invite: 'code' });
  });

  it('seals the number of a table that waits for others', async () => {
    await open({ ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(sent[1]![1].deal).toEqual({ ticket: 't', seal: await sealOf(keptDeal('m')!.number) });
  });

  it.each([
    ['where nobody has to be present', () => (table.speed = 'days')],
    ['where the browser cannot hash', () => vi.stubGlobal('crypto', { getRandomValues: (all: Uint8Array) => all })],
  ])('sends the number itself %s', async (_, prepare) => {
    prepare();
    await join('m', null);
    table.speed = 'live';
    expect(sent[1]![1]).toEqual({ number: keptDeal('m')!.number });
  });

  it('opens the number when all are there, and never before', async () => {
    await join('m', null);
    const { number } = keptDeal('m')!;
    const mine = { ...table, my_seats: [1], deal: { ...table.deal, seals: ['other', await sealOf(number)] } };
    expect(isGathered(mine as never)).toBe(false);
    expect(await openNumber(mine as never)).toBeNull();
    const all = { ...mine, players: mine.players.map(() => ({ kind: 'human' })) };
    const both = [openNumber(all as never), openNumber(all as never)]; // told twice, sent once
    expect((await Promise.all(both)).map((after) => after?.status)).toEqual(['running', undefined]);
    expect(sent.slice(2)).toEqual([['/api/matches/m/number', { number }]]);
    expect(keptDeal('m')?.seals).toEqual(mine.deal.seals);
  });

  it('does not open what another device has sealed', async () => {
    const all = { ...table, my_seats: [0], players: [{ kind: 'human' }], deal: { ...table.deal, seals: ['x'] } };
    expect(await openNumber(all as never)).toBeNull();
  });

  it('keeps what the rematch is dealt from', async () => {
    await rematch('m');
    expect(sent[0]).toEqual(['/api/deals', { rematch_of: 'm' }]);
    expect(sent[2]![1]).toEqual({ seal: await sealOf(keptDeal('n')!.number) });
  });
});

describe('the button in a replay', () => {
  const seats = ['Ann', 'Bob'].map((name, seat) => ({ name, seat })) as never;
  beforeAll(() => speech.speak('en'));
  async function press(record: unknown): Promise<string> {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(record)));
    render(DealCheck, { id: 'm', seats, mine: [1], seat: 1, dealt: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Check the deal' }));
    return vi.waitFor(() => {
      const said = screen.getByRole('status').textContent;
      expect(said).not.toBe('');
      return said;
    });
  }

  it('says that all fits, that it is what was kept, and who added nothing', async () => {
    const { commitment, numbers } = game().certificate;
    keepDeal('m', { commitment, number: numbers[1]! });
    const said = await press(game());
    expect(said).toMatch(/All \d+ draws of this game follow/);
    expect(said).toContain('are the ones this browser kept');
    expect(said).toContain('added by Ann.');
  });

  it.each(['commitment', 'number'] as const)('says that the %s is not the one that was kept', async (what) => {
    const { commitment, numbers } = game().certificate;
    keepDeal('m', { commitment, number: numbers[1]!, [what]: OTHER });
    expect(await press(game())).toContain('the server has exchanged them');
  });

  it('says that a seal is not the one that was kept', async () => {
    const { commitment, numbers } = game().certificate;
    keepDeal('m', { commitment, number: numbers[1]! });
    keepSeals('m', [null, await sealOf(numbers[1]!)]);
    keepSeals('m', [null, null]); // the first counts
    const record = game();
    expect(await press(record)).toContain('the server has exchanged them');
    record.certificate.seals = [null, await sealOf(numbers[1]!)];
    cleanup();
    expect(await press(record)).toContain('are the ones this browser kept');
  });

  it('says whose number was sealed and not opened', async () => {
    const record = game();
    record.certificate.seals = [OTHER, null];
    expect(await press(record)).toContain('did not open their random number in time: Ann');
  });

  it('says which card does not fit', async () => {
    const record = game();
    record.steps.find(([actor]) => actor === 'chance')![1] = 'REVEAL(M99)';
    expect(await press(record)).toMatch(/Draw 1 from the pile “missions” does not fit: .* was due, REVEAL\(M99\)/);
  });

  it('says where there is nothing to check', async () => {
    expect(await press({ steps: [] })).toContain('not dealt so that it could be checked');
  });

  it('says where the browser may not', async () => {
    vi.stubGlobal('crypto', {});
    expect(canCheck()).toBe(false);
    expect(await press(game())).toContain('only on pages over https');
  });

  it('plays the same deal from the seat one looks through', async () => {
    const sent: [string, unknown][] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
      sent.push([url, JSON.parse(body ?? 'null')]);
      return new Response(JSON.stringify({ id: 'n', seat: 1, invite: null, name: 'Ann' }));
    });
    render(DealCheck, { id: 'm', seats, mine: [], seat: 1, dealt: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Play this deal' }));
    await vi.waitFor(() => expect(sent).toContainEqual(['/api/matches/m/same-deal', { seat: 1 }]));
    await vi.waitFor(() => expect(location.pathname).toBe('/t/n'));
  });

  it('offers no deal again where there was none', () => {
    render(DealCheck, { id: 'm', seats, mine: [], seat: null, dealt: false });
    expect(screen.queryByRole('button', { name: 'Play this deal' })).toBeNull();
  });
});

describe('how this was dealt', () => {
  const kinds = ['human', 'human', 'human', 'bot'];
  const live = (of: string | null = null): never =>
    ({
      id: 'm',
      seats: kinds.map((kind, seat) => ({ seat, kind, name: `Player ${seat}` })),
      body: { deal: { commitment: 'cc', numbers: ['aa', null, null, null], seals: [null, 'ss', null, null], of } },
    }) as never;
  const rows = (): (string | null)[] => screen.getAllByRole('definition').map((row) => row.textContent);
  beforeAll(() => speech.speak('en'));

  it('shows the promise and what each seat added', () => {
    render(DealDialog, { live: live(), onclose: () => {} });
    expect(rows()).toEqual(['cc', 'aa', 'sealed, but not opened in time: not counted', 'none', 'a bot: adds none']);
    expect(screen.queryByText(/exchanged/)).toBeNull();
  });

  it('warns where the promise is not the one this browser kept', () => {
    keepDeal('m', { commitment: 'dd', number: 'aa' });
    render(DealDialog, { live: live(), onclose: () => {} });
    expect(screen.getByText(/the server has exchanged them/)).toBeTruthy();
  });

  it('says that a deal was given on', () => {
    render(DealDialog, { live: live('n'), onclose: () => {} });
    expect(screen.getByText(/cards of an earlier game/)).toBeTruthy();
  });
});
