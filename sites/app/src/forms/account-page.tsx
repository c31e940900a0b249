import type { ReactNode } from 'react';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { Illustration } from '../pictures/illustration.tsx';

interface AccountPageProps {
  /** The woven label above the heading. */
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  /** The drawn illustration beside the form, where there is room for it; decorative. */
  readonly illustration: string;
  readonly children: ReactNode;
}

/** A form on paper, a picture beside it. */
export function AccountPage({ label, heading, lead, illustration, children }: AccountPageProps) {
  const crop = { illustration, width: 1200, height: 900, sizes: '(width <= 900px) 1px, 900px' };
  return (
    <main className="account-page">
      {/* A region of its own: the form comes to life after the page around it. */}
      <HydrationRegion className="account-page-form">
        <p className="woven-label">{label}</p>
        <h1 className="glow-display">{heading}</h1>
        <p className="account-page-lead">{lead}</p>
        {children}
      </HydrationRegion>
      <Illustration className="account-page-picture" picture={{ alt: '', crop }} loading="near" />
    </main>
  );
}
