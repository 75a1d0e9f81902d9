/** Clothes, jewels and props of the portrait kit. */
import { disc, flat, line, solid, times, type Shape } from './shape';

const BODY = 'M8 144C9 121 25 113 47 104.500L60 117L73 104.500C95 113 111 121 112 144Z';
const BARE = 'M8 144C9 122 26 114 48 104C55 109 65 109 72 104C94 114 111 122 112 144Z';
const SHIRT = 'M49 103L52 127L60 142L68 127L71 103L60 114Z';
const COLLAR = [
  solid('M49.500 99.500L60 114L52.500 119L46 104Z', '#FFFDF6', 1.3),
  solid('M70.500 99.500L60 114L67.500 119L74 104Z', '#FFFDF6', 1.3),
];
const LAPELS = [
  solid('M46.500 104L38 121L47 124L43 130L60 144L52 122Z', 'cloth', 1.3),
  solid('M73.500 104L82 121L73 124L77 130L60 144L68 122Z', 'cloth', 1.3),
];
const TIE = [
  solid('M57 114H63L65.500 136L60 143L54.500 136Z', 'trim', 1.2),
  solid('M56.500 112.500H63.500L62.500 118H57.500Z', 'trim', 1.2),
];
const BOW = [
  solid('M60 115L50 110V121Z', 'trim', 1.2),
  solid('M60 115L70 110V121Z', 'trim', 1.2),
  solid(disc(60, 115.3, 2.6), 'trim', 1.2),
];
const SATIN = [
  solid('M46.500 104C36 114 38 124 60 144C54 132 52 118 46.500 104Z', '#1E1B16', 1.2),
  solid('M73.500 104C84 114 82 124 60 144C66 132 68 118 73.500 104Z', '#1E1B16', 1.2),
];

const CLOTHES = {
  suit: [solid(BODY, 'cloth'), solid(SHIRT, '#FFFDF6', 1.2), ...TIE, ...COLLAR, ...LAPELS],
  pinstripe: [
    solid(BODY, 'cloth'),
    line(
      times(9)
        .map((i) => `M${16 + i * 11} 144L${22 + i * 9.5} 118`)
        .join(''),
      0.9,
      '#FFFDF699',
    ),
    solid(SHIRT, '#FFFDF6', 1.2),
    ...TIE,
    ...COLLAR,
    ...LAPELS,
  ],
  dinner: [
    solid(BODY, 'cloth'),
    solid(SHIRT, '#FFFDF6', 1.2),
    flat(disc(60, 126, 1.2) + disc(60, 133, 1.2), '#1E1B16'),
    ...SATIN,
    ...COLLAR,
    ...BOW,
    flat('M84 128L90 125L92 128L95 126.500L95 132H85Z', '#FFFDF6'),
  ],
  white: [
    solid(BODY, '#F7EFDC'),
    solid(SHIRT, '#FFFDF6', 1.2),
    solid('M46.500 104C36 114 38 124 60 144C54 132 52 118 46.500 104Z', '#E7DAB9', 1.2),
    solid('M73.500 104C84 114 82 124 60 144C66 132 68 118 73.500 104Z', '#E7DAB9', 1.2),
    ...COLLAR,
    ...BOW,
    flat('M84 129L87 124L90 129Z', 'trim'),
  ],
  trench: [
    solid(BODY, 'cloth'),
    solid(SHIRT, '#E9DCC0', 1.2),
    ...TIE,
    solid('M50 98L33 112L42 126L60 122L55 111Z', 'cloth', 1.4),
    solid('M70 98L87 112L78 126L60 122L65 111Z', 'cloth', 1.4),
    line('M60 122V144M24 120L30 128M96 120L90 128', 1.2),
    flat(disc(53, 134, 1.8) + disc(67, 134, 1.8), '#4A3A22'),
  ],
  uniform: [
    solid(BODY, 'cloth'),
    solid('M49 99H71V110Q60 115 49 110Z', 'cloth', 1.4),
    flat('M50.500 101.500H56V107L50.500 106ZM64 101.500H69.500V106L64 107Z', 'trim'),
    line('M60 113V144', 1.3),
    flat(disc(60, 121, 1.9) + disc(60, 131, 1.9), '#D9AE45'),
    solid('M15 124L34 114L37 119L18 130Z', 'trim', 1.2),
    solid('M105 124L86 114L83 119L102 130Z', 'trim', 1.2),
    flat('M74 126h5v6h-5ZM80 126h5v6h-5ZM86 126h5v6h-5Z', '#C8352B'),
  ],
  flight: [
    solid(BODY, 'cloth'),
    solid(
      'M44 101C36 104 34 114 40 122C46 116 52 112 60 116C68 112 74 116 80 122C86 114 84 104 76 101C70 108 50 108 44 101Z',
      '#E9D9B4',
      1.3,
    ),
    solid('M52 101C54 112 66 112 69 101L73 112C66 121 56 121 49 112Z', '#FFFDF6', 1.3),
    solid('M55 116L66 114L70 138L60 141Z', '#FFFDF6', 1.3),
    line('M60 142V120M62 118L66 134', 0.9),
  ],
  gown: [
    solid(BARE, 'skin'),
    flat('M72 104.500C94 114 111 122 112 144H76C86 130 82 116 72 104.500Z', 'shade'),
    solid('M8 144C9 128 16 122 28 118C36 128 50 136 60 136C70 136 84 128 92 118C104 122 111 128 112 144Z', 'cloth'),
    line('M44 132Q50 138 52 144M76 132Q70 138 68 144M60 136V144', 1),
  ],
  strap: [
    solid(BARE, 'skin'),
    flat('M72 104.500C94 114 111 122 112 144H78C86 130 82 116 72 104.500Z', 'shade'),
    solid(
      'M20 144C22 134 28 128 34 127L34 113L39.500 111L42 128Q60 122 78 128L80.500 111L86 113L86 127C92 128 98 134 100 144Z',
      'cloth',
    ),
    line('M50 126Q52 136 50 144M70 126Q68 136 70 144', 1),
  ],
  fur: [
    solid(BARE, 'skin'),
    solid('M30 144L44 128Q60 136 76 128L90 144Z', 'cloth', 1.3),
    solid(
      'M5 144C4 126 14 116 24 113C27 108 36 108 39 112C45 113 46 119 44 122C48 127 45 134 41 135C42 140 40 144 38 144Z',
      'trim',
      1.4,
    ),
    solid(
      'M115 144C116 126 106 116 96 113C93 108 84 108 81 112C75 113 74 119 76 122C72 127 75 134 79 135C78 140 80 144 82 144Z',
      'trim',
      1.4,
    ),
    line(
      'M16 128Q20 124 23 129M26 120Q30 117 33 122M30 134Q34 130 37 134M104 128Q100 124 97 129M94 120Q90 117 87 122M90 134Q86 130 83 134',
      1,
    ),
  ],
  costume: [
    solid(BODY, 'cloth'),
    solid('M48 103Q60 112 72 103L66 124L60 132L54 124Z', '#FFFDF6', 1.2),
    solid('M47 104L36 116L46 123L44 129L60 144V132Z', 'cloth', 1.3),
    solid('M73 104L84 116L74 123L76 129L60 144V132Z', 'cloth', 1.3),
    line('M55 108Q60 120 65 108', 1),
    flat(disc(85, 126, 3), 'trim'),
  ],
  cassock: [
    solid(BODY, 'cloth'),
    solid('M49.500 98H70.500V109Q60 115 49.500 109Z', 'cloth', 1.4),
    solid('M55 99.500H65V109H55Z', '#FFFDF6', 1.1),
    line('M60 114V144', 1.2),
    flat(disc(60, 121, 1.5) + disc(60, 128, 1.5) + disc(60, 135, 1.5), 'trim'),
  ],
  sailor: [
    solid(BODY, '#FFFDF6'),
    line('M22 132L98 132M16 139H104', 3, '#24457A'),
    solid('M48 102L30 118L56 142L60 136L64 142L90 118L72 102L60 122Z', '#24457A', 1.4),
    line('M35 118L57 137M85 118L63 137', 1, '#FFFDF6'),
    solid('M55 126H65L62 139H58Z', 'trim', 1.2),
  ],
} as const;
export type Clothes = keyof typeof CLOTHES;
export function clothes(kind: Clothes): Shape[] {
  return [...CLOTHES[kind]];
}

