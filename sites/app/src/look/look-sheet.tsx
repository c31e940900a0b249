import type { Outfit, Piece, PieceSwap } from '@glow/api';
import { Button, Skeleton } from '@glow/kit';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { lookPicture } from '../pictures/look-picture.ts';
import { LOOK_TEXTS } from './look.messages.ts';
import { LookSave } from './look-save.tsx';
import { PieceList } from './piece-list.tsx';
import { ShareButton } from './share-button.tsx';
import { SwapPanel } from './swap-panel.tsx';
import type { LookState } from './use-look.ts';
import { useSwaps } from './use-swaps.ts';
import { VerdictButtons } from './verdict-buttons.tsx';

const SIZES = '(width < 760px) 96vw, 560px';

interface LookSheetProps {
  readonly lookKey: string;
  readonly state: Exclude<LookState, { readonly status: 'gone' }>;
  readonly reload: () => void;
  readonly headingId: string;
  /** Of the name: the page's own, or that of a dialog over one. */
  readonly level: 'h1' | 'h2';
  readonly onShow: (outfit: Outfit) => void;
}

/** Renders a look as a place: large, with why, its pieces, what may be swapped, and what may be done with it. */
export function LookSheet({ lookKey, state, reload, headingId, level: Heading, onShow }: LookSheetProps) {
  const SectionHeading = Heading === 'h1' ? 'h2' : 'h3';
  const { outfit } = state;
  const pieces = state.status === 'loaded' ? state.pieces : undefined;
  const { swaps, open, close } = useSwaps(lookKey);
  const [said, setSaid] = useState('');
  const [lastPieces, setLastPieces] = useState(pieces);
  const piecesId = useId();
  // While those of a swapped look are on their way, the others stay in their places.
  useEffect(() => {
    if (pieces) setLastPieces(pieces);
  }, [pieces]);
  const shownPieces = pieces ?? (swaps ? lastPieces : undefined);

  function choose({ outfit: chosen, piece }: PieceSwap): void {
    setSaid(LOOK_TEXTS.swapped(chosen.name, piece.name));
    onShow(chosen);
  }
  const swap = (place: number, piece: Piece) => {
    if (swaps?.place === place) close();
    else if (outfit) open(place, outfit, piece);
  };

  return (
    <div className="look-sheet">
      <div className="look-sheet-picture" style={{ '--look-cloth': outfit?.palette[0] } as CSSProperties}>
        {outfit ? (
          <img
            key={outfit.image}
            {...lookPicture(outfit.image, SIZES)}
            alt={outfit.alt || outfit.name}
            width="960"
            height="1280"
            fetchPriority="high"
          />
        ) : (
          <Skeleton />
        )}
      </div>
      <div className="look-sheet-words">
        <Heading className="glow-display" id={headingId} tabIndex={-1}>
          {outfit?.name ?? LOOK_TEXTS.loading}
        </Heading>
        {outfit && (
          <>
            <div className="look-sheet-actions">
              <LookSave look={outfit} />
              <ShareButton key={`share ${lookKey}`} lookKey={lookKey} name={outfit.name} onShared={setSaid} />
            </div>
            <VerdictButtons key={lookKey} outfit={outfit} onSaid={setSaid} />
            <p className="look-said" role="status">
              {said}
            </p>
            {outfit.reasons.length > 0 && (
              <section className="look-reasons" aria-label={LOOK_TEXTS.reasons}>
                {outfit.reasons.map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
              </section>
            )}
          </>
        )}
        {(!shownPieces || shownPieces.length > 0) && (
          <section aria-labelledby={piecesId}>
            <SectionHeading className="glow-display look-section" id={piecesId}>
              {LOOK_TEXTS.pieces}
            </SectionHeading>
            {state.status === 'failed' ? (
              <p className="look-pieces-failed">
                {LOOK_TEXTS.piecesFailed}
                <Button variant="quiet" size="small" onClick={reload}>
                  {LOOK_TEXTS.again}
                </Button>
              </p>
            ) : (
              <PieceList pieces={shownPieces} swapping={swaps?.place} onSwap={swap} />
            )}
          </section>
        )}
        {swaps && (
          <SwapPanel
            key={swaps.place}
            swaps={swaps}
            lookKey={lookKey}
            onChoose={choose}
            onRetry={() => open(swaps.place, swaps.first.outfit, swaps.first.piece)}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}
