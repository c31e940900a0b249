import type { SignedInUser } from '@glow/api';
import { RequireUser } from '../session/require-user.tsx';
import { LastLooks } from './last-looks.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Settings } from './settings/settings.tsx';

function ProfileOf({ user }: { readonly user: SignedInUser }) {
  return (
    <main className="profile">
      <div className="profile-person">
        <ProfileHead user={user} />
        <QuickActions />
      </div>
      <LastLooks />
      <Settings user={user} />
    </main>
  );
}

/** Who is signed in, and what they may do with their account (spec section 2, Profile). */
export function Profile() {
  return <RequireUser fallback={<ProfileSkeleton />}>{(user) => <ProfileOf user={user} />}</RequireUser>;
}
