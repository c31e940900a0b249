import { Button } from '@glow/kit';
import type { DeckState } from './swipe-deck.machine.ts';
import { finishedText, type SwipeDeckStrings } from './swipe-deck.messages.ts';

export interface FinishedProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
  /** Absent: there is nowhere to go. */
  readonly onSeeLiked: (() => void) | undefined;
  readonly onRestart: () => void;
}

/** Where the deck was, for who stays or comes back. */
export function Finished({ state, strings, onSeeLiked, onRestart }: FinishedProps) {
  return (
    <div className="glow-deck-end" part="finished">
      <p className="glow-display">{strings.finished}</p>
      <p>{finishedText(state, strings)}</p>
      {onSeeLiked && (
        <Button part="see-liked" onClick={onSeeLiked}>
          {strings.seeLiked}
        </Button>
      )}
      <Button variant="quiet" part="restart" onClick={onRestart}>
        {strings.restart}
      </Button>
    </div>
  );
}
