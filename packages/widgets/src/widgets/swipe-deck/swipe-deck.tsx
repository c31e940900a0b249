import type { Outfit } from '@glow/api';
import { Button, useBrowserLayoutEffect } from '@glow/kit';
import { useId, useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import { LookTags } from '#shared/look-tags.tsx';
import { deepActiveElement } from '#shared/page.ts';
import { Stack } from './stack.tsx';
import { canReturn, type DeckState, isEmpty, isOtherDue, topOf } from './swipe-deck.machine.ts';
import {
  announcement,
  fill,
  finishedText,
  SWIPE_DECK_STRINGS,
  type SwipeDeckStrings,
} from './swipe-deck.messages.ts';
import type { SwipeDeckWidgetProps } from './swipe-deck.types.ts';
import { useDrag } from './use-drag.ts';
import { actionOfKey, type DeckAction, useSwipeDeck, type Verdict } from './use-swipe-deck.ts';

const PATH_OF: Readonly<Record<DeckAction, string>> = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12',
  pass: 'M6 6l12 12M18 6L6 18',
  like: 'M12 20S3 15 3 9C3 4 10 3 12 7 14 3 21 4 21 9 21 15 12 20 12 20z',
  next: 'M9 5l7 7-7 7',
};

interface ActionsProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
  /** Whether the top look can be decided, or its picture is waited for. */
  readonly verdict: Verdict;
  readonly act: (action: DeckAction) => void;
}

/** Back, Undo, Pass, Like and Next: each does with one press what a drag or a key does. */
function Actions({ state, strings, verdict, act }: ActionsProps) {
  const waitId = useId();
  const isSwiping = state.status === 'swiping';
  const isReturnable = canReturn(state);
  const isDecidable = isSwiping && verdict !== 'none';
  const held = verdict === 'held' && { 'aria-disabled': true, 'aria-describedby': waitId };
  const button = (action: DeckAction, isPossible: boolean, why: typeof held = false) => (
    <button
      type="button"
      className={`glow-round glow-round-${action}`}
      part={action}
      aria-label={strings[action]}
      disabled={!isPossible}
      {...why}
      onClick={() => act(action)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATH_OF[action]} />
      </svg>
    </button>
  );
  return (
    <div className="glow-deck-actions" part="actions">
      {button('back', isReturnable)}
      {button('undo', isReturnable)}
      <div className="glow-deck-verdict">
        {button('pass', isDecidable, held)}
        {button('like', isDecidable, held)}
      </div>
      {button('next', isSwiping && state.session.outfits.length > 0)}
      <span id={waitId} hidden>
        {strings.held}
      </span>
    </div>
  );
}

interface ProgressProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
}

/** Renders the counter, of real cards alone, and a stitch for each, sewn as it goes. */
function Progress({ state, strings }: ProgressProps) {
  const { outfits, index } = state.session;
  const total = outfits.length;
  const n = Math.min(index + 1, total);
  const text = fill(strings.counter, { n, total });
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
        aria-valuemax={total || 1}
        aria-valuenow={n}
        aria-valuetext={text}
      >
        {Array.from({ length: total }, (_, stitch) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches have no other name than their place
          <i key={stitch} data-stitch={stitch < n ? 'sewn' : 'open'} />
        ))}
      </div>
    </div>
  );
}

interface LookWordsProps {
  readonly outfit: Outfit | undefined;
  readonly renderActions?: SwipeDeckWidgetProps['renderActions'];
}

/** Renders the name of the top look, why it was chosen, and its tags. */
function LookWords({ outfit, renderActions }: LookWordsProps) {
  return (
    <div className="glow-look-words" part="words">
      {outfit && (
        <>
          <h3 className="glow-display glow-words-title" part="look-name">
            {outfit.name}
          </h3>
          {outfit.reasons?.[0] && (
            <p className="glow-look-reason" part="reason">
              {outfit.reasons[0]}
            </p>
          )}
          <LookTags tags={outfit.tags} />
          {!import.meta.env.GLOW_EMBED && renderActions?.(outfit)}
        </>
      )}
    </div>
  );
}