const EXTRAS = {
  pearls: times(9).map((i) => {
    const t = (i - 4) / 4;
    return solid(disc(60 + t * 16, 115 - t * t * 9, 2.5), '#FFFDF6', 0.9);
  }),
  jewel: [
    line('M47 105Q54 116 60 118Q66 116 73 105', 1.4, '#D9AE45'),
    solid('M60 116L65 122L60 130L55 122Z', '#2E8B57', 1.2),
  ],
  earrings: [solid(disc(38, 68, 2.6), '#FFFDF6', 1), solid(disc(82, 68, 2.6), '#FFFDF6', 1)],
  drops: [solid('M38 65L41 73Q38 77 35 73Z', '#D9AE45', 1), solid('M82 65L85 73Q82 77 79 73Z', '#D9AE45', 1)],
  cigarette: [
    solid('M66 77.500L80 84L79 86.500L65 80Z', '#FFFDF6', 0.9),
    line('M81 83C86 78 80 73 85 67C89 62 84 57 87 52', 1.4, '#FFFDF6CC'),
  ],
  holder: [
    line('M64 78L84 88', 2, '#1E1B16'),
    solid('M83 86L92 90.500L91 93.500L82 89Z', '#FFFDF6', 0.9),
    line('M93 89C98 83 92 78 96 71C99 66 95 62 97 57', 1.4, '#FFFDF6CC'),
  ],
  cigar: [
    solid('M63 76.500L83 82.500Q85.500 85.500 82.500 87.500L62 81Z', '#6B3F22', 1.1),
    flat('M79 81.500L83 82.500Q85.500 85.500 82.500 87.500L78.500 86Z', '#D9822B'),
    line('M86 82C91 77 86 72 91 66', 1.4, '#FFFDF6CC'),
  ],
  pipe: [
    line('M62 79Q72 84 80 84', 2.6, '#3A2418'),
    solid('M77 76H88V86Q82 91 77 86Z', '#5B3A22', 1.2),
    line('M83 73C87 68 81 64 85 58', 1.4, '#FFFDF6CC'),
  ],
  carnation: [solid(disc(40, 124, 4.5), '#C8352B', 1.1), line('M38 123Q40 121 42 124', 1)],
} as const;
export type Extra = keyof typeof EXTRAS;
export function extras(kinds: readonly Extra[]): Shape[] {
  return kinds.flatMap((kind) => [...EXTRAS[kind]]);
}
