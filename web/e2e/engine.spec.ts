/** The browser's machine (`make wasm`) does what the plain rules do, in node and in Chromium: whole games, searches. */
import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { Program, type Manifest } from '../src/lib/engine';
import { compare, type Play, type Traces, type Verdict } from './engine-same';

const GAMES = ['spyconnection', 'inkognito', 'estoril', 'vienna'];
const repository = fileURLToPath(new URL('../..', import.meta.url));
const wasm = join(repository, 'web/wasm');
/** Every setting and more searches: `make test-full`. */
const CAMPAIGN = process.env.CAMPAIGN !== undefined;
const PROGRAMS = ['rules', 'search'] as const;
/** What the house allows its pages, and the one word more that WebAssembly needs. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Calls of a program that is no game: what is given, the answer, and what is left behind. */
interface Dialect {
  readonly size: number;
  readonly calls: readonly {
    readonly given: readonly [rule: number, a: number, b: number];
    readonly before: string;
    readonly buffer: readonly number[];
    readonly answer: string;
    readonly after: string;
    readonly out: readonly string[];
  }[];
}

/** What a program of Python says: expectations are made when they are needed. */
function python(command: string[]): string {
  const program = process.env.PYTHON ?? join(repository, '.venv/bin/python');
  const env = { ...process.env, PYTHONPATH: ['src', 'tests'].map((name) => join(repository, name)).join(delimiter) };
  return execFileSync(program, command, { env, encoding: 'utf8', maxBuffer: 1 << 30 });
}

/** What the plain rules do in a game; another seed is another deal. */
function traced(game: string, seed: string): string {
  const full = CAMPAIGN ? ['--full'] : [];
  return python([join(repository, 'tools/engine_traces.py'), game, '--seed', seed, ...full]);
}

function manifestOf(game: string): Manifest {
  if (!existsSync(wasm)) throw new Error(`${wasm} is not there: \`make wasm\` builds it`);
  return JSON.parse(readFileSync(join(wasm, `${game}.json`), 'utf8'));
}

function programOf(game: string, program: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(wasm, `${game}-${program}.wasm`)));
}

function expectNoFault({ faults, calls, trees }: Verdict): void {
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(500);
  expect(trees).toBeGreaterThanOrEqual(8);
}

if (CAMPAIGN) test.setTimeout(3_600_000);

for (const game of GAMES) {
  test(`${game}: programs ask for nothing and offer memory, heap and entry`, () => {
    for (const program of PROGRAMS) {
      const module = new WebAssembly.Module(programOf(game, program));
      expect(WebAssembly.Module.imports(module)).toEqual([]);
      const names = WebAssembly.Module.exports(module).map(({ name }) => name);
      expect(names.sort()).toEqual(['__heap_base', 'entry', 'memory']);
    }
  });

  test(`${game}: node plays and thinks like the plain rules, and notices where it would not`, async () => {
    const traces: Traces = JSON.parse(traced(game, 'node'));
    const compared = (given: Traces) => compare(given, manifestOf(game), (program) => programOf(game, program));
    expectNoFault(await compared(traces));
    expect((await compared(spoilt(traces))).faults).toEqual([
      expect.stringMatching(/: call 100 \(.*\) gave -?\d+, not -?\d+$/),
      expect.stringMatching(/: call 100 \(.*\) left another game 0 at 1$/),
      expect.stringMatching(/: after \d+ more rounds /),
    ]);
  });

  // One program in Chromium shows that its machine is the same as node's.
  test(
    `${game}: Chromium plays and thinks like the plain rules`,
    { tag: game === 'estoril' ? [] : '@full' },
    async ({ page }) => {
      const server = await serve(game, traced(game, 'chromium'));
      expectNoFault(await comparedIn(page, server));
      server.close();
    },
  );
}

