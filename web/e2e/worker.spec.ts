/** The service worker: the house without a network, notices while no page is open, new versions. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './house';
import { myMove, setUp, SHORT } from './play';

test.use({ serviceWorkers: 'allow' });

/** The page's worker has kept its files, and answers for the page. */
async function served(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('safehouse-mine');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test('without a network home, rules, a guide and the last table are there', async ({ page, context }, info) => {
  info.annotations.push({ type: 'stormy' });
  await page.goto('/');
  await served(page);
  await page.goto('/rules/spyconnection');
  await expect(page.locator('main h1')).toBeVisible();
  await setUp(page, SHORT);
  await myMove(page);
  const table = page.url();
  await page.reload(); // as it stands now
  await myMove(page);
  const prompt = await page.getByTestId('prompt').textContent();
  await page.goto('/');
  await expect(page.locator(`a[href="${new URL(table).pathname}"]`).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator(`a[href="${new URL(table).pathname}"]`).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Spy Connection' }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/rules/spyconnection');
  await expect(page.getByText('SPY-1.1', { exact: false }).first()).toBeVisible();
  await page.goto('/learn');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto(table);
  await expect(page.getByTestId('prompt')).toHaveText(prompt!);

  await context.setOffline(false);
  await page.goto('/settings');
  await expect.poll(() => kept(page)).toContain('/api/me');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByText('This device is signed out.')).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

/** Speaks with the browser about its service workers. */
async function workers(context: BrowserContext, page: Page): Promise<{ cdp: CDPSession; registration: string }> {
  const cdp = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return { cdp, registration: await found };
}

test('a pushed notice is shown, and leads to the table', async ({ page, context, house }) => {
  await context.grantPermissions(['notifications'], { origin: house.url });
  await page.goto('/');
  await served(page);
  const { cdp, registration } = await workers(context, page);
  const data = JSON.stringify({
    title: 'Your turn: Vienna',
    body: 'Vienna, table 0123: it is your turn.',
    url: '/rules',
  });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId: registration, data });
  const shown = (): Promise<string[][]> =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, data }) => [title, body, String(data)]);
    });
  await expect.poll(shown).toEqual([['Your turn: Vienna', 'Vienna, table 0123: it is your turn.', '/rules']]);

  // Nobody can click outside of the page in a test: the worker is told of the click as the browser tells it.
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; opened?: string } & EventTarget;
    const clients = (self as unknown as { clients: { openWindow: (url: string) => Promise<null> } }).clients;
    clients.openWindow = (url) => {
      scope.opened = url;
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications();
    const click = new Event('notificationclick');
    scope.dispatchEvent(Object.assign(click, { notification, waitUntil: (work: Promise<unknown>) => work }));
  });
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { opened?: string }).opened))
    .toBe(`${house.url}/rules`);
  await expect.poll(shown).toEqual([]);
});

test('a new version is announced, and comes by a reload', async ({ page }) => {
  await page.goto('/');
  await served(page);
  await expect(page.getByText('A new version is here.')).toBeHidden();
  // Another address for the same scope is another version of the worker.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'));
  await expect(page.getByText('A new version is here.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('newer');
});
