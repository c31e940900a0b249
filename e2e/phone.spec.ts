import type { Page } from '@playwright/test';
import { sidewaysPx } from './product/page-checks.ts';
import { openDemo } from './product/pages.ts';
import { expect, type Locator, test } from './product/test.ts';
import { ASKED_AFTER, answerQuiz, LOOKS_ARRIVE_MS } from './product/visit.ts';

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

/** What a visitor decides with: nothing of it lies on another part of it, and all of it is in the window. */
const DECIDES_WITH = ['title', 'deck', 'look-name', 'back', 'undo', 'pass', 'like', 'next'];

/** Returns the pairs of parts, and of them and the way to the look, of which one lies on the other, and the parts that the window cuts. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate((parts) => {
    const boxOf = (part: string, selector: string) => ({
      part,
      box: document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
    });
    const needed = parts.map((part) => boxOf(part, `[part="${part}"]`));
    const cut = needed.filter(
      ({ box }) =>
        box.width === 0 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth,
    );
    const boxes = [...needed, boxOf('way to the look', '.see-look')];
    const covered = boxes.flatMap(({ part, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map(({ part: other }) => `${part} and ${other}`),
    );
    return [...cut.map(({ part }) => part), ...covered];
  }, DECIDES_WITH);
}

async function openDeck(page: Page, viewport: (typeof WINDOWS)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Pear');
  await page.waitForURL('**/outfit-swipe');
}

for (const viewport of [...WINDOWS, { width: 568, height: 320 }, ...LANDSCAPES]) {
  test(`every look is decided without scrolling in a window of ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await openDeck(page, viewport);
    const counter = page.locator('[part="counter"]');
    for (let card = 1; card <= 14; card += 1) {
      // The sixth Next asks for what comes later.
      if (card <= ASKED_AFTER + 1) await expect(counter).toHaveText(`${card} / 10`);
      else await expect(counter).toHaveText(`${card} / 14`, { timeout: LOOKS_ARRIVE_MS });
      expect(await faultsOf(page), `card ${card}`).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      if (card < 14) await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
  });
}

/** The longest names that the stylist gives take two lines on a phone, whichever the ten of a deck have. */
const LONG_NAME = 'Terracotta waistcoat over chocolate stripes';

for (const viewport of [...WINDOWS, { width: 390, height: 844 }]) {
  test(`a name of two lines keeps off the buttons at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await openDeck(page, viewport);
    const name = page.locator('[part="look-name"]');
    await name.waitFor();
    await name.evaluate((element, text) => {
      element.textContent = text;
    }, LONG_NAME);
    expect(await faultsOf(page)).toEqual([]);
    const [nameBox, likeBox] = [await name.boundingBox(), await page.locator('[part=like]').boundingBox()];
    expect((likeBox?.y ?? 0) - (nameBox?.y ?? 0) - (nameBox?.height ?? 0)).toBeGreaterThanOrEqual(8);
  });
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
      await expect(page.locator('.glow-swipe [part=look-name]')).toBeInViewport(wholly);
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
      const next = page.getByRole('button', { name: 'Next Question' });
      await expect(next).toBeEnabled(); // a tap that waits for it would scroll the page in search of it
      await next.tap();
      await expectStep('Get Recommendations');
    });
  });
}

test("the quiz's buttons stay off its heading where a shop's page shows no more of it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/partner/fitting-room.html');
  const title = page.locator('glow-style-quiz .glow-answers-title');
  await title.waitFor();
  // Only the question comes into the window, its cards lie below.
  await title.evaluate((element) =>
    scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight),
  );
  const [titleBox, barBox] = [
    await title.boundingBox(),
    await page.locator('glow-style-quiz .glow-quiz-actions').boundingBox(),
  ];
  expect(barBox?.y).toBeGreaterThanOrEqual((titleBox?.y ?? 0) + (titleBox?.height ?? 0));
});

/** Widgets whose words grow in a shop's wide letters, and the pairs of parts of which the first is above the second. */
const ENDS = [
  { tag: 'glow-swipe-deck', demo: 'finished', above: 'restart', below: 'actions' },
  { tag: 'glow-swipe-deck', demo: 'empty', above: 'title', below: 'empty' },
  { tag: 'glow-instant-style', demo: 'error', above: 'error', below: 'again' },
  { tag: 'glow-instant-style', demo: 'exhausted', above: 'error', below: 'again' },
] as const;

for (const { tag, demo, above, below } of ENDS) {
  test(`nothing lies on anything in ${tag} ${demo} on a shop's page of 320 x 568`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openDemo(page, tag, demo);
    const gapPx = () =>
      page.locator(tag).evaluate(
        ({ shadowRoot }, parts) => {
          const [upper, lower] = parts.map((part) => shadowRoot?.querySelector(`[part~="${part}"]`));
          return (lower?.getBoundingClientRect().top ?? 0) - (upper?.getBoundingClientRect().bottom ?? 0);
        },
        [above, below],
      );
    for (const part of [above, below]) {
      await page.locator(`[part~="${part}"]`).scrollIntoViewIfNeeded();
      expect(await gapPx()).toBeGreaterThanOrEqual(8);
      expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
    }
  });
}
