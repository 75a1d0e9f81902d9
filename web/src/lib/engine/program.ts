import type { Manifest } from './manifest';

const PAGE = 1 << 16;

/**
 * A program in WebAssembly with a memory of its own: `const rules = await Program.load(fetch(url), manifest)`.
 *
 * It asks for nothing from outside. What it works on is allocated here and lives as long as the program does.
 */
export class Program {
  readonly memory: WebAssembly.Memory;
  readonly #entry: (...given: (number | bigint)[]) => bigint;
  readonly #record: number;
  #free: number;

  private constructor(instance: WebAssembly.Instance, record: number) {
    const { memory, entry, __heap_base: free } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory) || !(free instanceof WebAssembly.Global) || typeof entry !== 'function')
      throw new TypeError('this is no program of the house: it has no memory, heap or entry');
    this.memory = memory;
    this.#entry = entry as (...given: (number | bigint)[]) => bigint;
    this.#record = record;
    this.#free = Number(free.value);
  }

  /** From its bytes, or from the answer of a fetch: then it is compiled while it arrives. */
  static async load(
    source: BufferSource | Response | PromiseLike<Response>,
    manifest: Pick<Manifest, 'state'>,
  ): Promise<Program> {
    const isHere = source instanceof ArrayBuffer || ArrayBuffer.isView(source);
    const made = isHere ? WebAssembly.instantiate(source) : WebAssembly.instantiateStreaming(source);
    return new Program((await made).instance, manifest.state.size);
  }

  /** Room for so many games, all zero. */
  games(count: number): Games {
    return new Games(this, this.#allocate(count * this.#record), count, this.#record);
  }

  /** Room for so many whole numbers of 64 bits, all zero, or for those given. */
  numbers(given: number | readonly number[]): Numbers {
    const count = typeof given === 'number' ? given : given.length;
    const made = new Numbers(this, this.#allocate(8 * count), count);
    if (typeof given !== 'number') given.forEach((value, at) => made.set(at, value));
    return made;
  }

  /** Calls the program with what its rule in Python takes, in the same order. */
  call(...given: readonly (number | Games | Numbers)[]): number {
    return asNumber(this.exactly(...given));
  }

  /** The same where an answer may have more digits than a number holds. */
  exactly(...given: readonly (number | Games | Numbers)[]): bigint {
    const passed = given.flatMap((each) =>
      typeof each === 'number' ? [BigInt(each)] : [each.address, BigInt(each.length)],
    );
    if (passed.length !== this.#entry.length) throw new TypeError(`${given.length} arguments are not what it takes`);
    return this.#entry(...passed);
  }

  #allocate(bytes: number): number {
    const address = Math.ceil(this.#free / 16) * 16;
    this.#free = address + bytes;
    const missing = this.#free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }
}

/** Games side by side in the memory of a program. Its bytes are those of Python's `State.to_bytes`. */
export class Games {
  constructor(
    readonly program: Program,
    readonly address: number,
    readonly length: number,
    readonly size: number,
  ) {}

  /** A copy of a game's state. */
  read(at: number): Uint8Array {
    return this.#view(at).slice();
  }

  write(at: number, state: Uint8Array): void {
    if (state.length !== this.size)
      throw new RangeError(`${state.length} bytes given, a state of this game has ${this.size}`);
    this.#view(at).set(state);
  }

  #view(at: number): Uint8Array {
    if (!Number.isInteger(at) || at < 0 || at >= this.length)
      throw new RangeError(`game ${at} of ${this.length}: they are counted from 0`);
    return new Uint8Array(this.program.memory.buffer, this.address + at * this.size, this.size);
  }
}

/** A buffer of whole numbers in the memory of a program. */
export class Numbers {
  constructor(
    readonly program: Program,
    readonly address: number,
    readonly length: number,
  ) {}

  /** All of them as they lie there. Take it anew after allocating: memory that grows moves. */
  get view(): BigInt64Array {
    return new BigInt64Array(this.program.memory.buffer, this.address, this.length);
  }

  get(at: number): number {
    return asNumber(this.#checked(at)[at]!);
  }

  set(at: number, value: number): void {
    this.#checked(at)[at] = BigInt(value);
  }

  #checked(at: number): BigInt64Array {
    if (!Number.isInteger(at) || at < 0 || at >= this.length)
      throw new RangeError(`number ${at} of ${this.length}: they are counted from 0`);
    return this.view;
  }
}

/** Numbers of the rules are small, but for masks and fingerprints: those are read from `view`. */
function asNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too big for a number`);
  return number;
}
