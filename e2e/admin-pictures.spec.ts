import { expect, openConsole, rowsOf, section, test, upload } from './product/administration.ts';

// @spec 2.admin.2 Tables with paging, search (images and instant outfits), upload dialogs, delete actions,
//   and export for registrations and users.
// @spec 5.12 Admin search: empty search text does nothing on explicit search.
// @spec 7.14 | GET /api/admin/images/search/ (Bearer) | query q, page, page_size (10) | items, total |
// @spec 9.11 Admin page sizes: images 10, instant outfits 10, early-access 10, users 5.
test('images are searched by name, cleared, and an empty text does nothing @phone', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/search/')) asked.push(new URL(request.url()));
  });
  await openConsole(page, '?images=1');
  const images = section(page, 'Images');
  await expect(images.getByText(/^1–10 of \d+ images$/)).toBeVisible();
  const all = await images.getByRole('status').textContent();
  const field = images.getByRole('searchbox', { name: 'Search images' });
  const search = images.getByRole('button', { name: 'Search', exact: true });

  await search.click();
  await field.fill('   ');
  await field.press('Enter');
  expect(asked).toHaveLength(1);

  await field.fill('denim');
  await field.press('Enter');
  await expect.poll(() => asked.at(-1)?.search).toBe('?q=denim&page=1&page_size=10');
  await expect(images.getByRole('status')).not.toHaveText(all ?? '');
  await expect(rowsOf(images).first()).toContainText(/denim/i);
  await expect(page).toHaveURL('/admin?images=1&images-q=denim');

  await field.fill('no such thing at all');
  await search.click();
  await expect(images.getByText('No images found.')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('denim');
  await expect(rowsOf(images).first()).toContainText(/denim/i);
  await images.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(images.getByRole('status')).toHaveText(all ?? '');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

// @spec 7.17 | GET /api/admin/instantoutfit/search/ (Bearer) | query q, page, page_size (10) | items, total |
test('instant outfits are searched, and their pictures looked at large', async ({ page }) => {
  await openConsole(page, '?instant-outfits=1&instant-outfits-q=denim');
  const part = section(page, 'Instant outfits');
  await expect(part.getByRole('searchbox')).toHaveValue('denim');
  const thumbnail = part.getByRole('button', { name: /^Preview/ }).first();
  await expect
    .poll(() => thumbnail.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(320);
  const name = ((await thumbnail.getAttribute('aria-label')) ?? '').replace('Preview ', '');
  await thumbnail.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  const picture = dialog.getByRole('img');
  // Drawn the first time it is asked for, behind the thumbnails of the page.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 45_000 })
    .toBeGreaterThan(600);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

// @spec 9.12 On image lists Next is disabled when fewer than a page is returned;
// @spec 5.13 Delete actions ask for confirmation: 'Delete image "{name}"? This cannot be undone.', a similar
//   text for an instant outfit, and 'Delete user {email}?'.
// @spec 7.16 | DELETE /api/admin/images/delete/{filename}/ (Bearer) | none | not shown |
test('a full last page can be left by Next once more; a deletion that empties a page goes one back', async ({
  page,
}) => {
  const session = await openConsole(page);
  const tags = 'Casual, Pear, Hot';
  for (let at = 1; at <= 11; at += 1) {
    await upload(page, session, 'images', { filename: `brimful ${at}.png`, tags });
  }
  await page.goto('/admin?images=1&images-q=brimful');
  const images = section(page, 'Images');
  const next = images.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(images.getByText('11–11 of 11 images')).toBeVisible();
  await expect(next).toBeDisabled();
  // Deleted while it loads, the picture would answer 404.
  const picture = rowsOf(images).locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await images.getByRole('button', { name: 'Delete brimful 1.png' }).click();
  const dialog = page.getByRole('alertdialog', {
    name: 'Delete image "brimful 1.png"? This cannot be undone.',
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted image "brimful 1.png".')).toBeVisible();
  await expect(images.getByText('1–10 of 10 images')).toBeVisible();
  await expect(page).toHaveURL('/admin?images=1&images-q=brimful');
  await expect(rowsOf(images)).toHaveCount(10);

  await expect(next).toBeEnabled();
  await next.click();
  await expect(images.getByText('No images found.')).toBeVisible();
  await expect(next).toBeDisabled();
  await images.getByRole('button', { name: 'Previous' }).click();
  await expect(images.getByText('1–10 of 10 images')).toBeVisible();
});

// @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load users',
//   'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to delete
//   instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
//   (instant-outfit upload also appends the response text).
// @spec 5.13 Delete actions ask for confirmation: 'Delete image "{name}"? This cannot be undone.', a similar
//   text for an instant outfit, and 'Delete user {email}?'.
// @spec 7.19 | DELETE /api/admin/instantoutfit/delete/{filename}/ (Bearer) | none | not shown |
test('a deletion that fails says so in its dialog', async ({ page, complaints }) => {
  complaints.expect(/\/delete\//);
  const session = await openConsole(page);
  await upload(page, session, 'images', { filename: 'vanishing.png', tags: 'Party, Round, Cold' });
  await upload(page, session, 'instantoutfit', { filename: 'fleeting.png', tag: 'date' });
  await page.goto('/admin?images=1&images-q=vanishing&instant-outfits=1&instant-outfits-q=fleeting');
  for (const [title, path, name, question, failed] of [
    [
      'Images',
      'images',
      'vanishing.png',
      'Delete image "vanishing.png"? This cannot be undone.',
      'Failed to delete image',
    ],
    [
      'Instant outfits',
      'instantoutfit',
      'fleeting.png',
      'Delete instant outfit "fleeting.png"? This cannot be undone.',
      'Failed to delete instant outfit',
    ],
  ] as const) {
    await section(page, title)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await page.route(`**/api/admin/${path}/delete/**`, (route) => route.fulfill({ status: 503, body: '' }));
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toContainText(failed);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
});
