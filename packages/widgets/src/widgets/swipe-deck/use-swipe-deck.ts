import { CARD_ANIMATION_MS, DECK_MAX_SIZE, type Outfit, PLACEHOLDER_MAX_MS, savedKeyOf } from '@glow/api';
import type { Api, ApiError } from '@glow/api/client';
import { useBrowserLayoutEffect } from '@glow/kit';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { navigate } from '#shared/page.ts';
import { type Sights, useSights } from '#shared/use-sights.ts';
import {
  newDeck,
  readOutfits,
  setStyleTestCompleted,
  writeLikedOutfits,
} from '#shared/visit-storage/index.ts';
import { dispatch } from '#shared/widget-events.ts';
import { type Emit, useApi, useEmit, useLatest } from '#shared/widget-hooks.ts';
import { type DeckEvent, type DeckState, isAtLast, marked, topOf, transition } from './swipe-deck.machine.ts';
import type {
  CardChange,
  CardDetail,
  FinishDetail,
  OutfitsDetail,
  SwipeDeckWidgetProps,
  UndoDetail,
} from './swipe-deck.types.ts';
import { type DeckStore, useDeckStart, useDeckState } from './use-deck-store.ts';

const OUTFITS_EVENT = 'glow-outfits';

interface Page {
  readonly props: SwipeDeckWidgetProps;
  readonly api: Api;
  readonly emit: Emit;
}

/** Puts looks into the order of the taste; loaded with the first swipe. */
let inOrder: ((outfits: readonly Outfit[]) => readonly Outfit[]) | undefined;

const announce = (detail: OutfitsDetail) =>
  dispatch(document, { name: OUTFITS_EVENT, cancelable: false }, detail);

/**
 * Adds looks to a deck: requests them once per deck, when a few cards were decided or looks are waited for, listens for
 * `glow-outfits`, and waits for placeholders no longer than 8 s (spec section 4, INTERFACE section 3). Returns what a
 * card that was decided or taken back is told to.
 */
function useLooks({ state, stateRef, send }: DeckStore, page: Page): (change?: CardChange) => void {
  const latest = useLatest(page);
  const { demo } = page.props;
  const { deckId } = state.session;
  const isExpecting = state.placeholders > 0;

  const giveUp = useCallback(
    (id: string) => {
      if (stateRef.current.session.deckId === id) send({ type: 'placeholders-left' });
    },
    [stateRef, send],
  );

  const follow = useCallback(
    (change?: CardChange) => {
      const { deckId } = stateRef.current.session;
      import('./follow-taste.ts')
        .then(({ followTaste, nearestFirst }) => {
          inOrder = nearestFirst;
          return followTaste(stateRef, send, { ...latest.current, announce }, change);
        })
        .then(
          (count) => count === 0 && giveUp(deckId),
          ({ kind, status }: ApiError) => {
            giveUp(deckId);
            const { props, emit } = latest.current;
            const message = 'No further looks came for the deck.';
            // Without a kind it is the taste that did not load, which no card waits for.
            if (kind && kind !== 'aborted')
              emit('glow-error', props.onError, { reason: 'request', message, kind, status });
          },
        );
    },
    [stateRef, send, giveUp, latest],
  );

  useEffect(() => {
    if (!demo && stateRef.current.session.deckId === deckId && stateRef.current.placeholders) follow();
  }, [deckId, demo, stateRef, follow]);

  useEffect(() => {
    if (demo || !isExpecting) return;
    const timer = setTimeout(() => giveUp(deckId), PLACEHOLDER_MAX_MS);
    return () => clearTimeout(timer);
  }, [deckId, isExpecting, demo, giveUp]);

  useEffect(() => {
    const onOutfits = (event: Event) => {
      const { detail } = event as CustomEvent<Partial<OutfitsDetail> | null>;
      const isOurs = !detail?.deckId || detail.deckId === stateRef.current.session.deckId;
      if (isOurs) send({ type: 'arrived', outfits: readOutfits(detail?.outfits) });
    };
    document.addEventListener(OUTFITS_EVENT, onOutfits);
    return () => document.removeEventListener(OUTFITS_EVENT, onOutfits);
  }, [stateRef, send]);
  return follow;
}

