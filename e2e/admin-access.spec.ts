import {
  ADMINISTRATOR,
  bearer,
  enterAs,
  expect,
  logIn,
  openConsole,
  section,
  signUp,
  test,
} from './product/administration.ts';

const ADMIN_CALL = /\/api\/(admin|users|early_access)\//;

// @spec 2.10 | /admin | Administrator console |
// @spec 2.admin.3 A signed-in non-administrator sees 'Access denied' with the text 'You are signed in, but
//   this area is restricted to the administrator.' A signed-out visitor sees 'Admin access only' with 'Go to
//   login'.
// @spec 6.5 Administrator (isAdmin true, taken from the login or signup response): sees the Admin link and
//   page; can list and export early-access registrations; list, delete and export users; search, upload and
//   delete images and instant outfits.
test('a visitor who is asked to sign in comes back to the console as its administrator @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => ADMIN_CALL.test(request.url()) && asked.push(request.url()));
  await page.goto('/admin?users=1');
  await expect(page.getByRole('heading', { name: 'Admin access only' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin?users=1');
  await expect(section(page, 'Registered users').getByRole('table')).toContainText('@example.org');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }),
  ).toBeVisible();
});

// @spec 2.admin.3 A signed-in non-administrator sees 'Access denied' with the text 'You are signed in, but
//   this area is restricted to the administrator.' A signed-out visitor sees 'Admin access only' with 'Go to
//   login'.
// @spec 6.7 A signed-in non-administrator sees 'Access denied'.
test('a plain user is denied access, and nothing is asked of the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => ADMIN_CALL.test(request.url()) && asked.push(request.url()));
  await enterAs(page, await signUp(page.request, 'plain'));
  await page.goto('/admin?users=1&images=1');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect(
    page.getByText('You are signed in, but this area is restricted to the administrator.'),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a plain user whose storage says otherwise is denied access by the server', async ({
  page,
  complaints,
}) => {
  complaints.expect(/api\/users/);
  const session = await signUp(page.request, 'pretender');
  await enterAs(page, { ...session, user: { ...session.user, isAdmin: true } });
  await page.goto('/admin?users=1');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
});

test('an expired token is renewed without a word; an ended session leads to the login and back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/api\/(users|token\/refresh|early_access)/);
  const session = await logIn(page.request);
  await enterAs(page, { ...session, access: 'expired' });
  await page.goto('/admin?users=1');
  const users = section(page, 'Registered users');
  await expect(users.getByRole('table')).toContainText('@example.org');

  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('glow.user') ?? '{}'));
  const ended = await page.request.post('/api/logout/', { headers: bearer({ access: token, refresh: '' }) });
  expect(ended.ok()).toBe(true);
  await page.getByRole('button', { name: 'Early-access registrations' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/admin\?.*early-access=1/);
  await expect(section(page, 'Early-access registrations').getByRole('table')).toBeVisible();
});

// @spec 2.admin.1 Four collapsible sections: early-access registrations, registered users, images, instant
//   outfits.
test('sections load when opened, and the address brings them back on reload', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => ADMIN_CALL.test(request.url()) && asked.push(request.url()));
  await openConsole(page);
  for (const title of ['Early-access registrations', 'Registered users', 'Images', 'Instant outfits']) {
    await expect(page.getByRole('button', { name: title, exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  }
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Images', exact: true }).press('Enter');
  const images = section(page, 'Images');
  await expect(images.getByText(/^1–10 of \d+ images$/)).toBeVisible();
  expect(asked.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
    '/api/admin/images/search/?q=&page=1&page_size=10',
  ]);
  await images.getByRole('button', { name: 'Next' }).click();
  await expect(images.getByText(/^11–20 of/)).toBeVisible();
  await page.reload();
  await expect(images.getByText(/^11–20 of/)).toBeVisible();
  await page.goBack();
  await expect(images.getByText(/^1–10 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Images', exact: true }).click();
  await expect(images.getByRole('table')).toHaveCount(0);
  await expect(page).toHaveURL('/admin');
});
