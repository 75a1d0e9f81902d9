/** How long until the board is there, and until an action is answered, at a CPU slowed down four times. */
import { expect, test } from './house';
import { liked, myMove, setUp, SHORT } from './play';

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

test('speed', async ({ page, context }) => {
  const id = await setUp(page, SHORT);
  await myMove(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const loads: number[] = [];
  for (let round = 0; round < 5; round++) {
    await page.goto('about:blank');
    const began = Date.now();
    await page.goto(`/t/${id}`, { waitUntil: 'commit' });
    await expect(page.locator('[data-board] svg').first()).toBeVisible({ timeout: 60_000 });
    loads.push(Date.now() - began);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
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
  console.log(`board visible at 4 × CPU slow-down: ${median(loads)} ms (${loads.join(', ')})`);
  console.log(
    `first feedback on an action: ${median(answers).toFixed(0)} ms, longest ${Math.max(...answers).toFixed(0)} ms`,
  );
});
