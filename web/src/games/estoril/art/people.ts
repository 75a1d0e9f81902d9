/** The people of Estoril: each is one record of choices from the portrait kit. Ids are those of the data set. */
import type { Backdrop } from './backdrops';
import type { Clothes, Extra } from './clothes';
import type { Beard, Face, Glasses, Line, Mouth, Nose } from './faces';
import type { BackHair, Hair, Hat } from './hair';

export type HairColour = 'black' | 'brown' | 'red' | 'blond' | 'grey' | 'dark' | 'white';
export interface Person {
  face: Face;
  skin: 0 | 1 | 2 | 3;
  hair: Hair;
  colour: HairColour;
  back?: BackHair;
  clothes: Clothes;
  cloth: string;
  trim: string;
  backdrop: Backdrop;
  hat?: Hat;
  felt?: string;
  band?: string;
  glasses?: Glasses;
  beard?: Beard;
  woman?: true;
  nose?: Nose;
  mouth?: Mouth;
  brow?: number;
  tilt?: number;
  lines?: readonly Line[];
  extras?: readonly Extra[];
  lips?: string;
}

const NAVY = '#1E2F52';
const COAL = '#2C2B2E';
const RED = '#A8322A';

/* prettier-ignore */
export const PEOPLE: Readonly<Record<string, Person>> = {
  S1: { face: 'heart', skin: 0, hair: 'waves', colour: 'blond', back: 'bob', clothes: 'trench', cloth: '#C9A878', trim: '#7A2E22', backdrop: 'night', hat: 'beret', felt: '#A8322A', band: '#7A1913', woman: true, tilt: 0.4 },
  S2: { face: 'oval', skin: 1, hair: 'updo', colour: 'dark', clothes: 'fur', cloth: '#8E2F3C', trim: '#F3EEE2', backdrop: 'tiles', hat: 'pillbox', felt: '#24457A', band: '#BFD8E8', woman: true, extras: ['earrings'] },
  S3: { face: 'square', skin: 2, hair: 'crop', colour: 'black', clothes: 'uniform', cloth: '#5C6B44', trim: '#B08D3C', backdrop: 'palm', hat: 'cap', felt: '#5C6B44', band: '#3E4A2E', beard: 'moustache', brow: 2.6, tilt: 0.3 },
  S4: { face: 'long', skin: 3, hair: 'widow', colour: 'white', clothes: 'suit', cloth: '#4A4640', trim: '#24457A', backdrop: 'shutters', glasses: 'round', lines: ['folds'], mouth: 'smile', nose: 'hook' },
  S5: { face: 'square', skin: 1, hair: 'crop', colour: 'blond', clothes: 'trench', cloth: '#6A6F73', trim: '#23211D', backdrop: 'rings', hat: 'fedora', felt: '#4A4F55', band: '#23211D', mouth: 'firm', tilt: 0.5, nose: 'straight' },
  S6: { face: 'round', skin: 2, hair: 'part', colour: 'black', clothes: 'sailor', cloth: '#FFFDF6', trim: RED, backdrop: 'sea', beard: 'stubble', mouth: 'smile', nose: 'broad', brow: 2.6 },
  C01: { face: 'long', skin: 1, hair: 'centre', colour: 'grey', back: 'bob', clothes: 'costume', cloth: '#3F4A57', trim: '#D9AE45', backdrop: 'shutters', woman: true, tilt: 0.5, lips: '#8E1F2B', extras: ['drops'] },
  C02: { face: 'round', skin: 0, hair: 'sides', colour: 'brown', clothes: 'suit', cloth: '#6B4A32', trim: '#2C5A3A', backdrop: 'night', glasses: 'monocle', beard: 'moustache', lines: ['bags'] },
  C03: { face: 'square', skin: 1, hair: 'slick', colour: 'blond', clothes: 'uniform', cloth: '#6D7A83', trim: '#3A4148', backdrop: 'sunburst', hat: 'cap', felt: '#6D7A83', band: '#3A4148', lines: ['scar'], mouth: 'firm', tilt: 0.5 },
  C04: { face: 'oval', skin: 0, hair: 'waves', colour: 'red', back: 'waves', clothes: 'gown', cloth: '#F3EEE2', trim: '#F3EEE2', backdrop: 'shutters', woman: true, extras: ['cigarette', 'earrings'] },
  C05: { face: 'long', skin: 1, hair: 'part', colour: 'brown', clothes: 'trench', cloth: '#B89B6B', trim: '#5B3A22', backdrop: 'sea', mouth: 'plain', lines: ['bags'], extras: ['pipe'] },
  C06: { face: 'square', skin: 0, hair: 'part', colour: 'dark', clothes: 'dinner', cloth: COAL, trim: '#1E1B16', backdrop: 'rings', mouth: 'crooked', lines: ['folds'], extras: ['holder'] },
  C07: { face: 'heart', skin: 2, hair: 'curly', colour: 'black', back: 'rolls', clothes: 'strap', cloth: '#2C6B3F', trim: '#2C6B3F', backdrop: 'palm', woman: true, hat: 'rose', extras: ['drops'] },
  C08: { face: 'oval', skin: 1, hair: 'slick', colour: 'blond', clothes: 'white', cloth: '#F7EFDC', trim: '#24457A', backdrop: 'sunburst', mouth: 'smile', extras: ['carnation'], nose: 'straight' },
  C09: { face: 'heart', skin: 1, hair: 'centre', colour: 'black', back: 'long', clothes: 'gown', cloth: '#F8F0DD', trim: '#F8F0DD', backdrop: 'tiles', woman: true, lines: ['mole'], extras: ['jewel'] },
  C10: { face: 'square', skin: 3, hair: 'crop', colour: 'brown', clothes: 'pinstripe', cloth: '#3A3F47', trim: '#D9AE45', backdrop: 'night', hat: 'fedora', felt: '#5B4A3A', band: '#23211D', glasses: 'dark', mouth: 'firm' },
  C11: { face: 'oval', skin: 0, hair: 'rolls', colour: 'brown', back: 'bob', clothes: 'costume', cloth: '#A8431F', trim: '#FFFDF6', backdrop: 'sea', woman: true, hat: 'brim', felt: '#F3E3C0', band: '#A8431F', lips: '#C8352B' },
  C12: { face: 'square', skin: 2, hair: 'widow', colour: 'black', clothes: 'suit', cloth: '#5A6B7A', trim: RED, backdrop: 'sunburst', beard: 'pencil', mouth: 'smile', brow: 2.4, extras: ['carnation'] },
  C13: { face: 'long', skin: 3, hair: 'curly', colour: 'black', clothes: 'flight', cloth: '#3A2A20', trim: '#E9D9B4', backdrop: 'rings', lines: ['scar'], beard: 'stubble', mouth: 'crooked', tilt: 0.4 },
  C14: { face: 'round', skin: 2, hair: 'slick', colour: 'black', clothes: 'pinstripe', cloth: NAVY, trim: '#D9AE45', backdrop: 'tiles', beard: 'goatee', mouth: 'plain', brow: 2.2 },
  C15: { face: 'long', skin: 2, hair: 'widow', colour: 'grey', clothes: 'suit', cloth: '#33302C', trim: '#6E1E2E', backdrop: 'palm', beard: 'moustache', lines: ['folds', 'brow'], nose: 'hook', tilt: 0.5, mouth: 'firm' },
  C16: { face: 'oval', skin: 2, hair: 'updo', colour: 'black', clothes: 'gown', cloth: '#6E1E2E', trim: '#6E1E2E', backdrop: 'night', woman: true, extras: ['jewel', 'drops'], lips: '#9C1F2B' },
  C17: { face: 'round', skin: 3, hair: 'sides', colour: 'grey', clothes: 'dinner', cloth: COAL, trim: '#FFFDF6', backdrop: 'shutters', glasses: 'round', mouth: 'smile', lines: ['brow'], nose: 'broad' },
  C18: { face: 'long', skin: 3, hair: 'slick', colour: 'grey', clothes: 'suit', cloth: '#24242A', trim: '#1E1B16', backdrop: 'tiles', lines: ['folds', 'bags', 'brow'], nose: 'hook', mouth: 'firm', tilt: -0.4 },
  C19: { face: 'long', skin: 1, hair: 'slick', colour: 'blond', clothes: 'suit', cloth: '#4F5A3C', trim: '#6B4A1E', backdrop: 'night', glasses: 'round', mouth: 'plain' },
  C20: { face: 'square', skin: 0, hair: 'crop', colour: 'red', clothes: 'cassock', cloth: '#3F2A33', trim: '#D9AE45', backdrop: 'rings', hat: 'beret', felt: '#5B4A6B', band: '#33263F', beard: 'beard', brow: 2.8, tilt: 0.4 },
  C21: { face: 'oval', skin: 3, hair: 'part', colour: 'black', clothes: 'white', cloth: '#F7EFDC', trim: '#1E1B16', backdrop: 'palm', glasses: 'dark', beard: 'pencil', mouth: 'crooked' },
  C22: { face: 'oval', skin: 2, hair: 'part', colour: 'dark', clothes: 'dinner', cloth: NAVY, trim: '#FFFDF6', backdrop: 'sea', glasses: 'monocle', beard: 'pencil', nose: 'hook' },
  C23: { face: 'round', skin: 0, hair: 'sides', colour: 'dark', clothes: 'flight', cloth: '#6B4A32', trim: '#E9D9B4', backdrop: 'sunburst', mouth: 'smile', nose: 'broad', lines: ['bags'] },
  C24: { face: 'heart', skin: 3, hair: 'curly', colour: 'brown', clothes: 'cassock', cloth: '#23211D', trim: '#8E211A', backdrop: 'tiles', hat: 'beret', felt: '#24325A', band: '#16203A', beard: 'goatee', mouth: 'plain', tilt: 0.5, extras: ['cigarette'] },
  C25: { face: 'square', skin: 2, hair: 'slick', colour: 'dark', clothes: 'white', cloth: '#F7EFDC', trim: RED, backdrop: 'night', hat: 'top', felt: '#23211D', band: '#6E1E2E', mouth: 'crooked', brow: 2.4, extras: ['carnation'] },
  C26: { face: 'heart', skin: 1, hair: 'rolls', colour: 'blond', back: 'rolls', clothes: 'strap', cloth: '#F3EEE2', trim: '#F3EEE2', backdrop: 'rings', woman: true, extras: ['pearls', 'earrings'] },
  C27: { face: 'square', skin: 3, hair: 'crop', colour: 'black', clothes: 'pinstripe', cloth: NAVY, trim: RED, backdrop: 'palm', hat: 'fedora', felt: '#EFE6D0', band: '#1E2F52', beard: 'stubble', lines: ['scar'], mouth: 'firm', brow: 2.8, tilt: 0.5, extras: ['cigar'] },
};
