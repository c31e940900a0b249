import AxeBuilder from '@axe-core/playwright';
import {
  createAccount,
  fillInLogin,
  keepRecoveryCode,
  newPerson,
  resetPassword,
  signIn,
  signUp,
  storedUser,
} from './product/accounts.ts';
import { expect, test } from './product/test.ts';

// @spec 2.7 | /login | Sign in |
// @spec 2.8 | /signup | Create account |
// @spec 2.9 | /profile | Profile |
// @spec 2.signup.1 Full name (marked required in the form), email, password, confirm password, security
//   question, answer, consent checkbox, 'Create account'.
// @spec 2.profile.1 Avatar with initials (up to 2 letters), display name, email, 'Sign Out', quick actions
//   'Retake Style Quiz' and 'Wardrobe'.
// @spec 4.21 After login, signup or reset success the user goes to /profile (replacing history).
// @spec 4.22 Signing out clears the user and goes home.
// @spec 5.5 Name and answer are trimmed.
// @spec 7.27 Client handling of answers: early-access success shows the server message or a default; a
//   successful login, signup or reset stores the user (email, displayName, tokens, isAdmin) in browser
//   storage; a recommendation answer is passed on to the swipe screen together with the weather info and the
//   AI flag.
// @spec 9.15 Avatar initials up to 2 letters.
test('a visitor signs up, meets her profile, signs out and signs in again @phone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/signup');
  const arrow = page.getByLabel('Security question');
  expect(await arrow.evaluate((select) => getComputedStyle(select).backgroundImage)).toContain('gradient');
  expect(await arrow.evaluate((select) => getComputedStyle(select).paddingInlineEnd)).toBe('44px');
  for (const box of await page.locator('main :is(input, select)').all())
    await expect(box).toHaveAttribute('aria-invalid', 'false');
  await signUp(page, { ...person, name: '  Vera Lindqvist  ', answer: '  Quibbleworth ' });
  await keepRecoveryCode(page);
  await expect(page).toHaveURL('/profile');
  await expect(page).toHaveTitle('Profile · Glow');
  await expect(page.getByRole('heading', { name: 'Vera Lindqvist' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByText('VL', { exact: true })).toBeVisible();
  await expect(main.getByText(person.email)).toBeVisible();
  expect(await storedUser(page)).toEqual({
    email: person.email,
    displayName: 'Vera Lindqvist',
    token: expect.stringMatching(/.{20}/),
    refreshToken: expect.stringMatching(/.{20}/),
    isAdmin: false,
  });
  const logout = page.waitForResponse('**/api/logout/');
  await main.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect((await logout).status()).toBe(200);
  expect(await storedUser(page)).toBeNull();
  await page.goto('/login');
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/'); // the login is replaced in the history
});

test('the recovery code has a step of its own after the sign-up, once, and can be copied @phone', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, newPerson());
  const heading = page.getByRole('heading', { name: 'Your recovery code' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Vera Lindqvist' })).toBeHidden();
  const line = page.getByRole('code');
  const code = await line.textContent();
  expect(code).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
  const { lines, isWhole } = await line.evaluate((element) => ({
    lines: new Set([...element.getClientRects()].map(({ top }) => top)).size,
    isWhole: element.scrollWidth <= element.clientWidth,
  }));
  expect([lines, isWhole]).toEqual([1, true]);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vera Lindqvist' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vera Lindqvist' })).toBeVisible();
  await expect(heading).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(code);
});

// @spec 8.39 signup 'Unable to create your account. Please try again.';
test('a taken address is said beside it, in the words of the server @phone', async ({ page, complaints }) => {
  complaints.expect(/signup_mongo/);
  await signUp(page, await createAccount(page.request));
  await expect(page.getByText('There is an account with this email already. Please sign in.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL('/signup');
});

test('a sign-up that is not complete is not sent, and leads to what is missing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please accept the terms to continue.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Please accept the terms to continue.')).toBeHidden();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAttribute('required');
  expect(sent).toEqual([]);
});

