import type { Page } from '@playwright/test';
import { createAccount, fillInLogin } from './product/accounts.ts';
import { expect, test } from './product/test.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** Somebody who liked these looks on an earlier visit of this tab; gives their names. */
async function likeLooks(page: Page): Promise<readonly string[]> {
  await page.goto('/privacy');
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const request = { styles: ['Casual'], bodyShapes: ['Pear'], image_count: 4, use_weather: false };
    const answer = await fetch('/quiz/recommend/', {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    const { outfits } = await answer.json();
    localStorage.setItem('glow.likedOutfits', JSON.stringify(outfits));
    localStorage.setItem('glow.styleTestCompleted', 'true');
    return outfits.map(({ name }: { name: string }) => name);
  });
}

const wholly = { ratio: 1 } as const;

test('a look is opened, wanted, and kept by signing in, though saving fails at first and the page is reloaded', async ({
  page,
  complaints,
}) => {
  complaints.expect(/save_image/);
  const person = await createAccount(page.request);
  const [name = ''] = await likeLooks(page);
  await page.goto('/curated');
  await page.getByRole('button', { name, exact: true }).tap();
  const view = page.getByRole('dialog', { name });
  const save = view.getByRole('button', { name: `Save ${name}` });
  await expect(save).toBeInViewport(wholly);
  await save.tap();

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: `Keep ${name}` })).toBeInViewport(wholly);
  for (const way of ['Create an account', 'Sign in'])
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeInViewport(wholly);
  await page.route('**/api/save_image/', (route) => route.abort());
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/curated');
  await expect(page.getByRole('button', { name: `Saving... ${name}` })).toBeVisible();
  await expect(page.getByText('Could not save outfit. Please try again.')).toBeVisible();

  await page.unroute('**/api/save_image/');
  await page.reload();
  await expect(page.getByText('Saved to wardrobe.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Saved ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'See wardrobe' }).tap();
  await expect(page).toHaveURL('/wardrobe');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('a look is saved large, and the toast above it leads to the wardrobe', async ({ page }) => {
  const person = await createAccount(page.request);
  await page.goto('/login');
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/profile');
  const [name = ''] = await likeLooks(page);
  await page.goto('/curated');
  await page.getByRole('button', { name, exact: true }).tap();
  const view = page.getByRole('dialog', { name });
  await view.getByRole('button', { name: `Save ${name}` }).tap();
  await view.getByRole('link', { name: 'See wardrobe' }).tap();
  await expect(page).toHaveURL('/wardrobe');
  await expect(view).toBeHidden(); // with the page that it was on
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('Back closes a look that is shown large, and stays on the page', async ({ page }) => {
  const [name = ''] = await likeLooks(page);
  await page.goto('/curated');
  await page.getByRole('button', { name, exact: true }).tap();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name })).toBeHidden();
  await expect(page).toHaveURL('/curated');
});

test('the pages of looks have their Save in the window, below a name of any length', async ({ page }) => {
  await likeLooks(page);
  const keys: string[] = await page.evaluate(() => {
    const liked: { readonly image: string }[] = JSON.parse(localStorage.getItem('glow.likedOutfits') ?? '[]');
    return liked.map(({ image }) => /looks\/(\w+)/.exec(image)?.[1] ?? '');
  });
  for (const key of keys) {
    await page.goto(`/look/${key}`);
    await expect(page.getByRole('main').getByRole('button', { name: /^Save / })).toBeInViewport(wholly);
  }
});
