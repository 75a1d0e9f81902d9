/** Heads of the portrait kit: face forms with their shaded side, eyes, brows, noses, mouths, beards, glasses. */
import { disc, flat, line, solid, type Shape } from './shape';

/** Light comes from the left; the edge of the shadow is one S-curve from brow to chin. */
export const FACES = {
  oval: [
    'M40 52C40 36 48 28 60 28C72 28 80 36 80 52C80 70 72 86 60 86C48 86 40 70 40 52Z',
    'M69 31C76 35 80 42 80 52C80 70 72 86 60 86C67 80 71 72 68 63C63 54 73 45 69 31Z',
  ],
  square: [
    'M39 50C39 36 47 28 60 28C73 28 81 36 81 50L80 69C79 78 71 86 60 86C49 86 41 78 40 69Z',
    'M70 31C77 35 81 42 81 50L80 69C79 78 71 86 60 86C68 81 72 73 69 64C64 55 74 46 70 31Z',
  ],
  round: [
    'M37 55C37 39 46 28 60 28C74 28 83 39 83 55C83 73 73 85 60 85C47 85 37 73 37 55Z',
    'M71 31C79 36 83 44 83 55C83 73 73 85 60 85C69 80 73 73 70 64C65 55 75 46 71 31Z',
  ],
  long: [
    'M41 50C41 35 49 27 60 27C71 27 79 35 79 50L78 68C77 81 69 91 60 91C51 91 43 81 42 68Z',
    'M68 30C75 34 79 41 79 50L78 68C77 81 69 91 60 91C67 85 70 75 67 65C62 55 72 46 68 30Z',
  ],
  heart: [
    'M39 50C39 36 48 28 60 28C72 28 81 36 81 50C81 64 72 79 60 88C48 79 39 64 39 50Z',
    'M69 31C77 35 81 41 81 50C81 64 72 79 60 88C67 79 70 71 67 63C63 54 73 45 69 31Z',
  ],
} as const satisfies Record<string, readonly [form: string, shade: string]>;
export type Face = keyof typeof FACES;

export const NECK: Shape[] = [
  solid('M50 76V99C50 108 70 108 70 99V76Z', 'skin'),
  flat('M51 84C56 91 66 91 69.2 82V99C69 103 60 105 58 104C66 98 60 90 51 84Z', 'shade'),
];
export const EARS: Shape[] = [
  solid(disc(39.5, 58, 4, 6), 'skin'),
  solid(disc(80.5, 58, 4, 6), 'shade'),
  line('M38 56Q40 57 39.500 61', 1),
];

const NOSES = {
  straight: 'M59 52L57 67Q60 69.500 63 67',
  hook: 'M58 52C58 58 53 65 56 68Q60 70.500 63.500 67.500',
  broad: 'M57 55L54.500 66Q56 70 60 69.500Q64 70 65.500 66',
} as const;
export type Nose = keyof typeof NOSES;

const MOUTHS = {
  plain: [line('M52.500 76.500Q60 78 67.500 76.500', 1.8), line('M56 80.500Q60 81.500 64 80.500', 1)],
  firm: [line('M51.500 77.500Q60 75 68.500 77.500', 1.9), line('M55 81.500H65', 1)],
  smile: [line('M50.500 74.500Q60 82 69.500 74.500', 1.9), line('M56 81.500Q60 83 64 81.500', 1)],
  crooked: [line('M52 77.500Q60 79 69 73.500', 1.9), line('M57 81.500Q61 82 64 80', 1)],
} as const;
const LIPS: Shape[] = [
  solid('M50.500 76Q55.500 71.500 60 74.200Q64.500 71.500 69.500 76Q64 82 60 82Q56 82 50.500 76Z', 'lips', 1),
  line('M50.500 76Q60 77.800 69.500 76', 1),
];
export type Mouth = keyof typeof MOUTHS | 'lips';

function eye(x: number, side: 1 | -1, woman: boolean): Shape[] {
  const [inner, outer] = [x - side * 6, x + side * 6];
  const almond = `M${inner} 57Q${x} 51.500 ${outer} 56.500Q${x} 60.500 ${inner} 57Z`;
  const lid = `M${inner} 57Q${x} 51 ${outer} 56.300`;
  if (!woman) return [flat(almond, '#FFFDF6'), flat(disc(x, 56.2, 2.4), 'iris'), line(lid, 1.7)];
  const shadow = `M${inner} 56.500Q${x - side} 48.500 ${outer + side * 1.5} 54L${outer} 56.500Q${x} 51.500 ${inner} 56.500Z`;
  return [
    flat(shadow, 'lid'),
    flat(almond, '#FFFDF6'),
    flat(disc(x, 56, 2.7), 'iris'),
    line(`${lid}L${outer + side * 3.5} 53.500`, 2.1),
  ];
}
export function eyes(woman: boolean): Shape[] {
  return [...eye(50.5, -1, woman), ...eye(69.5, 1, woman)];
}

