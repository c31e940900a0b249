import type { Api } from '@glow/api/client';
import { createContext, useContext } from 'react';

/** What a call is made through in place of the platform's `fetch`, where its progress is to be seen. */
export type Transport = NonNullable<Api['fetch']>;

/**
 * Makes a call as the administrator. Where the server knows the session no longer or knows no administrator, the
 * page changes as a whole and the call ends as one that was given up.
 * @throws {ApiError} otherwise as the call does.
 */
export type RunCall = <Result>(call: (api: Api) => Promise<Result>, transport?: Transport) => Promise<Result>;

export const AdminCallsContext = createContext<RunCall | undefined>(undefined);

export function useAdminCall(): RunCall {
  const run = useContext(AdminCallsContext);
  if (!run) throw new Error('A part of the console stands outside of it.');
  return run;
}
