import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, openConsole, rowsOf, section, test } from './product/administration.ts';
import { sidewaysPx } from './product/page-checks.ts';

const REGISTRATIONS = 'Early-access registrations';
const USERS = 'Registered users';

// @spec 7.21 | GET /api/early_access/export/ (Bearer) | none | a spreadsheet file, saved as
//   early-access-{timestamp}.xlsx |
// @spec 7.24 | GET /api/users/export/ (Bearer) | none | a file, saved as registered-users-{timestamp}.xlsx |
test('exports are saved under the name the server gives them @phone', async ({ page }) => {
  await openConsole(page, '?early-access=1&users=1');
  for (const [title, name] of [
    [REGISTRATIONS, /^early-access-\d{4}-\d\d-\d\dT[\d-]+\.xlsx$/],
    [USERS, /^registered-users-\d{4}-\d\d-\d\dT[\d-]+\.xlsx$/],
  ] as const) {
    const saved = page.waitForEvent('download');
    await section(page, title).getByRole('button', { name: 'Export' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(name);
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await expect(page.getByText(`Saved ${download.suggestedFilename()}.`)).toBeVisible();
  }
});

// @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load users',
//   'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to delete
//   instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
//   (instant-outfit upload also appends the response text).
test('an export that breaks off says so, and can be cancelled and tried again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/api\/users\/export/);
  await openConsole(page, '?users=1');
  const users = section(page, USERS);
  await page.route('**/api/users/export/', (route) => route.abort());
  await users.getByRole('button', { name: 'Export' }).click();
  await expect(users.getByText('Export failed.')).toBeVisible();
  await page.unroute('**/api/users/export/');
  await page.route('**/api/users/export/', () => {});
  await users.getByRole('button', { name: 'Export' }).click();
  await expect(users.getByRole('progressbar')).toBeVisible();
  await expect(users.getByText('Export failed.')).toBeHidden();
  await users.getByRole('button', { name: 'Cancel export' }).click();
  await expect(users.getByRole('progressbar')).toBeHidden();
  await expect(users.getByRole('button', { name: 'Export' })).toBeEnabled();
  await page.unrouteAll();
});

const TABLES = [
  [
    REGISTRATIONS,
    '?early-access=1',
    '**/api/early_access/list/**',
    'Unable to load registrations.',
    'No registrations found.',
  ],
  [USERS, '?users=1', '**/api/users/?**', 'Unable to load users', 'No users found.'],
  ['Images', '?images=1', '**/api/admin/images/search/**', 'Failed to load images', 'No images found.'],
  [
    'Instant outfits',
    '?instant-outfits=1',
    '**/api/admin/instantoutfit/search/**',
    'Failed to load instant outfits',
    'No instant outfits found.',
  ],
] as const;

for (const [title, query, address, failed, empty] of TABLES) {
  // @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load
  //   users', 'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to
  //   delete instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
  //   (instant-outfit upload also appends the response text).
  // @spec 8.43 Empty states: 'No registrations found.', 'No users found.', 'No images found.', 'No instant
  //   outfits found.'
  test(`${title}: a table that cannot be loaded says so and loads on the next try; an empty one says that`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/api\//);
    await page.route(address, (route) => route.abort());
    await openConsole(page, query);
    const part = section(page, title);
    await expect(part.getByRole('alert').filter({ hasText: failed })).toHaveText(failed);
    await page.unroute(address);
    await page.route(address, (route) =>
      route.fulfill({ json: { items: [], total: 0, page: 1, page_size: 10 } }),
    );
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part.getByText(empty, { exact: true })).toBeVisible();
    await expect(part.getByText(failed)).toHaveCount(0);
    await expect(part.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
}

test('on a tablet a column is as wide as its words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openConsole(page, '?users=1&instant-outfits=1');
  for (const [title, column] of [
    [USERS, 'name'],
    ['Instant outfits', 'tags'],
  ] as const) {
    const cell = section(page, title).locator(`tbody [data-column=${column}]`).first();
    await expect(rowsOf(section(page, title)).first()).toBeVisible();
    const { width = 0 } = (await cell.boundingBox()) ?? {};
    expect(width, column).toBeGreaterThan(120);
  }
});

test('axe finds nothing in the console and its dialogs, and nothing is wider than the window; light on a desk, dark on a phone @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, '?early-access=1&users=1&images=1&instant-outfits=1');
  const findings = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  await expect(rowsOf(section(page, 'Instant outfits')).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findings()).toEqual([]);
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
  await section(page, 'Images').getByRole('button', { name: 'Upload image' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  expect(await findings()).toEqual([]);
  await page.keyboard.press('Escape');
  await rowsOf(section(page, 'Images'))
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  expect(await findings()).toEqual([]);
});
