/** The settings of notices, and where the links in them lead. */
import { violations } from './axe';
import { expect, test } from './house';
import { setUp, SHORT } from './play';

const CHOSEN = {
  channels: [
    { id: 'a', kind: 'mail', address: 'ann@example.org', confirmed: false, here: false, failing: false },
    { id: 'b', kind: 'ntfy', address: 'ntfy.sh', confirmed: true, here: false, failing: true },
    { id: 'c', kind: 'push', address: 'push.example.org', confirmed: true, here: true, failing: false },
  ],
  wishes: { language: 'en', zone: 'Europe/Vienna', quiet_from: 1320, quiet_until: 420, live: false },
  tables: {},
  offered: ['push', 'mail', 'discord', 'slack', 'ntfy', 'json'],
  push_key: 'x',
};

for (const [name, use] of [
  ['at the desk', { colorScheme: 'light' }],
  ['on a phone at night', { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  test.describe(name, () => {
    test.use(use);
    test('where and when one is called', async ({ page }) => {
      await page.goto('/settings');
      await page.getByLabel('Your name').fill('Ann');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByTestId('notices')).toBeVisible();
      const sent: unknown[] = [];
      await page.route('**/api/me/notices**', async (route) => {
        if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
        await route.fulfill({ json: CHOSEN });
      });
      await page.reload();
      const notices = page.getByTestId('notices');
      await expect(notices.getByText('ann@example.org')).toBeVisible();
      await expect(notices.getByText('Open the link in the mail')).toBeVisible();
      await expect(notices.getByText('did not arrive')).toBeVisible();
      await expect(notices.getByLabel('from')).toHaveValue('22:00');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await notices.getByLabel('Live tables call me, too').check();
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]).toMatchObject({ live: true, quiet_from: 1320, language: 'en' });
      await notices.getByLabel('until').fill('06:30');
      await notices.getByLabel('until').blur();
      await expect.poll(() => sent.at(-1)).toMatchObject({ quiet_until: 390 });
    });
  });
}

test('a house without an address for links offers the browser alone, and refuses a wrong link', async ({
  page,
}, info) => {
  info.annotations.push({ type: 'stormy' });
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('notices')).toBeVisible();
  await expect(page.getByTestId('notices').getByLabel('Address')).toHaveCount(0);
  await page.goto('/notices/off#wrong-link');
  await page.getByRole('button', { name: 'Turn these notices off' }).click();
  await expect(page.getByText('This link is not whole.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a table is silenced at the table', async ({ page }) => {
  await setUp(page, SHORT);
  await page.evaluate(() => localStorage.setItem('safehouse.called', 'yes'));
  await page.route('**/api/me/notices', (route) => route.fulfill({ json: CHOSEN }));
  await page.reload();
  const off = page.getByRole('button', { name: 'Calls me: off' });
  await expect(off).toBeVisible();
  await page.unroute('**/api/me/notices');
  const asked = page.waitForRequest((request) => request.url().endsWith('/notices') && request.method() === 'POST');
  await off.click();
  expect((await asked).postDataJSON()).toEqual({ wanted: true });
});
