import { createRecoveryCode } from '@glow/api/client';
import { authorised } from '../authorised.ts';
import { showRecoveryCode } from './new-recovery-code.ts';

/**
 * Asks for the recovery code of a new account, to be shown once on whatever page the person is by then
 * (INTERFACE section 2). Nobody waits for it, and where it fails the profile offers it again.
 */
export async function offerRecoveryCode(password: string): Promise<void> {
  try {
    const { code } = await authorised((api) => createRecoveryCode(api, password));
    showRecoveryCode(code);
  } catch {
    // The account is there without it.
  }
}
