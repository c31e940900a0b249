import type { Page } from '@playwright/test';
import { TRAITS } from '../packages/api/src/index.ts';
import { PartnerServer } from './engines/partner-server.ts';
import { createAccount, signIn } from './product/accounts.ts';
import { axeFaults } from './product/page-checks.ts';
import { expect, test } from './product/test.ts';
import { answerQuiz, decide, dislike } from './product/visit.ts';

const learnedOf = (page: Page) => page.getByRole('region', { name: 'What Glow has learned' });
const keptTaste = (page: Page) => page.evaluate(() => localStorage.getItem('glow.taste'));
const digitOf = (traits: string | undefined, trait: (typeof TRAITS)[number]) =>
  Number(traits?.slice(2)[TRAITS.indexOf(trait)]);

async function swipeDeck(page: Page): Promise<void> {
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Pear');
  await decide(page, 'keys');
  await expect(page).toHaveURL('/curated');
}

test('what was learned is corrected, the next deck follows, and all is forgotten', async ({
  page,
  context,
}) => {
  await swipeDeck(page);
  const learned = learnedOf(page);
  const said = learned.getByRole('status');
  await expect(learned.getByRole('listitem')).not.toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/curated');
  const first = learned.getByRole('listitem').first();
  await first.getByRole('button', { name: 'Opposite' }).click();
  await expect(said).toHaveText('Turned round.');
  await expect(first).toContainText('You told us');
  await expect(learnedOf(other).getByText('You told us')).toHaveCount(1);
  const turned = JSON.parse((await keptTaste(page)) ?? '{}').said;
  const [[trait, end]] = Object.entries(turned) as [[(typeof TRAITS)[number], number]];

  await page.goto('/style-discovery');
  const asked = page.waitForRequest('**/quiz/recommend/');
  await answerQuiz(page, 'Casual', 'Pear');
  const { taste, exclude_names: seen } = (await asked).postDataJSON();
  expect(Math.sign(taste.leans[TRAITS.indexOf(trait)])).toBe(end);
  expect(seen).toHaveLength(14);

  await page.goto('/curated');
  await learned.getByRole('button', { name: 'Forget all' }).click();
  await expect(said).toHaveText('All forgotten.');
  expect(await keptTaste(page)).toBeNull();
  await learned.getByRole('button', { name: 'Undo' }).click();
  await expect(learned.getByRole('listitem')).not.toHaveCount(0);
  await learned.getByRole('button', { name: 'Forget all' }).click();
  await page.reload();
  await expect(page.locator('[part=grid]')).toBeVisible();
  await expect(learned).toHaveCount(0);
});

test('after every dress was swiped away, another quiz brings at most one in ten', async ({ page }) => {
  await dislike(page, 'dress');
  await page.goto('/style-discovery');
  const answered = page.waitForResponse('**/quiz/recommend/');
  await answerQuiz(page, 'Formal', 'Hourglass');
  const { outfits } = await (await answered).json();
  const dresses = outfits.filter(({ traits: of }: { traits?: string }) => digitOf(of, 'dress') === 8);
  expect(dresses.length).toBeLessThanOrEqual(1);
});

test('the deck works where the storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await swipeDeck(page);
  await expect(learnedOf(page).getByRole('listitem')).not.toHaveCount(0);
});

test('with the account if the person says so: there on another browser, and gone when all is forgotten', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await createAccount(page.request);
  await signIn(page, person);
  await swipeDeck(page);
  const learned = learnedOf(page);
  const names = async (taste: Promise<string | null>) =>
    JSON.parse((await taste) ?? '{"decisions":[]}').decisions.map(([name]: [string]) => name);
  // The last card is learned after the list is there.
  await expect.poll(() => names(keptTaste(page))).toHaveLength(14);
  const swiped = await names(keptTaste(page));

  const signInElsewhere = async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const elsewhere = await context.newPage();
    await signIn(elsewhere, person);
    return { context, elsewhere };
  };
  const without = await signInElsewhere();
  await expect(without.elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await keptTaste(without.elsewhere)).toBeNull();
  await without.context.close();

  await learned.getByRole('button', { name: 'Yes' }).first().click();
  await expect(learned.getByRole('status')).toHaveText('Noted.');
  const keep = learned.getByRole('checkbox', { name: /^Keep it with my account/ });
  await keep.check();
  await expect(learned.getByRole('status')).toHaveText('Kept with your account.');
  const second = await signInElsewhere();
  await expect.poll(() => names(keptTaste(second.elsewhere))).toEqual(swiped);
  await expect(learnedOf(second.elsewhere).getByRole('listitem')).not.toHaveCount(0);
  await second.elsewhere.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => keptTaste(second.elsewhere)).toBeNull();
  await second.context.close();

  await learned.getByRole('button', { name: 'Forget all' }).click();
  await expect(learned.getByRole('status')).toHaveText('All forgotten.');
  const third = await signInElsewhere();
  await expect(third.elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await keptTaste(third.elsewhere)).toBeNull();
  await third.context.close();
});

test("a deck alone on a partner's page learns too, in that page's own origin", async ({
  page,
  context,
  baseURL,
}) => {
  await context.setExtraHTTPHeaders({}); // none of a proxy's, which other origins must not send
  const partner = await PartnerServer.start(`${baseURL}/embed/glow.js`);
  await page.goto(partner.pageOf('<glow-swipe-deck loading="eager"></glow-swipe-deck>'));
  await page.evaluate(async (api) => {
    const answer = await fetch(`${api}/quiz/recommend/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ styles: ['Casual'], bodyShapes: ['Pear'], image_count: 10, use_weather: false }),
    });
    const deck = document.querySelector('glow-swipe-deck');
    Object.assign(deck ?? {}, { outfits: (await answer.json()).outfits });
  }, baseURL);
  for (const name of ['Like', 'Pass']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await button.click();
    await expect(page.locator('[data-leaving]')).toHaveCount(0);
  }
  const decisions = async () => JSON.parse((await keptTaste(page)) ?? '{"decisions":[]}').decisions;
  await expect
    .poll(async () => (await decisions()).map(([, , liked]: [string, string, 0 | 1]) => liked))
    .toEqual([1, 0]);
  await page.goto('/privacy');
  expect(await keptTaste(page)).toBeNull();
  await partner.end();
});
