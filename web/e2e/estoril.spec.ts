/** Estoril 1942 in the browser: whole games by mouse, by keys and at phone size; what lies face down stays secret. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Patch, TableBody } from '../src/lib/api/types';
import { isPatch, patched } from '../src/lib/table/patch';
import { violations } from './axe';
import { expect, listen, test } from './house';
import { seekAndTap } from './finger';
import { changed, decide, isOver, lookAt, myMove, offered, prompt, setUp, targets, unlessWhole } from './play';
import { LAPTOP, tidy } from './rectangles';

test.use({ reducedMotion: 'reduce' });

const THREE = { game: 'estoril', seats: ['me', 'bot', 'bot'] as ('me' | 'bot' | 'open')[] };
const LIKES = ['SYMBOL', 'TAKE', 'SPACE', 'REWARD', 'CARD', 'READY', 'DONE', 'DECLINE'];

async function liked(page: Page): Promise<Locator> {
  for (const kind of await offered(page, LIKES)) {
    const found = targets(page, kind);
    const count = await found.count();
    if (count > 0) return found.nth(count > 2 ? 1 : 0);
  }
  throw new Error(`nothing can be clicked: ${await prompt(page).textContent()}`);
}

test(
  'three seats to the end by mouse: score sheet with missions, replay with the notebook of each seat',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    const id = await setUp(page, THREE);
    const before = (): Promise<string | null> => page.getByTestId('model').textContent();
    for (let step = 0; step < 250 && (await myMove(page)); step++) {
      const text = await before();
      await tidy(page, step);
      await (await liked(page)).click({ force: true });
      await changed(page, text);
    }
    expect(await isOver(page)).toBe(true);
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.ranking li')).toHaveCount(3);
    await expect(sheet.locator('tbody tr')).toHaveCount(2 + 4);
    await expect(sheet.locator('thead th')).toHaveCount(3);

    await page.goto(`/t/${id}/replay`);
    const others = page.getByTestId('notebook').getByRole('tab');
    await expect(others).toContainText(['Bot C', 'Bot B', 'Draw deck']);
    await page.getByRole('radio', { name: /Bot B/ }).check();
    await expect(others).toContainText(['Mara', 'Bot C', 'Draw deck']);
    await expect(page.getByTestId('notebook').locator('.tools')).toHaveCount(0);
  },
);

test('to the end by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await setUp(page, THREE);
  for (let step = 0; step < 250 && (await myMove(page)); step++) {
    const text = await page.getByTestId('model').textContent();
    if (step % 2 === 0) {
      for (let press = 0; press <= step % 3; press++) await page.keyboard.press('n');
      await expect(prompt(page).locator('.second')).not.toBeEmpty();
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('t');
      await expect(page.getByTestId('model')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await changed(page, text);
  }
  expect(await isOver(page)).toBe(true);
});

test('another card is taken instead of the chosen one by pressing it', async ({ page }) => {
  await setUp(page, THREE);
  await myMove(page);
  await targets(page, 'CARD').first().click();
  await expect(prompt(page)).toContainText('Where do you place');
  const before = await prompt(page).locator('.first').textContent();
  await page.getByTestId('hand').locator('.card.swap:visible').first().click();
  await expect(prompt(page).locator('.first')).not.toHaveText(before!);
  await expect(prompt(page)).toContainText('Where do you place');
});

test('spaces take focus and arrows go between them', async ({ page }) => {
  await setUp(page, THREE);
  await myMove(page);
  await targets(page, 'CARD').first().click();
  await page.locator('[data-board] .target.may').first().focus();
  const here = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '');
  const first = await here();
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(arrow);
    if ((await here()) !== first) break;
  }
  expect(await here()).not.toBe(first);
});

test.describe('at phone size', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('to the end: one tap on the city selects, the second confirms', async ({ page }) => {
    await setUp(page, { ...THREE, ahead: unlessWhole(40) });
    for (let step = 0; step < 250 && (await myMove(page)); step++) {
      const text = await page.getByTestId('model').textContent();
      const target = await liked(page);
      const card = (await target.getAttribute('data-action'))!.startsWith('CARD(');
      await seekAndTap(page, target);
      const confirm = page.getByTestId('confirm');
      if (!card || (await confirm.isVisible())) {
        await expect(confirm).toBeVisible();
        await confirm.tap();
      }
      await changed(page, text);
      if (step === 4) {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      }
    }
    expect(await isOver(page)).toBe(true);
  });
});

interface Face {
  card: string | null;
}
interface Space {
  space: string;
  top_secret: boolean;
  peek: string | null;
  seat: number | null;
  face_down: boolean;
  seen_by: number[];
  character: Face | null;
}
interface Body {
  seq: number;
  seat: number;
  over: boolean;
  decision: string | null;
  legal: { text: string; kind: string; args: { space?: string } }[];
  view: {
    decision: string;
    players: { discs: number }[];
    places: {
      place: string;
      spaces: Space[];
    }[];
  };
  events: { n: number; kind: string; args: Record<string, unknown> }[];
}

/** Keeps all a page hears of its table: answers and the stream. */
async function overhear(page: Page): Promise<() => Promise<Body[]>> {
  const bodies: Body[] = [];
  const answered: Patch[] = [];
  page.on('response', (response) => {
    if (!/\/api\/matches\/[^/]+(\?|$|\/actions)/.test(response.url())) return;
    response.json().then(
      (told: Body | Patch) => ('changes' in told ? answered.push(told) : told.view && bodies.push(told)),
      () => undefined,
    );
  });
  await page.addInitScript(() => {
    const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
    const listen = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function (this: EventSource, kind: string, ...rest: unknown[]) {
      listen.call(this, kind, (event) => {
        if (event instanceof MessageEvent && typeof event.data === 'string') heard.push(event.data);
      });
      return (listen as (...args: unknown[]) => void).call(this, kind, ...rest);
    } as typeof listen;
  });
  return async () => {
    const streamed = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    return [...bodies, ...followed([...streamed.map((text) => JSON.parse(text) as Body | Patch), ...answered])];
  };
}

