/** The seven backdrops of the portraits, 120 × 142. */
import { box, disc, flat, line, point, times, type Shape } from './shape';

const BACKDROPS = {
  sunburst: [
    flat(box(0, 0, 120, 142), '#BFD8E8'),
    flat(
      times(12)
        .map((i) => `M60 62L${point(60, 62, i * 30, 130)}L${point(60, 62, i * 30 + 15, 130)}Z`)
        .join(''),
      '#DCEAF0',
    ),
  ],
  sea: [
    flat(box(0, 0, 120, 142), '#F3DDB4'),
    flat(disc(92, 44, 18), '#C65D3B'),
    flat(box(0, 84, 120, 58), '#5FA3C7'),
    line('M4 93H30M88 91H116M10 104H26M92 106H112M2 118H20M98 122H118', 2, '#F8F0DD'),
  ],
  shutters: [
    flat(box(0, 0, 120, 142), '#2F67AD'),
    flat(
      times(12)
        .map((i) => box(0, 4 + i * 12, 120, 6))
        .join(''),
      '#1D4A85',
    ),
  ],
  palm: [
    flat(box(0, 0, 120, 142), '#E8B98D'),
    flat('M97 142C95 112 98 84 104 60L108 61C104 86 103 114 106 142Z', '#6B4A32'),
    flat(
      'M105 60C96 46 82 46 74 54C86 50 96 54 105 60C98 44 86 34 76 34C90 38 99 46 105 60C104 42 110 34 120 30V36C113 42 108 50 105 60C112 50 116 50 120 50V56C114 55 109 57 105 60C112 60 118 66 120 72V80C116 70 111 64 105 60C94 60 84 68 82 80C88 70 96 63 105 60Z',
      '#3F6B4B',
    ),
  ],
  rings: [
    flat(box(0, 0, 120, 142), '#C65D3B'),
    line(
      times(6)
        .map((i) => disc(60, 60, 30 + i * 13))
        .join(''),
      2.6,
      '#DE8462',
    ),
  ],
  tiles: [
    flat(box(0, 0, 120, 142), '#F3EEDD'),
    flat(
      times(30)
        .map((i) => {
          const [x, y] = [12 + (i % 5) * 24, 12 + Math.floor(i / 5) * 24];
          return `M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`;
        })
        .join(''),
      '#A9C9E2',
    ),
    flat(
      times(30)
        .map((i) => disc(12 + (i % 5) * 24, 12 + Math.floor(i / 5) * 24, 2.2))
        .join(''),
      '#F3EEDD',
    ),
    line(
      times(5)
        .map((i) => `M${24 * (i + 1)} 0V142`)
        .join('') +
        times(5)
          .map((i) => `M0 ${24 * (i + 1)}H120`)
          .join(''),
      1,
      '#A9C9E2',
    ),
  ],
  night: [
    flat(box(0, 0, 120, 142), '#1E3157'),
    flat(disc(22, 34, 13), '#F2D9A0'),
    flat(
      'M0 142V104H10V96H20V110H28V90H34V110H40V142ZM80 142V108H86V94H94V84H97V94H104V102H112V112H120V142Z',
      '#131F3A',
    ),
    flat('M5 112h4v5h-4ZM14 102h4v5h-4ZM30 100h3v5h-3ZM89 102h4v5h-4ZM99 108h4v5h-4ZM112 120h4v5h-4Z', '#E8B04B'),
  ],
} as const;
export type Backdrop = keyof typeof BACKDROPS;
export function backdrop(kind: Backdrop): readonly Shape[] {
  return BACKDROPS[kind];
}
