import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPartner, type Partner } from './partner-page.ts';

const SCRIPT = '<script type="module" src="{glow}/embed/glow.js"></script>';
const tag = (name: string) => `<glow-${name} loading="eager"></glow-${name}>`;
const QUIZ = tag('style-quiz');
const DECK = tag('swipe-deck');
const GRID = tag('curated-grid');
const NOT_TAKEN = "You haven't taken the style test yet";

vi.setConfig({ testTimeout: 60_000 });

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

/** Visits under a clock that goes by itself and can be sent forward. */
const visit: Partner['visit'] = (html, before) =>
  partner.visit(html, async (page) => {
    await page.clock.install();
    await before?.(page);
  });

async function answerQuiz(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Casual' }).check();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('radio', { name: 'Pear' }).check();
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
}

/** Likes the first and the third of the three looks, two from the quiz and one that came later. */
async function swipe(page: Page): Promise<void> {
  const card = (name: string) => page.getByRole('article', { name }).waitFor();
  await card('Harbour Stripes');
  await page.getByRole('button', { name: 'Like' }).click();
  await card('Copper Down');
  await page.clock.fastForward(8000);
  await page.getByText('2 / 3').waitFor();
  await page.getByRole('button', { name: 'Pass' }).click();
  await card('Emerald Slip');
  await page.getByRole('button', { name: 'Like' }).click();
  await page.getByText('You loved 2 of 3.', { exact: true }).waitFor();
}

const liked = (page: Page) => page.locator('glow-curated-grid [part~=look-name]').allTextContents();

describe('quiz, deck and grid on one page of a shop, with no line of its own script', () => {
  it.each([
    ['in the opposite order, before the script', `${GRID}${DECK}${QUIZ}${SCRIPT}`],
    [
      'in the order they are used, beside the other two',
      `${SCRIPT}${tag('instant-style')}${tag('early-access')}${QUIZ}${DECK}${GRID}`,
    ],
  ])('find each other %s', async (_order, html) => {
    const { page, lines } = await visit(html);
    await page.getByText(NOT_TAKEN).waitFor();
    await answerQuiz(page);
    await swipe(page);
    await page.getByText(NOT_TAKEN).waitFor({ state: 'detached' });
    expect(await liked(page)).toEqual(['Harbour Stripes', 'Emerald Slip']);

    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await page.getByText(NOT_TAKEN).waitFor();
    await page.getByText('Question 1 of 2').waitFor();
    expect(lines).toEqual([]);
    await page.close();
  });

  it('find each other over pages, and hold what was chosen over a reload', async () => {
    const { page, lines } = await visit(`${SCRIPT}${QUIZ}`);
    await answerQuiz(page);
    await page.getByText('Your looks are ready').waitFor();
    await partner.turn(page, `${SCRIPT}${DECK}`);
    await page.getByRole('article', { name: 'Harbour Stripes' }).waitFor();
    await page.getByRole('button', { name: 'Like' }).click();
    await page.getByRole('article', { name: 'Copper Down' }).waitFor();
    await page.reload();
    await page.getByText('2 / 3').waitFor();
    expect(lines).toEqual([]);
    await page.close();
  });

  it('need only the files of the tags that are there', async () => {
    const { page, scripts } = await visit(`${SCRIPT}${GRID}`);
    await page.getByText(NOT_TAKEN).waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts[0]).toBe('glow.js');
    expect(scripts.slice(1).toSorted()).toEqual([
      'chunks/glow-curated-grid',
      'chunks/runtime',
      'chunks/visit',
    ]);
    await page.close();
  });

  it('work when what they share failed once', async () => {
    const { page, scripts } = await visit(`${SCRIPT}${QUIZ}${DECK}${GRID}`, async (page) => {
      await page.route('**/embed/chunks/visit*.js', (route) => route.abort());
    });
    await answerQuiz(page);
    await swipe(page);
    expect(await liked(page)).toHaveLength(2);
    expect(scripts).toContain('again/visit');
    await page.close();
  });

  it('go on when one of them does not load, which says so and keeps its fallback', async () => {
    const html = `${SCRIPT}${QUIZ}<glow-swipe-deck loading="eager"><p>Swipe in our app.</p></glow-swipe-deck>${GRID}`;
    const { page } = await visit(html, async (page) => {
      await page.addInitScript(() => {
        document.addEventListener('glow-error', (event) => {
          const { localName } = event.target as Element;
          document.documentElement.dataset.failed = localName;
        });
      });
      await page.route('**/embed/{chunks,again}/glow-swipe-deck*', (route) => route.abort());
    });
    await page.locator('html[data-failed=glow-swipe-deck]').waitFor();
    expect(await page.getByText('Swipe in our app.').isVisible()).toBe(true);
    await page.getByText(NOT_TAKEN).waitFor();
    await answerQuiz(page);
    await page.getByText('Your looks are ready').waitFor();
    await page.close();
  });
});
