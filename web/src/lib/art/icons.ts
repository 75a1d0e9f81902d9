/** Icons on the 24 grid: `stroke` paths have square ends and no fill, `fill` paths are pictograms of things. */
export interface Drawing {
  stroke?: string;
  fill?: string;
}

export const ICONS = {
  back: { stroke: 'M15 4L7 12L15 20' },
  next: { stroke: 'M9 4L17 12L9 20' },
  close: { stroke: 'M5 5L19 19M19 5L5 19' },
  plus: { stroke: 'M12 4V20M4 12H20' },
  minus: { stroke: 'M4 12H20' },
  check: { stroke: 'M4 12.5L9.5 18L20 6' },
  menu: { fill: 'M12 3a2 2 0 1 0 .01 0ZM12 10a2 2 0 1 0 .01 0ZM12 17a2 2 0 1 0 .01 0Z' },
  recall: { stroke: 'M9 4L4 9L9 14M4 9H14.5A5.5 5.5 0 0 1 14.5 20H9' },
  undo: { stroke: 'M4 4V10H10M4.6 10A8 8 0 1 1 5 16.5' },
  undoAll: { stroke: 'M3 3V9H9M8.5 3V6M3.6 9A8.6 8.6 0 1 1 4 16M12 8V12.5L15.5 14.5' },
  hint: { stroke: 'M10 3.5A6.5 6.5 0 1 0 10 16.5A6.5 6.5 0 1 0 10 3.5M14.8 14.8L21 21' },
  discard: { stroke: 'M4 6.5H20M9 6V3.5H15V6M6.5 7L7.5 20.5H16.5L17.5 7M10.5 10.5V17M13.5 10.5V17' },
  map: { stroke: 'M3 6.5L9 4L15 6.5L21 4V17.5L15 20L9 17.5L3 20ZM9 4V17.5M15 6.5V20' },
  cards: { stroke: 'M8 3.5H18.5V17H8ZM8 7H5.5V20.5H15.5V17' },
  people: {
    stroke:
      'M9 4.5A3.5 3.5 0 1 0 9 11.5A3.5 3.5 0 1 0 9 4.5M2.5 20.5V19Q2.5 14.5 9 14.5Q15.5 14.5 15.5 19V20.5M15.5 4.8A3.4 3.4 0 0 1 15.5 11.2M18.5 15.4Q21.5 16.4 21.5 19.4V20.5',
  },
  log: { stroke: 'M4 5H20M4 10H16M4 15H20M4 20H12' },
  clock: { stroke: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 7V12.5L16 14.5' },
  person: { fill: 'M12 3a4.5 4.5 0 1 0 .01 0ZM3.5 21Q3.5 13.5 12 13.5Q20.5 13.5 20.5 21Z' },
  bot: {
    stroke: 'M5 8.5H19V19.5H5ZM12 8.5V4M10 4H14M2.5 12.5V16M21.5 12.5V16',
    fill: 'M8 12h2.6v3.4H8zM13.4 12H16v3.4h-2.6z',
  },
  lock: { fill: 'M7 10V7.5a5 5 0 0 1 10 0V10H19V21H5V10ZM9.4 10H14.6V7.5a2.6 2.6 0 0 0-5.2 0Z' },
  unlock: { stroke: 'M5.5 10.5H18.5V20.5H5.5ZM8 10V7.5A4 4 0 0 1 15.7 6' },
  eyeClosed: {
    stroke: 'M3 9.5Q12 18.5 21 9.5M5.5 13.5L3.8 16M9.5 15.6L8.8 18.6M14.5 15.6L15.2 18.6M18.5 13.5L20.2 16',
  },
  eye: { stroke: 'M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9' },
  link: {
    stroke: 'M10 14L14 10M11 7.5L13.5 5A4.2 4.2 0 0 1 19 11L16.5 13.5M13 16.5L10.5 19A4.2 4.2 0 0 1 5 13L7.5 10.5',
  },
  sound: { stroke: 'M4 9.5H8L13 5V19L8 14.5H4ZM16 9Q18 12 16 15M18.5 6.5Q22 12 18.5 17.5' },
  mute: { stroke: 'M4 9.5H8L13 5V19L8 14.5H4ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5' },
  gesture: { stroke: 'M3 9.5Q7 4.5 11 9.5M13.5 9.5H20.5M6 16.5Q12 21.5 18 16.5' },
  chat: { stroke: 'M4 5H20V16H11L6.5 20V16H4Z' },
  rules: { stroke: 'M5 4H11Q12 4 12 5.5V20Q12 18.5 10.5 18.5H5ZM19 4H13Q12 4 12 5.5V20Q12 18.5 13.5 18.5H19Z' },
  settings: { stroke: 'M4 7H11M16 7H20M13.5 4.5V9.5M4 16.5H7M12 16.5H20M9.5 14V19' },
  play: { fill: 'M6 3.5L20 12L6 20.5Z' },
  pause: { fill: 'M6 4H10.5V20H6ZM13.5 4H18V20H13.5Z' },
  first: { stroke: 'M6 4V20M19 4L11 12L19 20' },
  last: { stroke: 'M18 4V20M5 4L13 12L5 20' },
  whole: { stroke: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15' },
  star: { fill: 'M12 2.5L14.9 8.7L21.7 9.5L16.7 14.2L18 21L12 17.6L6 21L7.3 14.2L2.3 9.5L9.1 8.7Z' },
  download: { stroke: 'M12 4V15M7 10.5L12 15.5L17 10.5M4 20H20' },
  leave: { stroke: 'M10 4H4V20H10M9 12H20.5M16 7.5L20.5 12L16 16.5' },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
