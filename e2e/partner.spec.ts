import { earlyAccess, shownLook, styleMe } from './product/pages.ts';
import { expect, test } from './product/test.ts';

test('a page with one tag offers the vibes it names and no other', async ({ page }) => {
  await page.goto('/partner/single.html');
  await expect(styleMe(page, 'Cold')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Style Me' })).toHaveCount(3);
  await styleMe(page, 'Sunny').click();
  expect((await shownLook(page)).naturalWidth).toBeGreaterThan(300);
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
    await page.goto(path);
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
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx).toBeLessThanOrEqual(0);
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