/** The tables that a stream told, whole or by what had changed; patches that came twice are passed over. */
function followed(told: (Body | Patch)[]): Body[] {
  const bodies: TableBody[] = [];
  for (const message of told as unknown as (TableBody | Patch)[]) {
    const last = bodies.at(-1);
    if (isPatch(message)) {
      if (last?.seq === message.from) bodies.push(patched(last, message));
    } else if (message?.view) bodies.push(message);
  }
  return bodies as unknown as Body[];
}

/** The seats of the peek: who must not learn, who looks, whose card it is. */
const [LOOKER, OWNER] = [1, 2];

/** How much a seat that works towards a peek likes to place here: the owner face down, the looker where it may look. */
function promise(body: Body, space: string): number {
  const at = spaceAt(body, space);
  if (body.seat === OWNER) return at.top_secret ? 1 : 0;
  if (body.seat !== LOOKER) return at.peek === null && !at.top_secret ? 1 : 0;
  const board = body.view.places.find(({ spaces }) => spaces.includes(at))!;
  const near = board.spaces.some(({ seat, face_down }) => seat === OWNER && face_down);
  return at.peek === null ? 0 : near ? 2 : 1;
}

/** Plays all three seats without a page until the looker may look at a card of the owner; tells the action. */
async function untilPeek(people: APIRequestContext[], id: string): Promise<{ text: string; space: string }> {
  for (;;) {
    const bodies = await Promise.all(people.map((who) => lookAt<Body>(who, id)));
    const body = bodies.find(({ decision }) => decision !== null);
    if (!body) throw new Error('the game ended before anybody could look at a card');
    // Not after its last card: then the resolution would turn all cards up at once.
    if (body.seat === LOOKER && body.view.decision === 'PEEK' && body.view.players[LOOKER]!.discs > 0) {
      const found = body.legal.find(({ args }) => args.space && spaceAt(body, args.space).seat === OWNER);
      if (found) return { text: found.text, space: found.args.space! };
    }
    // Nobody else looks, lest the first page know the card too.
    const ranked = body.legal
      .map(({ text, kind, args }) => ({
        text,
        worth: kind === 'DECLINE' ? 9 : args.space ? promise(body, args.space) : 0,
      }))
      .sort((a, b) => b.worth - a.worth);
    await decide(people[body.seat]!, id, body.decision!, ranked[0]!.text);
  }
}

