import { useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { ADMIN_TEXTS } from './admin.messages.ts';
import { Console } from './console.tsx';
import { AccessDenied, SignedOut } from './gate/access-page.tsx';
import { usePresence } from './gate/use-presence.ts';

/** Renders the administrator's route: the console, or one of the two screens for everybody else, which ask for nothing. */
export function Admin() {
  const presence = usePresence();
  const { visitor } = useSession();
  const email = useSignedInUser()?.email;
  // The server's word counts more than what storage says, for as long as the same person is signed in.
  const [deniedEmail, setDeniedEmail] = useState<string>();

  if (presence === 'absent') return <main className="admin-arrival" aria-label={ADMIN_TEXTS.loading} />;
  if (visitor === 'signed-out') return <SignedOut />;
  if (visitor === 'user' || email === deniedEmail) return <AccessDenied />;
  return <Console key={email} onDenied={() => setDeniedEmail(email)} />;
}
