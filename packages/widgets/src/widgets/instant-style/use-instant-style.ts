import { EXCLUDE_NAMES_MAX, INSTANT_COUNT, INSTANT_OPTIONS, type InstantOption } from '@glow/api';
import { type Api, type ApiError, fetchInstantOutfits } from '@glow/api/client';
import { useBrowserLayoutEffect } from '@glow/kit';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { lookPicture, pictureReady } from '#shared/look-picture.ts';
import { deepActiveElement, navigate } from '#shared/page.ts';
import { askWithTaste } from '#shared/taste/taste-to-send.ts';
import { reportDemoFailure, useApi, useEmit, useLatest } from '#shared/widget-hooks.ts';
import {
  INITIAL_STATE,
  type InstantStyleEvent,
  type InstantStyleState,
  transition,
} from './instant-style.machine.ts';
import { INSTANT_STYLE_STRINGS } from './instant-style.messages.ts';
import type { InstantStyleWidgetProps } from './instant-style.types.ts';

export interface FocusOrder {
  readonly pickedRef: RefObject<HTMLButtonElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly posterRef: RefObject<HTMLDivElement | null>;
  /** Whether the visitor waits on the pressed card: the focus then goes to the look that comes. */
  readonly isFollowing: () => boolean;
}

/**
 * Moves the focus: from the pressed card to the heading of its look, unless the visitor went elsewhere
 * meanwhile, and with 'Retake Choices' back to that card. A pick brings the poster into view.
 */
export function useFocusOrder({ status }: InstantStyleState): FocusOrder {
  const pickedRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const posterRef = useRef<HTMLDivElement>(null);
  const lastPickedRef = useRef<HTMLButtonElement>(null);
  const lastStatusRef = useRef(status);

  useBrowserLayoutEffect(() => {
    if (pickedRef.current) lastPickedRef.current = pickedRef.current;
  });

  useEffect(() => {
    const before = lastStatusRef.current;
    lastStatusRef.current = status;
    if (before === status) return;
    if (status === 'loading') {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      posterRef.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
    }
    if (status === 'result' && deepActiveElement() === lastPickedRef.current) {
      headingRef.current?.focus({ preventScroll: true });
    }
    if (status === 'idle') lastPickedRef.current?.focus();
  }, [status]);

  const isFollowing = () => deepActiveElement() === lastPickedRef.current;
  return { pickedRef, headingRef, posterRef, isFollowing };
}

/** Begins with the look that a page gives; elements take none. */
const useInitialLook = import.meta.env.GLOW_EMBED
  ? () => {}
  : ({ initialLook }: InstantStyleWidgetProps, dispatch: Dispatch<InstantStyleEvent>) => {
      const firstRef = useRef(initialLook);
      useBrowserLayoutEffect(() => {
        const { current: first } = firstRef;
        const option = INSTANT_OPTIONS.find(({ vibe }) => vibe === first?.vibe);
        if (!first || !option) return;
        dispatch({ type: 'pick', option });
        dispatch({ type: 'answered', answer: { outfits: [first.outfit], uniqueExhausted: false } });
      }, [dispatch]);
    };

const DEFAULT_UNLOCK_URL = '/signup';

interface InstantStyleModel {
  readonly state: InstantStyleState;
  readonly api: Api;
  readonly pick: (option: InstantOption) => void;
  readonly retake: () => void;
  readonly unlock: () => void;
}

/** Runs the picker: requests looks, waits for their pictures and notifies the page. */
export function useInstantStyle(
  props: InstantStyleWidgetProps,
  rootRef: RefObject<HTMLElement | null>,
): InstantStyleModel {
  const [state, dispatch] = useReducer(transition, INITIAL_STATE);
  const api = useApi(props.apiBase, props.demo);
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit });

  // Asks before the pick is drawn, which takes a slow phone some twenty milliseconds.
  useBrowserLayoutEffect(() => {
    if (state.status !== 'loading') return;
    const abort = new AbortController();
    const request = {
      vibe: state.option.vibe,
      image_count: INSTANT_COUNT,
      exclude_names: state.seen.slice(-EXCLUDE_NAMES_MAX),
      figure: latest.current.props.figure,
    };
    const options = { signal: abort.signal };
    // The first widget of a foreign page has no bytes to spare for a taste.
    const answering = import.meta.env.GLOW_EMBED
      ? fetchInstantOutfits(api, request, options)
      : askWithTaste((taste) => fetchInstantOutfits(api, { ...request, ...(taste && { taste }) }, options));
    answering.then(
      (answer) => {
        if (!import.meta.env.GLOW_EMBED) {
          const [first] = answer.outfits;
          if (first?.image) pictureReady(lookPicture(first.image), abort.signal); // before React draws
        }
        dispatch({ type: 'answered', answer });
      },
      ({ kind, status }: ApiError) =>
        kind === 'aborted' ||
        dispatch({ type: 'failed', failure: { reason: 'requestFailed', kind, status } }),
    );
    return () => abort.abort();
  }, [state, api, latest]);

  useEffect(() => {
    if (state.status !== 'arriving') return;
    const abort = new AbortController();
    pictureReady(lookPicture(state.outfit.image), abort.signal).then(() => {
      if (!abort.signal.aborted) dispatch({ type: 'picture-ready' });
    });
    return () => abort.abort();
  }, [state]);

  useEffect(() => {
    const { emit, props } = latest.current;
    if (state.status === 'result') {
      emit('glow-look', props.onLook, { vibe: state.option.vibe, outfit: state.outfit });
    }
    if (state.status === 'error') {
      const { reason, kind, status } = state.failure;
      const message = INSTANT_STYLE_STRINGS[reason];
      emit('glow-error', props.onError, { reason: 'request', message, kind, status });
    }
  }, [state, latest]);

  useInitialLook(props, dispatch);

  const { demo } = props;
  useEffect(() => {
    const option = INSTANT_OPTIONS.at(-1);
    if (!demo || !option) return;
    const played = import('./instant-style.demo.ts').then(({ playInstantStyle }) =>
      playInstantStyle(demo, option, dispatch),
    );
    reportDemoFailure(played, latest.current);
  }, [demo, latest]);

  return {
    state,
    api,
    pick(option) {
      emit('glow-pick', props.onPick, { vibe: option.vibe, label: option.label });
      dispatch({ type: 'pick', option });
    },
    retake() {
      emit('glow-retake', props.onRetake, undefined);
      dispatch({ type: 'retake' });
    },
    unlock() {
      const { unlockUrl = DEFAULT_UNLOCK_URL } = props;
      if (emit('glow-unlock', props.onUnlock, undefined) && unlockUrl) navigate(unlockUrl);
    },
  };
}
