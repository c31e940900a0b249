import AxeBuilder from '@axe-core/playwright';
import { sidewaysPx } from './product/page-checks.ts';
import { earlyAccess, shownLook, styleMe } from './product/pages.ts';
import { expect, test } from './product/test.ts';

test('a page with one tag offers the vibes it names and no other', async ({ page }) => {
  await page.goto('/partner/single.html');
  await expect(styleMe(page, 'Cold')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Style Me' })).toHaveCount(3);
  await styleMe(page, 'Sunny').click();
  expect((await shownLook(page)).widthPx).toBeGreaterThan(300);
});

for (const path of ['/partner/', '/partner/single.html']) {
  test(`the picker of ${path} takes the place that was held for it, no more and no less @phone`, async ({
    page,
  }) => {
    const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>();
    await page.route('**/chunks/*', async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // Firefox lets a held import hold the load event
    const picker = page.locator('glow-instant-style');
    await picker.scrollIntoViewIfNeeded();
    const heldPx = await picker.evaluate(({ clientHeight }) => clientHeight);
    haveLooked();
    await expect(styleMe(page, 'Cold')).toBeVisible();
    await page.waitForFunction(() => customElements.get('glow-instant-style'));
    await expect(picker.locator('img').first()).toHaveJSProperty('complete', true);
    expect(await picker.evaluate(({ clientHeight }) => clientHeight)).toBe(heldPx);
  });
}

test('a page that loads the script twice has each widget once', async ({ page }) => {
  await page.goto('/partner/twice.html');
  await expect(page.getByRole('button', { name: 'Style Me' })).toHaveCount(6);
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await expect(earlyAccess(page)).toHaveCount(1);
  await expect(earlyAccess(page)).toBeVisible();
});

test('a page whose reset takes every style away leaves the widgets dressed @phone', async ({ page }) => {
  await page.goto('/partner/unset.html');
  const title = page.getByRole('heading', { name: 'What do you like to wear?' });
  await expect(title).toBeVisible();
  expect(
    await title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
  ).toBeGreaterThan(24);
  await page.locator('glow-swipe-deck').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await page.locator('glow-curated-grid').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
});

test('a page whose API cannot be reached says so in words and stays whole', async ({ page, complaints }) => {
  complaints.expect(/api\.skur\.invalid/);
  await page.goto('/partner/unreachable.html');
  await styleMe(page, 'Cloudy').click();
  await expect(page.getByText('Error fetching instant outfit. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await earlyAccess(page).getByRole('textbox').fill('vera@example.org');
  await earlyAccess(page).getByRole('button', { name: 'Join Early Access' }).click();
  await expect(earlyAccess(page).getByText('Something went wrong. Please try again.')).toBeVisible();
});

test('the shop shows the six properties that its widgets wear, each of them documented', async ({
  page,
  request,
}) => {
  await page.goto('/partner/');
  const shown = await page.locator('#theme').textContent();
  const sheet = await (await request.get('/partner/glow-theme.css')).text();
  expect(sheet.replace(/^\/\*.*\*\/\n/, '').trimEnd()).toBe(shown);
  const names = [...sheet.matchAll(/--glow-[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names).toHaveLength(6);
  const manifest = await (await request.get('/embed/custom-elements.json')).text();
  for (const name of names) expect(manifest).toContain(`"name": "${name}"`);
});

for (const path of ['/partner/', '/partner/playground.html']) {
  test(`every link in the bars of ${path} is 44 px high @phone`, async ({ page }) => {
    await page.goto(path);
    for (const link of await page.locator('.bar a, footer a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}

test('the playground shows the real widget as it is set, and writes the tag for it @phone', async ({
  page,
}) => {
  await page.goto('/partner/playground.html');
  const stage = page.getByRole('region', { name: 'Preview' });
  const code = page.locator('#snippet');
  await expect(code).toContainText('glow-instant-style{display:flow-root!important;');
  await page.getByLabel('Widget', { exact: true }).selectOption('glow-curated-grid');
  await page.getByText('What every widget takes').click();
  await page.getByLabel('demo', { exact: true }).selectOption('filled');
  await page.getByLabel('lang', { exact: true }).selectOption('German');
  await page.getByLabel('theme', { exact: true }).selectOption('dark');
  await page.getByLabel('--glow-door', { exact: true }).fill('#ff0000');

  const origin = new URL(page.url()).origin;
  await expect(code).toContainText(
    `<script async fetchpriority="low" src="${origin}/embed/glow.js"></script>`,
  );
  await expect(code).toContainText('glow-curated-grid {\n  --glow-door: #ff0000;\n}');
  await expect(code).toContainText(
    '<glow-curated-grid theme="dark" demo="filled" lang="de"></glow-curated-grid>',
  );
  const grid = stage.locator('glow-curated-grid');
  await expect(grid).toHaveAttribute('demo', 'filled');
  await expect(grid.getByRole('button').first()).toBeVisible();
  const door = await grid.evaluate((element) => getComputedStyle(element).getPropertyValue('--glow-door'));
  expect(door).toBe('#ff0000');
  await expect(page.locator('#events')).toContainText('glow-ready');
});

test('axe finds nothing in the playground @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/partner/playground.html', { waitUntil: 'networkidle' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
