/** Vienna at night. Background colours of the houses are at the same time those of the bribes. */
export const NIGHT = {
  ground: '#16233B',
  block: '#21345A',
  frame: '#0E1728',
  page: '#0B111D',
  lamp: '#F2B84B',
  casing: '#101A2D',
  street: '#4A5D82',
  edge: '#6B6A6E',
  light: '#9C8A5E',
  lit: '#FFD98A',
  dark: '#2B2430',
  wall: '#F4E6C8',
  ornament: '#D6C29B',
  paper: '#F6EBD2',
  gold: '#D9A63A',
  wax: '#A3271F',
  rim: '#7A1913',
  emblem: '#F6E7CF',
  enamel: '#21468B',
} as const;

export const HOUSE: Readonly<Record<string, string>> = {
  violet: '#A88BC9',
  pink: '#E6A1B0',
  orange: '#E59A55',
  brown: '#B98A63',
  grey: '#AEB4BC',
};
export const BRIBES = ['chocolate', 'wine', 'magazine', 'coffee', 'tobacco'] as const;
export const COLOURS = ['violet', 'pink', 'orange', 'brown', 'grey'] as const;
export const SECRETS = ['flask', 'pistol', 'briefcase', 'microfilm', 'slide'] as const;

/** The background colour that a bribe pays for. */
export function tintOf(bribe: string): string {
  const at = (BRIBES as readonly string[]).indexOf(bribe);
  return HOUSE[COLOURS[at] ?? 'grey'] ?? '#AEB4BC';
}
export function bribeOf(colour: string): string {
  return BRIBES[(COLOURS as readonly string[]).indexOf(colour)] ?? 'chocolate';
}
/** A darker tone of the same colour: roofs. */
export function shade(colour: string, by: number): string {
  const part = (from: number): string =>
    Math.round(parseInt(colour.slice(from, from + 2), 16) * by)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
/** Six tints of brass for the six areas of a track, from pale to dark. */
export const AREAS = ['#F4E7C8', '#EBD49E', '#DFBF74', '#D0A850', '#BE9233', '#A6791E'] as const;
