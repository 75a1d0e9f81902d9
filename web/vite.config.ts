import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fonts } from './scripts/fonts.ts';
import { licences } from './scripts/licences.ts';
import { rem } from './scripts/rem.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests that draw whole boards. */
const BOARDS = ['src/games/**/*.test.ts', 'tests/labels.test.ts'];

export default defineConfig({
  plugins: [svelte(), fonts(here('./')), licences(here('./')), serviceWorker(here('./'))],
  resolve: {
    alias: { $lib: here('./src/lib'), $games: here('../src/safehouse/games') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  css: { postcss: { plugins: [rem()] } },
  build: {
    outDir: here('../src/safehouse/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': process.env.SAFEHOUSE_URL ?? 'http://127.0.0.1:8000',
      '/schema': process.env.SAFEHOUSE_URL ?? 'http://127.0.0.1:8000',
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // for what hangs; on a crowded machine a board takes seconds to draw
    pool: 'threads',
    projects: [
      // They draw fixtures and leave nothing behind: one test browser and one copy of the boards serve them all.
      { extends: true, test: { name: 'boards', isolate: false, include: BOARDS } },
      {
        extends: true,
        test: { name: 'house', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], exclude: BOARDS },
      },
    ],
  },
});