/** Whether the top look can be decided; `held`: not before its picture is there. */
export type Verdict = 'none' | 'held' | 'open';

/** What a visitor can do with the deck. */
export type DeckAction = 'like' | 'pass' | 'next' | 'back' | 'undo';

/**
 * Like stays on the right and Pass on the left, whatever the direction of the text, as when dragged. No key that
 * scrolls is among them: at 400 % zoom the deck is higher than the window.
 */
const ACTION_OF_KEY: Readonly<Record<string, DeckAction>> = {
  ArrowRight: 'like',
  ArrowLeft: 'pass',
};

/**
 * Returns the action of a key that was pressed on the deck itself, not on a button in it; a repeating key acts once,
 * and of modified keys only Ctrl+Z (on a Mac ⌘Z) does.
 */
export function actionOfKey(event: KeyboardEvent): DeckAction | undefined {
  const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.target !== event.currentTarget || repeat || altKey || shiftKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'undo' : undefined;
  return ACTION_OF_KEY[key];
}

const nearestFirst = (outfits: readonly Outfit[]) => inOrder?.(outfits) ?? outfits;

const finishOf = (state: DeckState): FinishDetail => ({
  liked: marked(state, 'liked'),
  passed: marked(state, 'passed'),
});

/** Stores the result of a finished deck (spec section 4). */
function storeFinishedDeck(liked: readonly Outfit[]): void {
  setStyleTestCompleted(true);
  writeLikedOutfits(liked);
}

/**
 * Tells a page of ours how the deck is about to end: once when its last look can be decided, and when it was. The end of
 * one that can grow no more is stored while the card leaves. Returns whether it is.
 */
function useLastLook(
  state: DeckState,
  verdict: Verdict,
  props: SwipeDeckWidgetProps,
): RefObject<boolean> | undefined {
  const latest = useLatest({ state, props });
  const isStored = useRef(false);
  const { animation } = state;
  const isLeaving = animation.type === 'leaving';
  const last =
    isAtLast(state) && (isLeaving || verdict === 'open') && (isLeaving ? animation.direction : 'open');
  useEffect(() => {
    isStored.current = false;
    if (!last) return;
    const { state, props } = latest.current;
    const { liked, passed } = finishOf(transition(state, { type: 'decide', direction: 'liked' }));
    const detail = { liked: nearestFirst(liked), passed };
    if (last !== 'open' && !props.demo && state.session.outfits.length === DECK_MAX_SIZE) {
      storeFinishedDeck(detail.liked);
      isStored.current = true;
    }
    props.onLastLook?.(detail, last === 'open' ? last : 'leaving');
  }, [last, latest]);
  return isStored;
}

const useTellingLast = import.meta.env.GLOW_EMBED ? () => undefined : useLastLook;

const EVENT_OF: Readonly<Record<DeckAction, DeckEvent>> = {
  like: { type: 'decide', direction: 'liked' },
  pass: { type: 'decide', direction: 'passed' },
  next: { type: 'decide', direction: 'skipped' },
  back: { type: 'back' },
  undo: { type: 'undo' },
};

/**
 * Counts a card's leaving and tells the end before they are drawn, since the page may show another; in elements after
 * it, for fewer bytes.
 */
const useTelling = import.meta.env.GLOW_EMBED ? useEffect : useBrowserLayoutEffect;

/** When the card that leaves was decided, on the page's clock: it has left so long after the press, however slow a render. */
let decidedAtMs = 0;
const sinceDecisionMs = () => (import.meta.env.GLOW_EMBED ? 0 : performance.now() - decidedAtMs);

/** What the last card teaches changes no card: what follows the deck is drawn first. */
const LEARNT_LATER_MS = 2 * CARD_ANIMATION_MS;

/** Returns what a decided card is told to: at once, but for the last one, and always in the order of the decisions. */
function useLateLearning(
  follow: (change: CardChange) => void,
  stateRef: DeckStore['stateRef'],
): (change: CardChange) => void {
  const late = useRef<() => void>(undefined);
  return useCallback(
    (change) => {
      late.current?.();
      if (!isAtLast(stateRef.current) || change.action === 'undo') return follow(change);
      const now = () => late.current?.();
      const timer = setTimeout(now, LEARNT_LATER_MS);
      addEventListener('pagehide', now);
      late.current = () => {
        clearTimeout(timer);
        removeEventListener('pagehide', now);
        late.current = undefined;
        follow(change);
      };
    },
    [follow, stateRef],
  );
}

