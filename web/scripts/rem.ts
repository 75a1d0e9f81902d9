/** Sizes of type follow the reader's own: pixels in style sheets become rem, save in drawings with units of their own. */
import type { Declaration, Plugin } from 'postcss';

/** What the page's own size of type is, in pixels, for who has not chosen another. */
const ROOT = 15;
const DRAWN = /\/(map|art)\/|Cover\.svelte/;

export function rem(): Plugin {
  return {
    postcssPlugin: 'safehouse-rem',
    Declaration(declaration) {
      if (!['font', 'font-size', 'line-height'].includes(declaration.prop)) return;
      if (DRAWN.test(declaration.source?.input.file ?? '') || isDrawn(declaration)) return;
      if (declaration.value.includes('max(')) return; // says for itself what it follows
      declaration.value = declaration.value.replace(
        /(\d*\.?\d+)px/g,
        (_, size: string) => `${Number((Number(size) / ROOT).toFixed(4))}rem`,
      );
    },
  };
}

/** Text in a drawing is filled or anchored. */
function isDrawn(declaration: Declaration): boolean {
  return declaration.parent?.some((other) => other.type === 'decl' && /^(fill|text-anchor)$/.test(other.prop)) ?? false;
}
