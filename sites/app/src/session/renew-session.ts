import type { SignedInUser } from '@glow/api';
import { ApiError, refreshTokens } from '@glow/api/client';
import { SignInRequired } from './sign-in-required.ts';
import { clearSignedInUser, readSignedInUser, storeSignedInUser } from './signed-in-user.ts';
import { SITE_API } from './site-api.ts';
import { otherTabIsDone, whileNoOtherTab } from './token-lock.ts';

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

let underWay: Promise<SignedInUser> | undefined;

/**
 * Returns the user with a token that is not `expiredToken`. All who wait share one refresh, in this tab and, by a lock,
 * in all: a refresh token is good once, and a second use of it ends the session (decision 10).
 * @throws {SignInRequired} when the server knows the session no longer; the user is cleared then.
 * @throws {ApiError} when no answer came or the server is out of order: nobody is signed out by that.
 */
export function renewSession(expiredToken: string): Promise<SignedInUser> {
  underWay ??= renew(expiredToken).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function renew(expiredToken: string): Promise<SignedInUser> {
  for (;;) {
    const user = readSignedInUser();
    if (!user) throw new SignInRequired();
    if (user.token !== expiredToken) return user; // another tab was first
    const renewed = await whileNoOtherTab(user.refreshToken, () => refresh(user));
    if (renewed) return renewed;
    await otherTabIsDone(user.refreshToken);
  }
}

async function refresh(user: SignedInUser): Promise<SignedInUser> {
  const isStillTheirs = () => readSignedInUser()?.refreshToken === user.refreshToken;
  try {
    const { access, refresh: refreshToken } = await refreshTokens(SITE_API, user.refreshToken);
    // Somebody may have signed out, or in as another, while the answer was on its way.
    if (!isStillTheirs()) throw new SignInRequired();
    const renewed = { ...user, token: access, refreshToken };
    storeSignedInUser(renewed);
    return renewed;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (isStillTheirs()) clearSignedInUser('ended');
    throw new SignInRequired();
  }
}

/** An answer that no later try will change, such as of a server that renews no tokens; too many requests is none. */
function isRefusal(error: unknown): boolean {
  const { status = 0 } = error instanceof ApiError ? error : {};
  return status >= 400 && status < 500 && ![REQUEST_TIMEOUT, TOO_MANY_REQUESTS].includes(status);
}
