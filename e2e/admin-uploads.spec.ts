import { expect, openConsole, rowsOf, section, somePng, test, upload } from './product/administration.ts';

const png = (buffer: Buffer, name = 'look.png') => ({ name, mimeType: 'image/png', buffer });
const JPEG = { name: 'look.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no png') };

// @spec 5.8 Admin image upload: file required; filename required; file name must end in .png; style required
//   (Casual, Sporty, Formal, Party); body shape required (the five shapes); weather required (Hot, Cold).
// @spec 5.9 '.png' is appended to the filename if missing.
// @spec 5.10 Tags are sent as 'style, body shape, weather'.
// @spec 7.15 | POST /api/admin/images/upload/ (Bearer) | multipart image, filename, tags | the new item |
// @spec 8.41 Admin upload validation: 'Select a file first', 'Enter a filename', 'Only PNG files allowed',
//   'Please select a style', 'Please select a body shape', 'Please select weather type', 'Please select a
//   tag'.
test('an image is uploaded past every check, in order, and stands in the list at once @phone', async ({
  page,
}, { project }) => {
  const name = `marigold ${project.name}`;
  await openConsole(page, '?images=90&images-q=denim');
  const images = section(page, 'Images');
  await images.getByRole('button', { name: 'Upload image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload an image' });
  const file = dialog.getByLabel('PNG file');
  const send = dialog.getByRole('button', { name: 'Upload', exact: true });
  const saysOnly = async (text: string) => {
    await send.click();
    await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveText([text]);
  };
  await saysOnly('Select a file first');
  await expect(file).toBeFocused();
  await file.setInputFiles(JPEG);
  await saysOnly('Enter a filename');
  await dialog.getByLabel('Filename').fill(name);
  await saysOnly('Only PNG files allowed');
  await file.setInputFiles(png(await somePng(page)));
  await expect(dialog.getByText(/240 × 320/)).toBeVisible();
  await saysOnly('Please select a style');
  await dialog.getByLabel('Style').selectOption('Party');
  await saysOnly('Please select a body shape');
  await dialog.getByLabel('Body shape').selectOption('Inverted Triangle');
  await saysOnly('Please select weather type');
  await expect(dialog.getByLabel('Weather')).toBeFocused();
  await dialog.getByLabel('Weather').selectOption('Cold');

  const sent = page.waitForRequest(/\/images\/upload\//);
  await send.click();
  const request = await sent;
  expect(request.url()).toBe(`${new URL(page.url()).origin}/api/admin/images/upload/`);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Uploaded image "${name}.png".`)).toBeVisible();
  await expect(rowsOf(images).first()).toContainText(`${name}.png`);
  await expect(page).toHaveURL('/admin?images=1');
  await expect(images.getByRole('button', { name: 'Upload image' })).toBeFocused();
  await page.goto(`/admin?images=1&images-q=${name}`);
  await expect(rowsOf(images)).toHaveCount(1);
  await expect(rowsOf(images).first()).toContainText(`${name}.png`);
  await expect(rowsOf(images).first().getByRole('listitem')).toHaveText([
    'Party',
    'Inverted Triangle',
    'cold',
  ]);
});

// @spec 5.11 Admin instant-outfit upload: same file, filename and .png rules; tag required, one of sunny,
//   cloudy, cold, casual, work, date.
// @spec 7.18 | POST /api/admin/instantoutfit/upload/ (Bearer) | multipart image, filename, tag | failure text
//   is appended to the error |
// @spec 8.41 Admin upload validation: 'Select a file first', 'Enter a filename', 'Only PNG files allowed',
//   'Please select a style', 'Please select a body shape', 'Please select weather type', 'Please select a
//   tag'.
// @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load users',
//   'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to delete
//   instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
//   (instant-outfit upload also appends the response text).
test('an instant outfit is uploaded, refused under the same name with the words of the answer, and served at once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/instantoutfit\/upload/);
  await openConsole(page, '?instant-outfits=1');
  const part = section(page, 'Instant outfits');
  await part.getByRole('button', { name: 'Upload instant outfit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload an instant outfit' });
  const send = dialog.getByRole('button', { name: 'Upload', exact: true });
  const errors = dialog.getByRole('alert').filter({ hasText: /./ });
  await send.click();
  await expect(errors).toHaveText(['Select a file first']);
  const picture = png(await somePng(page), 'Rust & rain.png');
  await dialog.getByLabel('PNG file').setInputFiles(picture);
  await send.click();
  await expect(errors).toHaveText(['Enter a filename']);
  await dialog.getByRole('button', { name: 'Use Rust & rain.png' }).click();
  await send.click();
  await expect(errors).toHaveText(['Please select a tag']);
  await dialog.getByLabel('Tag').selectOption('cloudy');
  await send.click();
  await expect(page.getByText('Uploaded instant outfit "Rust & rain.png".')).toBeVisible();
  await expect(rowsOf(part).first()).toContainText('Rust & rain.png');

  await part.getByRole('button', { name: 'Upload instant outfit' }).click();
  await expect(dialog.getByLabel('Filename')).toHaveValue('');
  await dialog.getByLabel('PNG file').setInputFiles(picture);
  await dialog.getByLabel('Filename').fill('Rust & rain');
  await dialog.getByLabel('Tag').selectOption('cloudy');
  await send.click();
  await expect(errors).toHaveText([/^Upload failed: 409 \w+/]);
  await page.keyboard.press('Escape');

  const offered: string[] = [];
  for (let asked = 0; asked < 10 && !offered.includes('Rust & rain'); asked += 1) {
    const answer = await page.request.post('/api/instant_outfits/', {
      data: { vibe: 'cloudy', image_count: 14, exclude_names: offered },
    });
    const { outfits } = await answer.json();
    offered.push(...outfits.map((outfit: { name: string }) => outfit.name));
  }
  expect(offered).toContain('Rust & rain');
});

// @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load users',
//   'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to delete
//   instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
//   (instant-outfit upload also appends the response text).
test('an image that the server refuses says with which status, and what is wrong with it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/images\/upload/);
  const session = await openConsole(page, '?images=1');
  await upload(page, session, 'images', { filename: 'taken.png', tags: 'Formal, Round, Hot' });
  await section(page, 'Images').getByRole('button', { name: 'Upload image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload an image' });
  await dialog.getByLabel('PNG file').setInputFiles(png(Buffer.from('not a picture'), 'fake.png'));
  await expect(dialog.getByText('No preview: this does not look like a PNG.')).toBeVisible();
  await dialog.getByLabel('Filename').fill('fake');
  await dialog.getByLabel('Style').selectOption('Formal');
  await dialog.getByLabel('Body shape').selectOption('Round');
  await dialog.getByLabel('Weather').selectOption('Hot');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'Upload failed' });
  await expect(alert.locator('p').first()).toHaveText(/^Upload failed: 4\d\d$/);
  await expect(alert.locator('p').nth(1)).toHaveText(/\w+ \w+/);

  await dialog.getByLabel('PNG file').setInputFiles(png(await somePng(page)));
  await dialog.getByLabel('Filename').fill('taken');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(alert.locator('p').first()).toHaveText('Upload failed: 409');
});

test('an upload shows its progress, can be cancelled, and leaves nothing behind', async ({ page }) => {
  await openConsole(page, '?images=1&images-q=heavy');
  const images = section(page, 'Images');
  await expect(images.getByText('No images found.')).toBeVisible();
  await images.getByRole('button', { name: 'Upload image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload an image' });
  const heavy = Buffer.concat([await somePng(page), Buffer.alloc(14_000_000)]);
  await dialog.getByLabel('PNG file').setInputFiles(png(heavy));
  await dialog.getByLabel('Filename').fill('heavy');
  await dialog.getByLabel('Style').selectOption('Casual');
  await dialog.getByLabel('Body shape').selectOption('Pear');
  await dialog.getByLabel('Weather').selectOption('Hot');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const slow = { offline: false, latency: 20, downloadThroughput: 1e6, uploadThroughput: 100_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const progress = dialog.getByRole('progressbar', { name: 'Upload progress' });
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await expect(dialog.getByText(/ of 14(\.\d)? MB sent/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(progress).toBeHidden();
  await expect(dialog.getByLabel('Filename')).toHaveValue('heavy');
  await line.send('Network.emulateNetworkConditions', {
    ...slow,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(images.getByText('No images found.')).toBeVisible();
});

test('a file can be dropped on its place', async ({ page }) => {
  await openConsole(page, '?images=1');
  await section(page, 'Images').getByRole('button', { name: 'Upload image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload an image' });
  const bytes = [...(await somePng(page))];
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  const place = dialog.locator('.admin-drop');
  await place.dispatchEvent('dragover', { dataTransfer: data });
  await expect(dialog.getByText('Let go to take this picture')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: data });
  await expect(dialog.getByText('dropped.png', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/240 × 320/)).toBeVisible();
});
