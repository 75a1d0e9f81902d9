interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 18;
const EDGE = 8;

/** Where a tooltip goes: right of the pointer, else left, below or above; never over the pointer or off the window. */
export function place(at: Point, box: Size, window: Size): Point {
  const spots: Point[] = [
    { x: at.x + GAP, y: at.y - box.height / 2 },
    { x: at.x - GAP - box.width, y: at.y - box.height / 2 },
    { x: at.x - box.width / 2, y: at.y + GAP },
    { x: at.x - box.width / 2, y: at.y - GAP - box.height },
  ];
  const fits = ({ x, y }: Point): boolean =>
    x >= EDGE && x + box.width <= window.width - EDGE && y > -box.height && y < window.height;
  const spot = spots.find(fits) ?? spots[2]!;
  const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  return { x: clamp(spot.x, window.width - box.width), y: clamp(spot.y, window.height - box.height) };
}
