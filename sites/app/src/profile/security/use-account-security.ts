import type { AccountSecurity } from '@glow/api';
import { fetchAccountSecurity, isAborted } from '@glow/api/client';
import { useEffect, useState } from 'react';
import { authorised } from '../../session/authorised.ts';
import { SignInRequired } from '../../session/sign-in-required.ts';

export type SecurityState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly security: AccountSecurity };

export interface SecurityModel {
  readonly state: SecurityState;
  /** Asks again; what is shown stays until the answer is there. */
  readonly reload: () => void;
}

/** Loads what guards the account. A session that has ended is for `RequireUser` to act on. */
export function useAccountSecurity(): SecurityModel {
  const [state, setState] = useState<SecurityState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
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
