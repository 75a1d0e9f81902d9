/** The pictures of the eight places, 350 × 350, horizon at about 55 %. What matters stands in the cross between the cards. */
import { box, disc, flat, line, point, solid, times, type Shape } from './shape';

const SKY = '#A9CFE6';
const PALE = '#D9EAF2';
const SEA = '#5FA3C7';
const SAND = '#EBCF9A';
const WALL = '#F8F0DD';
const ROOF = '#C65D3B';
const BLUE = '#1F5FA8';
const DEEP = '#163F73';
const GREEN = '#8FB383';
const DARK_GREEN = '#4C7A56';
const ROCK = '#A98A68';
const DARK_ROCK = '#7E6449';

/** A façade or a roof: thin ink. */
const wall = (d: string, fill = WALL): Shape => solid(d, fill, 1.6);
const sky = (colour = SKY): Shape => flat(box(0, 0, 350, 350), colour);
const ground = (colour: string, y = 196): Shape => flat(box(0, y, 350, 350 - y), colour);

function palm(x: number, y: number, height: number, size: number): Shape[] {
  const crown = [x + 4, y - height] as const;
  const fronds = [-170, -140, -108, -72, -40, -10].map((angle) => {
    const tip = point(...crown, angle, 40 * size);
    const bend = point(crown[0], crown[1] - 12 * size, angle, 22 * size);
    const under = point(crown[0], crown[1] + 4 * size, angle, 20 * size);
    return `M${crown[0]} ${crown[1]}Q${bend} ${tip}Q${under} ${crown[0]} ${crown[1]}Z`;
  });
  return [
    flat(
      `M${x - 3 * size} ${y}Q${x + 2} ${y - height / 2} ${crown[0] - 2} ${crown[1]}h4Q${x + 8} ${y - height / 2} ${x + 4 * size} ${y}Z`,
      '#6B4A32',
    ),
    flat(fronds.join(''), DARK_GREEN),
  ];
}
function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  dx: number,
  dy: number,
  width = 11,
  height = 17,
): Shape {
  const panes = times(columns * rows).map((i) =>
    box(x + (i % columns) * dx, y + Math.floor(i / columns) * dy, width, height),
  );
  return solid(panes.join(''), '#3E73B5', 1.2);
}
function waves(rows: readonly (readonly [x: number, y: number, length: number])[]): Shape {
  return line(
    rows
      .map(([x, y, length]) => `M${x} ${y}q6-4 12 0${'t12 0'.repeat(Math.max(0, Math.round(length / 12) - 1))}`)
      .join(''),
    2,
    PALE,
  );
}
function parasol(x: number, y: number, r: number, colour: string): Shape[] {
  return [
    line(`M${x} ${y - r * 0.6}L${x - r * 0.2} ${y + r * 1.1}`, 2.4, '#6B4A32'),
    solid(
      `M${x - r} ${y}C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y}Q${x + r / 2} ${y - r * 0.28} ${x} ${y}Q${x - r / 2} ${y - r * 0.28} ${x - r} ${y}Z`,
      WALL,
      1.4,
    ),
    flat(
      `M${x - r * 0.45} ${y - r * 0.2}Q${x - r * 0.4} ${y - r * 0.9} ${x} ${y - r * 0.97}Q${x + r * 0.4} ${y - r * 0.9} ${x + r * 0.45} ${y - r * 0.2}Q${x} ${y - r * 0.1} ${x - r * 0.45} ${y - r * 0.2}Z`,
      colour,
    ),
  ];
}

