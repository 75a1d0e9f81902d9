import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Not chromium-headless-shell, although it takes less processor time: a tap of Inkognito's guide fails in it. */
const SYSTEM = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM ?? (existsSync(SYSTEM) ? SYSTEM : 'chromium');

/** End-to-end tests: the built client on the real server, in the system's chromium ($CHROMIUM). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Limits are for what hangs; on a quiet machine everything takes seconds.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  workers: 3, // one more than cores: tests wait for bots, streams and animations
  fullyParallel: true,
  forbidOnly: true,
  // Every size, every language, whole games in every manner: `make test-full`.
  ...(process.env.CAMPAIGN === undefined ? { grepInvert: /@full/ } : {}),
  retries: 0, // what passes only at the second attempt is a fault of the product or of the test
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    launchOptions: { executablePath, args: ARGS },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Moves are shown without travel, so that whole games take seconds; `motion.spec.ts` looks at the travel.
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker answers no test can intercept; `worker.spec.ts` looks at it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
