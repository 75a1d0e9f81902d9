import { defineConfig } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** End-to-end tests: the built client on the real server, in the system's chromium ($CHROMIUM). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Limits are for what hangs; on a quiet machine everything takes seconds.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Every size, every language, whole games in every manner: `make test-full`.
  grepInvert: process.env.CAMPAIGN === undefined ? /@full/ : undefined,
  retries: 0, // what passes only at the second attempt is a fault of the product or of the test
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Moves are shown without travel, so that whole games take seconds; `motion.spec.ts` looks at the travel.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