const CHURCH: Shape[] = [
  sky(),
  flat(disc(60, 70, 60, 14) + disc(300, 104, 70, 12), PALE),
  ground(GREEN, 214),
  flat('M0 214Q90 190 175 212T350 206V232H0Z', '#A9C79C'),
  flat('M150 350L168 236H182L214 350Z', SAND),
  wall('M96 240V138H254V240Z'),
  wall('M88 138L175 84L262 138Z', ROOF),
  wall('M148 240V58H202V240Z'),
  wall('M142 58L175 8L208 58Z', ROOF),
  line('M175 8V-8M168 -2H182', 3, DEEP),
  wall(`M166 96V80a9 9 0 0 1 18 0V96Z`, DEEP),
  solid(disc(175, 122, 11), '#3E73B5', 1.6),
  line('M175 113V131M166 122H184', 1.4, WALL),
  wall('M160 240V196a15 15 0 0 1 30 0V240Z', DEEP),
  windows(112, 164, 1, 1, 0, 0, 13, 34),
  windows(225, 164, 1, 1, 0, 0, 13, 34),
  flat('M96 226H254V240H96Z', '#9CC3DE'),
  line(
    times(13)
      .map((i) => `M${102 + i * 12} 228L${108 + i * 12} 238M${108 + i * 12} 228L${102 + i * 12} 238`)
      .join(''),
    1.2,
    BLUE,
  ),
  ...palm(52, 262, 96, 1.1),
  ...palm(300, 272, 110, 1.2),
];
const PALACIO: Shape[] = [
  sky(PALE),
  flat(disc(270, 50, 60, 12) + disc(70, 90, 56, 10), '#C2DDEC'),
  ground(GREEN, 226),
  wall('M20 232V118H330V232Z'),
  wall('M130 232V62H220V232Z'),
  wall('M122 62L175 26L228 62Z', ROOF),
  flat(box(20, 112, 310, 8), ROOF),
  line('M175 26V2', 2.4, DEEP),
  flat('M175 3H196L190 9L196 15H175Z', BLUE),
  windows(34, 134, 4, 2, 24, 44),
  windows(236, 134, 4, 2, 24, 44),
  windows(146, 84, 3, 2, 24, 38),
  flat(box(14, 166, 322, 4) + box(14, 212, 322, 4), ROOF),
  wall('M150 232V184h50V232Z', DEEP),
  wall('M142 184H208L200 172H150Z', ROOF),
  flat('M160 232H190L236 350H114Z', SAND),
  flat('M0 262Q70 244 128 262L108 350H0ZM350 262Q280 244 222 262L242 350H350Z', '#7FA974'),
  flat(disc(142, 262, 9, 13) + disc(208, 262, 9, 13) + disc(132, 304, 12, 17) + disc(218, 304, 12, 17), DARK_GREEN),
  ...palm(40, 336, 70, 1),
  ...palm(312, 336, 70, 1),
];
const TAMARIZ: Shape[] = [
  sky('#BFE0EE'),
  flat(disc(90, 52, 70, 12) + disc(280, 84, 60, 11), '#E3F1F6'),
  flat('M230 150L350 116V190H230Z', ROCK),
  wall('M276 132V98H330V132Z'),
  wall('M270 98H336L328 88H278Z', ROOF),
  flat(box(0, 150, 350, 96), SEA),
  flat(box(0, 150, 350, 22), '#4A8FB8'),
  waves([
    [16, 164, 60],
    [150, 160, 48],
    [240, 180, 72],
    [60, 190, 60],
    [168, 206, 60],
    [12, 220, 36],
  ]),
  wall('M168 150V116L194 148ZM164 150V126L146 148Z'),
  wall('M140 150H200L192 162H150Z', '#8E3A2A'),
  flat('M0 240Q80 222 175 240T350 232V350H0Z', '#F8F0DD'),
  flat('M0 250Q80 232 175 250T350 242V350H0Z', SAND),
  ...parasol(176, 292, 34, ROOF),
  ...parasol(52, 316, 36, BLUE),
  ...parasol(302, 312, 34, ROOF),
  solid('M196 326L226 318L230 322L200 332Z', BLUE, 1.2),
  solid('M118 336L146 330L150 334L122 342Z', ROOF, 1.2),
];
const ATLANTICO: Shape[] = [
  sky('#F3DDB4'),
  flat(disc(286, 66, 34), '#E89A56'),
  flat(box(0, 166, 350, 184), SEA),
  waves([
    [200, 186, 60],
    [270, 204, 60],
    [230, 232, 72],
    [180, 260, 48],
    [290, 262, 48],
    [240, 296, 60],
    [180, 326, 60],
  ]),
  wall('M28 172V70H214V172Z'),
  wall('M60 70V40H150V70Z'),
  flat(box(22, 64, 198, 8) + box(54, 36, 102, 6), DEEP),
  windows(44, 84, 7, 2, 24, 40, 13, 22),
  flat(box(28, 116, 186, 5), '#9CC3DE'),
  wall('M0 172H236V190H0Z', '#E7DAB9'),
  line(
    times(20)
      .map((i) => `M${6 + i * 12} 158V172`)
      .join('') + 'M0 157H238',
    2.2,
    WALL,
  ),
  ...parasol(150, 158, 20, ROOF),
  ...parasol(196, 158, 18, BLUE),
  flat('M0 190H236L214 222L226 248L176 262L184 300L130 312L120 350H0Z', ROCK),
  flat('M0 232L60 214L110 250L150 232L176 262L184 300L130 312L120 350H0Z', DARK_ROCK),
  line('M40 190L52 236L30 270M120 190L112 240M180 196L160 230', 1.6, '#6B5239'),
  flat('M110 350Q150 326 190 336T270 350Z', PALE),
];
const MUCHAXO: Shape[] = [
  sky('#9CC9E4'),
  flat(disc(80, 60, 64, 12) + disc(290, 90, 54, 10), PALE),
  flat(box(0, 178, 350, 172), '#4A8FB8'),
  waves([
    [10, 200, 60],
    [14, 240, 48],
    [290, 214, 48],
    [20, 290, 60],
    [286, 262, 48],
    [270, 320, 60],
    [30, 330, 48],
  ]),
  flat('M74 214L120 178H238L282 206L270 250L300 288L262 350H84L60 300L88 262Z', ROCK),
  flat(
    'M74 214L112 236L104 280L140 350H84L60 300L88 262ZM240 240L282 206L270 250L300 288L262 350H236L252 290Z',
    DARK_ROCK,
  ),
  wall('M96 196L104 118H246L254 196Z'),
  wall('M88 196L96 92H124L128 196ZM222 196L226 92H254L262 196Z'),
  flat('M94 92h8v-9h8v9h8v-9h8v9h2v8H92ZM224 92h8v-9h8v9h8v-9h8v9h2v8H222Z', '#E7DAB9'),
  flat('M104 118h9v-8h9v8h9v-8h9v8h9v-8h9v8h9v-8h9v8h9v-8h9v8h9v-8h9v8h9v-8h9v8h9v-8h9v8h7v8H104Z', '#E7DAB9'),
  wall('M158 196V160a17 17 0 0 1 34 0V196Z', DEEP),
  windows(138, 138, 1, 1, 0, 0, 10, 14),
  windows(202, 138, 1, 1, 0, 0, 10, 14),
  windows(104, 126, 1, 1, 0, 0, 9, 14),
  windows(237, 126, 1, 1, 0, 0, 9, 14),
  line('M175 110V62', 2.4, DEEP),
  flat('M175 63H204L196 71L204 79H175Z', ROOF),
  flat('M158 196H192L206 244L190 282L214 350H142L168 286L150 244Z', SAND),
  flat('M50 320Q90 300 110 350H40ZM300 320Q260 300 244 350H312Z', PALE),
];
const CASINO: Shape[] = [
  sky('#24457A'),
  flat(
    times(16)
      .map((i) => disc(18 + ((i * 83) % 330), 12 + ((i * 47) % 100), 1.6))
      .join(''),
    '#F2D9A0',
  ),
  ground('#3F6B4B', 214),
  wall('M16 220V126H334V220Z'),
  wall('M92 220V96H258V220Z'),
  wall('M118 96C118 52 232 52 232 96Z', '#9CC3DE'),
  line('M175 63V96M146 70Q140 82 138 96M204 70Q210 82 212 96', 1.4, DEEP),
  flat(box(16, 120, 318, 8) + box(92, 92, 166, 7), ROOF),
  flat(
    times(7)
      .map((i) => `M${104 + i * 22} 158V126a7 7 0 0 1 14 0V158Z`)
      .join(''),
    '#F2C66B',
  ),
  flat(
    times(3)
      .map((i) => box(28 + i * 22, 142, 13, 26))
      .join('') +
      times(3)
        .map((i) => box(264 + i * 22, 142, 13, 26))
        .join(''),
    '#F2C66B',
  ),
  wall('M120 186C132 166 218 166 230 186V194H120Z', ROOF),
  line('M128 194V220M150 194V220M200 194V220M222 194V220', 3, WALL),
  wall('M156 220V198h38V220Z', DEEP),
  flat('M0 228Q175 208 350 228V350H0Z', '#56875E'),
  flat('M150 222H200L262 350H88Z', SAND),
  solid(disc(175, 292, 60, 22), '#E7DAB9', 1.8),
  solid(disc(175, 289, 50, 16), SEA, 1.4),
  line(
    'M175 286V238M175 244Q158 240 152 272M175 244Q192 240 198 272M175 240Q164 228 160 254M175 240Q186 228 190 254',
    2.6,
    PALE,
  ),
  ...palm(36, 330, 84, 1),
  ...palm(316, 330, 84, 1),
];
const INFERNO: Shape[] = [
  sky('#C9B7A4'),
  flat(disc(80, 54, 70, 14) + disc(286, 84, 70, 13), '#DDD0C0'),
  flat(box(0, 150, 350, 200), '#2F6F93'),
  waves([
    [8, 176, 48],
    [290, 172, 48],
    [10, 330, 60],
    [288, 338, 48],
  ]),
  flat(
    'M0 132L60 110L120 122L176 96L236 116L300 100L350 124V226L300 250L286 320L250 350H236C240 300 226 236 176 232C124 236 110 296 118 350H96L62 318L50 258L0 240Z',
    DARK_ROCK,
  ),
  flat('M0 132L60 110L120 122L176 96L236 116L300 100L350 124V150L300 136L236 152L176 130L116 158L56 144L0 166Z', ROCK),
  flat(
    'M0 132L60 110L120 122L176 96L236 116L300 100L350 124V130L300 110L236 126L176 106L120 132L60 120L0 142Z',
    '#9CB07A',
  ),
  line('M44 160L62 210L50 250M110 170L92 214M252 166L276 214L262 250M312 156L322 200', 2, '#5C4631'),
  flat('M118 350C110 296 124 236 176 232C226 236 240 300 236 350Z', '#16344A'),
  flat('M118 350Q124 316 146 322Q150 296 170 306Q182 284 196 306Q216 300 214 324Q236 322 236 350Z', PALE),
  flat('M132 350Q140 328 156 336Q164 314 178 324Q192 312 200 334Q218 330 224 350Z', '#FFFDF6'),
  line('M160 300L154 284M178 286V268M196 296L204 280M140 312L130 300M214 314L226 304', 3, '#FFFDF6'),
];
const MUSEUM: Shape[] = [
  sky('#B9D9EA'),
  flat(disc(280, 56, 64, 12) + disc(70, 96, 50, 10), PALE),
  ground(GREEN, 210),
  flat('M0 210Q70 176 140 208T350 196V240H0Z', '#7FA974'),
  wall('M96 226V128H256V226Z'),
  wall('M88 128L112 106H240L264 128Z', ROOF),
  wall('M150 226V36H200V226Z'),
  flat('M146 44h10V30h9v14h10V30h9v14h10V30h10v22H146Z', '#E7DAB9'),
  wall('M146 44H204V58H146Z', '#E7DAB9'),
  wall('M200 120L214 60L228 120Z', ROOF),
  wall('M203 226V120H225V226Z'),
  windows(168, 74, 1, 2, 0, 40, 14, 24),
  windows(108, 146, 2, 1, 20, 0, 11, 20),
  windows(236, 146, 1, 1, 0, 0, 11, 20),
  flat(
    times(4)
      .map((i) => `M${104 + i * 12} 226V196a4.500 4.500 0 0 1 9 0V226Z`)
      .join(''),
    DEEP,
  ),
  wall('M162 226V184a13 13 0 0 1 26 0V226Z', DEEP),
  flat('M0 256Q90 236 150 250T350 244V350H0Z', SAND),
  flat('M350 250C290 256 246 262 206 280C166 300 150 320 158 350H350Z', SEA),
  flat('M350 262C296 268 262 274 226 290C196 304 186 324 190 350H350Z', '#4A8FB8'),
  waves([
    [260, 292, 48],
    [236, 318, 60],
    [300, 330, 36],
  ]),
  solid('M176 240H212L206 252H182Z', ROCK, 1.4),
  ...palm(52, 300, 92, 1.1),
  flat(disc(304, 236, 22, 16) + disc(276, 240, 16, 11), DARK_GREEN),
];

export const PICTURES: Readonly<Record<string, readonly Shape[]>> = {
  1: CHURCH,
  2: PALACIO,
  3: TAMARIZ,
  4: ATLANTICO,
  5: MUCHAXO,
  6: CASINO,
  7: INFERNO,
  8: MUSEUM,
};
