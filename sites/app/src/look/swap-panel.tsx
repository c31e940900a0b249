import { lookKeyOf, type PieceSwap, SWAP_COUNT } from '@glow/api';
import { Button, Skeleton } from '@glow/kit';
import { useEffect, useId, useRef } from 'react';
import { lookPicture } from '../pictures/look-picture.ts';
import { LOOK_TEXTS } from './look.messages.ts';
import type { Swaps } from './use-swaps.ts';

const SIZES = '(width < 760px) 31vw, 150px';
const NOTES = {
  failed: LOOK_TEXTS.swapFailed,
  'too many': LOOK_TEXTS.swapTooMany,
} as const;

interface SwapPanelProps {
  readonly swaps: Swaps;
  /** The look that is shown. */
  readonly lookKey: string;
  readonly onChoose: (swap: PieceSwap) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Renders the looks that come of another piece, beside the one as it was; a press shows one large. */
export function SwapPanel({ swaps, lookKey, onChoose, onRetry, onClose }: SwapPanelProps) {
  const { status, first, others } = swaps;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    titleRef.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isEmpty = status === 'loaded' && others.length === 0;
  const note = isEmpty ? LOOK_TEXTS.swapNone : NOTES[status as keyof typeof NOTES];
  return (
    <section className="swap-panel" aria-labelledby={titleId} aria-busy={status === 'loading'}>
      <header>
        <h3 ref={titleRef} id={titleId} tabIndex={-1}>
          {LOOK_TEXTS.swapTitle(first.piece.name)}
        </h3>
        <Button variant="quiet" size="small" onClick={onClose}>
          {LOOK_TEXTS.swapClose}
        </Button>
      </header>
      {status === 'loading' && <p className="glow-visually-hidden">{LOOK_TEXTS.swapping}</p>}
      {note && <p role="status">{note}</p>}
      {status === 'failed' && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          {LOOK_TEXTS.again}
        </Button>
      )}
      {!note && (
        <ul>
          {[first, ...others].map((swap) => {
            const { outfit, piece } = swap;
            const isFirst = swap === first;
            return (
              <li key={outfit.image}>
                <button
                  type="button"
                  aria-pressed={lookKeyOf(outfit) === lookKey}
                  onClick={() => onChoose(swap)}
                >
                  <img {...lookPicture(outfit.image, SIZES)} alt="" width="480" height="640" loading="lazy" />
                  <span>{isFirst ? LOOK_TEXTS.swapFirst : piece.name}</span>
                </button>
              </li>
            );
          })}
          {status === 'loading' &&
            Array.from({ length: SWAP_COUNT }, (_, place) => (
              <li key={place} aria-hidden="true">
                <Skeleton className="swap-awaited" />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