for (const rules of ['samples', ...(CAMPAIGN ? ['0', '1', '2', '3', '4', '5'] : ['0'])])
  test(`everything that rules can say means the same as in Python: ${rules}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-dialect-'));
    const { size, calls }: Dialect = JSON.parse(python(['-m', 'core.native.for_browsers', folder, rules]));
    const bytes = new Uint8Array(readFileSync(join(folder, 'rules.wasm')));
    expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes))).toEqual([]);
    const program = await Program.load(bytes, { state: { size, fields: {} } });
    const [game, out] = [program.games(1), program.numbers(4)];
    const different = calls.filter(({ given: [rule, a, b], before, buffer, answer, after, out: left }) => {
      game.write(0, Buffer.from(before, 'hex'));
      buffer.forEach((value, at) => out.set(at, value));
      const found = [program.exactly(rule, game, a, b, out), Buffer.from(game.read(0)).toString('hex'), ...out.view];
      return found.join() !== [answer, after, ...left].join();
    });
    expect(different).toEqual([]);
    expect(calls.length).toBeGreaterThan(1000);
    rmSync(folder, { recursive: true });
  });

test('what cannot be meant is refused with a clear word', async () => {
  const manifest = manifestOf('inkognito');
  const rules = await Program.load(programOf('inkognito', 'rules'), manifest);
  const [games, numbers] = [rules.games(2), rules.numbers([1, -2, 3])];
  const size = manifest.state.size;
  expect(() => games.write(0, new Uint8Array(size - 1))).toThrow(`${size - 1} bytes given, a state of this game has`);
  expect(() => games.write(2, new Uint8Array(size))).toThrow('game 2 of 2: they are counted from 0');
  expect(() => games.read(-1)).toThrow('game -1 of 2');
  expect(() => numbers.get(3)).toThrow('number 3 of 3');
  expect(() => numbers.set(0.5, 1)).toThrow('number 0.5 of 3');
  expect(() => rules.call(manifest.operations.TO_MOVE, games)).toThrow('2 arguments are not what it takes');
  expect(numbers.get(1)).toBe(-2);
  numbers.view[0] = 1n << 60n;
  expect(() => numbers.get(0)).toThrow('1152921504606846976 is too big for a number');
  const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  await expect(Program.load(empty, manifest)).rejects.toThrow('no program of the house');
});

/** With another answer in the first game, another byte in the second, and another stream of chance in a search. */
function spoilt({ plays: [first, second], thoughts: [thought] }: Traces): Traces {
  const at100 = (play: Play, change: (call: Play['calls'][number]) => Play['calls'][number]): Play => {
    return { ...play, calls: play.calls.map((call, at) => (at === 100 ? change(call) : call)) };
  };
  const answer = at100(first!, (call) => ({ ...call, answer: call.answer + 1 }));
  const byte = at100(second!, ({ changes, ...call }) => {
    return { ...call, changes: { ...changes, 'game 0': [...(changes['game 0'] ?? []), 1, 99] } };
  });
  return { plays: [answer, byte], thoughts: [{ ...thought!, rng: [1, 2, 3, 4] }] };
}

/** A page of its own beside the files, under a policy as strict as the house's. */
async function serve(game: string, traces: string): Promise<Server> {
  const entry = join(repository, 'web/e2e/engine-same.ts');
  const lib = { entry, formats: ['es' as const], fileName: 'same' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } });
  const [bundle] = Array.isArray(built) ? built : [];
  const files: Record<string, [type: string, content: string | Uint8Array]> = {
    '/': ['text/html', '<!doctype html><title>engine</title>'],
    '/same.js': ['text/javascript', bundle!.output[0].code],
    '/manifest.json': ['application/json', JSON.stringify(manifestOf(game))],
    '/traces.json': ['application/json', traces],
    '/rules.wasm': ['application/wasm', programOf(game, 'rules')],
    '/search.wasm': ['application/wasm', programOf(game, 'search')],
  };
  const server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function comparedIn(page: Page, server: Server): Promise<Verdict> {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page.evaluate(async () => {
    const path = '/same.js';
    const same = (await import(path)) as { compare: typeof compare };
    const [traces, manifest] = await Promise.all(
      ['/traces.json', '/manifest.json'].map(async (url) => (await fetch(url)).json()),
    );
    return same.compare(traces, manifest, (program) => fetch(`/${program}.wasm`));
  });
}
