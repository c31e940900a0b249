import { lazy, Suspense, useState } from 'react';
import { loadScript } from '../hydration/load-script.ts';
import { useHasTaste } from './taste-entry.ts';

const Learned = lazy(() => loadScript(async () => ({ default: (await import('./learned.tsx')).Learned })));

/** Renders what was learned, once something was; it stays until the page is left, so that forgetting can be undone. */
export function LearnedPart() {
  const hasTaste = useHasTaste();
  const [isShown, setShown] = useState(false);
  if (hasTaste && !isShown) setShown(true);
  return (
    isShown && (
      <Suspense>
        <Learned />
      </Suspense>
    )
  );
}
