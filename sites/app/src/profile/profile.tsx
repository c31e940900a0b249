import type { SignedInUser } from '@glow/api';
import { RequireUser } from '../session/require-user.tsx';
import { LearnedPart } from '../taste/learned-part.tsx';
import { TodaysLook } from '../todays-look/todays-look.tsx';
import { LastLooks } from './last-looks.tsx';
import { OwnFigurePart } from './own-figure-part.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Settings } from './settings/settings.tsx';

function ProfileOf({ user }: { readonly user: SignedInUser }) {
  return (
    <main className="profile">
      <ProfileHead user={user} />
      <LastLooks />
      <div className="profile-ways">
        <QuickActions />
        <OwnFigurePart />
      </div>
      <TodaysLook />
      <LearnedPart />
      <Settings user={user} />
    </main>
  );
}

/** Who is signed in, and what they may do with their account (spec section 2, Profile). */
export function Profile() {
  return <RequireUser fallback={<ProfileSkeleton />}>{(user) => <ProfileOf user={user} />}</RequireUser>;
}
