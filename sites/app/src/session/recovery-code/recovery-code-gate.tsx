import { lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { startReading } from '../../document/page-change.tsx';
import { readNewRecoveryCode, watchRecoveryCode } from './new-recovery-code.ts';

const RecoveryCodeStep = lazy(async () => ({
  default: (await import('./recovery-code-step.tsx')).RecoveryCodeStep,
}));

/** Shows a new recovery code in the place of any page, once, until the person says that it is kept. */
export function RecoveryCodeGate({ children }: { readonly children: ReactNode }) {
  const [code, setCode] = useState<string>();
  const shownBefore = useRef(code);

  // A transition: the step stays until the page that follows has its script.
  useEffect(() => watchRecoveryCode(() => startTransition(() => setCode(readNewRecoveryCode()))), []);

  useEffect(() => {
    if (code !== shownBefore.current) startReading();
    shownBefore.current = code;
  }, [code]);

  return <Suspense>{code ? <RecoveryCodeStep code={code} /> : children}</Suspense>;
}
