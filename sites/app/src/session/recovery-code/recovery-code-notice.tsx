import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readNewRecoveryCode, watchRecoveryCode } from './new-recovery-code.ts';

const RecoveryCodeCard = lazy(async () => ({
  default: (await import('./recovery-code-card.tsx')).RecoveryCodeCard,
}));

/** Shows a new recovery code on every page, once, and announces it without taking the focus. Almost always empty. */
export function RecoveryCodeNotice() {
  const code = useSyncExternalStore(watchRecoveryCode, readNewRecoveryCode, () => undefined);
  return (
    <div aria-live="polite">
      <Suspense>{code && <RecoveryCodeCard code={code} />}</Suspense>
    </div>
  );
}
