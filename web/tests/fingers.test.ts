import { expect, it, vi } from 'vitest';
import type { Camera } from '../src/lib/map/camera.svelte';
import { fingers } from '../src/lib/map/fingers';

function map(on = true) {
  const camera = { pan: vi.fn(), zoom: vi.fn() };
  const element = document.createElement('div');
  const tapped = vi.fn();
  const target = element.appendChild(document.createElement('button'));
  target.addEventListener('click', tapped);
  const end = fingers(camera as unknown as Camera, () => on)(element);
  const touch = (kind: string, pointerId: number, clientX: number, clientY = 0): void => {
    target.dispatchEvent(new PointerEvent(kind, { pointerId, clientX, clientY, bubbles: true }));
  };
  const click = (): void => void target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { camera, tapped, touch, click, end };
}

it('one finger drags the map, and its click is no tap', () => {
  const { camera, tapped, touch, click } = map();
  touch('pointerdown', 1, 0);
  touch('pointermove', 1, 3);
  touch('pointerup', 1, 3);
  click();
  expect(camera.pan).not.toHaveBeenCalled();
  expect(tapped).toHaveBeenCalledTimes(1);
  touch('pointerdown', 1, 0);
  touch('pointermove', 1, 20);
  touch('pointermove', 1, 25);
  touch('pointerup', 1, 25);
  click();
  expect(camera.pan.mock.calls).toEqual([
    [20, 0],
    [5, 0],
  ]);
  expect(tapped).toHaveBeenCalledTimes(1);
  click();
  expect(tapped).toHaveBeenCalledTimes(2);
});

it('two fingers zoom around the point between them', () => {
  const { camera, touch } = map();
  touch('pointerdown', 1, 0);
  touch('pointerdown', 2, 100);
  touch('pointermove', 2, 200);
  expect(camera.zoom.mock.calls).toEqual([[2, { x: 100, y: 0 }]]);
  expect(camera.pan).not.toHaveBeenCalled();
});

it('a fixed map does not move, and one that is gone hears nothing', () => {
  const fixed = map(false);
  fixed.touch('pointerdown', 1, 0);
  fixed.touch('pointermove', 1, 50);
  expect(fixed.camera.pan).not.toHaveBeenCalled();
  const gone = map();
  gone.end?.();
  gone.touch('pointerdown', 1, 0);
  gone.touch('pointermove', 1, 50);
  expect(gone.camera.pan).not.toHaveBeenCalled();
});
