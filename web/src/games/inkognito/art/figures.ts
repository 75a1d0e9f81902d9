/** Outlines of the four builds (feet at 0,0), the masks of the four suits. */
import type { Build } from '../view';

interface Outline {
  wide: number;
  high: number;
  cloak: string;
  fold: string;
  hat: string;
  brim: string;
  feather?: string;
  face: number;
  mask: number;
  letter: number;
  size: number;
}

export const FIGURES: Readonly<Record<Build, Outline>> = {
  tall: {
    wide: 19,
    high: 52,
    cloak: 'M-9.5 0Q-9.8-15-6-25Q-4-30 0-30Q4-30 6-25Q9.8-15 9.5 0Q0 2-9.5 0Z',
    fold: 'M-.8-18L-3.4 .8H-.6ZM.8-18L3.4 .8H.6Z',
    hat: 'M-5.4-38.5L-3.4-51.4Q0-53.4 3.4-51.4L5.4-38.5Z',
    brim: 'M-9-37.6Q0-41 9-37.6Q0-35.6-9-37.6Z',
    face: -32,
    mask: 0.95,
    letter: -7,
    size: 10.5,
  },
  short: {
    wide: 21,
    high: 27,
    cloak: 'M-10.5 0Q-11-8-7-12.5Q-4-15 0-15Q4-15 7-12.5Q11-8 10.5 0Q0 2-10.5 0Z',
    fold: '',
    hat: 'M-6-22.6Q-5-27.6 0-27.6Q5-27.6 6-22.6Z',
    brim: 'M-13.5-24.6Q-8-20.4 0-22.2Q8-20.4 13.5-24.6Q9-19.4 0-19.8Q-9-19.4-13.5-24.6Z',
    face: -16.6,
    mask: 0.84,
    letter: -2.2,
    size: 9.5,
  },
  fat: {
    wide: 36,
    high: 37,
    cloak: 'M-18-1Q-20.6-13-10-19.6Q-5-22.4 0-22.4Q5-22.4 10-19.6Q20.6-13 18-1Q0 2.4-18-1Z',
    fold: 'M-12-14Q-14-6-13 .2H-10Q-11-7-12-14ZM12-14Q14-6 13 .2H10Q11-7 12-14Z',
    hat: 'M-8.6-30.6Q-8-37.2 0-37.2Q8-37.2 8.6-30.6Z',
    brim: 'M-12-30Q0-33 12-30Q0-27.6-12-30Z',
    face: -24.6,
    mask: 0.98,
    letter: -5,
    size: 12,
  },
  thin: {
    wide: 11.5,
    high: 44,
    cloak: 'M-5.8 0Q-6.2-14-4.2-24Q-2.6-28 0-28Q2.6-28 4.2-24Q6.2-14 5.8 0Q0 1.6-5.8 0Z',
    fold: '',
    hat: 'M-5.6-35Q-6-40.6 0-41Q6-40.6 5.6-35Q0-36.6-5.6-35Z',
    brim: 'M-6.4-34.4Q0-36.6 6.4-34.4Q0-32.8-6.4-34.4Z',
    feather: 'M3.4-37.4Q4.4-45 12-48.4Q12.4-41 4.8-36.2Z',
    face: -30,
    mask: 0.78,
    letter: -7,
    size: 9.5,
  },
};

/** Red triangle point down, blue square, green circle, yellow diamond. */
export const MASKS: readonly string[] = [
  'M-7.4-5.6Q-7.6-6.6-6.4-6.6H6.4Q7.6-6.6 7.4-5.6L1 6.2Q0 7.6-1 6.2Z',
  'M-6.2-5.4Q-6.2-6.2-5.4-6.2H5.4Q6.2-6.2 6.2-5.4V5Q6.2 5.8 5.4 5.8H-5.4Q-6.2 5.8-6.2 5Z',
  'M-6.6-.2A6.6 6.6 0 1 1 6.6-.2A6.6 6.6 0 1 1-6.6-.2Z',
  'M0-7.8Q.8-7.8 1.4-7L7.2-.8Q7.8-.2 7.2.4L1.2 7Q0 8-1.2 7L-7.2.4Q-7.8-.2-7.2-.8L-1.4-7Q-.8-7.8 0-7.8Z',
];
