import { SESSION_STORAGE_KEYS } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';
import { ROUTES, type RouteName, routeAt } from '../routes/route-table.ts';
import { type WantedSave, wantedSaveIn } from './wanted-save.ts';

const KEY = SESSION_STORAGE_KEYS.from;
const NEVER_AN_ORIGIN: readonly RouteName[] = ['login', 'signup'];

/** What `glow.from` holds; the grid of the widgets writes the path alone. */
interface Origin {
  readonly path?: string;
  readonly save?: WantedSave;
}

/**
 * Notes where to come back to after signing in (spec sections 4 and 6), and the look whose saving led there; one that
 * waits already stays.
 * @param path Of the site's own router, such as `/curated` or `location.pathname + location.search`.
 */
export function rememberOrigin(path: string, save = readWantedSave()): void {
  if (save) sessionStore.writeJson(KEY, { path, save });
  else sessionStore.write(KEY, path);
}

/** Notes a look to be kept by whoever is signed in, until `forgetWantedSave`. */
export function rememberWantedSave(save: WantedSave): void {
  sessionStore.writeJson(KEY, { ...readOrigin(), save });
}

/**
 * Returns where to go after signing in, once: an address of our own routes, whatever was written there; undefined where
 * none is remembered. A look that waits to be saved stays.
 */
export function takeOrigin(): string | undefined {
  const { path, save } = readOrigin();
  if (save) sessionStore.writeJson(KEY, { save });
  else sessionStore.remove(KEY);
  return path && ownRoute(path);
}

/** Returns the look that is to be saved; undefined where there is none. */
export function readWantedSave(): WantedSave | undefined {
  return readOrigin().save;
}

/** Forgets a look that was to be saved: it is kept, or cannot be. Another one stays. */
export function forgetWantedSave({ name }: Pick<WantedSave, 'name'>): void {
  const { path, save } = readOrigin();
  if (save?.name !== name) return;
  if (path) sessionStore.write(KEY, path);
  else sessionStore.remove(KEY);
}

/** Calls back when origin or wish change in this tab; returns an unsubscribe function. */
export function watchOrigin(listener: () => void): () => void {
  return sessionStore.subscribe(KEY, listener);
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
  const wanted = wantedSaveIn(save);
  return { ...(typeof path === 'string' && { path }), ...(wanted && { save: wanted }) };
}

/** The address, as the router takes it, if it is one of our routes on our own origin (no open redirect). */
function ownRoute(path: string): string | undefined {
  const { origin } = window.location;
  const url = path.startsWith('/') && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (url?.origin !== origin) return undefined;
  const route = routeAt(url.pathname);
  if (route === undefined || NEVER_AN_ORIGIN.includes(route)) return undefined;
  const { pathname } = route === 'look' ? url : { pathname: ROUTES[route] };
  return pathname + url.search + url.hash;
}
