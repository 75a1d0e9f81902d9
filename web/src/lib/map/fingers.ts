/** One finger drags the map, two zoom it; a drag is no tap. */
import type { Attachment } from 'svelte/attachments';
import type { Camera, Point } from './camera.svelte';
import type { Side } from './spare';

/** So far a finger may slip, in pixels, and it is still a tap. */
const SLIP = 6;

/** For the element that shows the map; `on`: whether it can be moved at all. */
export function fingers(camera: Camera, on: () => boolean): Attachment<Element> {
  return (element) => {
    let down: { id: number; at: Point }[] = [];
    let dragged = false;

    function press(event: PointerEvent): void {
      if (!on()) return;
      down.push({ id: event.pointerId, at: { x: event.clientX, y: event.clientY } });
      if (down.length === 1) dragged = false;
    }

    function move(event: PointerEvent): void {
      const finger = down.find(({ id }) => id === event.pointerId);
      if (!finger) return;
      const before = finger.at;
      const now = { x: event.clientX, y: event.clientY };
      if (!dragged && distance(now, before) < SLIP && down.length === 1) return;
      dragged = true;
      const other = down.find(({ id }) => id !== event.pointerId)?.at;
      if (other) {
        const bounds = element.getBoundingClientRect();
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        camera.zoom(factor, { x: (now.x + other.x) / 2 - bounds.left, y: (now.y + other.y) / 2 - bounds.top });
      } else {
        camera.pan(now.x - before.x, now.y - before.y);
      }
      finger.at = now;
    }

    function lift(event: PointerEvent): void {
      down = down.filter(({ id }) => id !== event.pointerId);
    }

    /** The click of a drag is dropped before it reaches a target. */
    function drop(event: Event): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }

    /** A target that is pointed at from outside comes into view; an arrow to one side leads to that side alone. */
    function reveal(event: Event): void {
      const { target } = event;
      if (!on() || !(target instanceof Element)) return;
      const at = { x: Number(target.getAttribute('data-x')), y: Number(target.getAttribute('data-y')) };
      if (event instanceof CustomEvent) camera.goTo(event.detail as Side, at);
      else camera.go(at);
    }

    const heard: [string, (event: never) => void, boolean][] = [
      ['pointerdown', press, false],
      ['pointermove', move, false],
      ['pointerup', lift, false],
      ['pointercancel', lift, false],
      ['click', drop, true],
      ['reveal', reveal, false],
    ];
    for (const [kind, hear, capture] of heard) element.addEventListener(kind, hear as EventListener, capture);
    return () => {
      for (const [kind, hear, capture] of heard) element.removeEventListener(kind, hear as EventListener, capture);
    };
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
