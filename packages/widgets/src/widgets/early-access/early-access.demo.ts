import type { Dispatch } from 'react';
import type { EarlyAccessEvent } from './early-access.machine.ts';

/** Dispatches what a visitor would do until the modal shows the named state. */
export function playEarlyAccess(demo: string, dispatch: Dispatch<EarlyAccessEvent>): void {
  dispatch({ type: 'close' });
  dispatch({ type: 'open' });
  if (demo === 'idle') return;
  dispatch({ type: 'edit', email: demo === 'invalid' ? 'you@example' : 'you@example.com' });
  dispatch({ type: 'submit' });
}
