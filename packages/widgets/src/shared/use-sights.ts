import { type Outfit, savedKeyOf } from '@glow/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PICTURE_MAX_WAIT_MS } from './look-picture.ts';
import type { Sight } from './sharp-picture.tsx';

/** The sights that are known, by the keys of their outfits. */
type Known = Readonly<Record<string, Sight>>;

function sightIn(known: Known, outfit: Outfit): Sight {
  if (!outfit.image) return 'missing';
  return known[savedKeyOf(outfit)] ?? 'coming';
}

export interface Sights {
  /** Returns the newest sight, also before it is rendered. */
  readonly sightOf: (outfit: Outfit) => Sight;
  readonly note: (outfit: Outfit, sight: Sight) => void;
}

/**
 * Keeps what is there of looks' pictures.
 * @param top What somebody waits for: no longer than 8 s.
 */
export function useSights(top?: Outfit): Sights {
  const knownRef = useRef<Known>({});
  const [, render] = useState(knownRef.current);
  const note = useCallback((outfit: Outfit, sight: Sight) => {
    knownRef.current = { ...knownRef.current, [savedKeyOf(outfit)]: sight };
    render(knownRef.current);
  }, []);
  const sightOf = useCallback((outfit: Outfit) => sightIn(knownRef.current, outfit), []);
  const waitsFor = top && sightOf(top) === 'coming' ? top : undefined;
  useEffect(() => {
    if (!waitsFor) return;
    const timer = setTimeout(() => note(waitsFor, 'missing'), PICTURE_MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waitsFor, note]);
  return { sightOf, note };
}
