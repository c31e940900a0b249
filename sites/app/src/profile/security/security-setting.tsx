import { Button } from '@glow/kit';
import { Setting } from '../settings/setting.tsx';
import { SECURITY_TEXTS } from './security.messages.ts';
import { SecurityDetails } from './security-details.tsx';
import type { SecurityModel } from './use-account-security.ts';

/** Renders what guards the account, asked for anew whenever it is opened: other settings may have changed it. */
export function SecuritySetting({ state, reload }: SecurityModel) {
  return (
    <Setting summary={SECURITY_TEXTS.summary} onOpen={reload}>
      {state.status === 'loading' && <p>{SECURITY_TEXTS.loading}</p>}
      {state.status === 'failed' && (
        <>
          <p role="alert">{SECURITY_TEXTS.failed}</p>
          <Button variant="quiet" onClick={reload}>
            {SECURITY_TEXTS.retry}
          </Button>
        </>
      )}
      {state.status === 'loaded' && <SecurityDetails security={state.security} onSessionsEnded={reload} />}
    </Setting>
  );
}
