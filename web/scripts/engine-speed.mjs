/** The browser's half of `make bench-wasm`: reads questions as lines of JSON, answers with seconds of processor. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const quiet = { configFile: false, logLevel: 'error' };
const { Program, Search } = (await runnerImport(here('../src/lib/engine/index.ts'), quiet)).module;
const read = (file) => readFileSync(here(`../wasm/${file}`));
let game;

async function open({ open: name, state, playouts, rngs, known, asked }) {
  const manifest = JSON.parse(read(`${name}.json`));
  const rules = await Program.load(read(`${name}-rules.wasm`), manifest);
  const games = rules.games(2);
  games.write(0, Buffer.from(state, 'hex'));
  const given = [games, rules.numbers(playouts), rules.numbers(rngs[0]), rules.numbers(manifest.answers)];
  const search = new Search(await Program.load(read(`${name}-search.wasm`), manifest), manifest, rngs[1]);
  game = {
    play: () => rules.call(manifest.operations.PLAYOUTS, ...given),
    ask: () => search.ask(Buffer.from(known, 'hex'), ...asked),
    think: (rounds) => search.think(rounds),
  };
}

function seconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function answer(question) {
  if (question.open) return open(question);
  if (question.play) return seconds(() => game.play());
  if (question.sizes)
    return Object.fromEntries(
      ['rules', 'search'].map((name) => [
        `${name} size`,
        brotliCompressSync(read(`${question.sizes}-${name}.wasm`)).length,
      ]),
    );
  game.ask();
  return seconds(() => game.think(question.think));
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify((await answer(JSON.parse(line))) ?? null));
