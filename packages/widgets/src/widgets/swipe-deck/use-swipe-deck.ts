import { CARD_ANIMATION_MS, savedKeyOf } from '@glow/api';
import { type RefObject, useCallback, useEffect } from 'react';
import { navigate } from '#shared/navigate.ts';
import { useApi } from '#shared/use-api.ts';
import { useEmit } from '#shared/use-emit.ts';
import { useLatest } from '#shared/use-latest.ts';
import type { DeckAction } from './deck-keys.ts';
import type { CardDetail, UndoDetail } from './event-details.ts';
import { finishVisit } from './finish-visit.ts';
import { type DeckEvent, type DeckState, marked, topOf } from './swipe-deck.machine.ts';
import type { SwipeDeckProps } from './swipe-deck.tsx';
import { useDeckStart } from './use-deck-start.ts';
import { useDeckState } from './use-deck-state.ts';
import { useLooks } from './use-looks.ts';

const EVENT_OF: Readonly<Record<DeckAction, DeckEvent>> = {
  like: { type: 'decide', way: 'liked' },
  pass: { type: 'decide', way: 'passed' },
  next: { type: 'decide', way: 'skipped' },
  back: { type: 'back' },
  undo: { type: 'undo' },
};

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

  useDeckStart(props, store, api.baseUrl, emit);
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
      const index = action === 'undo' ? session.index - 1 : session.index;
      const outfit = session.outfits[index];
      if (!send(EVENT_OF[action]) || !outfit) return;
      const card: CardDetail = { outfit, index };
      if (action === 'like') emit('glow-like', props.onLike, card);
      if (action === 'pass') emit('glow-pass', props.onPass, card);
      if (action === 'undo') {
        const mark = session.marks[savedKeyOf(outfit)];
        emit<UndoDetail>('glow-undo', props.onUndo, { ...card, mark });
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
