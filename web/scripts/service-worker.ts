/** Builds the service worker beside the client, as `sw.js`, with the list of files that it keeps. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN = ['mark.svg', 'theme.js', 'manifest.webmanifest', 'icons/192.png'];
/** Fonts of languages that most do not read, and what only searching needs, are asked for when they are wanted. */
const KEPT = /\.(js|css)$|latin.*\.woff2$/;

export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'src/worker/worker.ts'), fileName: 'sw.js' });
    },
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk' || worker.imports.length > 0)
        throw new Error('sw.js: must be one script of its own');
      const kept = Object.keys(bundle).filter((name) => name.startsWith('assets/') && KEPT.test(name));
      const files = [...kept, ...OWN].sort();
      const hash = createHash('sha256').update(files.join('\n')).update(worker.code);
      for (const name of OWN) hash.update(readFileSync(join(root, 'public', name)));
      const version = JSON.stringify(hash.digest('hex').slice(0, 16));
      const list = JSON.stringify(files.map((name) => `/${name}`));
      worker.code = `const __FILES__=${list},__VERSION__=${version};\n${worker.code}`;
    },
  };
}
