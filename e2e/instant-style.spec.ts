import { keepRecoveryCode, newPerson, signUp } from './product/accounts.ts';
import { CARRIERS, earlyAccess, LABELS, openPicker, shownLook, styleMe } from './product/pages.ts';
import { expect, type Locator, test } from './product/test.ts';

for (const path of CARRIERS) {
  test.describe(`instant style on ${path}`, () => {
    // @spec 2.landing.5 Three weather vibes (Sunny, Cloudy, Cold) and three occasions (Work, Casual, Date
    //   Night), each with a 'Style Me' button.
    // @spec 2.landing.6 After a pick it shows 'We heard: ' plus the chosen label, a note 'Generating a look
    //   you'll love...', then the resulting image with a title and description card, a 'Retake Choices'
    //   button and an 'Unlock Full Styling Experience' button leading to /signup.
    // @spec 9.16 Instant options: 3 weather vibes, 3 occasions.
    test('each choice ends in a drawn look whose alternative text describes it', async ({ page }) => {
      await openPicker(page, path);
      for (const label of path === '/' ? LABELS : LABELS.slice(0, 2)) {
        await styleMe(page, label).click();
        await expect(page.getByText(`We heard: ${label}`)).toBeVisible();
        const look = await shownLook(page);
        expect(look.widthPx).toBeGreaterThan(300);
        expect(look.alt.split(' ').length).toBeGreaterThan(8);
        await expect(page.getByRole('button', { name: 'Unlock Full Styling Experience' })).toBeVisible();
        await page.getByRole('button', { name: 'Retake Choices' }).click();
      }
    });

    test('each card shows its stylist', async ({ page }) => {
      await openPicker(page, path);
      const pictures = page.locator('[part~="card"] img');
      await expect(pictures).toHaveCount(6);
      const widths = () =>
        pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
      await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
    });

    // @spec 4.12 Instant style: idle, then loading (a vibe is picked), then result or error; 'Retake Choices'
    //   returns to idle.
    test('a second pick of one vibe after Retake Choices gives another look', async ({ page }) => {
      await openPicker(page, path);
      await styleMe(page, 'Work').click();
      const first = await shownLook(page);
      await page.getByRole('button', { name: 'Retake Choices' }).click();
      await styleMe(page, 'Work').click();
      await expect.poll(async () => (await shownLook(page)).src).not.toBe(first.src);
      expect((await shownLook(page)).alt).not.toBe(first.alt);
    });

    test('a failing server ends in the error of the spec and a new try succeeds @phone', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/instant_outfits/);
      await page.route('**/api/instant_outfits/', (route) => route.abort());
      await openPicker(page, path);
      await styleMe(page, 'Cold').click();
      await expect(page.getByText('Error fetching instant outfit. Please try again.')).toBeVisible();
      await page.unroute('**/api/instant_outfits/');
      const retake = page.getByRole('button', { name: 'Retake Choices' });
      if (await retake.isVisible()) await retake.click();
      await styleMe(page, 'Cold').click();
      expect((await shownLook(page)).widthPx).toBeGreaterThan(300);
    });
  });
}

// @spec 2.landing.8 The modal also opens automatically 5 seconds after arrival, unless an instant-outfit
//   generation is in progress.
test('the modal does not open by itself while a look is being generated', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000); // installed, it runs on: a moment that is still to come
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/instant_outfits/', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/');
  await styleMe(page, 'Sunny').click();
  const afterMs = async (ms: number, visible: Locator) => {
    await page.clock.runFor(ms);
    return visible.isVisible();
  };
  await expect.poll(() => afterMs(20, page.getByText('We heard: Sunny'))).toBe(true);
  await page.clock.runFor(10_000);
  await expect(earlyAccess(page)).toBeHidden();
  gate.resolve();
  await expect.poll(() => afterMs(20, page.locator('[part="picture"]'))).toBe(true);
  await expect.poll(() => afterMs(1000, earlyAccess(page))).toBe(true);
});

test('Unlock Full Styling Experience leads to the sign-up', async ({ page }) => {
  await openPicker(page, '/');
  await styleMe(page, 'Casual').click();
  await shownLook(page);
  await page.getByRole('button', { name: 'Unlock Full Styling Experience' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('a look is there again after Back, and is saved on the way through a sign-up @phone', async ({
  page,
}) => {
  await openPicker(page, '/');
  await styleMe(page, 'Work').click();
  const look = page.locator('[part="look-name"]');
  const name = (await look.textContent()) ?? '';
  await page.getByRole('button', { name: 'Unlock Full Styling Experience' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await expect(look).toHaveText(name);
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: `Keep ${name}` })).toBeVisible();

  const person = newPerson();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup');
  await page.reload();
  await signUp(page, person);
  await keepRecoveryCode(page);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'See wardrobe' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

for (const { viewport, deviceScaleFactor } of [
  { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 3 },
]) {
  test.describe(`in a window of ${viewport.width} px at ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('no picture of a choice is stretched', async ({ page }) => {
      await openPicker(page, '/');
      const pictures = page.locator('.glow-pocket-card > img');
      await expect(pictures).toHaveCount(LABELS.length);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        const stretch = await picture.evaluate(async (image: HTMLImageElement) => {
          const file = new Image();
          file.src = image.currentSrc;
          await file.decode();
          const { width, height } = image.getBoundingClientRect();
          return Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
        });
        expect(stretch).toBeLessThanOrEqual(1);
      }
    });
  });
}
