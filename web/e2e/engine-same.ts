/**
 * Does what the plain rules did, call for call (tools/engine_traces.py), and tells where something differs.
 * Runs in node and in browsers.
 */
import { Program, Search, type Games, type Manifest, type Numbers } from '../src/lib/engine';

export interface Traces {
  readonly plays: readonly Play[];
  readonly thoughts: readonly Question[];
}

/** A game: where it began, and each call with its answer and the numbers it changed (place, number, place, …). */
export interface Play {
  readonly name: string;
  readonly start: string;
  readonly rng: readonly number[];
  readonly calls: readonly {
    readonly call: readonly [operation: number, ...args: number[]];
    readonly answer: number;
    readonly changes: Readonly<Record<string, readonly number[]>>;
  }[];
}

interface Question {
  readonly name: string;
  readonly known: string;
  readonly seat: number;
  readonly seats: number;
  readonly rng: readonly number[];
  readonly trees: readonly {
    readonly rounds: number;
    readonly thoughts: readonly (readonly [action: number, visits: number, value: number])[];
    readonly memory: Readonly<Record<'args' | 'rng' | 'nodes' | 'edges', readonly string[]>>;
  }[];
}

/** What was compared, and the first difference of each game and search. */
export interface Verdict {
  calls: number;
  trees: number;
  readonly faults: string[];
}

/** The two programs of a game, as bytes or as they arrive. */
export type Source = Parameters<typeof Program.load>[0];

export async function compare(
  traces: Traces,
  manifest: Manifest,
  source: (program: 'rules' | 'search') => Source,
): Promise<Verdict> {
  const verdict: Verdict = { calls: 0, trees: 0, faults: [] };
  const rules = await Program.load(source('rules'), manifest);
  for (const play of traces.plays) replay(play, rules, manifest, verdict);
  for (const question of traces.thoughts)
    rethink(question, await Program.load(source('search'), manifest), manifest, verdict);
  return verdict;
}

function replay(play: Play, rules: Program, manifest: Manifest, verdict: Verdict): void {
  const games = rules.games(3);
  const [args, rng, out] = [rules.numbers(4), rules.numbers(play.rng), rules.numbers(manifest.answers)];
  const memories = memoriesOf(games, rng, out);
  games.write(0, bytes(play.start));
  const expected = new Map([...memories].map(([name, read]) => [name, read()]));
  for (const [at, { call, answer, changes }] of play.calls.entries()) {
    const [operation, ...given] = call;
    if (operation === manifest.operations.START) games.write(0, bytes(play.start));
    given.forEach((value, place) => args.set(place, value));
    const found = rules.call(operation, games, args, rng, out);
    verdict.calls += 1;
    const where = `${play.name}: call ${at} (${call.join(', ')})`;
    if (found !== answer) return void verdict.faults.push(`${where} gave ${found}, not ${answer}`);
    for (const [name, read] of memories) {
      const wanted = expected.get(name)!;
      const changed = changes[name] ?? [];
      for (let i = 0; i < changed.length; i += 2) wanted[changed[i]!] = changed[i + 1]!;
      const place = firstDifference(read(), wanted);
      if (place >= 0) return void verdict.faults.push(`${where} left another ${name} at ${place}`);
    }
  }
}

function memoriesOf(games: Games, rng: Numbers, out: Numbers): Map<string, () => number[]> {
  const read = [0, 1, 2].map((at): [string, () => number[]] => [`game ${at}`, () => [...games.read(at)]]);
  return new Map([...read, ['rng', () => [...rng.view].map(Number)], ['out', () => [...out.view].map(Number)]]);
}

function rethink(question: Question, program: Program, manifest: Manifest, verdict: Verdict): void {
  const search = new Search(program, manifest, question.rng);
  search.ask(bytes(question.known), question.seat, question.seats);
  for (const { rounds, thoughts, memory } of question.trees) {
    search.think(rounds);
    const where = `${question.name}: after ${rounds} more rounds`;
    const found = search.thoughts().map(({ action, visits, value }) => [action, visits, value]);
    verdict.trees += 1;
    if (JSON.stringify(found) !== JSON.stringify(thoughts))
      return void verdict.faults.push(`${where} it thinks ${JSON.stringify(found)}, not ${JSON.stringify(thoughts)}`);
    const held = contents(search, manifest);
    for (const [name, wanted] of Object.entries(memory)) {
      const place = firstDifference(held[name as keyof typeof memory], wanted);
      if (place >= 0) return void verdict.faults.push(`${where} other ${name} at ${place}`);
    }
  }
}

/** The memory of a search as the traces tell it: of edges those in use, of nodes place, key, visits, first edge. */
function contents(search: Search, manifest: Manifest): Record<'args' | 'rng' | 'nodes' | 'edges', string[]> {
  const { NODE, EDGE, EDGES_USED } = manifest.search.places;
  const { args, rng, nodes, edges } = search.memory;
  const used: string[] = [];
  for (let at = 0; at < nodes.length; at += NODE)
    if (nodes[at] !== 0n) used.push(String(at), ...texts(nodes.subarray(at, at + NODE)));
  const drawn = edges.subarray(0, EDGE * Number(args[EDGES_USED]));
  return { args: texts(args), rng: texts(rng), nodes: used, edges: texts(drawn) };
}

function texts(numbers: BigInt64Array): string[] {
  return [...numbers].map(String);
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function firstDifference(found: readonly unknown[], wanted: readonly unknown[]): number {
  if (found.length !== wanted.length) return Math.min(found.length, wanted.length);
  return found.findIndex((value, at) => value !== wanted[at]);
}
