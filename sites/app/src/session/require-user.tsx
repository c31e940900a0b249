import type { SignedInUser } from '@glow/api';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { lastEnding, readSignedInUser } from './signed-in-user.ts';
import { useRequireSignIn } from './use-require-sign-in.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

interface RequireUserProps {
  /** Stands in a prerendered page, and until the redirect. */
  readonly fallback: ReactNode;
  readonly children: (user: SignedInUser) => ReactNode;
}

/** A page for whoever is signed in; everybody else goes to /login and comes back (spec section 6). */
export function RequireUser({ fallback, children }: RequireUserProps) {
  const user = useSignedInUser();
  const requireSignIn = useRequireSignIn();
  const wasSignedIn = useRef(false);
  const isSignedIn = user !== undefined;

  const goToLogin = useEffectEvent(() => {
    // Who signs out on this very page is on the way home, not to /login.
    if (wasSignedIn.current && lastEnding() === 'left') return;
    requireSignIn({ replace: true });
  });

  useEffect(() => {
    // Read anew: while React takes a prerendered page over, nobody is signed in yet.
    if (readSignedInUser()) wasSignedIn.current = true;
    else goToLogin();
  }, [isSignedIn]);

  return user ? children(user) : fallback;
}
