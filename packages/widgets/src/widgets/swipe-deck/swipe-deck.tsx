import type { Outfit, WeatherInfo } from '@glow/api';
import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from '#shared/deep-active-element.ts';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import type { QuizAnswers } from '#shared/visit-storage/index.ts';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import { Actions } from './actions.tsx';
import { actionOfKey } from './deck-keys.ts';
import type { CardDetail, FinishDetail, UndoDetail } from './event-details.ts';
import { Finished } from './finished.tsx';
import { LookWords } from './look-words.tsx';
import { Progress } from './progress.tsx';
import { Stack } from './stack.tsx';
import { isEmpty, topOf } from './swipe-deck.machine.ts';
import { announcement, SWIPE_DECK_STRINGS, type SwipeDeckStrings } from './swipe-deck.messages.ts';
import { useDrag } from './use-drag.ts';
import { useSwipeDeck } from './use-swipe-deck.ts';

export interface SwipeDeckProps extends WidgetProps, ElementProps {
  /** The looks, at most 14. Default: those the quiz left in this tab. */
  readonly outfits?: readonly Outfit[] | undefined;
  /** What the looks are for; without it no further ones are asked for. */
  readonly answers?: QuizAnswers | undefined;
  readonly weather?: WeatherInfo | undefined;
  /** Whether the server makes further looks. Default false. */
  readonly aiEnabled?: boolean | undefined;
  /** Where the finished deck leads. Default: nowhere. */
  readonly finishUrl?: string | undefined;
  /** Texts that replace ours. */
  readonly strings?: Partial<SwipeDeckStrings> | undefined;
  readonly onLike?: EventCallback<CardDetail> | undefined;
  readonly onPass?: EventCallback<CardDetail> | undefined;
  readonly onUndo?: EventCallback<UndoDetail> | undefined;
  /** Cancelable: returning false keeps the page from going to `finishUrl`. */
  readonly onFinish?: EventCallback<FinishDetail> | undefined;
}

/** The swipe deck (spec sections 2 and 4): one look at a time, liked to the right, passed to the left. */
export function SwipeDeck(props: SwipeDeckProps) {
  const settings = useGlowSettings();
  const strings = { ...SWIPE_DECK_STRINGS, ...settings.strings?.swipeDeck, ...props.strings };
  const rootRef = useRef<HTMLElement>(null);
  const focusedRef = useRef<Element>(null);
  const titleId = useId();
  const { state, act, isDraggable, restart, seeLiked } = useSwipeDeck(props, rootRef);
  const decide = useCallback((mark: 'liked' | 'passed') => act(mark === 'liked' ? 'like' : 'pass'), [act]);
  const { stackRef, topRef } = useDrag(isDraggable, decide);
  const isOver = state.status === 'finished';

  // A button that is pressed and thereby disabled would take the keys of the deck with it. Browsers differ in
  // whether it still has the focus at this point.
  useLayoutEffect(() => {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the deck and its buttons alike */}
      <div
        className="glow-swipe-page glow-swipe-deck-place"
        onFocus={({ target }) => {
          focusedRef.current = target;
        }}
        onBlur={({ target }) => {
          if (!target.matches(':disabled')) focusedRef.current = null;
        }}
        onKeyDown={(event) => {
          const action = actionOfKey(event);
          if (!action) return;
          event.preventDefault();
          act(action);
        }}
      >
        <header>
          <h2 className="glow-display glow-swipe-title" part="title" id={titleId}>
            {strings.title}
          </h2>
          <p className="glow-swipe-hint" part="hint">
            {strings.hint}
          </p>
          <Progress state={state} strings={strings} />
        </header>
        <div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a stack */}
          <div
            ref={stackRef}
            className="glow-deck"
            part="deck"
            role="group"
            aria-roledescription={strings.deckRole}
            aria-label={strings.deckLabel}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the deck takes keys
            tabIndex={0}
          >
            {isEmpty(state) && (
              <p className="glow-display glow-deck-end" part="empty">
                {strings.empty}
              </p>
            )}
            {isOver ? (
              <Finished state={state} strings={strings} onSeeLiked={seeLiked} onRestart={restart} />
            ) : (
              <Stack state={state} strings={strings} topRef={topRef} />
            )}
          </div>
          <Actions state={state} strings={strings} act={act} />
        </div>
        <LookWords outfit={topOf(state)} />
        <p className="glow-visually-hidden" aria-live="polite">
          {announcement(state, strings)}
        </p>
      </div>
    </section>
  );
}
