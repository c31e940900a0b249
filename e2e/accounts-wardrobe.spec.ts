import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount, saveLooks, signIn } from './product/accounts.ts';
import { widthInPixels } from './product/pages.ts';
import { expect, test } from './product/test.ts';

/** Opens the menu of the first look and asks for its deletion. */
async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Delete/ }).click();
}

// @spec 2.6 | /wardrobe | Saved wardrobe |
// @spec 2.wardrobe.1 Title is the user's display name followed by 's Wardrobe'.
// @spec 2.wardrobe.2 Grid of saved images each with Delete; confirm dialog 'Remove outfit?' ('This will
//   permanently remove this look from your wardrobe.', buttons 'Keep it' and 'Delete'); loading state; error
//   state with 'Try Again'; empty state 'Your wardrobe is empty. Save outfits you love to see them here.'
//   with 'View Curated Looks'; buttons 'Back to Profile' and 'Discover More Styles'.
// @spec 7.9 | GET /api/get_wardrobe/ (Bearer) | none | wardrobe list of name, image, tags; 401 redirects to
//   login |
// @spec 8.22 success 'Removed from your wardrobe.'
test('a saved look hangs in the wardrobe, is kept, and is deleted @phone', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  const [first = '', second = ''] = await saveLooks(page, ['sunny', 'cold']);
  await page.getByRole('main').getByRole('link', { name: 'Wardrobe' }).click();
  await expect(page.getByRole('heading', { name: "Vera Lindqvist's Wardrobe" })).toBeFocused();
  await expect(page).toHaveTitle('Wardrobe · Glow');
  const looks = page.getByRole('main').getByRole('listitem');
  await expect(looks).toHaveCount(2);
  const picture = looks.first().getByRole('img');
  await expect(picture).toHaveAttribute('alt', /, worn by /);
  await expect.poll(() => picture.evaluate(widthInPixels)).toBeGreaterThan(300);
  await askToDelete(page);
  const dialog = page.getByRole('alertdialog', { name: 'Remove outfit?' });
  await expect(dialog).toContainText('This will permanently remove this look from your wardrobe.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(looks).toHaveCount(2);
  await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').getByText('Removed from your wardrobe.')).toBeVisible();
  await expect(looks).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await expect(page.getByRole('heading', { name: second })).toBeHidden();
});

test('the wardrobe is arranged by season, occasion and age, and says its tags in words @phone', async ({
  page,
}) => {
  await signIn(page, await createAccount(page.request));
  const [sunny = '', cold = '', date = ''] = await saveLooks(page, ['sunny', 'cold', 'date']);
  await page.goto('/wardrobe');
  const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await expect.poll(names).toEqual([date, cold, sunny]);
  await page.getByLabel('Order').selectOption('Oldest');
  await expect.poll(names).toEqual([sunny, cold, date]);
  await page.getByLabel('Season').selectOption('Cool days');
  await expect.poll(async () => (await names()).includes(cold)).toBe(true);
  expect(await names()).not.toContain(sunny);
  await expect(page.getByText(/^For cool days/).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Hourglass|Pear|Rectangle|Inverted|Round/);
  const tops = await page
    .getByRole('combobox')
    .evaluateAll((boxes) => new Set(boxes.map((box) => box.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
});

test('its toast is gone after four seconds', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  await saveLooks(page, ['work']);
  await page.clock.install();
  await page.goto('/wardrobe');
  await askToDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.getByText('Removed from your wardrobe.');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4100);
  await expect(toast).toBeHidden();
});

test('an empty wardrobe leads on', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  await page.goto('/wardrobe');
  await expect(
    page.getByText('Your wardrobe is empty. Save outfits you love to see them here.'),
  ).toBeVisible();
  for (const [name, path] of [
    ['View Curated Looks', '/curated'],
    ['Discover More Styles', '/style-discovery'],
    ['Back to Profile', '/profile'],
  ] as const) {
    await page.goto('/wardrobe');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

// @spec 8.20 Wardrobe: load failure 'Unable to load your wardrobe. Please try again.';
// @spec 8.21 delete failure 'Unable to delete item. Please try again.';
test('what fails is said, and can be tried again', async ({ page, complaints }) => {
  complaints.expect(/get_wardrobe|api\/wardrobe/);
  await signIn(page, await createAccount(page.request));
  await saveLooks(page, ['date']);
  await page.route('**/api/get_wardrobe/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/wardrobe');
  await expect(page.getByText('Unable to load your wardrobe. Please try again.')).toBeVisible();
  await page.unroute('**/api/get_wardrobe/');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.route('**/api/wardrobe/**', (route) => route.abort());
  await askToDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Unable to delete item. Please try again.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('axe finds nothing in a wardrobe and a profile; light on a desk, dark on a phone @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, await createAccount(page.request));
  await saveLooks(page, ['casual']);
  await page.getByText('Change security question').click();
  const profile = await new AxeBuilder({ page }).analyze();
  await page.goto('/wardrobe');
  await askToDelete(page);
  const wardrobe = await new AxeBuilder({ page }).analyze();
  const violations = [...profile.violations, ...wardrobe.violations];
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
