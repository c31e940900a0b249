import { lazy, Suspense, useCallback, useState } from 'react';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { Beta } from './beta/beta.tsx';
import { useArrival } from './early-access/use-arrival.ts';
import { Hero } from './hero/hero.tsx';
import { HowItWorks } from './how-it-works/how-it-works.tsx';
import { InstantSection } from './instant/instant-section.tsx';
import { LandingToday } from './landing-today.tsx';

const EarlyAccessModal = lazy(async () => ({
  default: (await import('./early-access/early-access-modal.tsx')).EarlyAccessModal,
}));

/** Renders the front page (spec section 2). */
export function Landing() {
  const [earlyAccess, setEarlyAccess] = useState<'closed' | 'open'>('closed');
  const openEarlyAccess = useCallback(() => setEarlyAccess('open'), []);
  const closeEarlyAccess = useCallback(() => setEarlyAccess('closed'), []);
  const arrivedAtMs = useArrival();
  return (
    <main>
      <HydrationRegion>
        <Hero onEarlyAccess={openEarlyAccess} />
        <InstantSection />
        <LandingToday />
        <HowItWorks />
        <Beta onJoin={openEarlyAccess} />
        {arrivedAtMs !== undefined && (
          <Suspense>
            <EarlyAccessModal
              open={earlyAccess === 'open'}
              arrivedAtMs={arrivedAtMs}
              onOpen={openEarlyAccess}
              onClose={closeEarlyAccess}
            />
          </Suspense>
        )}
      </HydrationRegion>
    </main>
  );
}
