import { expect, test } from './product/test.ts';

/** Moments of loading, in ms after the page's first bytes; a throttled page comes to life among them. */
const MOMENTS = Array.from({ length: 16 }, (_, place) => place * 60);
const SLOWED = 4;

// @spec 4.5 Quiz: question index 0 to 1; an answer must be chosen to proceed; on the last question it
//   submits, then navigates to the swipe screen with the outfits; inputs are locked while submitting.
test('a card pressed at any moment of loading is an answer', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  for (const moment of MOMENTS) {
    await test.step(`after ${moment} ms`, async () => {
      await page.goto('/style-discovery', { waitUntil: 'commit' });
      const formal = page.getByRole('radio', { name: /^Formal/ });
      await formal.waitFor();
      await page.waitForTimeout(moment);
      await formal.click({ force: true });
      await expect(page.getByRole('button', { name: 'Next Question' })).toBeEnabled();
      await expect(formal).toBeChecked();
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('the way back from the deck leads to the answers, and to the weather that was enabled', async ({
  page,
}) => {
  await page.goto('/style-discovery');
  await page.getByRole('button', { name: 'Enable weather' }).click();
  await page.getByRole('radio', { name: /^Party/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('radio', { name: /^Round/ }).check({ force: true });
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.waitForURL('**/outfit-swipe');
  await page.goBack();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Round/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Disable weather' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Party/ })).toBeChecked();
});
