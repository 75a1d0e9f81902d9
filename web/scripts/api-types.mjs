/**
 * Writes `src/lib/api/schema.d.ts` from the server's OpenAPI description; with --check only compares.
 * The description is asked of the Python package ($PYTHON, default python3), or read from the file given as argument.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const target = fileURLToPath(new URL('../src/lib/api/schema.d.ts', import.meta.url));
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const python = process.env.PYTHON ?? 'python3';
const asking = fileURLToPath(new URL('../../tools/openapi.py', import.meta.url));
const schema = file ? readFileSync(file, 'utf8') : execFileSync(python, [asking], { encoding: 'utf8' });
const types = `// Made by \`npm run api-types\`; do not edit.\n${astToString(await openapiTS(JSON.parse(schema)))}`;

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== types) {
    console.error('src/lib/api/schema.d.ts is not current: run `npm run api-types`');
    process.exit(1);
  }
} else {
  writeFileSync(target, types);
}
