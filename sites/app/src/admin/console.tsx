import { TOAST_MS } from '@glow/api';
import { Toast, type ToastState, type ToastTone } from '@glow/kit';
import { useCallback, useReducer, useState } from 'react';
import { lastEnding } from '../session/signed-in-user.ts';
import { useRequireSignIn } from '../session/use-require-sign-in.ts';
import { ADMIN_TEXTS } from './admin.messages.ts';
import { AdminStyles } from './admin-styles.tsx';
import { AdminCallsContext, type RunCall } from './calls/admin-calls.ts';
import { type Refusal, runAdminCall } from './calls/run-admin-call.ts';
import { useLatestRef } from './calls/use-latest-ref.ts';
import { EarlyAccessSection } from './sections/early-access-section.tsx';
import { ImagesSection } from './sections/images-section.tsx';
import { InstantOutfitsSection } from './sections/instant-outfits-section.tsx';
import { UsersSection } from './sections/users-section.tsx';

interface ConsoleProps {
  /** The server says that whoever is signed in is no administrator. */
  readonly onDenied: () => void;
}

/** The administrator's console (spec section 2, "Admin"): four sections that load when they are opened. */
export function Console({ onDenied }: ConsoleProps) {
  const requireSignIn = useRequireSignIn();
  const [toast, setToast] = useState<ToastState>({ state: 'hidden' });
  const [peopleVersion, countPeopleChange] = useReducer((count: number) => count + 1, 0);

  const refusedRef = useLatestRef((refusal: Refusal) => {
    if (refusal === 'not-allowed') onDenied();
    // Who left by the button is on the way home.
    else if (lastEnding() !== 'left') requireSignIn({ replace: true });
  });
  const run: RunCall = useCallback(
    (call, transport) => runAdminCall(call, transport, (refusal) => refusedRef.current(refusal)),
    [refusedRef],
  );
  const announce = useCallback((text: string, tone: ToastTone = 'good') => {
    setToast((before) => ({
      state: 'shown',
      key: before.state === 'shown' ? Number(before.key) + 1 : 0,
      tone,
      text,
    }));
  }, []);

  return (
    <AdminStyles>
      <AdminCallsContext value={run}>
        <main className="admin">
          <header className="admin-head">
            <p className="woven-label">{ADMIN_TEXTS.label}</p>
            <h1 className="glow-display">{ADMIN_TEXTS.heading}</h1>
            <p className="admin-lead">{ADMIN_TEXTS.lead}</p>
          </header>
          <EarlyAccessSection
            peopleVersion={peopleVersion}
            onErased={countPeopleChange}
            announce={announce}
          />
          <UsersSection peopleVersion={peopleVersion} onErased={countPeopleChange} announce={announce} />
          <ImagesSection announce={announce} />
          <InstantOutfitsSection announce={announce} />
        </main>
        <Toast
          toast={toast}
          durationMs={TOAST_MS}
          onExpire={() => setToast({ state: 'hidden' })}
          dismissLabel={ADMIN_TEXTS.dismiss}
        />
      </AdminCallsContext>
    </AdminStyles>
  );
}
