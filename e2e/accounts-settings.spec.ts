import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import {
  createAccount,
  fillInLogin,
  newPerson,
  resetPassword,
  saveLooks,
  signIn,
  signUp,
  storedUser,
} from './product/accounts.ts';
import { expect, test } from './product/test.ts';

test('a new name shows everywhere, and an empty one becomes that of the address', async ({ page }) => {
  const person = await createAccount(page.request);
  await signIn(page, person);
  await page.getByText('Change name').click();
  await page.getByLabel('Full name').fill('  Vera-Maria Lindqvist  ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Vera-Maria Lindqvist' })).toBeVisible();
  await expect(page.getByText('Your name is changed.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Vera-Maria Lindqvist');
  expect(await storedUser(page)).toMatchObject({ displayName: 'Vera-Maria Lindqvist' });
  await page.getByLabel('Full name').fill('   ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: person.email.slice(0, person.email.indexOf('@')) }),
  ).toBeVisible();
});

test('a new password is taken for the one before, and nothing less', async ({ page, complaints }) => {
  complaints.expect(/account\/password/);
  const person = await createAccount(page.request);
  await signIn(page, person);
  await page.getByText('Change password').click();
  const save = page.getByRole('button', { name: 'Save password' });
  await page.getByLabel('Current password').fill('Velvet-Otter-13');
  await page.getByLabel('New password', { exact: true }).fill('Amber-Heron-47');
  await page.getByLabel('Confirm new password').fill('Amber-Heron-48');
  await save.click();
  await expect(page.getByText('New password and confirmation do not match.')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('Amber-Heron-47');
  await save.click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(person.password);
  await save.click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/login');
  await fillInLogin(page, { ...person, password: 'Amber-Heron-47' });
  await expect(page).toHaveURL('/profile');
});

test('a new security answer and a new recovery code open the account, the old ones no longer', async ({
  page,
  complaints,
}) => {
  complaints.expect(/forgot_password/);
  const person = await createAccount(page.request);
  await signIn(page, person);
  await page.getByText('Change security question').click();
  await page.getByLabel('Security question').selectOption('first_pet');
  await page.getByLabel('Security answer').fill('Marmaduchess');
  await page.locator('details[open]').getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByText('Your security question is changed.')).toBeVisible();
  await page.getByText('New recovery code').click();
  await page.locator('details[open]').getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Make a new code' }).click();
  const code = (await page.getByRole('code').textContent()) ?? '';
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await resetPassword(page, person, person.answer, 'Amber-Heron-47');
  await expect(page.getByRole('alert')).toHaveText("We couldn't reset your password. Please try again.");
  await resetPassword(page, person, code, 'Amber-Heron-47');
  await expect(page).toHaveURL('/profile');
});

test('all that is kept is downloaded as one file', async ({ page }) => {
  const person = await createAccount(page.request);
  await signIn(page, person);
  const [look = ''] = await saveLooks(page, ['sunny']);
  await page.getByText('Download my data').first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  const data = JSON.parse(await readFile(file, 'utf8'));
  expect(data.account).toMatchObject({ email: person.email, display_name: person.name });
  expect(data.wardrobe).toMatchObject([{ name: look }]);
  expect(JSON.stringify(data)).not.toMatch(/argon|Quibbleworth|Velvet/i);
});

test('an account is erased after the password is given once more @phone', async ({ page, complaints }) => {
  complaints.expect(/account\/delete|login_mongo/);
  const person = await createAccount(page.request);
  await signIn(page, person);
  await page.locator('summary', { hasText: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('Velvet-Otter-13');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedUser(page)).toBeNull();
  await page.goto('/login');
  await fillInLogin(page, person);
  await expect(page.getByText('Email or password is not right.')).toBeVisible();
});

test('the profile shows what was changed since the last sign-in, and ends the other sessions @phone', async ({
  page,
}) => {
  const person = await createAccount(page.request);
  const { email, password } = person;
  const elsewhere = await (
    await page.request.post('/api/login_mongo/', { data: { email, password } })
  ).json();
  const headers = { authorization: `Bearer ${elsewhere.access}` };
  await page.request.post('/api/recovery_code/', { data: { password }, headers });
  await signIn(page, person);
  const changes = page.getByRole('region', { name: 'Since you last signed in' });
  await expect(changes.getByRole('listitem')).toHaveText(/A recovery code was made/);
  await page.getByText('Sign-in and security').click();
  const sessions = page.locator('details[open]').getByRole('listitem');
  await expect(sessions).toHaveText([/^Here/, /^Elsewhere/, /^Elsewhere/]);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions).toHaveText([/^Here/]);
  expect((await page.request.get('/api/get_wardrobe/', { headers })).status()).toBe(401);
});

test('an easy password and answer are advised on and taken, and the lists come with the focus', async ({
  page,
}) => {
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('advice-rules') && lists.push(request.url()));
  await page.goto('/signup', { waitUntil: 'networkidle' });
  expect(lists).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('Password1!');
  await expect(page.getByRole('status').filter({ hasText: 'Weak' })).toBeVisible();
  await page.getByLabel('Security answer').fill('Pizza');
  await expect(page.getByRole('status').filter({ hasText: 'Easy to guess' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(lists).toHaveLength(1);
  await signUp(page, { ...newPerson(), password: 'Password1!', answer: 'Pizza' });
  await expect(page).toHaveURL('/profile');
});

test('a 401 without a word of ours leads from the wardrobe to /login', async ({ page, complaints }) => {
  complaints.expect(/get_wardrobe/);
  await signIn(page, await createAccount(page.request));
  await page.route('**/api/get_wardrobe/', (route) => route.fulfill({ status: 401, json: { error: 'x' } }));
  await page.goto('/wardrobe');
  await expect(page).toHaveURL('/login');
  expect(await storedUser(page)).toBeNull();
});
