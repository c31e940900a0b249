import type { ReactNode } from 'react';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { Illustration } from '../pictures/illustration.tsx';
import { useWantedLook } from '../saving/use-wanted-look.ts';
import { WantedLookHead, WantedLookPicture } from '../saving/wanted-look-head.tsx';
import { useTakenOn } from '../session/use-taken-on.ts';

interface AccountPageProps {
  readonly route: 'login' | 'signup';
  /** The woven label above the heading. */
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  /** The drawn illustration beside the form, where there is room for it; decorative. */
  readonly illustration: string;
  /** The way to the other of the two forms. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** A form on paper, a picture beside it: the look whose saving led here, where one did. */
export function AccountPage({
  route,
  label,
  heading,
  lead,
  illustration,
  other,
  children,
}: AccountPageProps) {
  useTakenOn();
  const wanted = useWantedLook();
  const look = wanted.status === 'waiting' ? wanted.look : undefined;
  const crop = { illustration, width: 1200, height: 900, sizes: '(width <= 900px) 1px, 900px' };
  return (
    <main className="account-page">
      {/* A region of its own: the form comes to life after the page around it. */}
      <HydrationRegion className="account-page-form">
        {look ? (
          <WantedLookHead look={look} route={route} />
        ) : (
          <>
            <p className="woven-label">{label}</p>
            <h1 className="glow-display">{heading}</h1>
            <p className="account-page-lead">{lead}</p>
          </>
        )}
        {children}
        {!look && <p className="account-page-other">{other}</p>}
      </HydrationRegion>
      {look ? (
        <WantedLookPicture look={look} />
      ) : (
        <Illustration className="account-page-picture" picture={{ alt: '', crop }} loading="near" />
      )}
    </main>
  );
}
