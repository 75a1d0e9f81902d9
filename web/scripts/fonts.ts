/**
 * The bundled faces. Latin faces are taken whole (latin and latin-ext); of the Japanese face only the slices
 * that our own texts need, so that the wheel stays small. Other characters fall back to the system's font.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LATIN: [family: string, slug: string, weights: number[]][] = [
  ['Oswald', 'oswald', [500, 600]],
  ['IBM Plex Sans', 'ibm-plex-sans', [400, 600]],
  ['IBM Plex Sans Condensed', 'ibm-plex-sans-condensed', [500, 600, 700]],
  ['Courier Prime', 'courier-prime', [400, 700]],
];
const SUBSETS = ['latin', 'latin-ext'];
const JAPANESE = { slug: 'ibm-plex-sans-jp', weights: [400, 700] };

/** Serves `src/styles/fonts-latin.css` and `src/styles/fonts-ja.css`, which exist only during the build. */
export function fonts(root: string): Plugin {
  const made: Record<string, () => string> = {
    'fonts-latin.css': () => latin(root),
    'fonts-ja.css': () => japanese(root),
  };
  const path = (name: string): string => join(root, 'src/styles', name);
  return {
    name: 'safehouse-fonts',
    enforce: 'pre',
    resolveId(id) {
      const name = Object.keys(made).find((file) => id.endsWith(file));
      return name ? path(name) : null;
    },
    load(id) {
      const name = Object.keys(made).find((file) => id === path(file));
      return name ? made[name]!() : null;
    },
  };
}

interface Face {
  file: string;
  range: string;
  css: string;
}

function faces(root: string, slug: string, sheet: string): Face[] {
  const source = readFileSync(join(root, 'node_modules/@fontsource', slug, sheet), 'utf8');
  return [...source.matchAll(/@font-face \{[^}]*\}/g)].map(([block]) => {
    const file = /url\(\.\/files\/([^)]+\.woff2)\)/.exec(block)![1]!;
    const range = /unicode-range: ([^;]+);/.exec(block)?.[1] ?? '';
    const url = `../../node_modules/@fontsource/${slug}/files/${file}`;
    return { file, range, css: block.replace(/src: [^;]+;/, `src: url('${url}') format('woff2');`) };
  });
}

function latin(root: string): string {
  return LATIN.flatMap(([, slug, weights]) =>
    weights.flatMap((weight) => SUBSETS.flatMap((subset) => faces(root, slug, `${subset}-${weight}.css`))),
  )
    .map((face) => face.css)
    .join('\n');
}

function japanese(root: string): string {
  const games = join(root, '../src/safehouse/games');
  const folders = readdirSync(games).map((game) => join(games, game, 'text'));
  const sources = [join(root, 'src/text'), ...folders]
    .map((folder) => join(folder, 'ja.ftl'))
    .filter((file) => existsSync(file));
  const used = new Set(sources.flatMap((file) => [...readFileSync(file, 'utf8')].map((c) => c.codePointAt(0)!)));
  return JAPANESE.weights
    .flatMap((weight) => faces(root, JAPANESE.slug, `${weight}.css`))
    .filter((face) => covers(face.range, used))
    .map((face) => face.css)
    .join('\n');
}

function covers(range: string, used: Set<number>): boolean {
  return range.split(',').some((part) => {
    const [from, to] = part.trim().slice(2).split('-');
    const first = parseInt(from!, 16);
    const last = parseInt(to ?? from!, 16);
    return [...used].some((code) => code >= 0x2e80 && first <= code && code <= last);
  });
}
