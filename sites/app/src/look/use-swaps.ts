import { lookKeyOf, type Outfit, type Piece, type PieceSwap } from '@glow/api';
import { ApiError, isAborted, swapPiece } from '@glow/api/client';
import { useEffect, useRef, useState } from 'react';
import { SITE_API } from '../session/site-api.ts';
import { rememberOutfit } from './sheets.ts';

/** The pieces that are offered in place of one, the first being the one that was there. */
export interface Swaps {
  readonly place: number;
  readonly status: 'loading' | 'loaded' | 'failed' | 'too many';
  readonly first: PieceSwap;
  readonly others: readonly PieceSwap[];
}

interface UsedSwaps {
  /** Undefined: nothing is being swapped. */
  readonly swaps: Swaps | undefined;
  readonly open: (place: number, outfit: Outfit, piece: Piece) => void;
  readonly close: () => void;
}

/** Holds what is offered in place of a piece, as long as one of the looks that come of it is shown. */
export function useSwaps(key: string | undefined): UsedSwaps {
  const [swaps, setSwaps] = useState<Swaps>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const isShown = swaps && [swaps.first, ...swaps.others].some(({ outfit }) => lookKeyOf(outfit) === key);

  function open(place: number, outfit: Outfit, piece: Piece): void {
    const ofKey = lookKeyOf(outfit);
    if (!ofKey) return;
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const begun = { place, first: { outfit, piece }, others: [] };
    setSwaps({ ...begun, status: 'loading' });
    swapPiece(SITE_API, ofKey, place, { signal: controller.signal }).then(
      (others) => {
        for (const other of others) rememberOutfit(other.outfit);
        setSwaps({ ...begun, others, status: 'loaded' });
      },
      (error: unknown) => {
        if (isAborted(error)) return;
        const isTooMany = error instanceof ApiError && error.status === 429;
        setSwaps({ ...begun, status: isTooMany ? 'too many' : 'failed' });
      },
    );
  }

  return { swaps: isShown ? swaps : undefined, open, close: () => setSwaps(undefined) };
}
