import { violations } from './axe';
import { expect, listen, test } from './house';
import { atOnce, myMove, playOne, setUp, SHORT } from './play';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' };

test('a game begun at the desk goes on in the same seat on the phone', async ({ page, browser, house }) => {
  await setUp(page, SHORT);
  await myMove(page);
  const address = page.url();
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Mara');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await page.getByTestId('code').textContent())!;
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  await expect(page.getByRole('timer')).toContainText(/09:\d\d|10:00/);
  expect(await violations(page)).toEqual([]);

  const other = await browser.newContext({ baseURL: house.url, ...PHONE });
  const phone = await other.newPage();
  const complaints = listen(phone);
  await atOnce(phone);
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  // As the QR code leads there; the code is filled in and gone from the address, and nothing is done by itself.
  await phone.goto(`/settings#code=${code}`);
  await expect(phone.getByLabel('I have a code')).toHaveValue(code);
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.getByLabel('Your name')).toHaveValue('');
  expect(await violations(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await phone.getByLabel('I have a code').fill(code.toLowerCase().replace('-', ' '));
  await phone.getByRole('button', { name: 'Go on here' }).tap();
  await expect(phone.getByText('You are Mara now.')).toBeVisible();
  await expect(phone.getByLabel('Your name')).toHaveValue('Mara');
  expect(asked.filter((url) => url.includes(code))).toEqual([]);

  await phone.goto('/');
  await phone
    .locator(`a[href="${new URL(address).pathname}"]`)
    .first()
    .tap();
  await myMove(phone);
  await page.goto(address);
  const log = page.getByRole('log', { name: 'Log' }).getByRole('listitem');
  await myMove(page);
  const lines = await log.count();
  await playOne(phone, 0);
  await expect.poll(() => log.count()).toBeGreaterThan(lines);
  expect(complaints).toEqual([]);

  // The phone is lost: it is signed out from the desk, and the desk plays on.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText(/All other devices are signed out/)).toBeVisible();
  await expect.poll(() => phone.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);
  await page.goto(address);
  await myMove(page);
  await other.close();
});
