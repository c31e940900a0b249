import { sidewaysPx } from './product/page-checks.ts';
import { expect, test } from './product/test.ts';
import { answerQuiz, decide, dragCard, likedNames, WAYS } from './product/visit.ts';

/** The site's own way, and the shop's page where three tags find each other. */
const JOURNEYS = [
  { name: 'by drag on the site @phone', start: '/style-discovery', ways: ['drag'] },
  {
    name: 'by all three on a partner page without a line of script',
    start: '/partner/fitting-room.html',
    ways: WAYS,
  },
] as const;

for (const { name, start, ways } of JOURNEYS) {
  // @spec 2.3 | /style-discovery | Style quiz |
  // @spec 2.4 | /outfit-swipe | Swipe deck; receives outfits, answers, weather and an AI-enabled flag as
  //   navigation state |
  // @spec 2.5 | /curated | Liked outfits |
  // @spec 2.quiz.1 Two questions (style, body shape); progress text 'Question n of 2'; buttons Back and 'Next
  //   Question'; on the last question the button reads 'Get Recommendations' (shows 'Loading...' while
  //   submitting).
  // @spec 2.swipe.1 Title 'Style Preference', hint 'Swipe right if you love it, left if not'.
  // @spec 2.swipe.2 Counter 'n / total', progress bar, buttons Back, Undo, Pass, Like, Next; the card can be
  //   dragged left or right.
  // @spec 4.5 Quiz: question index 0 to 1; an answer must be chosen to proceed; on the last question it
  //   submits, then navigates to the swipe screen with the outfits; inputs are locked while submitting.
  // @spec 4.6 Swipe deck: like adds the outfit to the liked list and pass adds it to the passed list, then
  //   the index advances after a 300 ms animation.
  // @spec 4.9 At the last card the test is marked complete and the user goes to /curated with the liked list.
  // @spec 4.10 Dragging more than 150 px right is a like; more than 150 px left is a pass.
  test(`a visitor goes from the quiz through a full deck to the curated list ${name}`, async ({ page }) => {
    await page.goto(start);
    await answerQuiz(page, 'Casual', 'Pear');
    const { liked, total } = await decide(page, ...ways);
    expect(total).toBe(14);
    expect(liked.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'Curated Just For You', level: 2 })).toBeVisible();
    await expect.poll(() => likedNames(page)).toEqual(liked.toSorted());
    await expect(page.locator('[part=grid] [part=picture]').first()).toHaveAttribute(
      'data-picture',
      'decoded',
    );
  });
}

// @spec 2.2 | / | Landing |
// @spec 2.3 | /style-discovery | Style quiz |
test('the landing page leads to the quiz, and the quiz shows its second question @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Transform My Style' }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.getByRole('radio', { name: /^Party/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
});

/** Wide, and as narrow as a phone: only Firefox has a scrollbar here that takes room of the page. */
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
]) {
  test(`nothing on the way scrolls sideways beside a scrollbar at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    const expectNoneSideways = async () => {
      await page.waitForLoadState('networkidle'); // Firefox logs modules that a navigation cuts off
      expect(await sidewaysPx(page), page.url()).toBeLessThanOrEqual(0);
    };
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expectNoneSideways();
    await page.goto('/style-discovery');
    await expectNoneSideways();
    await answerQuiz(page, 'Casual', 'Pear');
    await expect(page.locator('[part=counter]')).toHaveText('1 / 10');
    await expectNoneSideways();
    await page.goto('/curated');
    await expectNoneSideways();
  });
}

test('the page after the last card is asked for early, and its address comes with it', async ({ page }) => {
  const line = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/assets\/curated-[^/]+\.js$/);
  await page.route(/\/assets\/curated-[^/]+\.js$/, async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Pear');
  await expect(page.locator('.glow-swipe [part=look-name]')).toBeVisible();
  await asked; // while the first card is on top
  await decide(page, 'keys');
  await expect(page.getByText('That was the last look').first()).toBeVisible();
  await expect(page).toHaveURL('/outfit-swipe');
  line.resolve();
  await expect(page).toHaveURL('/curated');
  await expect(page.getByRole('heading', { name: 'Curated Just For You' })).toBeVisible();
});

test('a reload in the middle of the deck keeps the card and what was decided', async ({ page }) => {
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Formal', 'Round');
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  const card = (await page.locator('.glow-swipe [part=look-name]').textContent()) ?? '';
  await page.reload();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(page.locator('.glow-swipe [part=look-name]')).toHaveText(card);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
});

// @spec 4.3 Style test completed flag: set true when the swipe deck finishes; cleared by 'Retake Quiz'
//   (curated) and 'Retake Style Quiz' (profile).
// @spec 4.4 A change event updates the top bar and other browser tabs.
test('the finished deck turns Style Discovery into Curated here and in another tab, Retake Quiz turns it back', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/login');
  const link = (name: string) => other.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(link('Style Discovery')).toBeVisible();
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Sporty', 'Hourglass');
  await decide(page, 'buttons');
  await expect(link('Curated')).toBeVisible();
  await page.getByRole('button', { name: 'Retake Quiz' }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(link('Style Discovery')).toBeVisible();
});

// @spec 8.10 Quiz: recommend failure shows a browser alert 'Error fetching recommendations'.
test('a quiz that fails alerts, says so in the page and can be tried again', async ({ page, complaints }) => {
  complaints.expect(/quiz\/recommend/);
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await page.route('**/quiz/recommend/', (route) => route.abort());
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Rectangle');
  await expect(page.getByRole('alert')).toContainText('Error fetching recommendations');
  await expect.poll(() => alerts).toEqual(['Error fetching recommendations']);
  await page.unroute('**/quiz/recommend/');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/outfit-swipe');
});

// @spec 2.swipe.3 Empty state 'No outfits to show.'
// @spec 2.curated.2 If the style test is not complete: 'You haven't taken the style test yet' with 'Take the
//   Test' and 'Back to Home'.
test('a visitor who came by address finds an empty deck and a list that asks for the test', async ({
  page,
}) => {
  await page.goto('/outfit-swipe');
  await expect(page.getByText('No outfits to show.')).toBeVisible();
  await page.getByRole('link', { name: 'Take the quiz' }).click();
  await expect(page).toHaveURL('/style-discovery');
  await page.goto('/curated');
  await expect(page.getByText("You haven't taken the style test yet")).toBeVisible();
  await page.getByRole('link', { name: 'Take the Test' }).click();
  await expect(page).toHaveURL('/style-discovery');
});

test('the whole way works where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Party', 'Inverted Triangle');
  const { liked } = await decide(page, 'buttons');
  await expect.poll(() => likedNames(page)).toEqual(liked.toSorted());
});

// @spec 4.7 Next skips without recording.
// @spec 4.8 Back and Undo move the index back (disabled at the first card).
test('Next skips without a mark, Back and Undo go back and are disabled at the first card', async ({
  page,
}) => {
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Pear');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Back')).toBeDisabled();
  await expect(button('Undo')).toBeDisabled();
  await button('Next').click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await button('Back').click();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await dragCard(page, 120);
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await dragCard(page, 200);
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
});
