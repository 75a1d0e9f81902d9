/** Writes `licences.txt`: the licence of every package of which something is in the built client, fonts included. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN = 'Safehouse is under the MIT licence. The browser client contains parts of the following packages.';

/** The folder of the package that a module belongs to, and its name; null for our own modules. */
export function packageOf(module: string): { folder: string; name: string } | null {
  const found = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/').replace(/^\0/, ''));
  return found ? { folder: found[1]! + found[2]!, name: found[2]! } : null;
}

/** What a package says of its licence; a package that says nothing may not be shipped. */
export function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|ofl)/i.test(name));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  if (!about.license && !text) throw new Error(`${about.name}: has no licence`);
  return `${about.name} ${about.version} (${about.license ?? 'see below'})\n\n${text}`.trim();
}

export function licences(root: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const folders = new Map<string, string>();
      for (const module of this.getModuleIds()) {
        const found = packageOf(module);
        if (found && existsSync(join(found.folder, 'package.json'))) folders.set(found.name, found.folder);
      }
      // Fonts are cut to size by a plugin of ours: their files are no modules.
      const fonts = join(root, 'node_modules/@fontsource');
      for (const name of readdirSync(fonts)) folders.set(`@fontsource/${name}`, join(fonts, name));
      const parts = [...folders].sort(([a], [b]) => a.localeCompare(b)).map(([, folder]) => licenceOf(folder));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [OWN, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`),
      });
    },
  };
}
