/** Which part of a board's map is seen: all of it, or on a phone a part that pans and zooms. */
import type { Side } from './spare';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/**
 * How wide a part is shown, in units of the map: usually at first, at least, and at first at most; and how many pixels
 * a unit has at first at least, so that fingers can choose.
 */
export interface Reach {
  near: number;
  nearest: number;
  farthest?: number;
  finest?: number;
}

/** Up to so wide, in pixels, is a phone's map; on a wider one more is seen at first. */
const USUAL = 500;

export class Camera {
  /** The size of the map on the screen in pixels. */
  width = $state(0);
  height = $state(0);
  #reach: Reach;
  #view: Box;
  #middle = $state<Point>({ x: 0, y: 0 });
  #wide = $state(0);
  #free = $state(false);

  constructor(view: Box, reach: Reach) {
    this.#view = view;
    this.#reach = reach;
    this.#middle = { x: view.x + view.w / 2, y: view.y + view.h / 2 };
    this.#wide = view.w;
  }

  /** What is seen, in units of the map. */
  get box(): Box {
    if (!this.#free || this.width === 0 || this.height === 0) return this.#view;
    const w = this.#wide;
    const h = (w * this.height) / this.width;
    return {
      x: clamp(this.#middle.x - w / 2, this.#view.x, this.#view.w - w),
      y: clamp(this.#middle.y - h / 2, this.#view.y, this.#view.h - h),
      w,
      h,
    };
  }

  /** The same for a drawing. */
  get viewBox(): string {
    const { x, y, w, h } = this.box;
    return `${x} ${y} ${w} ${h}`;
  }

  /** The whole map. */
  get view(): Box {
    return this.#view;
  }

  /** Width over height of the whole map. */
  get shape(): string {
    return `${this.#view.w} / ${this.#view.h}`;
  }

  /** Pixels per unit. */
  get scale(): number {
    return this.width > 0 ? this.width / this.box.w : 0.7;
  }

  get free(): boolean {
    return this.#free;
  }

  /** The width at which the whole map is on the screen. */
  get #widest(): number {
    if (this.width === 0) return this.#view.w;
    return Math.max(this.#view.w, (this.#view.h * this.width) / this.height);
  }

  get isWhole(): boolean {
    return this.#wide >= this.#widest - 1;
  }

  /** Opens on a part of the map: as near as usual, or so far that all the points are seen. */
  look(points: readonly Point[]): void {
    this.#free = true;
    if (points.length === 0) return this.whole();
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const margin = 70;
    const tall = this.height > 0 ? ((bottom - top + 2 * margin) * this.width) / this.height : 0;
    const { near, farthest = Infinity, finest } = this.#reach;
    const wider = Math.max(1, this.width / USUAL);
    const most = Math.min(this.#widest, farthest * wider, finest && this.width > 0 ? this.width / finest : Infinity);
    this.#wide = Math.min(most, Math.max(near * wider, right - left + 2 * margin, tall));
    this.#middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** Looks at the points if one of them is not well in view. */
  show(points: readonly Point[]): void {
    const { box } = this;
    const margin = 34;
    const inView = (p: Point): boolean =>
      p.x >= box.x + margin && p.x <= box.x + box.w - margin && p.y >= box.y + margin && p.y <= box.y + box.h - margin;
    if (!points.every(inView)) this.look(points);
  }

  /** An area of the map, in pixels of its element. */
  onScreen({ x, y, w, h }: Box): Box {
    const { box, scale } = this;
    return { x: (x - box.x) * scale, y: (y - box.y) * scale, w: w * scale, h: h * scale };
  }

  whole(): void {
    this.#free = true;
    this.#wide = this.#widest;
    this.#middle = { x: this.#view.x + this.#view.w / 2, y: this.#view.y + this.#view.h / 2 };
  }

  /** The usual fixed view of a large screen. */
  fix(): void {
    this.#free = false;
  }

  /** Goes to one side, as far as a point lies there, and no other way: so arrows never lead in circles. */
  goTo(side: Side, point: Point): void {
    const { box } = this;
    const sideways = side === 'left' || side === 'right';
    this.go(sideways ? { x: point.x, y: box.y + box.h / 2 } : { x: box.x + box.w / 2, y: point.y });
  }

  /** Looks at a point, as near as before. */
  go(point: Point): void {
    this.#free = true;
    this.#middle = point;
    this.#settle();
  }

  pan(dx: number, dy: number): void {
    const { box, scale } = this;
    this.#middle = { x: box.x + box.w / 2 - dx / scale, y: box.y + box.h / 2 - dy / scale };
    this.#settle();
  }

  /** Zooms by a factor, keeping the point under the fingers (in pixels of the map's element) where it is. */
  zoom(factor: number, at: Point): void {
    const { box, scale } = this;
    const under = { x: box.x + at.x / scale, y: box.y + at.y / scale };
    const wide = Math.min(this.#widest, Math.max(this.#reach.nearest, this.#wide / factor));
    const ratio = wide / this.#wide;
    this.#wide = wide;
    this.#middle = {
      x: under.x + (box.x + box.w / 2 - under.x) * ratio,
      y: under.y + (box.y + box.h / 2 - under.y) * ratio,
    };
    this.#settle();
  }

  #settle(): void {
    const { box } = this;
    this.#middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  }
}

/** The nearest position inside the map; a view larger than the map is centred. */
function clamp(value: number, least: number, room: number): number {
  return room < 0 ? least + room / 2 : Math.min(least + room, Math.max(least, value));
}
