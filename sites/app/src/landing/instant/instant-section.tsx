import { lazy, memo, Suspense } from 'react';
import { RevealSection } from '#motion/reveal.tsx';

const InstantPicker = lazy(async () => ({ default: (await import('./instant-picker.tsx')).InstantPicker }));

/**
 * The picker comes to life after the rest of the page. Remembered, because a new render of what is not yet
 * hydrated would throw the prerendered picker away.
 */
export const InstantSection = memo(function InstantSection() {
  return (
    <RevealSection id="instant-style" className="instant-section">
      <div className="landing-width">
        <Suspense>
          <InstantPicker />
        </Suspense>
      </div>
    </RevealSection>
  );
});
