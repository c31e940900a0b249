import {
  ADMINISTRATOR,
  administered,
  expect,
  openConsole,
  register,
  rowsOf,
  section,
  signUp,
} from './product/administration.ts';

const REGISTRATIONS = 'Early-access registrations';
const USERS = 'Registered users';

/** Whoever stands on its lists, these journeys put there. */
const test = administered();

test.describe.configure({ mode: 'serial' });

// @spec 8.43 Empty states: 'No registrations found.', 'No users found.', 'No images found.', 'No instant
//   outfits found.'
test('nobody on the list is said in words', async ({ page }) => {
  await openConsole(page, '?early-access=1');
  await expect(section(page, REGISTRATIONS).getByText('No registrations found.')).toBeVisible();
});

// @spec 2.admin.2 Tables with paging, search (images and instant outfits), upload dialogs, delete actions,
//   and export for registrations and users.
// @spec 2.admin.4 Dates are shown with 2-digit day and month and numeric year.
// @spec 7.20 | GET /api/early_access/list/ (Bearer) | query page, page_size (10) | items, total |
// @spec 9.11 Admin page sizes: images 10, instant outfits 10, early-access 10, users 5.
// @spec 9.13 on registrations and users Next is disabled at the last page computed from total.
// @spec 5.13 Delete actions ask for confirmation: 'Delete image "{name}"? This cannot be undone.', a similar
//   text for an instant outfit, and 'Delete user {email}?'.
// @spec 6.6 The Delete on an early-access row uses the user-deletion call with that row's email.
// @spec 7.23 | POST /api/users/delete/ (Bearer) | JSON email | not shown |
test('registrations: ten to a page, Next ends with the total, a deletion that empties a page goes one back', async ({
  page,
}) => {
  for (let at = 1; at <= 11; at += 1) await register(page.request, `early${at}@example.org`);
  await openConsole(page, '?early-access=1');
  const part = section(page, REGISTRATIONS);
  const next = part.getByRole('button', { name: 'Next' });
  await expect(part.getByText('1–10 of 11 registrations')).toBeVisible();
  await expect(rowsOf(part)).toHaveCount(10);
  await expect(part.getByRole('columnheader')).toHaveText([
    'Email',
    'Consent',
    'Account',
    'Registered',
    'Actions',
  ]);
  const today = new Intl.DateTimeFormat('sv-SE');
  await expect(rowsOf(part).first()).toContainText(today.format(new Date()));
  await expect(rowsOf(part).first()).toContainText('early11@example.org');
  await expect(part.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await next.click();
  await expect(part.getByText('11–11 of 11 registrations')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(part.getByRole('button', { name: 'Previous' })).toBeFocused();

  const deleted = page.waitForRequest(/\/api\/users\/delete\//);
  await part.getByRole('button', { name: 'Delete early1@example.org' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete user early1@example.org?' });
  await expect(dialog).toContainText('The early-access registration will be erased. This cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  expect((await deleted).postDataJSON()).toEqual({ email: 'early1@example.org' });
  await expect(page.getByText('Erased early1@example.org: early-access registration.')).toBeVisible();
  await expect(part.getByText('1–10 of 10 registrations')).toBeVisible();
  await expect(page).toHaveURL('/admin?early-access=1');
  await expect(next).toBeDisabled();
});

// @spec 7.22 | GET /api/users/ (Bearer) | query page, page_size (5) | items, total |
// @spec 9.11 Admin page sizes: images 10, instant outfits 10, early-access 10, users 5.
// @spec 9.13 on registrations and users Next is disabled at the last page computed from total.
test('users: five to a page, and a person deleted on one list is gone from both', async ({ page }) => {
  for (const name of ['una', 'duo', 'tria', 'quattuor']) await signUp(page.request, name);
  await register(page.request, 'una@example.org');
  await openConsole(page, '?early-access=1&users=1');
  const users = section(page, USERS);
  await expect(users.getByText('1–5 of 5 users')).toBeVisible();
  await expect(users.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(
    users
      .getByRole('row', { name: /quattuor@example\.org/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('User');
  await expect(users.getByRole('row', { name: ADMINISTRATOR.email }).getByRole('cell').nth(1)).toHaveText(
    'Administrator',
  );
  const registrations = section(page, REGISTRATIONS);
  await expect(registrations.getByRole('row', { name: /una@/ })).toContainText('Has an account');

  await users.getByRole('button', { name: 'Delete una@example.org' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete user una@example.org?' });
  await expect(dialog).toContainText(
    'account, its sessions, its wardrobe, and the early-access registration',
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Erased una@example.org: account and early-access registration.'),
  ).toBeVisible();
  await expect(users.getByText('1–4 of 4 users')).toBeVisible();
  await expect(registrations.getByText('una@example.org')).toHaveCount(0);
});

test('a question that is cancelled deletes nothing and gives the focus back', async ({ page }) => {
  await openConsole(page, '?users=1');
  const button = page.getByRole('button', { name: 'Delete duo@example.org' });
  await button.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The page hears of it in a task after the browser has closed the dialog.
  await expect(page.locator('[role=alertdialog][data-state=open]')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete duo@example.org' })).toBeVisible();
});

test('a deletion by keys alone leaves the focus in the table', async ({ page }) => {
  await openConsole(page, '?users=1');
  await page.getByRole('button', { name: 'Delete tria@example.org' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erased tria@example.org: account.')).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('class', /admin-table-region/);
});

// @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load users',
//   'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to delete
//   instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
//   (instant-outfit upload also appends the response text).
test('an administrator is not deleted, and the dialog says why', async ({ page, complaints }) => {
  complaints.expect(/api\/users\/delete/);
  await openConsole(page, '?users=1');
  await page.getByRole('button', { name: `Delete ${ADMINISTRATOR.email}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete user ${ADMINISTRATOR.email}?` });
  await expect(dialog).toContainText('whose account cannot be erased here');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete user');
  await expect(dialog.getByRole('alert').locator('p')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(rowsOf(section(page, USERS)).filter({ hasText: ADMINISTRATOR.email })).toBeVisible();
});
