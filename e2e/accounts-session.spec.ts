import type { Page } from '@playwright/test';
import { createAccount, fillInLogin, signIn, storedUser } from './product/accounts.ts';
import { freePort, Product } from './product/product.ts';
import { expect, test } from './product/test.ts';

/** As a quarter of an hour does: the server knows the access token no longer. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('glow.user') ?? '{}');
    localStorage.setItem('glow.user', JSON.stringify({ ...user, token: 'expired' }));
  });
}

function countRefreshes(...pages: readonly Page[]): readonly string[] {
  const refreshes: string[] = [];
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().endsWith('/api/token/refresh/')) refreshes.push(request.url());
    });
  return refreshes;
}

// @spec 6.1
// @spec 6.3
// @spec 6.4
for (const path of ['/profile', '/wardrobe']) {
  test(`${path} sends a visitor to /login and back again @phone`, async ({ page }) => {
    const person = await createAccount(page.request);
    await page.goto('/privacy');
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await fillInLogin(page, person);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });
}

test('an expired token is renewed without a word, and once in two tabs at a time', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/get_wardrobe/);
  const person = await createAccount(page.request);
  await signIn(page, person);
  await expireToken(page);
  const other = await context.newPage();
  const refreshes = countRefreshes(page, other);
  await Promise.all([page.goto('/wardrobe'), other.goto('/wardrobe')]);
  for (const tab of [page, other]) await expect(tab.getByText('Your wardrobe is empty.')).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(await storedUser(page)).toMatchObject({
    email: person.email,
    token: expect.not.stringMatching('expired'),
  });
});

test('a session that has ended elsewhere leads to /login and back', async ({ page, complaints }) => {
  complaints.expect(/get_wardrobe|token\/refresh/);
  const person = await createAccount(page.request);
  await signIn(page, person);
  const user = await storedUser(page);
  await page.request.post('/api/logout/', { headers: { authorization: `Bearer ${user?.token}` } });
  await page.getByRole('main').getByRole('link', { name: 'Wardrobe' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedUser(page)).toBeNull();
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/wardrobe');
});

test('a second tab follows sign-in and sign-out', async ({ page, context }) => {
  const person = await createAccount(page.request);
  const other = await context.newPage();
  await other.goto('/privacy');
  await signIn(page, person);
  const otherBar = other.getByRole('navigation', { name: 'Main' });
  await expect(otherBar.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await other.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(otherBar.getByRole('link', { name: 'Log In' })).toBeVisible();
});

for (const from of [
  'https://evil.example/wardrobe',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '{"path":"//evil.example"}',
]) {
  test(`a remembered ${from} leads nowhere but to the profile`, async ({ page }) => {
    const person = await createAccount(page.request);
    await page.goto('/login');
    await page.evaluate((origin) => sessionStorage.setItem('glow.from', origin), from);
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await fillInLogin(page, person);
    await expect(page).toHaveURL('/profile');
  });
}

test('with storage forbidden a person signs in and stays for the life of the page', async ({ page }) => {
  const person = await createAccount(page.request);
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/wardrobe');
  await expect(page).toHaveURL('/login');
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/wardrobe');
  await expect(page.getByRole('heading', { name: "Vera Lindqvist's Wardrobe" })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
});

test('with storage full too', async ({ page }) => {
  const person = await createAccount(page.request);
  await page.goto('/login');
  await page.evaluate(() => {
    const room = (bytes: number) => {
      try {
        localStorage.setItem(`filler-${bytes}-${localStorage.length}`, 'x'.repeat(bytes));
        return true;
      } catch {
        return false;
      }
    };
    for (const bytes of [1_000_000, 10_000, 100, 1]) while (room(bytes)) room(bytes);
  });
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a server that goes down signs nobody out, and what was typed stays', async ({ page, complaints }) => {
  test.slow(); // three starts of a server
  complaints.expect(/./);
  const product = new Product(await freePort());
  await product.start();
  const at = (path: string) => `${product.url}${path}`;
  const data = {
    email: 'vera@example.org',
    password: 'Velvet-Otter-12',
    displayName: 'Vera',
    securityQuestion: 'first_pet',
    securityAnswer: 'Quibbleworth',
  };
  await page.request.post(at('/api/signup_mongo/'), { data });
  await page.goto(at('/login'), { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill(data.email);
  await page.getByLabel('Password', { exact: true }).fill(data.password);
  await product.end('SIGKILL');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(data.email);
  await product.start();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(at('/profile'));
  await page.getByRole('main').getByRole('link', { name: 'Wardrobe' }).click();
  await expect(page.getByText('Your wardrobe is empty.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expireToken(page);
  await product.end('SIGKILL');
  await page.getByRole('main').getByRole('link', { name: 'Wardrobe' }).click();
  await expect(page.getByText('Unable to load your wardrobe. Please try again.')).toBeVisible();
  expect(await storedUser(page)).toMatchObject({ email: data.email });
  await product.start();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Your wardrobe is empty.')).toBeVisible();
  await product.remove();
});

// @spec 9.19 Storage entries: user, style-test-completed flag, liked outfits, saved wardrobe keys.
test('nothing is stored under other names, and no cookie', async ({ page, context }) => {
  await signIn(page, await createAccount(page.request));
  await page.goto('/wardrobe');
  await expect(page.getByText('Your wardrobe is empty.')).toBeVisible();
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names.toSorted()).toEqual(['glow.savedWardrobe', 'glow.user']);
  expect(await context.cookies()).toEqual([]);
});