test('a peek is seen by one browser only; nothing face down is in the other page or in what it heard', async ({
  page,
  browser,
  house,
}) => {
  const heard = await overhear(page);
  const id = await setUp(page, { game: 'estoril', seats: ['me', 'open', 'open'] });
  const link = await page.getByTestId('invite').inputValue();
  const other = await browser.newContext({ baseURL: house.url, locale: 'en', reducedMotion: 'reduce' });
  const friend = await other.newPage();
  const complaints = listen(friend);
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Tomasz');
  await friend.getByRole('button', { name: 'Take the seat' }).click();
  await friend.waitForURL('**/t/*');
  const third = await browser.newContext({ baseURL: house.url });
  await third.request.post('/api/guest', { data: { name: 'Ana' } });
  const invite = new URL(link).hash.split('.').at(-1);
  expect((await third.request.post(`/api/matches/${id}/join`, { data: { invite } })).status()).toBe(200);

  const { text, space } = await untilPeek([page.request, friend.request, third.request], id);
  await targets(friend, 'SPACE')
    .and(friend.locator(`[data-action="${text}"]`))
    .click({ force: true });
  await expect(friend.locator(`[data-key="${space}"]`)).toHaveAttribute('aria-label', /you know it/);
  expect(spaceAt(await lookAt<Body>(friend.request, id), space).character!.card).not.toBeNull();
  await expect(page.locator(`[data-key="${space}"]`)).toHaveAttribute('aria-label', /a face-down card/);
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('Tomasz looks at the face-down card');

  // All that the page was ever sent: unknown cards have no face, and nobody's secret choice has a name.
  const bodies = await heard();
  expect(bodies.length).toBeGreaterThan(3);
  for (const { view, events, seat } of bodies) {
    for (const lying of view.places.flatMap(({ spaces }) => spaces)) {
      const hidden = lying.face_down && lying.seat !== seat && !lying.seen_by.includes(seat);
      if (hidden && lying.character) expect(lying.character).toEqual({ card: null });
    }
    for (const { kind, args } of events) {
      if (['chose', 'peeked', 'peeked_reward', 'looked'].includes(kind) && args.seat !== seat)
        expect(args.card).toBeNull();
    }
  }
  // In the page no attribute of the drawing names a card, and all backs are drawn alike.
  const drawing = await page.locator('[data-board] svg.city').innerHTML();
  expect(drawing).not.toMatch(/(RED|GREEN|BLUE|YELLOW)-S\d|(id|class|data-[a-z]+)="[^"]*\b(S[1-6]|C\d\d)\b/);

  // The notebook has it in ink for who looked, and as a guess for the others; a guess in pencil stays.
  const ana = async (who: Page): Promise<Locator> => {
    await who.getByRole('tab', { name: 'Notebook' }).click();
    await who.getByTestId('notebook').getByRole('tab', { name: 'Ana' }).click();
    return who.getByTestId('notebook');
  };
  const [looker, guesser] = [await ana(friend), await ana(page)];
  await expect(looker.locator(`.cell.sure[data-cell^="${space}:"]`)).toHaveCount(1);
  await expect(looker.locator('.fact')).toContainText('Tomasz looks at the card');
  await expect(guesser.locator(`.cell.open[data-cell^="${space}:"]`)).not.toHaveCount(0);
  await expect(guesser.locator('.cell.sure, .fact')).toHaveCount(0);
  const noted = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await guesser.locator(`.cell.open[data-cell^="${space}:"]`).first().click();
  await noted;
  await page.reload();
  await expect((await ana(page)).locator('.cell.cross')).toHaveCount(1);
  await expect(looker.locator('.cell.cross')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await other.close();
  await third.close();
});