/** Thickness 1.4 to 2.8; a positive tilt is stern, a negative one soft. */
export function brows(width: number, tilt: number): Shape[] {
  const [low, high] = [48.5 + tilt * 2, 47.5 - tilt * 2];
  return [
    line(`M43.500 ${high + 1}Q49 ${high - 3} 56.500 ${low}`, width, 'brow'),
    line(`M63.500 ${low}Q71 ${high - 3} 76.500 ${high + 1}`, width, 'brow'),
  ];
}

export function nose(kind: Nose): Shape[] {
  return [line(NOSES[kind], 1.5)];
}
export function mouth(kind: Mouth): Shape[] {
  return kind === 'lips' ? LIPS : [...MOUTHS[kind]];
}

const LINES = {
  bags: [line('M46 61.500Q50 64 54 62', 0.9), line('M66 62Q70 64 74 61.500', 0.9)],
  folds: [line('M50.500 67Q47.500 71 48.500 76', 1), line('M69.500 67Q72.500 71 71.500 76', 1)],
  brow: [line('M52 38.500Q60 37 68 38.500', 0.9), line('M53 42Q60 40.500 67 42', 0.9)],
  scar: [line('M72 60L75.500 73', 1.5, '#9C4A34'), line('M72 64L76 62.500M73 69L77 67.500', 1, '#9C4A34')],
  mole: [flat(disc(69.5, 70.5, 1.3), '#3A2418')],
} as const;
export type Line = keyof typeof LINES;
export function lines(kinds: readonly Line[]): Shape[] {
  return kinds.flatMap((kind) => [...LINES[kind]]);
}

const HAIR_ON_FACE = {
  pencil: [line('M50.500 72.500Q55.500 70 59.500 71.800M60.500 71.800Q64.500 70 69.500 72.500', 2, 'beard')],
  moustache: [
    solid(
      'M46.500 75.500C48 69.500 56 68.500 60 71.500C64 68.500 72 69.500 73.500 75.500C69 74.500 64 75.500 60 74.500C56 75.500 51 74.500 46.500 75.500Z',
      'beard',
      1,
    ),
  ],
  beard: [
    solid(
      'M39.500 58C43 68 48 71.500 53 70.500Q60 68.500 67 70.500C72 71.500 77 68 80.500 58C83 80 72 98 60 98C48 98 37 80 39.500 58Z',
      'beard',
      1.2,
    ),
    flat('M53 75.500Q60 73 67 75.500Q60 80.500 53 75.500Z', 'skin'),
    line('M53 75.800Q60 77.500 67 75.800', 1.5),
  ],
  goatee: [
    solid('M52 82.500Q60 79.500 68 82.500C67 91 63 94.500 60 94.500C57 94.500 53 91 52 82.500Z', 'beard', 1),
    line('M50.500 72.500Q55.500 70 59.500 71.800M60.500 71.800Q64.500 70 69.500 72.500', 2, 'beard'),
  ],
  stubble: [
    flat('M41 66C45 73 50 70 60 70C70 70 75 73 79 66C79 78 71 86.500 60 86.500C49 86.500 41 78 41 66Z', '#5A4A3C44'),
  ],
} as const;
const GLASSES = {
  round: [
    { d: disc(50.5, 56.5, 8), fill: '#FFFDF638', stroke: '#1E1B16', width: 1.8 },
    { d: disc(69.5, 56.5, 8), fill: '#FFFDF638', stroke: '#1E1B16', width: 1.8 },
    line('M58.500 55.500Q60 54 61.500 55.500M42.500 55L38.500 54M77.500 55L81.500 54', 1.6),
  ],
  monocle: [
    { d: disc(69.5, 56.5, 8), fill: '#FFFDF638', stroke: '#8A6A1E', width: 1.9 },
    line('M77 59.500C80 70 78 82 82 96', 1, '#8A6A1E'),
  ],
  dark: [
    solid('M42 52H58.500Q58.500 63 50 63Q42.500 62.500 42 52Z', '#23211D', 1.4),
    solid('M61.500 52H78Q77.500 62.500 70 63Q61.500 63 61.500 52Z', '#23211D', 1.4),
    line('M58 53Q60 51.500 62 53M42 53L38.500 52.500M78 53L81.500 52.500', 1.8),
    line('M45 55L50 54M65 55L70 54', 1.2, '#8C9299'),
  ],
} as const;
export type Beard = keyof typeof HAIR_ON_FACE;
export type Glasses = keyof typeof GLASSES;
export function beard(kind: Beard | null): Shape[] {
  return kind ? [...HAIR_ON_FACE[kind]] : [];
}
export function glasses(kind: Glasses | null): Shape[] {
  return kind ? [...GLASSES[kind]] : [];
}
