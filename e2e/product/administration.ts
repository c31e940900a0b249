import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newClient } from './client.ts';
import { openInstallation } from './open-installation.ts';
import type { Installation } from './product.ts';
import { test as base, expect } from './test.ts';

export { expect };

export const ADMINISTRATOR = { email: 'admin@example.org', password: 'Velvet-Otter-12' };
const PERSON_PASSWORD = 'Quiet-Heron-34';

/** Settings that make the administrator known beforehand. */
export const ADMINISTERED = {
  GLOW_ADMIN_EMAIL: ADMINISTRATOR.email,
  GLOW_ADMIN_PASSWORD: ADMINISTRATOR.password,
};

/** Journeys on an administered product that no other journeys share. */
export function administered() {
  return base.extend<object, { product: Installation }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
      async ({}, use) => {
        const product = await openInstallation(ADMINISTERED);
        await use(product);
        await product.remove();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
}

export const test = administered();

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

interface Session extends Tokens {
  readonly user: { readonly email: string; readonly displayName: string; readonly isAdmin: boolean };
}

/** Signs in by the call, without a page. */
export async function logIn(request: APIRequestContext, credentials = ADMINISTRATOR): Promise<Session> {
  const response = await request.post('/api/login_mongo/', { data: credentials, headers: newClient() });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Somebody with an account, called by the part of the address before the @. */
export async function signUp(request: APIRequestContext, name: string): Promise<Session> {
  const response = await request.post('/api/signup_mongo/', {
    headers: newClient(),
    data: {
      email: `${name}@example.org`,
      password: PERSON_PASSWORD,
      displayName: name,
      securityQuestion: 'first_pet',
      securityAnswer: 'Quibbleworth',
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Puts an address on the early-access list. */
export async function register(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post('/api/early_access/', {
    data: { email, consent: true },
    headers: newClient(),
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Has every page of this context start as somebody who is signed in; what the page itself stores is kept. */
export async function enterAs(page: Page, { access, refresh, user }: Session): Promise<void> {
  const entry = JSON.stringify({ ...user, token: access, refreshToken: refresh });
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('glow.user', text);
  }, entry);
}

/** Opens the console as the administrator, at a query string such as `?users=1`. */
export async function openConsole(page: Page, query = ''): Promise<Session> {
  const session = await logIn(page.request);
  await enterAs(page, session);
  await page.goto(`/admin${query}`);
  await expect(page.getByRole('heading', { name: 'Administrator console' })).toBeVisible();
  return session;
}

export const bearer = ({ access }: Tokens) => ({ authorization: `Bearer ${access}` });

/** Returns a picture that is one: what is on the screen now. */
export function somePng(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 320 } });
}

export interface UploadFields {
  readonly filename: string;
  readonly tags?: string;
  readonly tag?: string;
}

/** Uploads by the call, without a page. */
export async function upload(
  page: Page,
  session: Tokens,
  what: 'images' | 'instantoutfit',
  fields: UploadFields,
): Promise<void> {
  const image = { name: 'x.png', mimeType: 'image/png', buffer: await somePng(page) };
  const response = await page.request.post(`/api/admin/${what}/upload/`, {
    headers: { ...bearer(session), ...newClient() },
    multipart: { ...fields, image },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Returns one of the four sections by its title. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true }).filter({ has: page.getByRole('heading') });
}

/** Returns the rows of a section that carry data. */
export function rowsOf(part: Locator): Locator {
  return part.locator('tbody tr').filter({ has: part.page().getByRole('button', { name: /^Delete/ }) });
}
