/**
 * The façade kit: a field of 64 × 52, ground at y 52, towers may rise to −14. Two houses per seal, so that the seal can
 * be read from the shape of the house before the wax is read.
 */
import { NIGHT } from './palette';
import { box, disc, flat, line, seeded, solid, type Shape } from './shape';

const { wall, ornament, lit, dark, gold } = NIGHT;

interface Kit {
  roof: string;
  light(): string;
}

function flatWindow(kit: Kit, x: number, y: number, w = 4, h = 6): Shape {
  return { d: box(x, y, w, h), fill: kit.light(), stroke: '#1E1B16', width: 0.6 };
}
function arched(kit: Kit, x: number, y: number, w = 4, h = 7): Shape {
  const r = w / 2;
  return {
    d: `M${x} ${y + h}V${y + r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h}Z`,
    fill: kit.light(),
    stroke: '#1E1B16',
    width: 0.6,
  };
}
function row(kit: Kit, xs: readonly number[], y: number, w = 4, h = 6, round = false): Shape[] {
  return xs.map((x) => (round ? arched(kit, x, y, w, h) : flatWindow(kit, x, y, w, h)));
}
function columns(xs: readonly number[], y: number, h: number): Shape[] {
  return xs.map((x) => ({ d: box(x, y, 2.8, h), fill: '#FFF7E4', stroke: '#1E1B16', width: 0.7 }));
}
function portal(x: number, w = 8, h = 11): Shape {
  const r = w / 2;
  const top = 52 - h;
  return solid(`M${x - r} 52V${top + r}A${r} ${r} 0 0 1 ${x + r} ${top + r}V52Z`, dark, 0.8);
}
function cornice(x: number, y: number, w: number): Shape {
  return solid(box(x, y, w, 2.4), ornament, 0.7);
}
function plinth(x: number, w: number): Shape {
  return flat(box(x, 49.5, w, 2.5), ornament);
}
function pole(x: number, y: number, h: number): Shape[] {
  return [line(`M${x} ${y}V${y - h}`, 1.1), solid(`M${x} ${y - h}h8l-2 2.400 2 2.400h-8Z`, '#B3302A', 0.6)];
}
function onion(kit: Kit, x: number, y: number): Shape[] {
  return [
    solid(
      `M${x - 4.5} ${y}Q${x - 8} ${y - 5} ${x - 3} ${y - 9}Q${x - 0.6} ${y - 11} ${x} ${y - 16}Q${x + 0.6} ${y - 11} ${x + 3} ${y - 9}Q${x + 8} ${y - 5} ${x + 4.5} ${y}Z`,
      kit.roof,
    ),
    flat(disc(x, y - 16.6, 1.2), gold),
  ];
}

