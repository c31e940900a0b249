import { Button } from '@glow/kit';
import { dropRecoveryCode } from './new-recovery-code.ts';
import { RECOVERY_CODE_TEXTS } from './recovery-code.messages.ts';
import { RecoveryCode } from './recovery-code.tsx';

/** The step after 'Create account': the code of the new account, before anything else. */
export function RecoveryCodeStep({ code }: { readonly code: string }) {
  return (
    <main className="recovery-code-step">
      <p className="woven-label">{RECOVERY_CODE_TEXTS.label}</p>
      <h1 className="glow-display">{RECOVERY_CODE_TEXTS.heading}</h1>
      <p>{RECOVERY_CODE_TEXTS.text}</p>
      <RecoveryCode code={code}>
        <Button onClick={dropRecoveryCode}>{RECOVERY_CODE_TEXTS.kept}</Button>
      </RecoveryCode>
    </main>
  );
}
