import { Skeleton } from '@glow/kit';
import { PROFILE_TEXTS } from './profile.messages.ts';

/** Renders the profile's places, empty: in the prerendered page and while a visitor is led to /login. */
export function ProfileSkeleton() {
  return (
    <main className="profile">
      <p className="glow-visually-hidden">{PROFILE_TEXTS.loading}</p>
      <div className="profile-head">
        <Skeleton className="profile-skeleton-avatar" />
        <Skeleton className="profile-skeleton-name" />
      </div>
      <Skeleton className="last-looks last-looks-awaited" />
      <Skeleton className="profile-ways profile-skeleton-actions" />
      <Skeleton className="profile-skeleton-settings" />
    </main>
  );
}
