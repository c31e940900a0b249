import { localStore } from '@glow/kit/storage';

/** In local storage: when the visitor closed the modal, in ms. Written only where `remember-dismissal` is set. */
export const DISMISSED_KEY = 'glow.earlyAccessDismissed';

const DAY_MS = 24 * 60 * 60 * 1000;

export function rememberDismissal(): void {
  localStore.write(DISMISSED_KEY, `${Date.now()}`);
}

/** Whether the visitor closed the modal within so many days. */
export function wasDismissedWithin(days: number): boolean {
  const at = Number(localStore.read(DISMISSED_KEY));
  return at > 0 && Date.now() - at < days * DAY_MS;
}
