import { lazy, Suspense, useEffect, useState } from 'react';
import { hasBeenHere } from '../todays-look/has-been-here.ts';

const TodaysLook = lazy(async () => ({
  default: (await import('../todays-look/todays-look.tsx')).TodaysLook,
}));

/** Renders the look of the day for whoever has been here, below what is seen first; a new visitor gets none. */
export function LandingToday() {
  const [visitor, setVisitor] = useState<'new' | 'returning'>('new');
  useEffect(() => {
    if (hasBeenHere()) setVisitor('returning');
  }, []);
  if (visitor === 'new') return null;
  return (
    <div className="landing-width landing-today">
      <Suspense fallback={<div className="landing-today-awaited" />}>
        <TodaysLook />
      </Suspense>
    </div>
  );
}
