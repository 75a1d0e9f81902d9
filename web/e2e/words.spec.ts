import { expect, test } from './house';

test('the Japanese language is named in letters that the page brings along', async ({ page }) => {
  await page.goto('/settings');
  const label = page.locator('label[lang="ja"]');
  await expect(label).toContainText('日本語');
  await page.evaluate(() => document.fonts.ready);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'label[lang="ja"]' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.filter((font) => !font.isCustomFont)).toEqual([]);
  expect(fonts.reduce((sum, font) => sum + font.glyphCount, 0)).toBe(3);
});

test.describe('on a phone in Japanese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ja' });

  test('lines break between words', async ({ page }) => {
    await page.goto('/rules/vienna');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('トラックトークンを必ず1マス進める')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { lines, torn } = await page.evaluate(() => {
      const words = new Intl.Segmenter('ja', { granularity: 'word' });
      const range = document.createRange();
      const found: string[] = [];
      let count = 0;
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (text.trim().length < 20) continue;
        const tops = [...text].map((_, at) => {
          range.setStart(node!, at);
          range.setEnd(node!, at + 1);
          return Math.round(range.getBoundingClientRect().top);
        });
        for (const { segment, index } of words.segment(text)) {
          const bottom = tops[index + segment.length - 1]!;
          if (/^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u.test(segment) && bottom > tops[index]! + 4)
            found.push(segment);
        }
        count += new Set(tops).size - 1;
      }
      return { lines: count, torn: found };
    });
    expect(lines).toBeGreaterThan(100);
    expect(torn).toEqual([]);
  });
});
