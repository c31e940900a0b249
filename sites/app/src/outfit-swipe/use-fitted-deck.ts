import type { Figure } from '@glow/api';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { fitOutfits } from '../figure/fit-outfits.ts';
import { readDeckState } from './deck-state.ts';
import { deckImages, refitStoredDeck, refitted } from './refit-deck.ts';

/**
 * Puts the deck on the figure when that changes, and leaves it where it was swiped to. Returns whether the deck may be
 * shown: not for the moment in which it is exchanged, since a deck on show would take the looks for further ones.
 */
export function useFittedDeck(figure: Figure | undefined): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  });
  const [isShown, setShown] = useState(true);
  const before = useRef(figure);

  useEffect(() => {
    if (before.current === figure) return;
    before.current = figure;
    const abort = new AbortController();
    fitOutfits(deckImages(), figure, abort.signal).then((fitted) => {
      const isChanged = [...fitted].some(([image, outfit]) => image !== outfit.image);
      if (abort.signal.aborted || !isChanged) return;
      const { navigate, location } = latest.current;
      const { outfits } = readDeckState(location.state);
      flushSync(() => setShown(false));
      refitStoredDeck(fitted);
      const state = outfits && { ...location.state, outfits: refitted(outfits, fitted) };
      navigate(location.pathname, { replace: true, state: state ?? location.state });
      setShown(true);
    });
    return () => abort.abort();
  }, [figure]);
  return isShown;
}
