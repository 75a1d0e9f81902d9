/** What all end-to-end tests share: a server of their own that can be killed, and pages that must not complain. */
import { test as base, expect, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export class House {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'safehouse-e2e-'));
  readonly #deal: string;
  readonly #paths: readonly string[];
  #process: ChildProcess | null = null;

  /** The same deal gives the same cards: what fails, fails each time. `paths`: where Python finds other packages. */
  constructor(port: number, deal = 'browser tests', paths: readonly string[] = []) {
    this.#port = port;
    this.#deal = deal;
    this.#paths = paths;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** The address of its database, for commands beside it. */
  get database(): string {
    return `sqlite:///${join(this.#folder, 'house.db')}`;
  }

  async start(): Promise<void> {
    const python = process.env.PYTHON ?? join(repository, '.venv/bin/python');
    const args = ['-m', 'safehouse.server', '--port', String(this.#port), '--db', this.database, '--unlimited'];
    // The machine is busy enough with browsers: searching bots are stood in for by greedy ones.
    const PYTHONPATH = [join(repository, 'src'), ...this.#paths].join(delimiter);
    const env = { ...process.env, PYTHONPATH, SAFEHOUSE_COMPILE: 'no', SAFEHOUSE_TEST_DEAL: this.#deal };
    this.#process = spawn(python, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await expect
      .poll(
        () =>
          fetch(`${this.url}/healthz`).then(
            (r) => r.ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
  }

  /** As if the power went: no goodbye. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running === null || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A server of a test's own, for a deal of its own. Who opens it closes it. */
export async function openHouse(deal: string, paths: readonly string[] = []): Promise<House> {
  const house = new House(await freePort(), deal, paths);
  await house.start();
  return house;
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** What Playwright itself says where tests do without the service worker. */
const BLOCKED = 'Service Worker registration blocked';

/** Collects what a page complains about. Network failures are complaints too, unless a test causes them. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(BLOCKED)) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

export const test = base.extend<{ calm: void }, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = new House(await freePort());
      await house.start();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  /** Every test's own page must stay without a complaint, unless the test says otherwise. */
  calm: [
    async ({ page }, use, info) => {
      const complaints = listen(page);
      await use();
      if (!info.annotations.some(({ type }) => type === 'stormy')) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
