import { Button, Skeleton } from '@glow/kit';
import { clsx } from 'clsx';
import type { RefObject } from 'react';
import type { InstantStyleState } from './instant-style.machine.ts';
import { failureText, type InstantStyleStrings } from './instant-style.messages.ts';
import { resultPicture } from './picture.ts';
import type { FocusOrder } from './use-focus-order.ts';
import { WhyThisLook } from './why-this-look.tsx';

export interface OutcomeProps {
  readonly state: InstantStyleState;
  readonly strings: InstantStyleStrings;
  readonly focus: FocusOrder;
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly onRetake: () => void;
  readonly onUnlock: () => void;
}

/** What became of a pick. The words are announced, so their place is there before they are. */
export function Outcome({ state, strings, focus, rootRef, onRetake, onUnlock }: OutcomeProps) {
  const option = state.status === 'idle' ? undefined : state.option;
  const label = option && strings[`${option.vibe}Label`];
  const outfit = state.status === 'result' ? state.outfit : undefined;
  const isExpected = state.status === 'loading' || state.status === 'arriving';
  const face = outfit ? 'look' : 'pocket';

  return (
    <div
      className="glow-outcome"
      part="outcome"
      data-state={state.status}
      data-face={option && face}
      data-vibe={option?.vibe}
    >
      {option && (
        <div ref={focus.posterRef} className="glow-poster" part="poster">
          {outfit && <img {...resultPicture(outfit.image)} alt={outfit.alt ?? outfit.name} part="picture" />}
        </div>
      )}
      <div className="glow-words" aria-live="polite">
        {option && (
          <p className="glow-heard" part="heard">
            {strings.heard}
            {label}
          </p>
        )}
        {isExpected && (
          <p className="glow-display glow-note" part="note">
            {strings.generating}
          </p>
        )}
        {state.status === 'error' && (
          <p className="glow-display glow-note" part="error">
            {failureText(state.failure, strings)}
          </p>
        )}
        {option && outfit && (
          <>
            <h3 ref={focus.headingRef} className="glow-display glow-look-name" part="look-name" tabIndex={-1}>
              {outfit.name || strings[`${option.vibe}Title`]}
            </h3>
            <p className="glow-look-text" part="look-text">
              {strings[`${option.vibe}Description`]}
            </p>
          </>
        )}
      </div>
      {option && (
        <div className={clsx('glow-more', isExpected && 'glow-expected')}>
          {isExpected && (
            <>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </>
          )}
          {outfit && (
            <div className="glow-palette-row">
              <div className="glow-palette" part="palette" aria-hidden="true">
                {outfit.palette?.map((colour) => (
                  <i key={colour} style={{ backgroundColor: colour }} />
                ))}
              </div>
              {outfit.reasons?.length > 0 && (
                <WhyThisLook
                  key={outfit.name}
                  label={strings.why}
                  reasons={outfit.reasons}
                  rootRef={rootRef}
                />
              )}
            </div>
          )}
          <div className="glow-actions">
            {outfit && (
              <Button part="unlock" onClick={onUnlock}>
                {strings.unlock}
              </Button>
            )}
            {(outfit || state.status === 'error') && (
              <Button variant="quiet" part="retake" onClick={onRetake}>
                {strings.retake}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
