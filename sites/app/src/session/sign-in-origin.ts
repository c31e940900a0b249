import { SESSION_STORAGE_KEYS } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';
import { ROUTES, type RouteName, routeAt } from '../routes/route-table.ts';
import { readWantedSave, type WantedSave } from './wanted-save.ts';

const KEY = SESSION_STORAGE_KEYS.from;
const NEVER_AN_ORIGIN: readonly RouteName[] = ['login', 'signup'];

/** What `glow.from` holds; the grid of the widgets writes the path alone. */
interface Origin {
  readonly path?: string;
  readonly save?: WantedSave;
}

/**
 * Notes where to come back to after signing in (spec sections 4 and 6), and the look whose saving led there.
 * @param path Of the site's own router, such as `/curated` or `location.pathname + location.search`.
 */
export function rememberOrigin(path: string, save?: WantedSave): void {
  if (save) sessionStore.writeJson(KEY, { path, save });
  else sessionStore.write(KEY, path);
}

/**
 * Returns where to go after signing in, once: an address of our own routes, whatever was written there; undefined where
 * none is remembered. A save that waits stays for `takeWantedSave`.
 */
export function takeOrigin(): string | undefined {
  const { path, save } = readOrigin();
  if (save) sessionStore.writeJson(KEY, { save });
  else sessionStore.remove(KEY);
  return path && ownRoute(path);
}

/** Returns the look that a visitor wanted to save before signing in, once; undefined where there is none. */
export function takeWantedSave(): WantedSave | undefined {
  const { save } = readOrigin();
  if (save) sessionStore.remove(KEY);
  return save;
}

/** Forgets origin and wish, such as when the person signs out. */
export function forgetOrigin(): void {
  sessionStore.remove(KEY);
}

function readOrigin(): Origin {
  const text = sessionStore.read(KEY);
  if (text === null) return {};
  if (text.startsWith('/')) return { path: text };
  const stored = sessionStore.readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  const { path, save }: Partial<Record<keyof Origin, unknown>> = stored;
  const wanted = readWantedSave(save);
  return { ...(typeof path === 'string' && { path }), ...(wanted && { save: wanted }) };
}

/** The address, as the router takes it, if it is one of our routes on our own origin (no open redirect). */
function ownRoute(path: string): string | undefined {
  const { origin } = window.location;
  const url = path.startsWith('/') && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (url?.origin !== origin) return undefined;
  const route = routeAt(url.pathname);
  if (route === undefined || NEVER_AN_ORIGIN.includes(route)) return undefined;
  return ROUTES[route] + url.search + url.hash;
}
