import { initialsOf, type SignedInUser } from '@glow/api';
import { Button } from '@glow/kit';
import { useSignOut } from '../session/use-sign-out.ts';
import { PROFILE_TEXTS } from './profile.messages.ts';

/** Initials on the pocket of the mark, name, address and the way out. */
export function ProfileHead({ user }: { readonly user: SignedInUser }) {
  const { displayName, email } = user;
  const signOut = useSignOut();
  return (
    <header className="profile-head">
      <div className="profile-avatar" aria-hidden="true">
        <span className="glow-display">{initialsOf(displayName)}</span>
      </div>
      <p className="woven-label">{PROFILE_TEXTS.label}</p>
      <h1 className="glow-display">{displayName}</h1>
      <p className="profile-email">{email}</p>
      <Button variant="quiet" size="small" className="profile-sign-out" onClick={signOut}>
        {PROFILE_TEXTS.signOut}
      </Button>
    </header>
  );
}