const useLearning: typeof useLateLearning = import.meta.env.GLOW_EMBED ? (follow) => follow : useLateLearning;

interface SwipeDeckModel {
  readonly state: DeckState;
  readonly act: (action: DeckAction) => void;
  readonly verdict: Verdict;
  readonly sights: Sights;
  /** Whether the top card may be dragged now. */
  readonly isDraggable: () => boolean;
  readonly restart: () => void;
  /** Goes to `finish-url`; absent where there is none. */
  readonly seeLiked: (() => void) | undefined;
}

/** Runs the deck: animates its cards, requests looks and notifies the page. */
export function useSwipeDeck(
  props: SwipeDeckWidgetProps,
  rootRef: RefObject<HTMLElement | null>,
): SwipeDeckModel {
  const { demo, finishUrl } = props;
  const store = useDeckState(demo);
  const { state, stateRef, send } = store;
  const api = useApi(props.apiBase, demo);
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit });
  const { animation, status } = state;
  const sights = useSights(topOf(state));
  const { sightOf } = sights;

  const verdictNow = useCallback((): Verdict => {
    const top = topOf(stateRef.current);
    return !top ? 'none' : sightOf(top) === 'coming' ? 'held' : 'open';
  }, [stateRef, sightOf]);

  const verdict = verdictNow();
  const isStored = useTellingLast(state, verdict, props);
  useDeckStart(props, store, api.baseUrl, emit);
  const follow = useLooks(store, { props, api, emit });

  const reportFinish = useCallback(() => {
    if (!send({ type: 'finish-reported' })) return;
    const { props, emit } = latest.current;
    const detail = finishOf(stateRef.current);
    if (!demo && (import.meta.env.GLOW_EMBED || !isStored?.current))
      storeFinishedDeck(nearestFirst(detail.liked));
    if (emit('glow-finish', props.onFinish, detail) && props.finishUrl) navigate(props.finishUrl);
  }, [demo, stateRef, send, latest, isStored]);

  useTelling(() => {
    if (animation.type !== 'leaving' || demo === 'leaving') return;
    const timer = setTimeout(() => {
      send({ type: 'settled' });
      // Without a render of a deck that is about to end.
      reportFinish();
    }, CARD_ANIMATION_MS - sinceDecisionMs());
    return () => clearTimeout(timer);
  }, [animation, demo, send, reportFinish]);

  useTelling(reportFinish, [status, reportFinish]);

  const learn = useLearning(follow, stateRef);
  const act = useCallback(
    (action: DeckAction) => {
      const { props, emit } = latest.current;
      const { session } = stateRef.current;
      if ((action === 'like' || action === 'pass') && verdictNow() === 'held') return;
      const index = action === 'undo' ? session.index - 1 : session.index;
      const outfit = session.outfits[index];
      if (!send(EVENT_OF[action]) || !outfit) return;
      if (!import.meta.env.GLOW_EMBED) decidedAtMs = performance.now();
      const mark = session.marks[savedKeyOf(outfit)];
      if (!demo && action !== 'back') learn({ action, outfit, mark });
      const card: CardDetail = { outfit, index };
      if (action === 'like') emit('glow-like', props.onLike, card);
      if (action === 'pass') emit('glow-pass', props.onPass, card);
      if (action === 'undo') emit<UndoDetail>('glow-undo', props.onUndo, { ...card, mark });
    },
    [stateRef, send, latest, verdictNow, demo, learn],
  );

  return {
    state,
    act,
    verdict,
    sights,
    isDraggable: useCallback(() => {
      const { status, animation } = stateRef.current;
      return status === 'swiping' && animation.type !== 'leaving' && verdictNow() === 'open';
    }, [stateRef, verdictNow]),
    restart: () => send({ type: 'restart', deckId: newDeck(stateRef.current.session).deckId }),
    seeLiked: finishUrl ? () => navigate(finishUrl) : undefined,
  };
}
