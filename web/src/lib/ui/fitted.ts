import type { Attachment } from 'svelte/attachments';

/** No smaller than can be read, in pixels. */
const LEAST = 11.5;
const STEP = 0.5;

/** For a box of a fixed size: type gets smaller until these words fit, as far as it can still be read. */
export function fitted(words: string): Attachment<HTMLElement> {
  return (element) => {
    if (words === '') return;
    let size = parseFloat(getComputedStyle(element).fontSize);
    while (spills(element) && size > LEAST) {
      size -= STEP;
      element.style.fontSize = `${size}px`;
    }
    return () => element.style.removeProperty('font-size');
  };
}

/** To the fraction of a pixel: `scrollHeight` is rounded, and knows nothing of what reaches beyond the upper edge. */
function spills(element: HTMLElement): boolean {
  const words = document.createRange();
  words.selectNodeContents(element);
  const [inner, outer] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
  const beyond = [
    outer.top - inner.top,
    inner.bottom - outer.bottom,
    outer.left - inner.left,
    inner.right - outer.right,
  ];
  return Math.max(...beyond) > 0;
}
