import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admin } from './admin.tsx';

const OWN_ADDRESS = window.location.href;
const ADMINISTRATOR = {
  email: 'admin@example.com',
  displayName: 'Ada',
  token: 'access-1',
  isAdmin: true,
};

interface ReceivedCall {
  readonly url: URL;
  readonly token: string | null;
  readonly signal: AbortSignal | null | undefined;
}
type Respond = (call: ReceivedCall) => Response | Promise<Response>;

/** Stands in the place of the network and tells what was asked of it, in order. */
function stubServer(respond: Respond): readonly ReceivedCall[] {
  const calls: ReceivedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers, signal }: RequestInit) => {
    const url = new URL(address, OWN_ADDRESS);
    const call = { url, token: new Headers(headers).get('authorization'), signal };
    calls.push(call);
    return respond(call);
  });
  return calls;
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

const user = (name: string) => ({
  username: name,
  email: `${name}@example.com`,
  created_at: '2026-03-07T12:00:00.000Z',
  has_registration: false,
});

/** A page of a list of `total` users, each named by its number. */
function usersPage({ url }: ReceivedCall, total: number): Response {
  const page = Number(url.searchParams.get('page'));
  const size = Number(url.searchParams.get('page_size'));
  const names = Array.from({ length: total }, (_, at) => `user${at + 1}`);
  const items = names.slice((page - 1) * size, page * size).map(user);
  return json({ items, total, page, page_size: size });
}

function open(query: string, respond: Respond, signedIn: object | 'nobody' = ADMINISTRATOR) {
  // Of its own in every test: a refresh token is good once, and its lock outlasts it.
  const refreshToken = crypto.randomUUID();
  if (signedIn !== 'nobody') localStore.writeJson(LOCAL_STORAGE_KEYS.user, { ...signedIn, refreshToken });
  window.history.replaceState(null, '', `/admin${query}`);
  const calls = stubServer(respond);
  render(
    <div className="glow">
      <BrowserRouter>
        <Admin />
      </BrowserRouter>
    </div>,
  );
  return calls;
}

const neverAsked: Respond = () => json({ error: 'unexpected', code: 'internal' }, 500);
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
const shownNames = () =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? '')
    .filter((text) => text.startsWith('user'));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', OWN_ADDRESS);
});

