import { Button } from '@glow/kit';
import { useId } from 'react';
import { dropRecoveryCode } from './new-recovery-code.ts';
import { RECOVERY_CODE_TEXTS } from './recovery-code.messages.ts';
import { RecoveryCode } from './recovery-code.tsx';

/** Beside whatever page a new account arrives at, until the person says that the code is kept. */
export function RecoveryCodeCard({ code }: { readonly code: string }) {
  const headingId = useId();
  return (
    <aside className="recovery-code-card" aria-labelledby={headingId}>
      <h2 id={headingId} className="glow-display">
        {RECOVERY_CODE_TEXTS.heading}
      </h2>
      <p>{RECOVERY_CODE_TEXTS.text}</p>
      <RecoveryCode code={code}>
        <Button size="small" onClick={dropRecoveryCode}>
          {RECOVERY_CODE_TEXTS.kept}
        </Button>
      </RecoveryCode>
    </aside>
  );
}
