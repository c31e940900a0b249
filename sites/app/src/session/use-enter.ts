import type { SignedInUser } from '@glow/api';
import { useNavigate } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { recallSaved } from './saved-keys.ts';
import { forgetOrigin, takeOrigin } from './sign-in-origin.ts';
import { storeSignedInUser } from './signed-in-user.ts';

/** What let the person in; a reset always leads to the profile (INTERFACE section 4). */
export type Entrance = 'login' | 'signup' | 'reset';

/** Keeps the user and goes on: back to where signing in was asked for, else to /profile, replacing history. */
export function useEnter(): (user: SignedInUser, entrance: Entrance) => void {
  const navigate = useNavigate();
  return (user, entrance) => {
    if (entrance === 'reset') forgetOrigin();
    storeSignedInUser(user);
    if (entrance !== 'signup') recallSaved();
    navigate(takeOrigin() ?? ROUTES.profile, { replace: true });
  };
}