// @spec 2.login.1 Email, password with Show/Hide toggle, 'Sign In', a toggleable 'Forgot password?' panel
//   (email, security question, answer, new password, confirmation), link to signup.
// @spec 4.19 Forgot-password panel toggles open and closed.
test('/login shows and hides the password and the forgot-password panel @phone', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Velvet-Otter-12');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  const toggle = page.getByRole('button', { name: 'Forgot password?' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const name of [
    'Account email',
    'Security question',
    'Answer or recovery code',
    'Confirm new password',
  ])
    await expect(page.getByLabel(name)).toBeVisible();
  await toggle.click();
  await expect(page.getByLabel('Security question')).toBeHidden();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup');
});

test('a login without words, and one that is wrong, stay on the page', async ({ page, complaints }) => {
  complaints.expect(/login_mongo/);
  const person = await createAccount(page.request);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter both email and password.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  for (const name of ['Email', 'Password'])
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fillInLogin(page, { ...person, password: 'Velvet-Otter-13' });
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right.');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
});

test('a press before script has come signs in when it comes, and no password gets into an address', async ({
  page,
}) => {
  const person = await createAccount(page.request);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/profile');
});

// @spec 4.20 On a successful reset the user is signed in automatically; if that automatic sign-in fails, both
//   the success message and the failure message are shown.
test('the security answer sets a new password and signs in with it', async ({ page }) => {
  const person = await createAccount(page.request);
  await resetPassword(page, person, '  QUIBBLEWORTH ', 'Amber-Heron-47');
  await expect(page).toHaveURL('/profile');
  expect(await storedUser(page)).toMatchObject({ email: person.email });
});

test('the recovery code does too, once, and a wrong answer says nothing more', async ({
  page,
  complaints,
}) => {
  complaints.expect(/forgot_password/);
  const person = newPerson();
  await signUp(page, person);
  const code = await keepRecoveryCode(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await resetPassword(page, person, code.toLowerCase(), 'Amber-Heron-47');
  await expect(page).toHaveURL('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await resetPassword(page, person, code, 'Copper-Finch-58');
  await expect(page.getByRole('alert')).toHaveText("We couldn't reset your password. Please try again.");
});

test('when only the automatic sign-in fails, both is said', async ({ page, complaints }) => {
  complaints.expect(/login_mongo/);
  const person = await createAccount(page.request);
  await page.route('**/api/login_mongo/', (route) => route.abort());
  await resetPassword(page, person, person.answer, 'Amber-Heron-47');
  await expect(
    page.getByText('Password updated successfully. You can now sign in with your new password.'),
  ).toBeVisible();
  await expect(
    page.getByText(
      'Password reset succeeded, but automatic sign in failed. Please sign in manually with your new password.',
    ),
  ).toBeVisible();
  await page.unroute('**/api/login_mongo/');
  await fillInLogin(page, { ...person, password: 'Amber-Heron-47' });
  await expect(page).toHaveURL('/profile');
});

test('a slow login is sent once, however often it is pressed', async ({ page }) => {
  const person = await createAccount(page.request);
  let logins = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/login_mongo/', async (route) => {
    logins += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await fillInLogin(page, person);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page).toHaveURL('/profile');
  expect(logins).toBe(1);
});

test('Retake Style Quiz clears the flag in the top bar and leads to the quiz', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  await page.evaluate(() => localStorage.setItem('glow.styleTestCompleted', 'true'));
  await page.reload();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Curated' })).toBeVisible();
  await page.getByRole('button', { name: 'Retake Style Quiz' }).click();
  await expect(page).toHaveURL('/style-discovery');
  await expect(bar.getByRole('link', { name: 'Style Discovery' })).toBeVisible();
});

test('whoever is signed in is led on from /login and /signup', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL('/profile');
  }
  await page.evaluate(() => sessionStorage.setItem('glow.from', '/wardrobe'));
  await page.goto('/login');
  await expect(page).toHaveURL('/wardrobe');
});

for (const path of ['/login', '/signup', '/privacy', '/terms']) {
  test(`axe finds nothing on ${path}; light on a desk, dark on a phone @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const panel = page.getByRole('button', { name: 'Forgot password?' });
    if (path === '/login') await panel.click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
