import { SESSION_STORAGE_KEYS } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';

/** Notes this page as the one to come back to after signing in (spec section 4). */
export function rememberOrigin(): void {
  const { pathname, search, hash } = window.location;
  sessionStore.write(SESSION_STORAGE_KEYS.from, pathname + search + hash);
}
