import { DECK_SIZE } from '@glow/api';
import type { DeckState } from './swipe-deck.machine.ts';
import { fill, type SwipeDeckStrings } from './swipe-deck.messages.ts';

export interface ProgressProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
}

/** The counter, of real cards alone, and ten stitches that are sewn as it goes. */
export function Progress({ state, strings }: ProgressProps) {
  const { outfits, index } = state.session;
  const total = outfits.length;
  const n = Math.min(index + 1, total);
  const text = fill(strings.counter, { n, total });
  const sewn = total && Math.ceil((n * DECK_SIZE) / total);
  return (
    <div className="glow-deck-progress" data-total={total}>
      <p className="glow-display glow-deck-counter" part="counter">
        <bdi dir="ltr">{text}</bdi>
      </p>
      <div
        className="glow-stitches"
        part="progress"
        role="progressbar"
        aria-label={strings.progressLabel}
        aria-valuemin={0}
        aria-valuemax={total || 1}
        aria-valuenow={n}
        aria-valuetext={text}
      >
        {Array.from({ length: DECK_SIZE }, (_, stitch) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches have no other name than their place
          <i key={stitch} data-stitch={stitch < sewn ? 'sewn' : 'open'} />
        ))}
      </div>
    </div>
  );
}
