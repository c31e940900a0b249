import { Skeleton } from '@glow/kit';
import { PROFILE_TEXTS } from './profile.messages.ts';

/** Renders the profile's places, empty: in the prerendered page and while a visitor is led to /login. */
export function ProfileSkeleton() {
  return (
    <main className="profile">
      <p className="glow-visually-hidden">{PROFILE_TEXTS.loading}</p>
      <div className="profile-person">
        <Skeleton className="profile-skeleton-avatar" />
        <Skeleton className="profile-skeleton-name" />
        <Skeleton className="profile-skeleton-actions" />
      </div>
      <Skeleton className="last-looks-awaited" />
      <Skeleton className="profile-skeleton-settings" />
    </main>
  );
}
