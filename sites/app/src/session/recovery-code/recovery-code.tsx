import { Button } from '@glow/kit';
import { type ReactNode, useState } from 'react';
import { RECOVERY_CODE_TEXTS } from './recovery-code.messages.ts';

type Copying = 'not-copied' | 'copied' | 'refused';

const OUTCOMES: Readonly<Record<Copying, string>> = {
  'not-copied': '',
  copied: RECOVERY_CODE_TEXTS.copied,
  refused: RECOVERY_CODE_TEXTS.notCopied,
};

interface RecoveryCodeProps {
  readonly code: string;
  /** A further button beside 'Copy'. */
  readonly children?: ReactNode;
}

/** The code to read, select or copy. */
export function RecoveryCode({ code, children }: RecoveryCodeProps) {
  const [copying, setCopying] = useState<Copying>('not-copied');

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopying('copied');
    } catch {
      setCopying('refused'); // no TLS, or the visitor said no
    }
  }

  return (
    <div className="recovery-code">
      <code className="recovery-code-text">{code}</code>
      <Button variant="quiet" onClick={copy}>
        {RECOVERY_CODE_TEXTS.copy}
      </Button>
      {children}
      <p className="recovery-code-outcome" role="status">
        {OUTCOMES[copying]}
      </p>
    </div>
  );
}
