/** Name plates of the cities, placed by hand: none may touch a field. */
import { cityAt } from './atlas';
import type { Box } from './geometry';

interface Place {
  /** Middle of the plate. */
  x: number;
  y: number;
  /** Where a plate grows to when the name is long. */
  grow: 'left' | 'right' | 'both';
  /** Height for names wider than the gap. */
  wideY?: number;
  /** The side on which other seats' spies stand. */
  spies: 1 | -1;
}

/** The middle of a plate of usual width (66 units); longer names grow to the given side. */
const PLACES: Readonly<Record<string, Place>> = {
  LON: { x: 192, y: 217, grow: 'both', spies: 1 },
  PAR: { x: 208, y: 437, grow: 'left', spies: 1 },
  MAD: { x: 90, y: 690, grow: 'both', spies: 1 },
  MON: { x: 362, y: 614, grow: 'left', spies: 1 },
  ROM: { x: 515, y: 717, grow: 'both', spies: 1 },
  BER: { x: 535, y: 277, grow: 'right', spies: -1 },
  OSL: { x: 383, y: 90, grow: 'left', spies: 1 },
  HEL: { x: 752, y: 62, grow: 'right', spies: -1 },
  MOS: { x: 912, y: 165, grow: 'right', spies: -1 },
  WAR: { x: 608, y: 358, grow: 'left', spies: 1 },
  BEL: { x: 670, y: 588, grow: 'both', wideY: 611, spies: 1 },
  IST: { x: 890, y: 697, grow: 'both', spies: -1 },
};

const USUAL = 66;
const PADDING = 12;
/** The gap between the two fields below Belgrade. */
const WIDE = 88;

export interface Plate extends Box {
  /** Where the name's middle and base line lie. */
  textX: number;
  textY: number;
}

function place(city: string): Place {
  const at = cityAt(city);
  return PLACES[city] ?? { x: at.x, y: at.y + 50, grow: 'both', spies: 1 };
}

export function spySide(city: string): 1 | -1 {
  return place(city).spies;
}

/** The plate for a name of this width at this size of type. */
export function plate(city: string, width: number, size: number): Plate {
  const { x, y, grow, wideY } = place(city);
  const w = width + PADDING;
  const h = size + 8;
  const more = Math.max(0, w - USUAL) / 2;
  const middle = grow === 'both' ? x : grow === 'left' ? x - more : x + more;
  const height = wideY !== undefined && w > WIDE ? wideY : y;
  return { x: middle - w / 2, y: height - h / 2, w, h, textX: middle, textY: height + size * 0.36 };
}

/** A guess at the width of a name until it can be measured: Oswald in capitals, Japanese full width. */
export function guessWidth(name: string, size: number): number {
  let em = 0;
  for (const letter of name.toUpperCase()) {
    if (letter > '\u2e80') em += 1;
    else em += 'MW'.includes(letter) ? 0.72 : 'I'.includes(letter) ? 0.28 : 0.52;
  }
  return em * size + (name > '\u2e80' ? 0 : name.length * size * 0.04);
}

/** The size of a name: larger on phones, where long names take a little less; Japanese signs are full. */
export function plateSize(name: string, lang: string, phone: boolean): number {
  if (!phone) return lang === 'ja' ? 16 : 17;
  return lang === 'ja' || name.length > 7 ? 18.8 : 20;
}
