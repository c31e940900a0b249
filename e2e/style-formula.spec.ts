import { readFile } from 'node:fs/promises';
import { expect, test } from './product/test.ts';
import { answerQuiz, decide } from './product/visit.ts';

test('after a deck a visitor reads her style formula, sees its looks, downloads its picture and shares it', async ({
  page,
}) => {
  await page.goto('/style-formula');
  await expect(page.getByText('your formula is made of it')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Take the Test' }).click();
  await answerQuiz(page, 'Party', 'Hourglass');
  await decide(page, 'buttons');
  await page.getByRole('link', { name: 'Your style formula' }).click();
  await expect(page).toHaveURL('/style-formula');

  await expect(page.getByRole('region', { name: 'In three words' })).toHaveText(/^\w+, \w+, \w+$/);
  const looks = page.locator('.formula-looks').getByRole('img');
  await expect(looks.first()).toBeVisible();
  await page.locator('.formula-looks').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'The pieces' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  const part = page.getByRole('region', { name: 'To keep and to share' });
  await part.scrollIntoViewIfNeeded();
  const picture = part.getByRole('img', { name: /^A picture of your style formula/ });
  const heightOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalHeight);
  await expect.poll(heightOf).toBe(1920);
  await part.getByText('Square').click();
  await expect.poll(heightOf).toBe(1080);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-style-formula-square.jpg');
  expect((await readFile(await download.path())).subarray(0, 2).toString('hex')).toBe('ffd8');

  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => void shared.push(data?.files?.[0]?.name);
  });
  await part.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual(['my-style-formula-square.jpg']);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'canShare', { value: undefined });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await part.getByRole('button', { name: 'Share' }).click();
  await expect(part.getByText('The link to the picture is copied.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toMatch(
    /\/media\/formulas\/[0-9a-f]{32}\/square\.jpg$/,
  );
});
