import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, packageOf } from '../scripts/licences';

test('a module leads to its package', () => {
  expect(packageOf('/a/node_modules/svelte/src/index.js')).toEqual({
    folder: '/a/node_modules/svelte',
    name: 'svelte',
  });
  expect(packageOf('/a/node_modules/@fluent/bundle/esm/x.js')?.name).toBe('@fluent/bundle');
  expect(packageOf('/a/src/main.ts')).toBeNull();
});

test('a package without a licence is not shipped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licence-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1' }));
  expect(() => licenceOf(folder)).toThrow('x: has no licence');
  writeFileSync(join(folder, 'LICENSE.md'), 'Do as you like');
  expect(licenceOf(folder)).toContain('Do as you like');
});

test('every font that is installed has its licence, and so has what is shipped', () => {
  for (const font of ['courier-prime', 'ibm-plex-sans', 'ibm-plex-sans-condensed', 'ibm-plex-sans-jp', 'oswald'])
    expect(licenceOf(`node_modules/@fontsource/${font}`)).toMatch(/OFL|Open Font/);
  const built = '../src/safehouse/server/static/licences.txt';
  if (!existsSync(built)) return; // the client is not built here
  const text = readFileSync(built, 'utf8');
  for (const name of ['@fluent/bundle', '@fontsource/oswald', 'svelte', 'uqr']) expect(text).toContain(`\n${name} `);
});
