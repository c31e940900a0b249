import type { APIRequestContext, Page } from '@playwright/test';

export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly answer: string;
}

let people = 0;

/** Somebody nobody met before; password and answer are on no list of common ones. */
export function newPerson(): TestPerson {
  people += 1;
  const email = `vera.${Date.now().toString(36)}.${people}@example.org`;
  return { name: 'Vera Lindqvist', email, password: 'Velvet-Otter-12', answer: 'Quibbleworth' };
}

/** Makes the account without the page. */
export async function createAccount(request: APIRequestContext, person = newPerson()): Promise<TestPerson> {
  const { name: displayName, email, password, answer: securityAnswer } = person;
  const data = { email, password, displayName, securityQuestion: 'first_pet', securityAnswer };
  const answer = await request.post('/api/signup_mongo/', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return person;
}

/** Fills in /signup and sends it. */
export async function signUp(page: Page, person: TestPerson): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByLabel('Security question').selectOption('first_pet');
  await page.getByLabel('Security answer').fill(person.answer);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Passes the step with the recovery code, which follows a sign-up; gives the code. */
export async function keepRecoveryCode(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Your recovery code' }).waitFor();
  const code = (await page.getByRole('code').textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept it' }).click();
  return code;
}

/** Fills in the login form of the page that is open and sends it. */
export async function fillInLogin(page: Page, { email, password }: TestPerson): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in by /login and waits for the profile and the one call that it makes. */
export async function signIn(page: Page, person: TestPerson): Promise<void> {
  await page.goto('/login');
  const security = page.waitForResponse('**/api/account/security/');
  await fillInLogin(page, person);
  await page.waitForURL('**/profile');
  await (await security).finished();
}

/** Fills in the forgot-password panel and sends it. */
export async function resetPassword(page: Page, { email }: TestPerson, proof: string, newPassword: string) {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Security question').selectOption('first_pet');
  await page.getByLabel('Answer or recovery code').fill(proof);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

/** Resolves to the user as browser storage has it. */
export async function storedUser(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('glow.user') ?? 'null'));
}

/** Saves a look of each of these vibes as whoever is signed in on the page; gives their names. */
export async function saveLooks(page: Page, vibes: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { token } = JSON.parse(localStorage.getItem('glow.user') ?? '{}');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const names: string[] = [];
    for (const vibe of wanted) {
      const request = { vibe, image_count: 14, exclude_names: names };
      const { outfits } = await (await post('/api/instant_outfits/', request)).json();
      // One for its own weather alone, so that seasons tell looks apart.
      const [own, other] = vibe === 'cold' ? ['cold', 'hot'] : ['hot', 'cold'];
      const isOfOne = ({ tags }: { tags: string[] }) => tags.includes(own) && !tags.includes(other);
      const { name, image, tags } = outfits.find(isOfOne) ?? outfits[0];
      const saved = await post('/api/save_image/', { filename: name, image_url: image, tags });
      if (!saved.ok) throw new Error(await saved.text());
      names.push(name);
    }
    return names;
  }, vibes);
}
