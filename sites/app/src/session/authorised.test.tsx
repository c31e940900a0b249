import { getWardrobe } from '@glow/api/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authorised } from './authorised.ts';
import { SignInRequired } from './sign-in-required.ts';
import { clearSignedInUser, readSignedInUser, storeSignedInUser } from './signed-in-user.ts';

const USER = { email: 'ada@example.org', displayName: 'Ada', isAdmin: false };

type Answer = readonly [status: number, body: object] | 'no answer';

interface StrictServerOptions {
  readonly refresh?: Answer;
  readonly wardrobe?: Answer;
  /** What happens in the page while a refresh is answered. */
  readonly onRefresh?: () => void;
}

let session = 0;
let generation = 1;
const tokenOf = (kind: 'access' | 'refresh') => `${kind}-${session}-${generation}`;

/**
 * As strict as our server: an access token counts until the next refresh, a refresh token once; the second use
 * ends the session. Journeys run the same against the real one.
 */
function strictServer({ refresh, wardrobe, onRefresh }: StrictServerOptions = {}) {
  const calls = { refresh: 0, wardrobe: 0 };
  const answer = (given: Answer) => {
    if (given === 'no answer') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(given[1]), { status: given[0] });
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve));
    if (address.endsWith('/api/token/refresh/')) {
      calls.refresh += 1;
      onRefresh?.();
      if (refresh) return answer(refresh);
      if (JSON.parse(`${init.body}`).refresh !== tokenOf('refresh'))
        return answer([401, { error: 'Ended.', code: 'session_ended' }]);
      generation += 1;
      return answer([200, { access: tokenOf('access'), refresh: tokenOf('refresh') }]);
    }
    calls.wardrobe += 1;
    if (wardrobe) return answer(wardrobe);
    const isLive = new Headers(init.headers).get('authorization') === `Bearer ${tokenOf('access')}`;
    return answer(isLive ? [200, { wardrobe: [] }] : [401, { error: 'No.', code: 'not_signed_in' }]);
  });
  return calls;
}

const signIn = (token = tokenOf('access'), refreshToken = tokenOf('refresh')) =>
  storeSignedInUser({ ...USER, token, refreshToken });
const readWardrobe = () => authorised((api) => getWardrobe(api));

beforeEach(() => {
  localStorage.clear();
  session += 1; // the lock of a used token is kept for a while
  generation = 1;
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSignedInUser('left');
});

