import type { Page } from '@playwright/test';
import { createAccount, signIn } from './product/accounts.ts';
import { fillFigure } from './product/figure.ts';
import { expect, type Locator, test } from './product/test.ts';
import { answerQuiz, decide } from './product/visit.ts';

const ON_HIM = /\ba man with deep brown skin, .*full beard/i;

/** Chooses a figure in the editor that is open, and saves it. */
async function chooseFigure(page: Page): Promise<void> {
  const editor = page.getByRole('dialog', { name: 'See yourself in every look' });
  await expect(editor.getByText(/^Still to choose: figure, body shape/)).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Save my figure' })).toBeDisabled();
  await fillFigure(editor);
  await expect(editor.getByRole('img', { name: ON_HIM })).toBeVisible();
  await editor.getByRole('button', { name: 'Save my figure' }).click();
  await expect(editor).toBeHidden();
}

const pictured = (place: Page | Locator) => place.getByRole('img', { name: ON_HIM });
const storedFigure = (page: Page) => page.evaluate(() => localStorage.getItem('glow.figure'));

async function pickLook(page: Page, vibe: string): Promise<void> {
  await page.getByRole('group', { name: vibe }).getByRole('button', { name: 'Style Me' }).click();
  await expect(page.getByRole('button', { name: 'Retake Choices' })).toBeVisible();
}

test('a visitor is never asked, sets a figure after a look, and sees every look on it in all four places', async ({
  page,
}) => {
  await page.goto('/');
  expect(await page.getByRole('button', { name: 'See it on you' }).count()).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('glow.modalClosed', 'true'));
  await page.reload();
  await pickLook(page, 'Cold');
  await page.getByRole('button', { name: 'See it on you' }).click();
  await chooseFigure(page);
  await page.getByRole('button', { name: 'Retake Choices' }).click();
  await pickLook(page, 'Work');
  await expect(pictured(page.locator('#instant-style')).first()).toBeVisible();

  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Round');
  await expect(pictured(page.locator('[part=deck]')).first()).toBeVisible();
  const { liked } = await decide(page, 'buttons');
  await expect(pictured(page.locator('[part=grid]'))).toHaveCount(liked.length);

  const person = await createAccount(page.request);
  await signIn(page, person);
  await page.goto('/curated');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByText('Saved to wardrobe.')).toBeVisible();
  await page.goto('/wardrobe');
  await expect(pictured(page.getByRole('main'))).toHaveCount(1);
});

test('the deck on show is put on the figure in the middle, and stays where it was swiped to', async ({
  page,
}) => {
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Sporty', 'Pear');
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await expect(like).not.toHaveAttribute('aria-disabled');
  await like.click();
  await expect(page.locator('[part=counter]')).toHaveText(/^2 \//);
  await page.getByRole('button', { name: 'See it on you' }).click();
  const editor = page.getByRole('dialog', { name: 'See yourself in every look' });
  await expect(editor.getByRole('radio', { name: 'Pear' })).toBeChecked();
  await editor.getByRole('radio', { name: 'Feminine' }).check({ force: true });
  await editor.getByRole('radio', { name: 'Olive' }).check({ force: true });
  await editor.getByLabel('Hair', { exact: true }).selectOption('afro');
  await editor.getByRole('radio', { name: 'Silver' }).check({ force: true });
  await editor.getByRole('button', { name: 'Save my figure' }).click();
  await expect(
    page
      .locator('[part=deck]')
      .getByRole('img', { name: /olive skin(,| and) a silver afro/i })
      .first(),
  ).toBeVisible();
  await expect(page.locator('[part=counter]')).toHaveText(/^2 \//);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[part=counter]')).toHaveText(/^1 \//);
});

test('another tab follows, a broken entry counts as none, and a full storage holds it for the page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    sessionStorage.setItem('glow.modalClosed', 'true');
    localStorage.setItem('glow.figure', '{"skin":"purple"');
  });
  await page.reload();
  await pickLook(page, 'Casual');
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => sessionStorage.setItem('glow.modalClosed', 'true'));
  await other.reload();
  await pickLook(other, 'Cloudy');
  await page.getByRole('button', { name: 'See it on you' }).click();
  await chooseFigure(page);
  await expect(other.getByRole('button', { name: 'Change your figure' })).toBeVisible();

  await other.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const editor = other.getByRole('dialog');
  // The look is drawn on the new figure meanwhile, and takes the button with it.
  await expect(async () => {
    await other.getByRole('button', { name: 'Change your figure' }).click();
    await expect(editor.getByRole('radio', { name: 'Masculine' })).toBeChecked({ timeout: 3000 });
  }).toPass();
  await editor.getByRole('button', { name: 'Save my figure' }).click();
  await expect(editor.getByText(/^This browser kept nothing/)).toBeVisible();
});

test('with the account if the person says so: there on another browser, and gone when they leave', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await createAccount(page.request);
  await signIn(page, person);
  const part = page.getByRole('region', { name: 'Your figure' });
  await part.getByRole('button', { name: 'See it on you' }).click();
  await chooseFigure(page);

  const signInElsewhere = async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const elsewhere = await context.newPage();
    await signIn(elsewhere, person);
    return { context, elsewhere };
  };
  const first = await signInElsewhere();
  await expect(first.elsewhere.getByRole('button', { name: 'See it on you' })).toBeVisible();
  expect(await storedFigure(first.elsewhere)).toBeNull();
  await first.context.close();

  await part.getByRole('button', { name: 'Change your figure' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('checkbox', { name: /^Keep it with my account/ }).check();
  await editor.getByRole('button', { name: 'Save my figure' }).click();
  await expect(editor).toBeHidden();
  const second = await signInElsewhere();
  await expect(second.elsewhere.getByRole('img', { name: ON_HIM })).toBeVisible();
  await second.elsewhere.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => storedFigure(second.elsewhere)).toBeNull();
  await second.context.close();

  await part.getByRole('button', { name: 'Change your figure' }).click();
  await editor.getByRole('button', { name: 'Remove my figure' }).click();
  await expect(part.getByRole('button', { name: 'See it on you' })).toBeVisible();
  expect(await storedFigure(page)).toBeNull();
});
