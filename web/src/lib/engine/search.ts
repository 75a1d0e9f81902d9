import type { Manifest } from './manifest';
import type { Games, Numbers, Program } from './program';

/** An action, and what the search found out about it. */
export interface Thought {
  readonly action: number;
  /** How often it was tried out. */
  readonly visits: number;
  /** The result it promises: 0 is a sure defeat, 1 a sure win. */
  readonly value: number;
}

/** The tree search of the house's bots over what a seat knows, as `bots/ismcts.py` does it. */
export class Search {
  readonly #program: Program;
  readonly #rules: Manifest['search'];
  readonly #pool: Games;
  readonly #args: Numbers;
  readonly #rng: Numbers;
  readonly #out: Numbers;
  readonly #nodes: Numbers;
  readonly #edges: Numbers;

  /** `seed`: four whole numbers of 32 bits, not all zero. The same ones find the same. */
  constructor(program: Program, manifest: Manifest, seed: readonly number[]) {
    const { places, nodes, edges } = manifest.search;
    this.#program = program;
    this.#rules = manifest.search;
    this.#pool = program.games(places.GAMES);
    this.#args = program.numbers(places.ARGS);
    this.#rng = program.numbers(seed);
    this.#out = program.numbers(manifest.answers);
    this.#nodes = program.numbers(places.NODE * nodes);
    this.#edges = program.numbers(places.EDGE * edges);
  }

  /** Puts a question: a state as a seat knows it. An old tree goes when it takes more than half of the room. */
  ask(known: Uint8Array, seat: number, seats: number): void {
    const { places, settings, nodes, edges } = this.#rules;
    const args = this.#args;
    if (4 * args.get(places.NODES_USED) > nodes || 2 * args.get(places.EDGES_USED) > edges) {
      this.#nodes.view.fill(0n);
      args.set(places.NODES_USED, 0);
      args.set(places.EDGES_USED, 0);
    }
    this.#pool.write(places.KNOWN, known);
    args.set(places.SEAT, seat);
    args.set(places.SEATS, seats);
    for (const [place, value] of settings) args.set(place, value);
  }

  think(rounds: number): void {
    this.#args.set(this.#rules.places.ROUNDS, rounds);
    this.#do(this.#rules.operations.THINK);
  }

  /** What was found out about each action that was tried, the best first. */
  thoughts(): Thought[] {
    const { places, operations, caution } = this.#rules;
    const node = this.#do(operations.LOOK);
    const found: Thought[] = [];
    let edge = node < 0 ? -1 : this.#nodes.get(places.NODE * node + places.EDGES);
    while (edge >= 0) {
      const [action, visits, sum, next] = [places.ACTION, places.VISITS, places.SUM, places.NEXT].map((place) =>
        this.#edges.get(places.EDGE * edge + place),
      ) as [number, number, number, number];
      found.push({ action, visits, value: sum / (Math.max(1, visits) * places.ONE) });
      edge = next;
    }
    const rank = ({ visits, value }: Thought): number => caution / Math.sqrt(visits) - value;
    return found.sort((a, b) => rank(a) - rank(b) || a.action - b.action);
  }

  /** The whole of its memory but for the games, for whoever compares it. */
  get memory(): Record<'args' | 'rng' | 'nodes' | 'edges', BigInt64Array> {
    return { args: this.#args.view, rng: this.#rng.view, nodes: this.#nodes.view, edges: this.#edges.view };
  }

  #do(operation: number): number {
    return this.#program.call(operation, this.#pool, this.#args, this.#rng, this.#out, this.#nodes, this.#edges);
  }
}
