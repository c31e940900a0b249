import type { Api } from '@glow/api/client';
import { API_BASE } from '../document/api-base.ts';

/** Where the site's calls go, as nobody. Calls for the signed-in user: `authorised`. */
export const SITE_API: Api = { baseUrl: API_BASE };

/** The same, as the bearer of an access token. */
export function apiWith(token: string): Api {
  return { ...SITE_API, accessToken: () => token };
}
