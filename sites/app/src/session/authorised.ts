import { type Api, ApiError } from '@glow/api/client';
import { renewSession } from './renew-session.ts';
import { SignInRequired } from './sign-in-required.ts';
import { clearSignedInUser, readSignedInUser } from './signed-in-user.ts';
import { apiWith } from './site-api.ts';

/**
 * Makes a Bearer call as the signed-in user: `authorised((api) => getWardrobe(api, { signal }))`. An expired
 * token is renewed silently and the call made once more, so `run` may be called twice.
 * @throws {SignInRequired} when nobody is signed in, or the session has ended and the user was cleared; a page
 *   in `RequireUser` then goes to /login by itself.
 * @throws {ApiError} whatever else the call, or the renewal, failed with. Nobody is signed out by that.
 */
export async function authorised<Result>(run: (api: Api) => Promise<Result>): Promise<Result> {
  const user = readSignedInUser();
  if (!user) throw new SignInRequired();
  try {
    return await run(apiWith(user.token));
  } catch (error) {
    if (!isNotSignedIn(error)) throw error;
  }
  const renewed = await renewSession(user.token);
  try {
    return await run(apiWith(renewed.token));
  } catch (error) {
    if (!isNotSignedIn(error)) throw error;
    if (readSignedInUser()?.token === renewed.token) clearSignedInUser('ended');
    throw new SignInRequired();
  }
}

/**
 * Returns whether a failure says that the session is over: any 401, also of a proxy or another server, but a wrong
 * password's.
 */
export function isNotSignedIn(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong_credentials';
}
