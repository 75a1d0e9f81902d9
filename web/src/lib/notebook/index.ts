/** The notebook's paper, pages, cells and pencil, for games in which players keep one. */
export { default as Cell } from './Cell.svelte';
export { default as Paper } from './Paper.svelte';
export { default as PencilCase } from './PencilCase.svelte';
export { pencil } from './pencil.svelte';