function spaceAt(body: Body, space: string) {
  return body.view.places.flatMap(({ spaces }) => spaces).find((other) => other.space === space)!;
}

/** In the page, in one go: holds the story of a resolution before its last step, or tells of a decision. */
function heldOrAsked(): 'held' | 'asked' | null {
  const [told, hold] = ['told', 'hold'].map((id) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`));
  const [at, all] = (document.querySelector('.keys .count')?.textContent ?? '').split('/');
  if (hold && at !== all && told?.textContent?.includes('is resolved')) {
    hold.click();
    return 'held';
  }
  return document.querySelector('.prompt.mine') ? 'asked' : null;
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the resolution is told step by step, can be held, and shown again', async ({ page }) => {
    const id = await setUp(page, { game: 'estoril', seats: ['me', 'bot', 'bot', 'bot'] });
    const hold = page.getByTestId('hold');
    const told = page.getByTestId('told');
    // Cards are placed until the page tells of a resolution, and there the story is held.
    for (let held = false; !held;) {
      const found = await page.waitForFunction(heldOrAsked, null, { polling: 30, timeout: 60_000 });
      held = (await found.jsonValue()) === 'held';
      const { decision, legal } = await lookAt<Body>(page.request, id);
      if (!held && decision !== null) await decide(page.request, id, decision, legal[0]!.text);
    }
    const text = await told.textContent();
    const at = (await page.locator('.keys .count').textContent())!;
    await page.waitForTimeout(1500);
    expect(await told.textContent()).toBe(text);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page.locator('.keys .count')).not.toHaveText(at);
    await hold.click();
    await expect(page.getByTestId('replay-story')).toBeVisible({ timeout: 60_000 });
    await page.getByTestId('replay-story').click();
    await expect(told).not.toBeEmpty();
    const close = page.getByTestId('close-story');
    await close.click({ timeout: 3000 }).catch(() => undefined); // a short story ends by itself
    await expect(close).toHaveCount(0);
    // After a reload it is told from the log.
    await page.reload();
    await page.getByTestId('replay-story').click();
    await expect(told).toContainText('is resolved');
  });
});

for (const scheme of ['light', 'dark'] as const) {
  for (const size of ['desktop', 'phone'] as const) {
    // Each scheme and each size once; all four in `make test-full`.
    const tag = (scheme === 'dark') === (size === 'phone') ? [] : '@full';
    test.describe(`${scheme}, ${size}`, { tag }, () => {
      test.use({
        bypassCSP: true,
        colorScheme: scheme,
        viewport: size === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      test('axe finds nothing on the table', async ({ page }) => {
        await setUp(page, THREE);
        await myMove(page);
        const found = await violations(page);
        await targets(page, 'CARD').first().click();
        await expect(page.locator('[data-board] .target.may').first()).toBeVisible();
        found.push(...(await violations(page)));
        const notebook =
          size === 'phone'
            ? page.getByRole('button', { name: 'Me', exact: true })
            : page.getByRole('tab', { name: 'Notebook' });
        await notebook.click();
        await expect(page.getByTestId('notebook')).toBeVisible();
        found.push(...(await violations(page)));
        if (size === 'phone') await page.getByRole('button', { name: 'Table', exact: true }).click();
        await page.getByRole('button', { name: /^Deck/ }).click();
        found.push(...(await violations(page)));
        expect(found).toEqual([]);
      });
    });
  }
}
