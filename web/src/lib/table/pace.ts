/** Each event so long, in milliseconds; all together no longer; and no quicker than the server answers for long. */
const STEP = 450;
const LONGEST = 6000;
const QUICKEST = 120;

/** How the events from `first` to `last` are played through: where to stop on the way, and for how long. */
export function pace(first: number, last: number, moving: boolean): { stops: number[]; step: number } {
  const count = last - first + 1;
  const stride = Math.ceil((count * QUICKEST) / LONGEST);
  const step = moving ? Math.max(QUICKEST, Math.min(STEP, LONGEST / count)) : QUICKEST;
  const stops: number[] = [];
  for (let n = first; n < last; n += stride) stops.push(n);
  return { stops, step };
}
