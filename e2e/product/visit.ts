import { expect, type Page } from '@playwright/test';
import { TRAITS } from '../../packages/api/src/index.ts';

export const WAYS = ['drag', 'keys', 'buttons'] as const;
type Way = (typeof WAYS)[number];

/** Answers both questions and asks for the looks. */
export async function answerQuiz(page: Page, style: string, shape: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${style}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${shape}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
}

/** The looks that come later are composed while the first ones are drawn, on a machine that may be busy. */
export const LOOKS_ARRIVE_MS = 60_000;

/** Decisions after which further looks are asked for. */
export const ASKED_AFTER = 5;

const counter = (page: Page) => page.locator('[part="counter"]');

/** Waits for the picture of the card on top, as a visitor would: before it is there, drags and keys decide nothing. */
async function untilDecidable(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Like', exact: true })).not.toHaveAttribute('aria-disabled');
}

/** Drags the card on top sideways by so many CSS pixels, as a hand would: in steps. */
export async function dragCard(page: Page, byPx: number): Promise<void> {
  await untilDecidable(page);
  const deck = page.locator('[part="deck"]');
  await deck.scrollIntoViewIfNeeded();
  const box = await deck.boundingBox();
  if (!box) throw new Error('There is no deck to drag on.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step += 1) await page.mouse.move(x + (byPx * step) / 4, y + 2);
  await page.mouse.up();
}

async function decideOne(page: Page, way: Way, mark: 'like' | 'pass'): Promise<void> {
  await untilDecidable(page);
  if (way === 'drag') return dragCard(page, mark === 'like' ? 190 : -190);
  if (way === 'keys')
    return page.locator('[part="deck"]').press(mark === 'like' ? 'ArrowRight' : 'ArrowLeft');
  const name = mark === 'like' ? 'Like' : 'Pass';
  return page.getByRole('button', { name, exact: true }).click();
}

/**
 * Decides every card of the deck, in the ways given by turns, two likes for each pass; gives the names that were liked, in order, and how
 * many cards there were. Waits after the fifth for the four looks that are asked for then.
 */
export async function decide(
  page: Page,
  ...ways: readonly Way[]
): Promise<{ liked: string[]; total: number }> {
  const liked: string[] = [];
  for (let index = 1; ; index += 1) {
    if (index === ASKED_AFTER + 1)
      await expect(counter(page)).toHaveText(`${index} / 14`, { timeout: LOOKS_ARRIVE_MS });
    const [, total = '0'] = ((await counter(page).textContent()) ?? '').split('/');
    const name = (await page.locator('.glow-swipe [part=look-name]').textContent()) ?? '';
    const mark = index % 3 === 0 ? 'pass' : 'like';
    if (mark === 'like') liked.push(name);
    await decideOne(page, ways[index % ways.length] ?? 'buttons', mark);
    if (index === Number(total)) return { liked, total: index };
    await expect(counter(page)).toHaveText(new RegExp(`^${index + 1} /`));
    await expect(page.locator('.glow-swipe [part=look-name]')).not.toHaveText(name);
  }
}

/** Resolves to the names on the curated list by the alphabet: a taste has put the list in an order of its own. */
export async function likedNames(page: Page): Promise<string[]> {
  return (await page.locator('[part=grid] [part=look-name]:not(.page-ahead *)').allInnerTexts()).toSorted();
}

/** Keeps a taste in the page's browser, as fourteen looks swiped would: every one with the trait away, the others kept. */
export async function dislike(page: Page, disliked: (typeof TRAITS)[number]): Promise<void> {
  const traits = (digit: 0 | 8) => `1:${TRAITS.map((trait) => (trait === disliked ? digit : 4)).join('')}`;
  await page.goto('/terms');
  await page.evaluate(
    ([away, kept]) => {
      const decisions = Array.from({ length: 14 }, (_, at) => [
        `Look ${at}`,
        at % 2 ? away : kept,
        at % 2 ? 0 : 1,
      ]);
      localStorage.setItem('glow.taste', JSON.stringify({ version: 1, decisions, said: {} }));
    },
    [traits(8), traits(0)] as const,
  );
}