describe('Admin', () => {
  // @spec 2.admin.3 A signed-in non-administrator sees 'Access denied' with the text 'You are signed in, but
  //   this area is restricted to the administrator.' A signed-out visitor sees 'Admin access only' with 'Go
  //   to login'.
  it('asks a visitor to sign in and asks the server for nothing', async () => {
    const calls = open('?users=1', neverAsked, 'nobody');
    expect(await screen.findByRole('heading', { name: 'Admin access only' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Go to login' }));
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('glow.from')).toBe('/admin?users=1');
    expect(calls).toHaveLength(0);
  });

  // @spec 2.admin.3 A signed-in non-administrator sees 'Access denied' with the text 'You are signed in, but
  //   this area is restricted to the administrator.' A signed-out visitor sees 'Admin access only' with 'Go
  //   to login'.
  // @spec 6.7 A signed-in non-administrator sees 'Access denied'.
  it('denies a signed-in user access and asks the server for nothing', async () => {
    const calls = open('?users=1', neverAsked, { ...ADMINISTRATOR, isAdmin: false });
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeTruthy();
    expect(
      screen.getByText('You are signed in, but this area is restricted to the administrator.'),
    ).toBeTruthy();
    expect(calls).toHaveLength(0);
  });

  it('denies access when the server knows no administrator, whatever storage says', async () => {
    open('?users=1', () => json({ error: 'no', code: 'not_allowed' }, 403));
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeTruthy();
  });

  it('renews an expired token silently and asks again', async () => {
    const calls = open('?users=1', (call) => {
      if (call.url.pathname === '/api/token/refresh/')
        return json({ access: 'access-2', refresh: 'refresh-2' });
      return call.token === 'Bearer access-2'
        ? usersPage(call, 1)
        : json({ error: 'expired', code: 'not_signed_in' }, 401);
    });
    expect(await screen.findByText('user1')).toBeTruthy();
    expect(calls.map(({ url }) => url.pathname)).toEqual([
      '/api/users/',
      '/api/token/refresh/',
      '/api/users/',
    ]);
  });

  it('goes to the login when the session has ended, to come back afterwards', async () => {
    open('?users=2', ({ url }) => {
      const code = url.pathname === '/api/token/refresh/' ? 'session_ended' : 'not_signed_in';
      return json({ error: 'over', code }, 401);
    });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem('glow.from')).toBe('/admin?users=2');
  });

  // @spec 2.admin.1 Four collapsible sections: early-access registrations, registered users, images, instant
  //   outfits.
  it('has four collapsed sections, and asks for what one holds when it is opened', async () => {
    const calls = open('', (call) => usersPage(call, 2));
    const toggles = await screen.findAllByRole('button', { expanded: false });
    expect(toggles.map((toggle) => toggle.textContent)).toEqual([
      'Early-access registrations',
      'Registered users',
      'Images',
      'Instant outfits',
    ]);
    expect(calls).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Registered users' }));
    expect(await screen.findByText('1–2 of 2 users')).toBeTruthy();
    expect(calls.map(({ url }) => url.search)).toEqual(['?page=1&page_size=5']);
    expect(window.location.search).toBe('?users=1');
    fireEvent.click(screen.getByRole('button', { name: 'Registered users' }));
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('table')).toBeNull();
  });

  // @spec 9.13 on registrations and users Next is disabled at the last page computed from total.
  it('disables Next at the last page computed from the total, even a full one', async () => {
    open('?users=1', (call) => usersPage(call, 10));
    await screen.findByText('1–5 of 10 users');
    expect(previous().disabled).toBe(true);
    fireEvent.click(next());
    await screen.findByText('6–10 of 10 users');
    expect(next().disabled).toBe(true);
    expect(window.location.search).toBe('?users=2');
    window.history.back();
    await screen.findByText('1–5 of 10 users');
    expect(next().disabled).toBe(false);
  });

  it('says no range of another page before it has its rows', async () => {
    open('?users=1', (call) => usersPage(call, 10));
    await screen.findByText('1–5 of 10 users');
    const status = screen.getByText('1–5 of 10 users');
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    fireEvent.click(next());
    await screen.findByText('6–10 of 10 users');
    expect(said).toEqual(['Loading…', '6–10 of 10 users']);
  });

  it('shows the page asked for last, however late another answer comes', async () => {
    const held = Promise.withResolvers<void>();
    const calls = open('?users=1', async (call) => {
      if (call.url.searchParams.get('page') === '2') await held.promise;
      return usersPage(call, 15);
    });
    await screen.findByText('1–5 of 15 users');
    fireEvent.click(next());
    await waitFor(() => expect(calls).toHaveLength(2));
    window.history.back();
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[1]?.signal?.aborted).toBe(true);
    await screen.findByText('1–5 of 15 users');
    held.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shownNames()[0]).toBe('user1');
    expect(screen.queryByText('Unable to load users')).toBeNull();
  });

  it('gives up silently what is asked when a section is closed', async () => {
    const calls = open(
      '?users=1',
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    await waitFor(() => expect(calls).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Registered users' }));
    await waitFor(() => expect(calls[0]?.signal?.aborted).toBe(true));
    expect(screen.queryByText('Unable to load users')).toBeNull();
  });

  // @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load
  //   users', 'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to
  //   delete instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
  //   (instant-outfit upload also appends the response text).
  it('says that a table could not be loaded and loads it on the next try', async () => {
    let isBroken = true;
    open('?users=1', (call) => (isBroken ? json({}, 500) : usersPage(call, 1)));
    expect((await screen.findByText('Unable to load users')).getAttribute('role')).toBe('alert');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('user1')).toBeTruthy();
  });

  it('shows rows of the size of a page while it loads the first time', async () => {
    open('?users=1', () => new Promise(() => {}));
    const table = await screen.findByRole('table');
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(table.querySelectorAll('.admin-skeleton-row')).toHaveLength(5);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading…');
  });

  it('shows markup in a name as it was written', async () => {
    const items = [{ ...user('x'), username: '<img src=x onerror=alert(1)>' }];
    open('?users=1', () => json({ items, total: 1, page: 1, page_size: 5 }));
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});
