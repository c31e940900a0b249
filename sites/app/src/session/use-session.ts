import { useLayoutEffect, useSyncExternalStore } from 'react';
import { NEW_SESSION, readSession, type Session, subscribeToSession } from './session.ts';

let latest = NEW_SESSION;

/** The session now; the same object until something in it changes, as React's external stores ask. */
function currentSession(): Session {
  const now = readSession();
  if (now.visitor !== latest.visitor || now.styleTest !== latest.styleTest) latest = now;
  return latest;
}

/** Who is looking; follows changes in this and other tabs. The prerendered page is that of a new visitor. */
export function useSession(): Session {
  const session = useSyncExternalStore(subscribeToSession, currentSession, () => NEW_SESSION);
  useLayoutEffect(() => {
    // The boot script hides what depends on the session from those who are not new, until this is theirs.
    if (session === currentSession()) delete document.documentElement.dataset.visitor;
  }, [session]);
  return session;
}
