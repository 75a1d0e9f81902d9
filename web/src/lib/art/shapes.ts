/** The silhouettes of the seats' pieces, centre 0,0, radius about 10: the shape itself says whose piece it is. */
export const SILHOUETTES: readonly string[] = [
  'M0-11.2Q1.6-11.2 2.4-9.8L11 5.4Q12.4 8.6 9 8.8H-9Q-12.4 8.6-11 5.4L-2.4-9.8Q-1.6-11.2 0-11.2Z',
  'M-6.8-8.8H6.8Q8.8-8.8 8.8-6.8V6.8Q8.8 8.8 6.8 8.8H-6.8Q-8.8 8.8-8.8 6.8V-6.8Q-8.8-8.8-6.8-8.8Z',
  'M0-9.8A9.8 9.8 0 1 1 0 9.8A9.8 9.8 0 1 1 0-9.8Z',
  'M0-11.6Q.9-11.6 1.6-10.9L10.9-1.6Q12.3 0 10.9 1.6L1.6 10.9Q0 12.3-1.6 10.9L-10.9 1.6Q-12.3 0-10.9-1.6L-1.6-10.9Q-.9-11.6 0-11.6Z',
];

export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** The colours seats can wear, as the engine names them. A suit is a place in this list: letter, colour and shape. */
export const COLOURS: readonly string[] = ['red', 'blue', 'green', 'yellow'];

/** The suit of a colour; null where there is none yet. */
export function suitOfColour(colour: string | null | undefined): number | null {
  const suit = COLOURS.indexOf(colour ?? '');
  return suit < 0 ? null : suit;
}

/** The suit a seat wears: the engine says its colour. The one place where a seat becomes letter, colour and shape. */
export function suitOf(view: unknown, seat: number): number {
  const { colours } = (view ?? {}) as { colours?: readonly string[] };
  return suitOfColour(colours?.[seat]) ?? seat;
}

/** The triangle's letter is smaller and sits lower. */
export function letterAt(seat: number): { y: number; size: number } {
  return seat === 0 ? { y: 5.9, size: 10.5 } : { y: 4.5, size: 12.5 };
}
