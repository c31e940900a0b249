import { type Outfit, savedKeyOf } from '@glow/api';
import { useEffect, useState } from 'react';

/** In the state of a history entry: the step that a large view is, which Back undoes. */
const STEP = 'glowLook';

interface OpenedLook {
  readonly key: string | undefined;
  readonly open: (outfit: Outfit) => void;
  readonly close: () => void;
}

/**
 * Holds which look is shown large.
 * @param history `steps`: Back closes it, too; `untouched` for elements, whose page keeps its own history.
 */
export function useOpenedLook(history: 'steps' | 'untouched'): OpenedLook {
  const [key, setKey] = useState<string>();
  const hasSteps = history === 'steps';

  useEffect(() => {
    if (!hasSteps || key === undefined) return;
    const closeUnlessCurrent = () => {
      // Firefox tells of a step back later than it is taken: another look may have been opened since.
      if (!window.history.state?.[STEP]) setKey(undefined);
    };
    window.addEventListener('popstate', closeUnlessCurrent);
    return () => window.removeEventListener('popstate', closeUnlessCurrent);
  }, [hasSteps, key]);

  return {
    key,
    open(outfit) {
      setKey(savedKeyOf(outfit));
      if (hasSteps) window.history.pushState({ ...window.history.state, [STEP]: true }, '');
    },
    close() {
      setKey(undefined);
      if (hasSteps && window.history.state?.[STEP]) window.history.back();
    },
  };
}
