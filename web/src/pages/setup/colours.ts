import { COLOURS } from '$lib/art';

/** The colours of all seats once one of them has chosen: who had that colour takes the other's, the rest what is free. */
export function withColour(before: readonly string[] | null, seats: number, seat: number, colour: string): string[] {
  const now: (string | undefined)[] = Array.from({ length: seats }, (_, other) => before?.[other]);
  const rival = now.indexOf(colour);
  if (rival >= 0) now[rival] = now[seat];
  now[seat] = colour;
  const free = COLOURS.filter((one) => !now.includes(one));
  return now.map((one) => one ?? free.shift()!);
}
