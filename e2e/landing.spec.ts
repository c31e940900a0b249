import { earlyAccess } from './product/pages.ts';
import { expect, test } from './product/test.ts';

const ROUTES = [
  '/',
  '/style-discovery',
  '/outfit-swipe',
  '/curated',
  '/wardrobe',
  '/login',
  '/signup',
  '/profile',
  '/admin',
];

// @spec 2.2 | / | Landing |
// @spec 2.landing.1 Hero with a 'Reimagined' label, heading, subheading, description, hero image and two
//   buttons: 'Transform My Style' goes to /style-discovery; 'Get Early Access' opens the early-access modal.
test('the hero says what it is and leads to the style test @phone', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'AI personal stylist in your pocket' });
  await expect(hero.getByText('Reimagined')).toBeVisible();
  await expect(
    hero.getByText("Because the future of fashion starts with what's already yours."),
  ).toBeVisible();
  await expect(hero.getByText(/^Style, renew and reconnect/)).toBeVisible();
  await expect(hero.getByRole('img')).toHaveAttribute('alt', /\w+ \w+ \w+/);
  await hero.getByRole('link', { name: 'Transform My Style' }).click();
  await expect(page).toHaveURL('/style-discovery');
});

// @spec 2.landing.2 'How it works': a list of titled steps, each with description paragraphs and an image;
//   the five feature blocks above.
// @spec 9.1 Five outfit combinations are generated from one uploaded item (marketing statement).
test('how it works tells five steps, each with text and a picture @phone', async ({ page }) => {
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(1)).toContainText('5 outfit combinations');
  for (const step of await steps.all()) {
    await step.scrollIntoViewIfNeeded();
    await expect(step.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(step.getByRole('paragraph').last()).toBeVisible();
    const picture = step.getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

// @spec 2.landing.4 Instant-style section, headline 'No More Nothing To Wear Moments'.
test('the instant-style section has its headline', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No More Nothing To Wear Moments' })).toBeVisible();
});

test('every route has a page and a title of its own, and another address has none', async ({ request }) => {
  const titles = new Set<string>();
  for (const route of ROUTES) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    titles.add(/<title>(.+?)<\/title>/.exec(await response.text())?.[1] ?? '');
  }
  expect(titles.size).toBe(ROUTES.length);
  const missing = await request.get('/nowhere', { headers: { accept: 'text/html' } });
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Page not found');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is worked by keys alone', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Style Discovery', 'Log In', 'Sign Up']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test('no script is asked for before the hero picture is there', async ({ page }) => {
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/hero-.*\.(avif|webp)$/, async (route) => {
    await held;
    order.push('picture');
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script');
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(order).toEqual([]);
  release();
  await expect.poll(() => order).toContain('script');
  expect(order[0]).toBe('picture');
});

/** Without the timer of the modal's own opening. */
function leaveOutLongTimers(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => (ms > 3000 ? 0 : setTimeout(run, ms)),
  });
}

test('a press before script has come is repeated when it comes', async ({ page }) => {
  await page.addInitScript(leaveOutLongTimers);
  await page.route(/hero-.*\.(avif|webp)$/, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await expect(earlyAccess(page)).toBeVisible();
});

test('a section that slides in does not do so from under a press', async ({ page }) => {
  await page.addInitScript(leaveOutLongTimers);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Be a Beta Tester' });
  const section = page.locator('section[data-reveal]').filter({ has: button });
  await expect(section).toHaveAttribute('data-reveal', 'still');
  await page.waitForLoadState('networkidle');
  // The window grows until the section is in it: nobody has scrolled yet.
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height - 200 });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is in view.');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  await page.evaluate(() => {
    scrollBy(0, 4);
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await page.mouse.up();
  await expect(earlyAccess(page)).toBeVisible();
});
