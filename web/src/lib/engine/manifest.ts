/** What `make wasm` writes beside the programs of a game: all that one must know to call them. */
export interface Manifest {
  readonly game: string;
  /** The data set whose tables are inside. */
  readonly data: { readonly name: string; readonly digest: string };
  readonly state: { readonly size: number; readonly fields: Readonly<Record<string, Field>> };
  /** Room that answers need: all legal actions, for one. */
  readonly answers: number;
  readonly seats: Readonly<Record<'MAX_SEATS' | 'SPECTATOR' | 'CHANCE' | 'TABLE' | 'CHANCE_MOVES', number>>;
  readonly operations: Readonly<Record<Operation, number>>;
  readonly search: SearchManifest;
}

/** Where a field lies in the bytes of a state: whole numbers with sign, little end first. */
export interface Field {
  readonly offset: number;
  readonly bits: 8 | 16 | 32 | 64;
  readonly shape: readonly number[];
}

/** What the rules can be asked; `core/program.py` says what each operation takes and gives. */
export type Operation =
  | 'START'
  | 'LEGAL'
  | 'CHECK'
  | 'STEP'
  | 'ROLL'
  | 'ADVANCE'
  | 'PLAYOUTS'
  | 'CONCEAL'
  | 'RESAMPLE'
  | 'OUTCOME'
  | 'COPY'
  | 'TO_MOVE'
  | 'EVALUATE'
  | 'NEXT_ASKED';

export interface SearchManifest {
  readonly operations: Readonly<Record<'LOOK' | 'THINK', number>>;
  readonly places: Readonly<Record<Place, number>>;
  /** The game's own settings: places of the arguments, and their numbers. */
  readonly settings: readonly (readonly [place: number, value: number])[];
  /** How many nodes and edges a tree has room for. */
  readonly nodes: number;
  readonly edges: number;
  /** The doubt about an action that was tried once, as a part of the whole result. */
  readonly caution: number;
}

/** Numbers of `bots/layout.py`. */
export type Place =
  | 'ARGS'
  | 'GAMES'
  | 'KNOWN'
  | 'ONE'
  | 'SEAT'
  | 'SEATS'
  | 'ROUNDS'
  | 'NODES_USED'
  | 'EDGES_USED'
  | 'NODE'
  | 'EDGES'
  | 'EDGE'
  | 'ACTION'
  | 'VISITS'
  | 'SUM'
  | 'NEXT';
