import { keepRecoveryCode, newPerson, signUp } from './product/accounts.ts';
import { expect, test } from './product/test.ts';
import { answerQuiz, decide } from './product/visit.ts';

// @spec 4.14 Curated save, per outfit: idle, saving, then saved or error.
// @spec 4.15 Saved is remembered in storage.
// @spec 4.16 A toast shows for 4 seconds.
// @spec 4.17 If not signed in, saving sends the user to /login, remembering curated as the origin.
// @spec 6.1 Visitor (not signed in): landing, early-access modal, quiz, swipe, viewing curated, instant
//   outfits, login, signup.
// @spec 6.3 Signed-in user: save, wardrobe, profile.
// @spec 8.17 Saving: failure toast 'Could not save outfit. Please try again.';
// @spec 8.18 success 'Saved to wardrobe.';
test('a visitor saves a look, signs up on the way, finds it saved and in the wardrobe, and deletes it; a save that fails can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/save_image/);
  const person = newPerson();
  await page.goto('/style-discovery');
  await answerQuiz(page, 'Casual', 'Hourglass');
  const {
    liked: [name = ''],
  } = await decide(page, 'buttons');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('button', { name: /^Save/ }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: `Keep ${name}` })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /sign up|create/i })
    .click();
  await expect(page.getByRole('heading', { name: `Keep ${name}` })).toBeVisible();
  await signUp(page, person);
  await expect(page).toHaveURL('/curated');
  await keepRecoveryCode(page);
  await expect(card.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: /^Saved/ })).toBeVisible();

  await page.route('**/api/save_image/', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByText('Could not save outfit. Please try again.')).toBeVisible();
  await page.unroute('**/api/save_image/');
  await page.getByRole('button', { name: /^Try Again/ }).click();
  await expect(page.getByText('Saved to wardrobe.')).toBeVisible();

  await page.goto('/wardrobe');
  await expect(page.getByRole('heading', { name: /'s Wardrobe$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove outfit?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('status').getByText('Removed from your wardrobe.')).toBeVisible();
  await page.goto('/curated');
  await expect(card.getByRole('button', { name: /^Save/ })).toBeVisible();
});