const HOUSES: Readonly<Record<string, readonly [(kit: Kit) => Shape[], (kit: Kit) => Shape[]]>> = {
  administration: [
    (kit) => [
      solid(box(6, 27, 52, 25), wall),
      ...row(kit, [10, 17.5, 24.6, 35.6, 42.6, 50], 33, 3.8, 9),
      solid(box(27, 2, 10, 14), wall),
      solid('M25.500 3L32-6L38.500 3Z', kit.roof),
      solid(disc(32, 8.5, 3), '#FFF7E4', 0.8),
      line('M32 6.800V8.700H33.400', 0.8),
      solid('M4 27L32 13L60 27Z', kit.roof),
      solid('M13 25L32 15.800L51 25Z', ornament, 0.7),
      ...columns([7, 14.3, 21.6, 39.6, 46.9, 54.2], 29.4, 20),
      cornice(4, 27, 56),
      portal(32, 7, 13),
      plinth(4, 56),
    ],
    (kit) => [
      ...pole(32, 14, 16),
      solid(box(4, 30, 56, 22), wall),
      solid('M3 30L7 24H57L61 30Z', kit.roof),
      ...row(kit, [7, 13, 47.5, 53.5], 35, 3.6, 8),
      solid('M17 26L32 14L47 26Z', ornament),
      solid(box(18, 26, 28, 26), wall),
      ...row(kit, [23.4, 37.2], 32, 3.6, 10),
      ...columns([18.6, 27.2, 34, 42.6], 28, 22),
      cornice(16.5, 26, 31),
      portal(32, 6, 13),
      plinth(4, 56),
    ],
  ],
  science: [
    (kit) => [
      line('M32 20L52 2', 3.6, '#1E1B16'),
      line('M33 19L51 2.800', 2, gold),
      solid('M13 33A19 19 0 0 1 51 33Z', kit.roof),
      flat('M30 33V14.400L40 15.600L36 33Z', dark),
      line('M24 33V16.200M17 33V24M46 33V22', 0.8, ornament),
      solid(box(11, 33, 42, 19), wall),
      cornice(9, 33, 46),
      ...row(kit, [15, 22, 38.6, 45.4], 39, 4, 7, true),
      portal(32, 7, 11),
      plinth(9, 46),
    ],
    (kit) => [
      solid(box(28, 4, 8, 12), wall, 0.8),
      ...row(kit, [29.4, 32.8], 7, 2, 6, true),
      solid('M26.500 4.500Q32-6 37.500 4.500Z', kit.roof),
      line('M32-2V-8', 1.1),
      flat(disc(32, -8.6, 1.3), gold),
      solid('M5 30L12 15H52L59 30Z', kit.roof),
      ...[17, 27, 37, 47].map((x) => solid(disc(x, 23, 2.9), kit.light(), 0.8)),
      solid(box(7, 30, 50, 22), wall),
      cornice(5, 30, 54),
      ...row(kit, [10.5, 17.5, 24, 36.4, 43, 50], 35.5, 3.8, 6),
      portal(32, 7, 10),
      plinth(5, 54),
    ],
  ],
  religion: [
    (kit) => [
      solid('M20 35L30 10H54L60 35Z', kit.roof),
      line('M27 21L31 16L35 21L39 16L43 21L47 16L51 21L55 16M25 28L30 23L35 28L40 23L45 28L50 23L55 28', 1, ornament),
      solid(box(22, 35, 36, 17), wall),
      ...row(kit, [26, 33.5, 41, 48.5], 38.5, 4, 9, true),
      solid(box(6, 18, 15, 34), wall),
      solid('M4.500 18L13.500-13L22.500 18Z', kit.roof),
      line('M13.500-13V-17M11.900-15.400H15.100', 1),
      ...row(kit, [11.2], 22, 4.6, 8, true),
      solid(disc(13.5, 35.4, 2.4), kit.light(), 0.8),
      portal(13.5, 6, 9),
      plinth(4, 56),
    ],
    (kit) => [
      solid('M16 30A16 15 0 0 1 48 30Z', kit.roof),
      line('M32 15V9M29.800 11.400H34.200', 1.1),
      line('M25 29Q26 20 30 15.500M39 29Q38 20 34 15.500', 0.8, ornament),
      solid(box(16, 30, 32, 22), wall),
      cornice(15, 30, 34),
      ...row(kit, [20.5, 39], 37, 4.4, 9, true),
      ...[6, 47].flatMap((x) => [
        solid(box(x, 14, 11, 38), wall),
        ...onion(kit, x + 5.5, 14),
        ...row(kit, [x + 3.4], 19, 4.2, 8, true),
        ...row(kit, [x + 3.4], 33, 4.2, 7, true),
      ]),
      portal(32, 9, 14),
      plinth(4, 56),
    ],
  ],
  culture: [
    (kit) => [
      solid('M9 29Q12 10 32 10Q52 10 55 29Z', kit.roof),
      line('M19 28Q21 14 30 10.500M45 28Q43 14 34 10.500', 0.8, ornament),
      solid(box(5, 29, 54, 23), wall),
      cornice(3, 28, 58),
      ...row(kit, [8.5, 18.5, 28.5, 38.5, 48.5], 34, 7, 15, true),
      ...columns([5.4, 15.6, 25.6, 35.8, 45.8, 55.6], 31, 18.5),
      plinth(3, 58),
    ],
    (kit) => [
      solid(disc(32, 13, 12), gold),
      line(
        'M20.500 13H43.500M23 6.500Q32 11 41 6.500M23 19.500Q32 15 41 19.500M32 1V25M26 2.800Q21 13 26 23.200M38 2.800Q43 13 38 23.200',
        0.9,
      ),
      solid(box(14, 22, 36, 30), wall),
      solid(box(10, 30, 44, 22), wall),
      line('M14 26H50', 1.4, ornament),
      ...row(kit, [15, 21, 39.6, 45.6], 35, 3.6, 6),
      solid(box(26, 34, 12, 18), dark, 0.8),
      line('M28.500 52V40Q32 34 35.500 40V52', 0.9, gold),
      plinth(8, 48),
    ],
  ],
  nobility: [
    (kit) => [
      solid(box(13, 7, 4.5, 9), ornament, 0.8),
      solid(box(46.5, 7, 4.5, 9), ornament, 0.8),
      solid('M4 28L10 13H54L60 28Z', kit.roof),
      solid('M24 26V15Q32 6 40 15V26Z', ornament, 0.8),
      solid(disc(32, 18, 3.4), kit.light(), 0.8),
      ...[15, 49].map((x) => solid(disc(x, 21, 2.8), kit.light(), 0.8)),
      solid(box(6, 28, 52, 24), wall),
      cornice(4, 27, 56),
      ...row(kit, [9.5, 16.5, 23.2, 37, 43.8, 50.6], 32.5, 3.8, 6),
      ...row(kit, [9.5, 16.5, 43.8, 50.6], 42, 3.8, 6),
      portal(32, 9, 11),
      plinth(4, 56),
    ],
    (kit) => [
      solid('M12 24Q13 17 19 17Q19 9 25 8Q27-2 32-3Q37-2 39 8Q45 9 45 17Q51 17 52 24Z', wall),
      solid('M20 24V18Q24 18 24.500 12Q28 11 29 4Q32-1 35 4Q36 11 39.500 12Q40 18 44 18V24Z', kit.roof, 0.8),
      ...row(kit, [30], 8, 4, 6, true),
      solid(box(13, 23, 38, 29), wall),
      cornice(11.5, 22, 41),
      ...row(kit, [16.5, 43.4], 27, 4, 6),
      ...row(kit, [16.5, 43.4], 38, 4, 6),
      solid('M24 25H40V40L36 43H28L24 40Z', ornament),
      ...row(kit, [26, 30.2, 34.4], 28, 3.4, 8),
      portal(32, 7, 8),
      plinth(11, 42),
    ],
  ],
};

/** The house of a seal; its number chooses which of the two, and which windows are lit. */
export function facade(seal: string, number: number, roof: string): Shape[] {
  const random = seeded(number * 7 + 11);
  const kit: Kit = { roof, light: () => (random() < 0.58 ? lit : dark) };
  return HOUSES[seal]?.[number % 2]?.(kit) ?? [];
}
