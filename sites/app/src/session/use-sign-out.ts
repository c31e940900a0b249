import type { SignedInUser } from '@glow/api';
import { useNavigate } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { forgetOrigin } from './sign-in-origin.ts';
import { clearSignedInUser, readSignedInUser } from './signed-in-user.ts';

/** Loaded when it is needed: every page has the button, few visitors press it. */
async function tellServer(user: SignedInUser): Promise<void> {
  const { endSession } = await import('./end-session.ts');
  await endSession(user);
}

/** Clears the user and goes home (spec section 4). The server is told and not waited for. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const user = readSignedInUser();
    if (user) tellServer(user).catch(() => undefined);
    forgetOrigin();
    clearSignedInUser('left');
    navigate(ROUTES.landing);
  };
}
