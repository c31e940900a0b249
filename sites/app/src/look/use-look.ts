import type { Outfit, Piece } from '@glow/api';
import { ApiError, fetchLook } from '@glow/api/client';
import { useCallback, useEffect, useState } from 'react';
import { SITE_API } from '../session/site-api.ts';
import { knownOutfit, rememberOutfit } from './sheets.ts';

/** What is there of a look; an outfit may be known before its pieces are. */
export type LookState =
  | { readonly status: 'loading'; readonly outfit?: Outfit | undefined }
  | { readonly status: 'loaded'; readonly outfit: Outfit; readonly pieces: readonly Piece[] }
  | { readonly status: 'failed'; readonly outfit?: Outfit | undefined }
  | { readonly status: 'gone' };

interface UsedLook {
  readonly state: LookState;
  readonly reload: () => void;
}

/** A list may know more of why a look was chosen than its page does, and the wardrobe less. */
function joined(known: Outfit | undefined, fetched: Outfit): Outfit {
  return known && known.reasons.length > 0 ? { ...fetched, reasons: known.reasons } : fetched;
}

/** Loads a look and its pieces; one without a key is gone. */
export function useLook(key: string | undefined): UsedLook {
  // Of a page of its own nothing is known at first, as in the prerendered page.
  const [{ of, ...state }, setState] = useState<LookState & { readonly of?: string }>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!key) return setState({ status: 'gone' });
    const controller = new AbortController();
    const { signal } = controller;
    const known = knownOutfit(key);
    setState({ status: 'loading', outfit: known, of: key });
    fetchLook(SITE_API, key, { signal }).then(
      ({ outfit, pieces }) => {
        const whole = joined(known, outfit);
        rememberOutfit(whole);
        setState({ status: 'loaded', outfit: whole, pieces, of: key });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
        setState(isGone ? { status: 'gone', of: key } : { status: 'failed', outfit: known, of: key });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const isCurrent = of === key;
  const current: LookState = isCurrent || !key ? state : { status: 'loading', outfit: knownOutfit(key) };
  return { state: current, reload };
}
