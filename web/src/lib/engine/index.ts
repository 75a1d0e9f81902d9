/** The rules and the search of a game in the browser itself. `make wasm` builds them into `web/wasm`. */
export type { Field, Manifest, Operation } from './manifest';
export { Games, Numbers, Program } from './program';
export { Search, type Thought } from './search';
