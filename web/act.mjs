import { chromium } from 'playwright';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
async function open(query, size, touch = false) {
  const ctx = await browser.newContext({ viewport: size, hasTouch: touch, deviceScaleFactor: 1 });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => {
    if (m.type() === 'error' && !m.text().includes('404')) console.log('console', m.text());
  });
  await page.goto('http://localhost:5199/?' + query, { waitUntil: 'networkidle' });
  await page.waitForTimeout(400);
  return page;
}
const calls = (p) => p.evaluate(() => window.calls.splice(0));
const big = { width: 1440, height: 900 };
let p = await open('f=middle', big);
const mid = async (sel) => {
  const b = await p.locator(sel).boundingBox();
  return [b.x + b.width / 2, b.y + b.height / 2];
};
await p.mouse.click(...(await mid('[data-city=MON]')));
console.log('city MON', await calls(p));
await p.evaluate(() =>
  document.querySelector('[data-action="CONNECT(BER-BEL)"]').dispatchEvent(new MouseEvent('click', { bubbles: true })),
);
console.log('dear', await calls(p));
await p.mouse.click(...(await mid('[data-action="RECALL_FIELD(BER-WAR-1)"]')));
console.log('kept', await calls(p));
await p.mouse.click(...(await mid('[data-action="RECALL_FIELD(BER-WAR-2)"]')));
console.log('mark', await calls(p), await p.locator('.count').textContent());
await p.screenshot({ path: '/tmp/crop/i1.png' });
await p.click('[data-action=pay]');
console.log('pay', await calls(p));
await p.click('[data-action=recall]');
await p.click('[data-action="RECALL_CIRCLE(1, LON)"]');
console.log('circle', await calls(p));
await p.click('[data-action="DISCARD(2)"]');
console.log('discard', await calls(p));
await p.keyboard.press('Escape');
await p.click('[data-action="TAKE(2)"]');
console.log('take', await calls(p));
await p.focus('[data-city=WAR]');
await p.keyboard.press('Enter');
console.log('enter', await calls(p));
await p.focus('[data-city=BER]');
await p.keyboard.press('ArrowLeft');
console.log('arrow', await p.evaluate(() => document.activeElement.dataset.action));
await p.mouse.move(...(await mid('[data-action="CONNECT(BER-BEL)"]')));
await p.waitForTimeout(700);
console.log('hover dear', await calls(p));
await p.screenshot({ path: '/tmp/crop/i2.png' });
// tab order
p = await open('f=middle', big);
const order = [];
for (let i = 0; i < 26; i++) {
  await p.keyboard.press('Tab');
  order.push(await p.evaluate(() => document.activeElement.dataset.action ?? document.activeElement.ariaLabel));
}
console.log('tabs', order.join(' | '));
// animation
for (const [name, ats] of [
  ['cover', [60, 300, 600]],
  ['fulfilled', [500, 900, 1150]],
]) {
  p = await open('f=middle', big);
  await p.evaluate((n) => window.go(n), name);
  let t = 0;
  for (const at of ats) {
    await p.waitForTimeout(at - t);
    t = at;
    await p.screenshot({ path: `/tmp/crop/an-${name}-${at}.png` });
  }
}
p = await open('f=middle&still=1', big);
await p.evaluate(() => window.go('cover'));
await p.waitForTimeout(200);
await p.screenshot({ path: '/tmp/crop/an-still.png' });
// phone
p = await open('f=middle&phone=1&theme=dark', { width: 390, height: 844 }, true);
await p.touchscreen.tap(...(await mid('[data-city=MON]')));
console.log('tap MON', await calls(p));
const before = await p.locator('svg.europe').first().getAttribute('viewBox');
await p.mouse.move(200, 300);
await p.mouse.down();
await p.mouse.move(120, 250, { steps: 5 });
await p.mouse.up();
console.log('pan', before, await p.locator('svg.europe').first().getAttribute('viewBox'), await calls(p));
await p.click('.overview');
console.log('whole', await p.locator('svg.europe').first().getAttribute('viewBox'));
await p.screenshot({ path: '/tmp/crop/i3.png' });
await p.touchscreen.tap(30, 300);
console.log('sea', await calls(p));
await browser.close();
