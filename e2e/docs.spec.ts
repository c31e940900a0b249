import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount } from './product/accounts.ts';
import { expect, test } from './product/test.ts';

const panel = (page: Page, title: string) => page.getByRole('form', { name: `${title}: request` });
const answer = (page: Page, title: string) => panel(page, title).getByRole('group', { name: /: answer$/ });

test('a reader finds a call, changes its request and gets a live answer with its picture', async ({
  page,
}) => {
  await page.goto('/docs');
  await page.keyboard.press('/');
  await page.keyboard.type('vibe');
  await expect(page.getByText('1 found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs#fetchInstantOutfits$/);

  const request = panel(page, 'Fetch instant outfits');
  await request.getByLabel('Body').fill('{"vibe": "cold"}');
  const code = request.getByRole('group', { name: 'Fetch instant outfits with curl' });
  await expect(code).toContainText(`${new URL(page.url()).origin}/api/instant_outfits/`);
  await expect(code).toContainText('{"vibe": "cold"}');
  await request.getByRole('button', { name: 'Send' }).click();
  await expect(request.getByText(/^200 OK, \d+ ms$/)).toBeVisible();
  await expect(answer(page, 'Fetch instant outfits')).toContainText('"uniqueExhausted": false');
  await expect(request.getByRole('img')).toHaveJSProperty('complete', true);
});

test('the token of a sign-in is used in every panel and kept nowhere', async ({ page }) => {
  const { email, password } = await createAccount(page.request);
  await page.goto('/docs#login');
  const login = panel(page, 'Login');
  await login.getByLabel('Body').fill(JSON.stringify({ email, password }));
  await login.getByRole('button', { name: 'Send' }).click();
  await expect(login.getByText(/^200 OK/)).toBeVisible();

  const wardrobe = panel(page, 'Get wardrobe');
  await expect(wardrobe.getByLabel('Access token')).not.toHaveValue('');
  await wardrobe.getByRole('button', { name: 'Send' }).click();
  await expect(answer(page, 'Get wardrobe')).toContainText('"wardrobe": []');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(wardrobe.getByLabel('Access token')).toHaveValue('');
});

test('the code is copied in the language that is chosen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  await page.goto('/docs');
  const request = panel(page, 'Recommend');
  await request.getByRole('radio', { name: 'fetch' }).check({ force: true });
  await request.getByRole('button', { name: 'Copy' }).click();
  await expect(request.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^const answer = await fetch\('http/,
  );
});

test('a narrow page has its contents behind a button @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/docs');
  const contents = page.getByRole('navigation', { name: 'Calls' });
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Calls' }).click();
  await contents.getByRole('link', { name: /^Save image/ }).click();
  await expect(contents).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Save image' })).toBeInViewport();
});

test('without script the page has its code and offers nothing that needs one', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${product.url}/docs`);
  await expect(page.getByRole('group', { name: 'Recommend with curl' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Send|Copy)$/ })).toHaveCount(0);
  await page.close();
});

test('axe finds nothing on /docs and nothing shifts; light on a desk, dark on a phone @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watched = window as unknown as { shifted: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as { value: number }[]) watched.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/docs', { waitUntil: 'networkidle' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted).toBeLessThan(0.005); // 0.00
});