interface FinishedProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
  /** Absent: there is nowhere to go. */
  readonly onSeeLiked: (() => void) | undefined;
  readonly onRestart: () => void;
}

/** Renders the end of a finished deck, with the way to others for whoever liked none. */
function Finished({ state, strings, onSeeLiked, onRestart }: FinishedProps) {
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
        {isOtherDue(state) ? strings.another : strings.restart}
      </Button>
    </div>
  );
}

/** Renders the swipe deck (spec sections 2 and 4): one look at a time, liked to the right, passed to the left. */
export function SwipeDeck(props: SwipeDeckWidgetProps) {
  const settings = useGlowSettings();
  const strings = { ...SWIPE_DECK_STRINGS, ...settings.strings?.swipeDeck, ...props.strings };
  const rootRef = useRef<HTMLElement>(null);
  const focusedRef = useRef<Element>(null);
  const titleId = useId();
  const pictureId = useId();
  const { state, act, verdict, sights, isDraggable, restart, seeLiked } = useSwipeDeck(props, rootRef);
  const { stackRef, topRef } = useDrag(isDraggable, act);
  const isOver = state.status === 'finished';

  // A button that is pressed and thereby disabled would take the keys of the deck with it. Browsers differ in
  // whether it still has the focus at this point.
  useBrowserLayoutEffect(() => {
    const focused = deepActiveElement();
    const isLost = !focused || focused === document.body || focused === focusedRef.current;
    if (!isLost || !focusedRef.current?.matches(':disabled')) return;
    focusedRef.current = null;
    stackRef.current?.focus({ preventScroll: true });
  });

  return (
    <section
      ref={rootRef}
      className="glow glow-swipe"
      part="root"
      aria-labelledby={titleId}
      data-state={isEmpty(state) ? 'empty' : state.status}
      data-theme={props.theme ?? settings.theme ?? 'auto'}
      lang={props.lang}
      dir={props.dir}
    >
      <div
        className="glow-swipe-page glow-swipe-deck-place"
        onFocusCapture={({ target }) => {
          focusedRef.current = target;
        }}
        onBlurCapture={({ target }) => {
          if (!target.matches(':disabled')) focusedRef.current = null;
        }}
      >
        <header className="glow-swipe-head">
          <h2 className="glow-display glow-swipe-title" part="title" id={titleId}>
            {strings.title}
          </h2>
          <p className="glow-swipe-hint" part="hint">
            {strings.hint}
          </p>
          <Progress state={state} strings={strings} />
        </header>
        <div className="glow-deck-column">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a stack */}
          <div
            ref={stackRef}
            className="glow-deck"
            part="deck"
            role="group"
            aria-roledescription={strings.deckRole}
            aria-label={strings.deckLabel}
            aria-describedby={pictureId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the deck takes keys
            tabIndex={0}
            onKeyDown={(event) => {
              const action = actionOfKey(event);
              if (!action) return;
              event.preventDefault();
              act(action);
            }}
          >
            {isEmpty(state) && (
              <div className="glow-deck-end" part="empty">
                <p className="glow-display">{strings.empty}</p>
                {!import.meta.env.GLOW_EMBED && props.emptyAction}
              </div>
            )}
            {isOver ? (
              <Finished state={state} strings={strings} onSeeLiked={seeLiked} onRestart={restart} />
            ) : (
              <Stack state={state} strings={strings} topRef={topRef} pictureId={pictureId} sights={sights} />
            )}
          </div>
          <Actions state={state} strings={strings} verdict={verdict} act={act} />
        </div>
        <LookWords
          outfit={topOf(state)}
          {...(!import.meta.env.GLOW_EMBED && { renderActions: props.renderActions })}
        />
        <p className="glow-visually-hidden" aria-live="polite">
          {announcement(state, strings)}
        </p>
      </div>
    </section>
  );
}
