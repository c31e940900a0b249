import { CARD_ANIMATION_MS, GENERATE_COUNT, type Outfit, PLACEHOLDER_MAX_MS, savedKeyOf } from '@glow/api';
import { type Api, type ApiError, generate } from '@glow/api/client';
import { type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react';
import { navigate } from '#shared/page.ts';
import { type Sights, useSights } from '#shared/use-sights.ts';
import {
  type DeckSession,
  newDeck,
  type QuizAnswers,
  readDeck,
  readOutfits,
  setStyleTestCompleted,
  writeDeck,
  writeLikedOutfits,
} from '#shared/visit-storage/index.ts';
import { dispatch } from '#shared/widget-events.ts';
import { type Emit, useApi, useBrowserLayoutEffect, useEmit, useLatest } from '#shared/widget-hooks.ts';
import {
  type DeckEvent,
  type DeckState,
  INITIAL_STATE,
  marked,
  topOf,
  transition,
} from './swipe-deck.machine.ts';
import type {
  CardDetail,
  FinishDetail,
  OutfitsDetail,
  SwipeDeckWidgetProps,
  UndoDetail,
} from './swipe-deck.types.ts';
import { type DeckStore, useDeckStart, useDeckState } from './use-deck-store.ts';

const OUTFITS_EVENT = 'glow-outfits';

/**
 * Asks once for looks that are not in the deck and announces them on the document, where the deck hears them as
 * it hears those of a page. Returns how many came.
 * @throws {ApiError}
 */
async function requestLooks(
  api: Api,
  { deckId, weather, outfits }: DeckSession,
  { style, bodyShape }: QuizAnswers,
): Promise<number> {
  const answer = await generate(api, {
    styles: [style],
    bodyShapes: [bodyShape],
    image_count: GENERATE_COUNT,
    exclude_names: outfits.map(({ name }) => name).filter(Boolean),
    use_weather: weather?.requested ?? false,
  });
  const detail: OutfitsDetail = { deckId, outfits: answer.outfits };
  dispatch(document, { name: OUTFITS_EVENT, cancelable: false }, detail);
  storeArrivedLooks(deckId, answer.outfits);
  return answer.outfits.length;
}

/** Stores looks for a deck that left the page before they arrived; a mounted deck has them already. */
function storeArrivedLooks(deckId: string, outfits: readonly Outfit[]): void {
  const session = readDeck();
  if (session?.deckId !== deckId || session.stage) return;
  const before = transition(INITIAL_STATE, { type: 'begin', session, placeholders: 1 });
  const after = transition(before, { type: 'arrived', outfits });
  if (after !== before) writeDeck(after.session);
}

interface Page {
  readonly props: SwipeDeckWidgetProps;
  readonly api: Api;
  readonly emit: Emit;
}

/**
 * Adds looks to a deck: requests them once per deck, listens for `glow-outfits`, and waits for placeholders no
 * longer than 8 s (spec section 4, INTERFACE section 3).
 */
function useLooks({ state, stateRef, send }: DeckStore, page: Page): void {
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

  useEffect(() => {
    const { session, status } = stateRef.current;
    const { aiEnabled, answers, generate: request } = session;
    if (demo || status !== 'swiping' || session.deckId !== deckId) return;
    if (!aiEnabled || !answers || request !== 'unsent') return;
    send({ type: 'generate-sent' });
    requestLooks(latest.current.api, session, answers).then(
      (count) => count || giveUp(deckId),
      ({ kind, status }: ApiError) => {
        giveUp(deckId);
        const { props, emit } = latest.current;
        const message = 'No further looks came for the deck.';
        if (kind !== 'aborted')
          emit('glow-error', props.onError, { reason: 'request', message, kind, status });
      },
    );
  }, [deckId, demo, stateRef, send, giveUp, latest]);

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

/** Stores the result of a finished deck (spec section 4). */
function storeFinishedDeck({ liked }: FinishDetail): void {
  setStyleTestCompleted(true);
  writeLikedOutfits(liked);
}

const EVENT_OF: Readonly<Record<DeckAction, DeckEvent>> = {
  like: { type: 'decide', direction: 'liked' },
  pass: { type: 'decide', direction: 'passed' },
  next: { type: 'decide', direction: 'skipped' },
  back: { type: 'back' },
  undo: { type: 'undo' },
};

/** Tells the end before it is drawn, since the page may show another; in elements after it, for fewer bytes. */
const useTelling = import.meta.env.GLOW_EMBED ? useEffect : useBrowserLayoutEffect;

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

  useDeckStart(props, store, api.baseUrl, emit);
  useLooks(store, { props, api, emit });

  useEffect(() => {
    if (animation.type !== 'leaving' || demo === 'leaving') return;
    const timer = setTimeout(() => send({ type: 'settled' }), CARD_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [animation, demo, send]);

  useTelling(() => {
    if (status !== 'finishing' || !send({ type: 'finish-reported' })) return;
    const { props, emit } = latest.current;
    const detail = { liked: marked(stateRef.current, 'liked'), passed: marked(stateRef.current, 'passed') };
    if (!demo) storeFinishedDeck(detail);
    if (emit('glow-finish', props.onFinish, detail) && props.finishUrl) navigate(props.finishUrl);
  }, [status, demo, stateRef, send, latest]);

  const act = useCallback(
    (action: DeckAction) => {
      const { props, emit } = latest.current;
      const { session } = stateRef.current;
      if ((action === 'like' || action === 'pass') && verdictNow() === 'held') return;
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
    [stateRef, send, latest, verdictNow],
  );

  return {
    state,
    act,
    verdict: verdictNow(),
    sights,
    isDraggable: useCallback(() => {
      const { status, animation } = stateRef.current;
      return status === 'swiping' && animation.type !== 'leaving' && verdictNow() === 'open';
    }, [stateRef, verdictNow]),
    restart: () => send({ type: 'restart', deckId: newDeck(stateRef.current.session).deckId }),
    seeLiked: finishUrl ? () => navigate(finishUrl) : undefined,
  };
}
