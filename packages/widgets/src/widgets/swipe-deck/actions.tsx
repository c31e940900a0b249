import { clsx } from 'clsx';
import type { DeckAction } from './deck-keys.ts';
import { canReturn, type DeckState, topOf } from './swipe-deck.machine.ts';
import type { SwipeDeckStrings } from './swipe-deck.messages.ts';

const PATH_OF: Readonly<Record<DeckAction, string>> = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12',
  pass: 'M6 6l12 12M18 6L6 18',
  like: 'M12 20.5S3.5 15.3 3.5 9.3c0-3 2.3-5 4.7-5 1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2 2.4 0 4.7 2 4.7 5 0 6-8.5 11.2-8.5 11.2z',
  next: 'M9 5l7 7-7 7',
};

export interface ActionsProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
  readonly act: (action: DeckAction) => void;
}

/** Back, Undo, Pass, Like and Next: each does with one press what a drag or a key does. */
export function Actions({ state, strings, act }: ActionsProps) {
  const isSwiping = state.status === 'swiping';
  const isPossible: Readonly<Record<DeckAction, boolean>> = {
    back: canReturn(state),
    undo: canReturn(state),
    pass: isSwiping && topOf(state) !== undefined,
    like: isSwiping && topOf(state) !== undefined,
    next: isSwiping && state.session.outfits.length > 0,
  };
  const button = (action: DeckAction) => (
    <button
      type="button"
      className={clsx('glow-round', `glow-round-${action}`)}
      part={action}
      aria-label={strings[action]}
      disabled={!isPossible[action]}
      onClick={() => act(action)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATH_OF[action]} />
      </svg>
    </button>
  );
  return (
    <div className="glow-deck-actions" part="actions">
      {button('back')}
      {button('undo')}
      <div className="glow-deck-verdict">
        {button('pass')}
        {button('like')}
      </div>
      {button('next')}
    </div>
  );
}
