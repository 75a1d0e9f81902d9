/** Adds up what the first page loads of script, and refuses more than 120 kB gzip. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 120_000;
const out = fileURLToPath(new URL('../../src/safehouse/server/static/', import.meta.url));
const page = readFileSync(`${out}index.html`, 'utf8');
const wanted = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1]);
const seen = new Set();
while (wanted.length > 0) {
  const file = wanted.pop();
  if (seen.has(file)) continue;
  seen.add(file);
  const source = readFileSync(out + file, 'utf8');
  // Static imports only: what is imported on demand is not part of the start.
  for (const match of source.matchAll(/(?:^|[;}])import(?:[^"'();]*?from)?["']\.\/([^"']+\.js)["']/g))
    wanted.push(`assets/${match[1]}`);
}
const bytes = [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(out + file)).length, 0);
console.log(
  `initial JavaScript: ${(bytes / 1000).toFixed(1)} kB gzip in ${seen.size} files (limit ${LIMIT / 1000} kB)`,
);
if (bytes > LIMIT) process.exit(1);
