import { violations } from './axe';
import { expect, repository, test } from './house';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

// axe is put into the page by the test, which the page's own policy forbids.
test.use({ bypassCSP: true });

/** The first days of the calendar: what is right on them the server says to who asks as a player does. */
const DAYS = { vienna: '2026-01-05', estoril: '2026-01-06', spyconnection: '2026-01-07', inkognito: '2026-01-08' };

interface Question {
  key: string;
  choices: string[];
}
type Reply = { right: boolean };

/** One choice for each question: all ways to answer. */
function answers(questions: Question[]): Record<string, string>[] {
  return questions.reduce<Record<string, string>[]>(
    (found, { key, choices }) =>
      found.flatMap((one) =>
        choices.filter((choice) => !Object.values(one).includes(choice)).map((choice) => ({ ...one, [key]: choice })),
      ),
    [{}],
  );
}

/** A right and a wrong answer, by trying. */
async function found(
  page: Page,
  day: string,
): Promise<{ right: Record<string, string>; wrong: Record<string, string> }> {
  const body = (await (await page.request.get(`/api/cases/${day}`)).json()) as { deduction: { questions: Question[] } };
  let wrong: Record<string, string> | null = null;
  for (const given of answers(body.deduction.questions)) {
    const reply = (await (
      await page.request.post(`/api/cases/${day}/answer`, { data: { answers: given } })
    ).json()) as Reply;
    if (reply.right && wrong) return { right: given, wrong };
    if (!reply.right) wrong ??= given;
  }
  throw new Error(`no answer to the case of ${day} is right`);
}

/** Rings a choice, whatever stands in its cell: a cell goes round through four marks. */
async function mark(page: Page, cell: string, wanted: 'ring' | 'cross', press: 'Enter' | 'tap'): Promise<void> {
  const button = page.locator(`[data-cell="${cell}"]`);
  for (let times = 0; times < 4; times++) {
    if ((await button.getAttribute('class'))?.split(' ').includes(wanted)) return;
    if (press === 'tap') await button.tap();
    else await button.press('Enter');
  }
  throw new Error(`${cell} cannot be marked`);
}

for (const game of ['inkognito', 'estoril'] as const) {
  test(`${game}: a wrong answer is explained, the right one counts`, async ({ page }) => {
    const day = DAYS[game];
    const { right, wrong } = await found(page, day);
    await page.goto(`/case/${day}`);
    await page.getByTestId('answer').press('Enter');
    await expect(page.getByText(/exactly one ring/)).toBeVisible();
    for (const [key, choice] of Object.entries(wrong)) await mark(page, `${key}:${choice}`, 'ring', 'Enter');
    await page.getByTestId('answer').press('Enter');
    await expect(page.getByTestId('reply')).toContainText('Not so.');
    await expect(page.getByTestId('reply')).toContainText(/Clue \d speaks against it/);
    await expect(page.locator('[data-clue].broken')).toHaveCount(1);
    for (const [key, choice] of Object.entries(wrong)) await mark(page, `${key}:${choice}`, 'cross', 'Enter');
    for (const [key, choice] of Object.entries(right)) await mark(page, `${key}:${choice}`, 'ring', 'Enter');
    await page.getByTestId('answer').press('Enter');
    await expect(page.getByTestId('reply')).toContainText('Right!');
    await expect(page.getByTestId('reply')).toContainText('→ 1.');
    await page.reload(); // marks and the solved day stay with the browser
    await expect(page.locator('header').getByText('Solved')).toBeVisible();
    const [key, choice] = Object.entries(right)[0]!;
    await expect(page.locator(`[data-cell="${key}:${choice}"]`)).toHaveClass(/ring/);
  });
}

/** The steps of a right turn, from the file that ships, and those of a wrong one: always the last that may be done. */
async function turns(page: Page, day: string): Promise<{ right: string[]; wrong: string[] }> {
  const file = JSON.parse(readFileSync(join(repository, 'src/safehouse/cases/data/cases.json'), 'utf8')) as {
    first: string;
    cases: { best?: string[][] }[];
  };
  const right = file.cases[(Date.parse(day) - Date.parse(file.first)) / 86_400_000]!.best![0]!;
  let wrong: string[] = [];
  for (let done = false; !done;) {
    const answer = await page.request.post(`/api/cases/${day}/turn`, { data: { steps: wrong } });
    const now = (await answer.json()) as { done: boolean; legal: { text: string }[] };
    done = now.done;
    if (!done) wrong = [...wrong, now.legal.at(-1)!.text];
  }
  return { right, wrong };
}

for (const game of ['spyconnection', 'vienna'] as const) {
  test.describe(`${game} on a phone`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test('a turn is tried out, taken back and found', async ({ page }) => {
      const day = DAYS[game];
      const { right, wrong } = await turns(page, day);
      await page.goto(`/case/${day}`);
      for (const step of wrong) {
        await page.locator(`[data-choice="${step}"]`).tap();
        await page.getByTestId('confirm').tap();
      }
      await page.getByTestId('answer').tap();
      await expect(page.getByTestId('reply')).toContainText('Not so.');
      await expect(page.getByTestId('reply').locator('p').first()).not.toBeEmpty();
      for (let steps = wrong.length; steps > 0; steps--) {
        await expect(page.locator('.steps li')).toHaveCount(steps);
        await page.getByTestId('step-back').tap();
      }
      await expect(page.locator('.steps li')).toHaveCount(0);
      for (const step of right) {
        await page.locator(`[data-choice="${step}"]`).tap();
        await page.getByTestId('confirm').tap();
      }
      await page.getByTestId('answer').tap();
      await expect(page.getByTestId('reply')).toContainText('Right!');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  });
}

test('solved days in a row are counted, and the link shows no solution', async ({ page }) => {
  const day = (shift: number): string => {
    const date = new Date(Date.now() - shift * 86_400_000);
    const two = (part: number): string => String(part).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  };
  await page.addInitScript((solved) => localStorage.setItem('safehouse.cases', JSON.stringify(solved)), {
    [day(1)]: 1,
    [day(2)]: 3,
    [day(4)]: 1,
  });
  await page.goto('/');
  await page.getByRole('link', { name: /Case of the day/ }).click();
  await expect(page.getByTestId('streak')).toHaveText('2 days in a row');
  await expect(page.getByRole('navigation', { name: 'The last four weeks' }).getByRole('link')).toHaveCount(28);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/case\/\d{4}-\d{2}-\d{2}$/);
});

test('a day without a case says so', { annotation: { type: 'stormy' } }, async ({ page }) => {
  for (const day of ['1999-01-01', 'tomorrow']) {
    await page.goto(`/case/${day}`);
    await expect(page.getByRole('alert')).toHaveText('There is no case for this day.');
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });
    test('axe finds nothing on cases', async ({ page }) => {
      const failures: string[] = [];
      for (const [game, day] of Object.entries(DAYS)) {
        await page.goto(`/case/${day}`);
        await expect(page.getByRole('navigation', { name: 'The last four weeks' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        failures.push(...(await violations(page)).map((one) => `${game}: ${one}`));
      }
      expect(failures).toEqual([]);
    });
  });
}
