/** What axe finds wrong with a page. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary: string }[];
}

export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (source) => {
    const run = new Function(`${source}; return axe`) as () => {
      run(o: unknown): Promise<{ violations: Violation[] }>;
    };
    const { violations: all } = await run().run({ resultTypes: ['violations'] });
    return all.map((v) => ({
      id: v.id,
      help: v.help,
      nodes: v.nodes.map((n) => ({ html: n.html, failureSummary: n.failureSummary })),
    }));
  }, axe);
  return found.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary.slice(0, 240)}`));
}
