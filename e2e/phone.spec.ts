import { expect, type Locator, test } from './product/test.ts';

/** Phones with their browser's bars, the smallest in use last. */
const WINDOWS = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** A phone on its side, with bars and without. */
const LANDSCAPES = [
  { width: 664, height: 390 },
  { width: 844, height: 390 },
];

const wholly = { ratio: 1 } as const;

/** Nothing of these lies below what floats over the page; those of a row are swiped to. */
async function expectAbove(bar: Locator, labels: Locator): Promise<void> {
  const barBox = await bar.boundingBox();
  for (const label of await labels.all()) {
    await label.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'center' }));
    await expect(label).toBeInViewport(wholly);
    const box = await label.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  }
}

for (const viewport of WINDOWS) {
  test.describe(`in a window of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('all that a step needs is there without scrolling', async ({ page }) => {
      await page.goto('/style-discovery');
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const labels = page.locator('.glow-answer-label');
      const bar = page.locator('.glow-quiz-actions');

      await expect(button('Back')).toBeInViewport(wholly);
      await expect(button('Next Question')).toBeInViewport(wholly);
      await expectAbove(bar, labels);
      await page.getByRole('radio', { name: /^Casual/ }).check({ force: true });
      await button('Next Question').tap();

      await expect(button('Get Recommendations')).toBeInViewport(wholly);
      await expectAbove(bar, labels);
      await page.getByRole('radio', { name: /^Pear/ }).check({ force: true });
      await button('Get Recommendations').tap();

      await page.waitForURL('**/outfit-swipe');
      for (const name of ['Back', 'Undo', 'Pass', 'Like', 'Next'])
        await expect(button(name)).toBeInViewport(wholly);
      await expect(page.locator('[part="look-name"]')).toBeInViewport(wholly);
      await expect(page.locator('[part="deck"]')).toBeInViewport(wholly);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

for (const viewport of LANDSCAPES) {
  test.describe(`in a window of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('question, cards and buttons of the quiz are there without scrolling', async ({ page }) => {
      await page.goto('/style-discovery');
      const labels = page.locator('.glow-answer-label');
      const expectStep = async (button: string) => {
        await expect(page.locator('.glow-answers-title')).toBeInViewport(wholly);
        for (const label of await labels.all()) await expect(label).toBeInViewport(wholly);
        await expect(page.getByRole('button', { name: button })).toBeInViewport(wholly);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      };
      await expectStep('Next Question');
      await page.getByRole('radio', { name: /^Casual/ }).check({ force: true });
      await page.getByRole('button', { name: 'Next Question' }).tap();
      await expectStep('Get Recommendations');
    });
  });
}
