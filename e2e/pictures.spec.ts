import type { Recommendation } from '@glow/api';
import { expect, test } from './product/test.ts';
import { answerQuiz } from './product/visit.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** A phone of the middle on a bad line: the line that the budgets are measured on. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;
const CARDS = 4;
const FEW_FRAMES = 3;

test('no card of a first visit can be decided before its picture is there @phone', async ({
  page,
  request,
}) => {
  // Drawn by then: on a busy machine that takes longer than a deck waits for a picture.
  const data = { styles: ['Party'], bodyShapes: ['Hourglass'], image_count: 10, use_weather: false };
  const { outfits } = (await (await request.post('/quiz/recommend/', { data })).json()) as Recommendation;
  const headers = { accept: 'image/avif,image/webp,*/*;q=0.8' };
  await Promise.all(outfits.map(({ image }) => request.get(`${image}?w=640`, { headers })));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript((limit) => {
    const blank: string[] = [];
    let frames = 0;
    const look = () => {
      const like = document.querySelector<HTMLButtonElement>('[part="like"]');
      const card = document.querySelector('[data-depth="0"]:not([aria-hidden])');
      const picture = card?.querySelector('img');
      const isOpen = like && !like.disabled && like.ariaDisabled !== 'true';
      const isThere = picture?.complete && picture.naturalWidth > 0 && picture.dataset.picture === 'decoded';
      frames = isOpen && card && !isThere ? frames + 1 : 0;
      if (frames === limit) blank.push(card?.getAttribute('aria-label') ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { blankCards: blank });
  }, FEW_FRAMES);
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Party', 'Hourglass');
  await page.waitForURL('**/outfit-swipe');
  await expect(page.locator('[data-depth="0"] [data-picture="decoded"]')).toBeVisible();
  for (let card = 1; card <= CARDS; card += 1) {
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(page.locator('[part="counter"]')).toHaveText(new RegExp(`^${card + 1} /`));
  }
  expect(await page.evaluate(() => Reflect.get(window, 'blankCards'))).toEqual([]);
});

test('the pictures of both questions are fetched once, in one width @phone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/media\/(style|shape)\//.test(pathname)) fetched.push(pathname + search);
  });
  await page.goto('/style-discovery');
  await page.getByRole('radio', { name: /^Casual/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByRole('radio', { name: /^Pear/ })).toBeVisible();
  await expect.poll(() => fetched.filter((path) => path.startsWith('/media/shape/'))).toHaveLength(5);
  await page.getByRole('radio', { name: /^Inverted Triangle/ }).check({ force: true });
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.waitForURL('**/outfit-swipe');
  const pictures = fetched.map((path) => path.split('?')[0]);
  expect(pictures.toSorted()).toEqual([...new Set(pictures)].toSorted());
});
