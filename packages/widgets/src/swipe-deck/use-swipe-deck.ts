import { CARD_ANIMATION_MS, savedKeyOf } from '@glow/api';
import { type RefObject, useCallback, useEffect } from 'react';
import { navigate } from '../provider/navigate.ts';
import { useApi } from '../provider/use-api.ts';
import { useEmit } from '../provider/use-emit.ts';
import { useLatest } from '../provider/use-latest.ts';
import type { DeckAction } from './deck-keys.ts';
import type { CardDetail, UndoDetail } from './event-details.ts';
import { finishVisit } from './finish-visit.ts';
import { type DeckState, marked, topOf } from './swipe-deck.machine.ts';
import type { SwipeDeckProps } from './swipe-deck.tsx';
import { useDeckStart } from './use-deck-start.ts';
import { useDeckState } from './use-deck-state.ts';
import { useLooks } from './use-looks.ts';

export interface SwipeDeckModel {
  readonly state: DeckState;
  readonly act: (action: DeckAction) => void;
  /** Whether the top card may be dragged now. */
  readonly isDraggable: () => boolean;
  readonly restart: () => void;
  /** Goes to `finish-url`; absent where there is none. */
  readonly seeLiked: (() => void) | undefined;
}

/** Runs the deck: its cards come and go, and the page is told. */
export function useSwipeDeck(props: SwipeDeckProps, rootRef: RefObject<HTMLElement | null>): SwipeDeckModel {
  const { demo, finishUrl } = props;
  const store = useDeckState(demo);
  const { state, stateRef, send } = store;
  const api = useApi(props.apiBase, demo);
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit });
  const { motion, status } = state;

  useDeckStart(props, store, api.baseUrl);
  useLooks(store, { props, api, emit });

  useEffect(() => {
    if (motion.type !== 'leaving' || demo === 'leaving') return;
    const timer = setTimeout(() => send({ type: 'settled' }), CARD_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [motion, demo, send]);

  useEffect(() => {
    if (status !== 'finishing' || !send({ type: 'told' })) return;
    const { props, emit } = latest.current;
    const detail = { liked: marked(stateRef.current, 'liked'), passed: marked(stateRef.current, 'passed') };
    if (!demo) finishVisit(detail);
    if (emit('glow-finish', props.onFinish, detail) && props.finishUrl) navigate(props.finishUrl);
  }, [status, demo, stateRef, send, latest]);

  const act = useCallback(
    (action: DeckAction) => {
      const { props, emit } = latest.current;
      const { session } = stateRef.current;
      const { index } = session;
      const top = topOf(stateRef.current);
      const before = session.outfits[index - 1];
      const card: CardDetail | undefined = top && { outfit: top, index };
      if (action === 'next') send({ type: 'decide', way: 'skipped' });
      if (action === 'back') send({ type: 'back' });
      if (action === 'like' && send({ type: 'decide', way: 'liked' }) && card) {
        emit('glow-like', props.onLike, card);
      }
      if (action === 'pass' && send({ type: 'decide', way: 'passed' }) && card) {
        emit('glow-pass', props.onPass, card);
      }
      if (action === 'undo' && send({ type: 'undo' }) && before) {
        const mark = session.marks[savedKeyOf(before)];
        emit<UndoDetail>('glow-undo', props.onUndo, { outfit: before, index: index - 1, mark });
      }
    },
    [stateRef, send, latest],
  );

  return {
    state,
    act,
    isDraggable: useCallback(() => {
      const { status, motion } = stateRef.current;
      return status === 'swiping' && motion.type !== 'leaving' && topOf(stateRef.current) !== undefined;
    }, [stateRef]),
    restart: () => send({ type: 'restart' }),
    seeLiked: finishUrl ? () => navigate(finishUrl) : undefined,
  };
}
