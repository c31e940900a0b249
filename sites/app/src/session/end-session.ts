import type { SignedInUser } from '@glow/api';
import { logout, refreshTokens } from '@glow/api/client';
import { isNotSignedIn } from './authorised.ts';
import { apiWith, SITE_API } from './site-api.ts';

/**
 * Ends a session on the server; its access token may have expired meanwhile.
 * @throws {ApiError} when that was not possible; the session then ends there by its age.
 */
export async function endSession({ token, refreshToken }: SignedInUser): Promise<void> {
  try {
    await logout(apiWith(token));
  } catch (error) {
    if (!isNotSignedIn(error)) throw error;
    const { access } = await refreshTokens(SITE_API, refreshToken);
    await logout(apiWith(access));
  }
}
