/** Who may import whom in `src`: an eslint rule, as import-linter is for the Python side. */
import { dirname, join, relative, sep } from 'node:path';

/** What a game's folder may use of the library: the contract with the shell, and what draws boards. */
const FOR_GAMES = ['lib/game', 'lib/art', 'lib/map', 'lib/notebook', 'lib/ui/media.svelte'];
const FOR_TESTS = ['lib/testing'];

/**
 * From the first part of a file's path: what it may import, or may not. `own` is the folder of the game it lies in.
 *
 * @type {{ files: RegExp, only?: (own: string, file: string) => string[], never?: string[], why: string }[]}
 */
const CONTRACTS = [
  {
    files: /^games\/[^/]+\//,
    only: (own, file) => [own, ...FOR_GAMES, ...(/\.test\.ts$|\/fixtures\//.test(file) ? FOR_TESTS : [])],
    why: `a game imports its own folder, ${FOR_GAMES.join(', ')}`,
  },
  { files: /^lib\/(art|map|notebook)\//, only: () => FOR_GAMES, why: `what boards are drawn with knows no server` },
  { files: /^lib\//, never: ['games', 'pages', 'App.svelte'], why: 'the library knows no page and no game' },
  { files: /^pages\//, never: ['games', 'App.svelte'], why: 'a page finds games by lib/games' },
];

/** @type {(path: string, folder: string) => boolean} */
const within = (path, folder) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);

/** The path of what is imported, in `src`; null for packages. */
export function target(file, specifier) {
  if (specifier.startsWith('$lib/')) return `lib/${specifier.slice(5)}`;
  if (specifier === '$lib') return 'lib';
  if (!specifier.startsWith('.')) return null;
  return join(dirname(file), specifier).split(sep).join('/');
}

/** What is wrong with an import; null if it may be. Paths are those in `src`. */
export function breach(file, specifier) {
  const path = target(file, specifier);
  const contract = CONTRACTS.find(({ files }) => files.test(file));
  if (path === null || !contract || path.startsWith('..')) return null;
  const own = file.split('/').slice(0, 2).join('/');
  const allowed = contract.only?.(own, file).some((folder) => within(path, folder)) ?? true;
  const forbidden = contract.never?.some((folder) => within(path, folder)) ?? false;
  return allowed && !forbidden ? null : `${file} imports ${path}: ${contract.why}`;
}

export const contracts = {
  rules: {
    imports: {
      create(context) {
        const file = relative(join(context.cwd, 'src'), context.filename).split(sep).join('/');
        const check = ({ source }) => {
          const message = typeof source?.value === 'string' ? breach(file, source.value) : null;
          if (message) context.report({ node: source, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
};