describe('authorised', () => {
  // @spec 7.3 Calls marked Bearer carry the user's access token as a bearer credential.
  it('makes the call with the token of the user', async () => {
    const calls = strictServer();
    signIn();
    expect(await readWardrobe()).toEqual([]);
    expect(calls).toEqual({ refresh: 0, wardrobe: 1 });
  });

  it('renews an expired token once for all calls that wait, and keeps both new ones', async () => {
    const calls = strictServer();
    signIn('expired');
    await Promise.all([readWardrobe(), readWardrobe(), readWardrobe()]);
    expect(calls).toEqual({ refresh: 1, wardrobe: 6 });
    expect(readSignedInUser()).toEqual({
      ...USER,
      token: tokenOf('access'),
      refreshToken: tokenOf('refresh'),
    });
  });

  it('takes the token that another tab has renewed meanwhile', async () => {
    const calls = strictServer();
    signIn('expired', 'used');
    const waiting = readWardrobe();
    signIn();
    expect(await waiting).toEqual([]);
    expect(calls.refresh).toBe(0);
  });

  it('leaves a token to the tab that is at it, and takes what follows when it arrives', async () => {
    const calls = strictServer();
    signIn('expired', 'used-by-another');
    const { promise: othersWork, resolve: otherIsDone } = Promise.withResolvers<void>();
    await new Promise<void>((hasLock) => {
      navigator.locks.request('glow.session used-by-another', () => {
        hasLock();
        return othersWork;
      });
    });
    const waiting = readWardrobe();
    await expect.poll(() => calls.wardrobe).toBe(1);
    signIn(); // what the other tab wrote; its lock is still kept
    expect(await waiting).toEqual([]);
    expect(calls.refresh).toBe(0);
    otherIsDone();
  });

  it('takes over from a tab that gave up', async () => {
    const calls = strictServer();
    signIn('expired');
    const { promise: othersWork, resolve: otherGivesUp } = Promise.withResolvers<void>();
    navigator.locks.request(`glow.session ${tokenOf('refresh')}`, () => othersWork);
    const waiting = readWardrobe();
    await expect.poll(() => calls.wardrobe).toBe(1);
    otherGivesUp();
    expect(await waiting).toEqual([]);
    expect(calls.refresh).toBe(1);
  });

  it('does without locks where a page has none', async () => {
    const calls = strictServer();
    vi.stubGlobal('navigator', {});
    signIn('expired');
    await Promise.all([readWardrobe(), readWardrobe()]);
    expect(calls.refresh).toBe(1);
  });

  it('ends the session in the browser when the server knows it no longer', async () => {
    strictServer();
    signIn('expired', 'used-before');
    await expect(readWardrobe()).rejects.toThrow(SignInRequired);
    expect(readSignedInUser()).toBeUndefined();
  });

  it('ends it also when a renewed token is refused', async () => {
    strictServer({ wardrobe: [401, { error: 'No.', code: 'not_signed_in' }] });
    signIn();
    await expect(readWardrobe()).rejects.toThrow(SignInRequired);
    expect(readSignedInUser()).toBeUndefined();
  });

  // @spec 6.4 Wardrobe and profile redirect to /login when not signed in (the wardrobe passes a 'from' state;
  //   a 401 when loading the wardrobe also redirects to login).
  // @spec 7.9 | GET /api/get_wardrobe/ (Bearer) | none | wardrobe list of name, image, tags; 401 redirects to
  //   login |
  it.each([
    ['without a code', { error: 'x' }],
    ['of another server', { detail: 'Token expired' }],
    ['of an ended session', { error: 'Ended.', code: 'session_ended' }],
  ])('ends it by any 401 that comes again: %s', async (_, body) => {
    const calls = strictServer({ wardrobe: [401, body] });
    signIn();
    await expect(readWardrobe()).rejects.toThrow(SignInRequired);
    expect(calls).toEqual({ refresh: 1, wardrobe: 2 });
    expect(readSignedInUser()).toBeUndefined();
  });

  it('ends it by a 401 of a server that renews no tokens', async () => {
    strictServer({ wardrobe: [401, {}], refresh: [404, {}] });
    signIn();
    await expect(readWardrobe()).rejects.toThrow(SignInRequired);
    expect(readSignedInUser()).toBeUndefined();
  });

  it.each([
    ['no answer', 'no answer'],
    ['a broken server', [500, { error: 'Oh.', code: 'internal' }]],
    ['too many requests', [429, { error: 'Wait.', code: 'rate_limited' }]],
    ['a request that took too long', [408, { error: 'Late.' }]],
  ] satisfies readonly [string, Answer][])('signs nobody out by %s', async (_, failure) => {
    strictServer({ refresh: failure });
    signIn('expired');
    await expect(readWardrobe()).rejects.toThrow(failure === 'no answer' ? 'network' : failure[1].error);
    expect(readSignedInUser()).toMatchObject({ refreshToken: tokenOf('refresh') });
  });

  it('renews nothing for a 401 that is about something else', async () => {
    const calls = strictServer({ wardrobe: [401, { error: 'Wrong.', code: 'wrong_credentials' }] });
    signIn();
    await expect(readWardrobe()).rejects.toThrow('Wrong.');
    expect(calls.refresh).toBe(0);
    expect(readSignedInUser()).toBeDefined();
  });

  it('does not bring back who signed out while a token was renewed', async () => {
    const calls = strictServer({ onRefresh: () => clearSignedInUser('left') });
    signIn('expired');
    await expect(readWardrobe()).rejects.toThrow(SignInRequired);
    expect(calls.refresh).toBe(1);
    expect(readSignedInUser()).toBeUndefined();
  });

  it('asks to sign in without a call where nobody is', async () => {
    const calls = strictServer();
    await expect(readWardrobe()).rejects.toThrow(SignInRequired);
    expect(calls.wardrobe).toBe(0);
  });
});
