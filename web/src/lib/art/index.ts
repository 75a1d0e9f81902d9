/** Art shared by the shell and all games: pieces of the seats, icons, marks. Shapes ("…Shape") are groups inside a drawing. */
export { default as ExtraTurn } from './ExtraTurn.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Mark } from './Mark.svelte';
export { default as PriceTagShape } from './PriceTagShape.svelte';
export { default as SeatMark } from './SeatMark.svelte';
export { default as Spy } from './Spy.svelte';
export { default as SpyShape } from './SpyShape.svelte';
export { default as Stamp } from './Stamp.svelte';
export { default as Token } from './Token.svelte';
export { default as TokenShape } from './TokenShape.svelte';
export { ICONS, type IconName } from './icons';
export { COLOURS, LETTERS, SILHOUETTES, suitOf, suitOfColour } from './shapes';
