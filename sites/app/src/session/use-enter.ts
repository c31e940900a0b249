import type { SignedInUser } from '@glow/api';
import { useNavigate } from 'react-router';
import { recallFigure } from '../figure/account-figure.ts';
import { ROUTES } from '../routes/route-table.ts';
import { recallTaste } from '../taste/account-taste.ts';
import { recallSaved } from './saved-keys.ts';
import { forgetOrigin, takeOrigin } from './sign-in-origin.ts';
import { storeSignedInUser } from './signed-in-user.ts';

/** What let the person in; a reset always leads to the profile (INTERFACE section 4). */
export type Entrance = 'login' | 'signup' | 'reset';

let enteredEmail: string | undefined;

/** Notes that somebody signs in, for as long as the page lives. */
export function noteEntrance({ email }: Pick<SignedInUser, 'email'>): void {
  enteredEmail = email;
}

/** Returns whether this person signed in since the page was loaded. */
export function hasEntered(email: string): boolean {
  return enteredEmail === email;
}

/** Keeps the user and goes on: back to where signing in was asked for, else to /profile, replacing history. */
export function useEnter(): (user: SignedInUser, entrance: Entrance) => void {
  const navigate = useNavigate();
  return (user, entrance) => {
    if (entrance === 'reset') forgetOrigin();
    storeSignedInUser(user);
    noteEntrance(user);
    if (entrance !== 'signup') {
      recallSaved();
      recallFigure();
      recallTaste();
    }
    navigate(takeOrigin() ?? ROUTES.profile, { replace: true });
  };
}
