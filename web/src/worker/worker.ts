/**
 * The service worker: the house without a network, and notices of turns while no page is open.
 * Pages come from the network where there is one; the client's own files are kept, and what was last told of games,
 * rules and the guest's own tables is shown again where the server cannot be reached.
 */
import type { Scope } from './scope';

declare const self: Scope;
/** The files of this version of the client, and what tells it from others: the build writes them before this. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const KEPT_FILES = `safehouse-files-${__VERSION__}`;
/** The same for everybody: the catalogue and the rules. */
const SHARED = 'safehouse-shared';
/** A guest's own: gone when this browser is somebody else. `session.svelte.ts` knows the name, too. */
const MINE = 'safehouse-mine';
const MOST_TABLES = 12;
const TABLE = /^\/api\/matches\/[0-9a-f]{16}$/;
/** After these this browser is another guest, or none. */
const PARTINGS = ['/api/guest/devices/leave', '/api/me/delete', '/api/guest/claim'];

/** How often this browser became somebody else: what was asked for before is not kept any more. */
let partings = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT_FILES).then((cache) => cache.addAll(['/', ...__FILES__])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles().then(() => self.clients.claim()));
});

/** The player wants the new version now. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && PARTINGS.includes(url.pathname)) event.respondWith(part(request));
  if (request.method !== 'GET') return;
  if (__FILES__.includes(url.pathname)) event.respondWith(file(request));
  else if (url.pathname === '/api/games' || /^\/api\/games\/\w+\/rules$/.test(url.pathname))
    event.respondWith(told(request, SHARED, url.pathname + url.search));
  else if (url.pathname === '/api/me') event.respondWith(told(request, MINE, url.pathname));
  // A page that has heard of later events must not be shown earlier ones: only a page that opens is.
  else if (TABLE.test(url.pathname) && (url.searchParams.get('since') ?? '0') === '0')
    event.respondWith(told(request, MINE, `${url.pathname}?seat=${url.searchParams.get('seat') ?? ''}`));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
});

async function dropOldFiles(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('safehouse-files-') && name !== KEPT_FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT_FILES);
  return (await cache.match(request)) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(KEPT_FILES);
    return (await cache.match('/')) ?? Response.error();
  }
}

/** What the server tells, kept under this key; where it cannot be reached, what it told the last time. */
async function told(request: Request, name: string, key: string): Promise<Response> {
  const before = partings;
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    const cache = await caches.open(name);
    return (await cache.match(key)) ?? Response.error();
  }
  if (name === MINE && answer.status === 401) await forget();
  else if (answer.ok && before === partings) await keep(name, key, answer.clone());
  return answer;
}

async function keep(name: string, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key); // what was looked at last stands last
  await cache.put(key, answer);
  const tables = (await cache.keys()).filter(({ url }) => TABLE.test(new URL(url).pathname));
  for (const old of tables.slice(0, Math.max(0, tables.length - MOST_TABLES))) await cache.delete(old);
}

async function part(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await forget();
  return answer;
}

async function forget(): Promise<void> {
  partings++;
  await caches.delete(MINE);
}

// --- notices ---------------------------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  const { title, body, url } = (event.data?.json() ?? {}) as Record<string, unknown>;
  const shown = { body: String(body ?? ''), icon: '/icons/192.png', tag: String(url ?? '/'), data: String(url ?? '/') };
  event.waitUntil(self.registration.showNotification(String(title ?? 'Safehouse'), shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** Shows the tab that is there already, or opens one. */
async function show(path: string): Promise<void> {
  const wanted = new URL(path, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === wanted.pathname);
  await (there ? there.focus() : self.clients.openWindow(wanted.href));
}
