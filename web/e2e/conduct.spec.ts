/** Spoilers and privacy: mute and report at the table, the operator settles it, a guest takes its data and leaves. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openHouse, repository, test, expect, type House } from './house';

/** A new token for the operator of a house. */
function operatorToken(house: House): string {
  const python = process.env.PYTHON ?? join(repository, '.venv/bin/python');
  return execFileSync(python, ['-m', 'safehouse', 'admin', 'token', 'Oda', '--db', house.database], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: join(repository, 'src') },
  }).trim();
}

test('a guest reports another, the operator reads it and shuts him out', async ({ browser }) => {
  const house = await openHouse('conduct');
  try {
    const ann = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const bob = await browser.newContext();
    await ann.goto(`${house.url}/privacy`);
    await expect(ann.getByTestId('kept')).toContainText('400');
    const opened = await ann.evaluate(async () => {
      const post = async (path: string, body: unknown): Promise<{ id: string; invite: string }> =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json() as Promise<{ id: string; invite: string }>;
      await post('/api/guest', { name: 'Ann' });
      localStorage.setItem('safehouse.guest', 'Ann');
      return post('/api/matches', { game: 'spyconnection', seats: [{ kind: 'me' }, { kind: 'open' }] });
    });
    await bob.request.post(`${house.url}/api/guest`, { data: { name: 'Bob' } });
    const table = `${house.url}/api/matches/${opened.id}`;
    await bob.request.post(`${table}/join`, { data: { invite: opened.invite } });
    await bob.request.post(`${table}/chat`, { data: { text: 'you lousy spy' } });
    const reported = await ann.evaluate(
      async (path) =>
        (
          await fetch(`${path}/report`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ seat: 1, reason: 'rude' }),
          })
        ).status,
      `/api/matches/${opened.id}`,
    );
    expect(reported).toBe(201);

    const token = operatorToken(house);
    const operator = await (await browser.newContext()).newPage();
    await operator.goto(`${house.url}/admin`);
    await operator.getByLabel('Token').fill('op_wrong');
    await operator.getByRole('button', { name: 'Go in' }).click();
    await expect(operator.getByRole('alert')).toContainText('This token is not valid');
    await operator.getByLabel('Token').fill(token);
    await operator.getByRole('button', { name: 'Go in' }).click();
    await expect(operator.getByTestId('report')).toContainText('you lousy spy');
    await operator.getByLabel('Find guests by name').fill('bo');
    await operator.getByRole('button', { name: 'Search' }).click();
    await operator.getByRole('button', { name: 'Choose' }).click();
    await operator.getByRole('combobox', { name: 'What', exact: true }).selectOption('guest');
    await operator.getByLabel('Reason').fill('rude');
    await operator.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(operator.getByTestId('ban')).toHaveCount(1);
    expect((await bob.request.get(`${house.url}/api/me`)).status()).toBe(403);
    await operator.getByRole('button', { name: 'Settled' }).click();
    await expect(operator.getByTestId('report')).toHaveCount(0);

    await ann.goto(`${house.url}/settings`);
    const file = ann.waitForEvent('download');
    await ann.getByTestId('my-data').click();
    expect((await file).suggestedFilename()).toBe('safehouse-my-data.json');
    await ann.getByRole('button', { name: 'Delete me' }).click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Delete me' }).click();
    await expect(ann.getByText('You are forgotten.')).toBeVisible();
    expect(await ann.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);
    expect(await ann.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  } finally {
    await house.close();
  }
});

test('whoever troubles us is muted from the chat', async ({ browser }) => {
  const house = await openHouse('mute');
  try {
    const ann = await (await browser.newContext()).newPage();
    const bob = await browser.newContext();
    await ann.request.post(`${house.url}/api/guest`, { data: { name: 'Ann' } });
    await ann.addInitScript(() => localStorage.setItem('safehouse.guest', 'Ann'));
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const opened = (await (
      await ann.request.post(`${house.url}/api/matches`, { data: { game: 'spyconnection', seats } })
    ).json()) as { id: string; invite: string };
    await bob.request.post(`${house.url}/api/guest`, { data: { name: 'Bob' } });
    const table = `${house.url}/api/matches/${opened.id}`;
    await bob.request.post(`${table}/join`, { data: { invite: opened.invite } });
    await ann.goto(`${house.url}/t/${opened.id}`);
    await ann.getByRole('tab', { name: /talk/i }).click();
    await ann.getByRole('button', { name: 'Somebody spoils the game?' }).click();
    await ann.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(ann.getByText('You no longer hear Bob.')).toBeVisible();
    await ann.keyboard.press('Escape');
    await bob.request.post(`${table}/chat`, { data: { text: 'can you hear me' } });
    await ann.request.post(`${table}/chat`, { data: { text: 'quiet at last' } });
    await expect(ann.getByText('quiet at last')).toBeVisible();
    await expect(ann.getByText('can you hear me')).toHaveCount(0);
    const closing = { headers: { Authorization: `Bearer ${operatorToken(house)}` } };
    expect((await ann.request.post(`${house.url}/api/admin/tables/${opened.id}/close`, closing)).status()).toBe(200);
    await expect(ann.getByRole('heading', { name: 'The operator has closed this table' })).toBeVisible();
  } finally {
    await house.close();
  }
});
