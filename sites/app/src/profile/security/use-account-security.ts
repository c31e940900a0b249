import type { AccountSecurity } from '@glow/api';
import { fetchAccountSecurity, isAborted } from '@glow/api/client';
import { useEffect, useState } from 'react';
import { authorised } from '#session/authorised.ts';
import { SignInRequired } from '#session/sign-in-required.ts';
import { hasEntered } from '#session/use-enter.ts';

export type SecurityState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly security: AccountSecurity };

export interface SecurityModel {
  readonly state: SecurityState;
  /** Asks again; what is shown stays until the answer is there. */
  readonly reload: () => void;
}

/**
 * Loads what guards the account, at once for whoever has just signed in and must hear what changed, else when it is
 * asked for. A session that has ended is for `RequireUser` to act on.
 */
export function useAccountSecurity(email: string): SecurityModel {
  const [state, setState] = useState<SecurityState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(() => (hasEntered(email) ? 1 : 0));

  useEffect(() => {
    if (attempt === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    authorised((api) => fetchAccountSecurity(api, { signal })).then(
      (security) => {
        if (!signal.aborted) setState({ status: 'loaded', security });
      },
      (error: unknown) => {
        if (!isAborted(error) && !(error instanceof SignInRequired)) setState({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [attempt]);

  return { state, reload: () => setAttempt((now) => now + 1) };
}
