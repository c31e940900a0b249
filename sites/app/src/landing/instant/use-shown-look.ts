import type { Figure } from '@glow/api';
import type { LookDetail } from '@glow/widgets';
import { useEffect, useRef, useState } from 'react';
import { fitOutfits } from '../../figure/fit-outfits.ts';
import { readShownLook } from './shown-look.ts';

interface ShownLook {
  readonly look: LookDetail | undefined;
  /** Counts how often the look was put on another figure. */
  readonly turn: number;
}

/** Returns the look that was on show when the page was left, and puts what is on show on the figure when that changes. */
export function useShownLook(figure: Figure | undefined): ShownLook {
  const [shown, setShown] = useState<ShownLook>(() => ({ look: readShownLook(), turn: 0 }));
  const before = useRef(figure);
  useEffect(() => {
    if (before.current === figure) return;
    before.current = figure;
    const image = readShownLook()?.outfit.image;
    if (!image) return;
    const abort = new AbortController();
    fitOutfits([image], figure, abort.signal).then((fitted) => {
      const outfit = fitted.get(image);
      const look = readShownLook();
      if (abort.signal.aborted || !outfit || outfit.image === image || look?.outfit.image !== image) return;
      setShown(({ turn }) => ({ look: { ...look, outfit }, turn: turn + 1 }));
    });
    return () => abort.abort();
  }, [figure]);
  return shown;
}
