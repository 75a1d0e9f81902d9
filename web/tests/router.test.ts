import { describe, expect, it } from 'vitest';
import { address, parse, type Route } from '../src/lib/router';
import { joinLink, parseInvite } from '../src/lib/ui/share';

describe('the router', () => {
  const routes: [string, string, Route][] = [
    ['/', '', { page: 'home' }],
    ['/new/spyconnection', '', { page: 'setup', game: 'spyconnection' }],
    ['/lobby', '', { page: 'lobby' }],
    ['/join', '#abc.def', { page: 'join', invite: 'abc.def' }],
    ['/t/ab12', '', { page: 'table', id: 'ab12' }],
    ['/replay', '', { page: 'replay', id: null }],
    ['/replay/ab12', '', { page: 'replay', id: 'ab12' }],
    ['/embed/ab12', '', { page: 'embed', id: 'ab12' }],
    ['/deal/ab12', '', { page: 'deal', id: 'ab12' }],
    ['/games', '', { page: 'games' }],
    ['/rules', '', { page: 'rules', game: null, rule: null }],
    ['/rules/spyconnection', '#SPY-4.2', { page: 'rules', game: 'spyconnection', rule: 'SPY-4.2' }],
    ['/settings', '', { page: 'settings' }],
    ['/notices/off', '#ab-12', { page: 'notices', what: 'off', token: 'ab-12' }],
    ['/notices/confirm', '#ab-9-12', { page: 'notices', what: 'confirm', token: 'ab-9-12' }],
  ];
  it.each(routes)('reads %s%s', (path, hash, route) => expect(parse(path, hash)).toEqual(route));
  it.each(routes)('writes %s%s', (path, hash, route) => expect(address(route)).toBe(path + hash));
  it('still reads the addresses that replays had', () =>
    expect(parse('/t/ab12/replay')).toEqual({ page: 'replay', id: 'ab12' }));
  it.each([
    '/nowhere',
    '/t',
    '/t/a/b/c',
    '/t/a/other',
    '/lobby/x',
    '/rules/a/b',
    '/new',
    '/settings/x',
    '/notices',
    '/notices/x',
    '/%E0%A4%A',
  ])('knows no %s', (path) => expect(parse(path).page).toBe('missing'));
});

describe('an invitation', () => {
  it('goes into the fragment and comes out of it', () => {
    const link = new URL(joinLink('ab12', 'secret'));
    expect(link.pathname + link.search).toBe('/join');
    expect(parseInvite(link.hash.slice(1))).toEqual({ id: 'ab12', invite: 'secret' });
  });
  it.each(['', 'ab12', 'ab12.', '.x', 'a b.c', 'a/../b.c', 'a.b.c'])('is not %j', (text) =>
    expect(parseInvite(text)).toBeNull(),
  );
});
