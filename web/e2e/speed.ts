/** How long until the board is there, and until an action is answered, at a CPU slowed down four times. */
import { cpus, loadavg } from 'node:os';
import { test } from './house';
import { liked, myMove, setUp, SHORT } from './play';

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

test('speed', async ({ page, context }) => {
  const id = await setUp(page, SHORT);
  await myMove(page);
  const loads: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < 7; round++) {
    const fresh = await context.newPage();
    const client = await context.newCDPSession(fresh);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const began = Date.now();
    await fresh.goto(`/t/${id}`, { waitUntil: 'commit' });
    await fresh.waitForFunction(() => document.querySelector('[data-board] svg')?.getBoundingClientRect().width, null, {
      polling: 'raf',
      timeout: 60_000,
    });
    loads.push(Date.now() - began);
    const { metrics } = await client.send('Performance.getMetrics');
    work.push(1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value);
    await fresh.close();
  }
  const answers: number[] = [];
  for (let step = 0; step < 12 && (await myMove(page)); step++) {
    const target = await liked(page, step);
    answers.push(
      await target.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const began = performance.now();
            const watch = new MutationObserver(() => {
              watch.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - began));
            });
            watch.observe(document.querySelector('#app')!, {
              subtree: true,
              childList: true,
              attributes: true,
              characterData: true,
            });
            element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          }),
      ),
    );
  }
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`);
  console.log(`board visible at 4 × CPU slow-down: ${median(loads)} ms (${loads.join(', ')})`);
  console.log(`  of it work of the page's own thread: ${median(work).toFixed(0)} ms`);
  console.log(
    `first feedback on an action: ${median(answers).toFixed(0)} ms, longest ${Math.max(...answers).toFixed(0)} ms`,
  );
});
