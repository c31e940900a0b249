import { createRecoveryCode } from '@glow/api/client';
import { authorised } from '../authorised.ts';
import { showRecoveryCode } from './new-recovery-code.ts';

/** Longer, and the person goes on without: the profile offers a code at any time. */
const LIMIT_MS = 8000;

/**
 * Asks for the recovery code of a new account, to be shown once, before the page that follows (INTERFACE section 2).
 * Where that fails, or the person has left meanwhile, none is shown.
 */
export async function offerRecoveryCode(password: string, signal: AbortSignal): Promise<void> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  try {
    const step = import('./recovery-code-step.tsx'); // here before it is needed: no empty page between
    const { code } = await authorised((api) => createRecoveryCode(api, password, { signal: limited }));
    await step;
    if (!signal.aborted) showRecoveryCode(code);
  } catch {
    // The account is there without it.
  }
}
