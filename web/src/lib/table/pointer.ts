import type { Point } from '../map/camera.svelte';

/** Where on the page the player acts, and with what. */
export class Pointer {
  /** By finger or pen. */
  touched = false;
  /** By keys. */
  keyed = false;
  #at: Point = { x: 0, y: 0 };

  point(event: PointerEvent): void {
    this.#at = { x: event.clientX, y: event.clientY };
    this.keyed = false;
    if (event.type === 'pointerdown') this.touched = event.pointerType !== 'mouse';
  }

  /** Keys are used: what is asked belongs to the focused element. */
  key(): void {
    this.keyed = true;
    this.touched = false;
  }

  get here(): Point {
    const box = this.keyed ? document.activeElement?.getBoundingClientRect() : undefined;
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { ...this.#at };
  }

  /** How far in pixels the pointer is from there. */
  distance({ x, y }: Point): number {
    return Math.hypot(this.#at.x - x, this.#at.y - y);
  }
}
