import { startForecast } from './product/forecast.ts';
import { freePort, Product } from './product/product.ts';
import { expect, test as journey } from './product/test.ts';
import { answerQuiz } from './product/visit.ts';

const CITY = 'Lisbon,38.7,-9.1';

/** The product in a warm city whose forecast is ours. */
const test = journey.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const forecast = await startForecast(27.4);
      const environment = { GLOW_WEATHER_URL: forecast.url, GLOW_WEATHER_CITY: CITY };
      const product = new Product(await freePort(), environment);
      await product.start();
      await use(product);
      await product.remove();
      forecast.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// @spec 2.quiz.2 A weather filtering toggle ('Enable weather' / 'Disable weather') with a status panel.
// @spec 8.12 Off: 'Weather filtering off' / 'Showing broad recommendations for all climates.'
// @spec 8.13 Applied hot: 'Filtering for warm weather';
// @spec 8.15 followed by the city and rounded temperature in C when present, else 'Tailored to today's
//   forecast.'
test('quiz and first card of a warm day say so with city and temperature, and the looks are for the heat', async ({
  page,
}) => {
  await page.goto('/style-discovery');
  await expect(page.getByText('Weather filtering off')).toBeVisible();
  await expect(page.getByText('Showing broad recommendations for all climates.')).toBeVisible();
  await page.getByRole('button', { name: 'Enable weather' }).click();
  await expect(page.getByRole('button', { name: 'Disable weather' })).toBeVisible();
  await expect(page.getByText('Filtering for warm weather')).toBeVisible();
  await expect(page.getByText('Lisbon, 27°C')).toBeVisible();
  await answerQuiz(page, 'Casual', 'Pear');
  const line = page.getByText('Filtering for warm weather. Lisbon, 27°C');
  await expect(line).toBeVisible();
  for (const card of [1, 2, 3]) {
    await expect(page.getByText(new RegExp(`^${card} / `))).toBeVisible();
    await expect(page.locator('[part="tags"]')).toContainText('hot');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(line).toBeHidden();
  }
});
