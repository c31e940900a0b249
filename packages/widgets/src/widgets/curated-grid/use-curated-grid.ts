import { type Outfit, SESSION_STORAGE_KEYS, savedKeyOf } from '@glow/api';
import { isAborted } from '@glow/api/client';
import { useBrowserLayoutEffect } from '@glow/kit';
import { sessionStore } from '@glow/kit/storage';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { drawn } from '#shared/look-picture.ts';
import { navigate } from '#shared/page.ts';
import {
  addSavedKey,
  isStyleTestCompleted,
  readLikedOutfits,
  readSavedKeys,
  setStyleTestCompleted,
  watchLikedOutfits,
  watchSavedKeys,
  watchStyleTest,
} from '#shared/visit-storage/index.ts';
import { reportDemoFailure, useApi, useEmit, useLatest } from '#shared/widget-hooks.ts';
import type { EventCallback } from '#shared/widget-props.ts';
import {
  type CuratedGridEvent,
  type CuratedGridState,
  INITIAL_STATE,
  transition,
} from './curated-grid.machine.ts';
import type { CuratedGridWidgetProps, NavigateDetail, SaveDetail } from './curated-grid.types.ts';
import { saveFailure, saveOutfit } from './save-outfit.ts';
import { useFittedLooks } from './use-fitted-looks.ts';

const TAGS: Partial<Record<NavigateDetail['to'], string>> = {
  quiz: 'glow-style-quiz',
  deck: 'glow-swipe-deck',
};

const FOCUSABLE = 'input:enabled, button:enabled, a[href], [tabindex="0"]';

/** Scrolls the widget of a step into view and focuses it, where the page has one. */
export function showWidget(to: NavigateDetail['to']): void {
  const tag = TAGS[to];
  const widget = tag && document.querySelector<HTMLElement>(tag);
  if (!widget) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  widget.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  widget.shadowRoot?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}

/** Notes this page as the one to come back to after signing in (spec section 4). */
function rememberOrigin(): void {
  const { pathname, search, hash } = window.location;
  sessionStore.write(SESSION_STORAGE_KEYS.from, pathname + search + hash);
}

/** Reads what the browser keeps of the visit; `given`: the list as it is about to be. */
function readVisit(given?: readonly Outfit[]): CuratedGridEvent {
  return {
    type: 'visited',
    completed: Boolean(given) || isStyleTestCompleted(),
    outfits: given ?? readLikedOutfits(),
    savedKeys: readSavedKeys(),
  };
}

interface CuratedGridModel {
  readonly state: CuratedGridState;
  /** Returns a look as it is on the figure, once it is there. */
  readonly shownOf: (outfit: Outfit) => Outfit | undefined;
  readonly save: (outfit: Outfit) => Promise<void>;
  readonly retake: () => void;
  readonly endNotice: () => void;
}

/** Runs the grid: follows the persisted visit, saves outfits and notifies the page. */
export function useCuratedGrid(
  props: CuratedGridWidgetProps,
  rootRef: RefObject<HTMLElement | null>,
): CuratedGridModel {
  const { demo, host } = props;
  // An element, or a page that drew looks before: no render of a server is brought to life.
  const isReadAtOnce = Boolean(host || (!import.meta.env.GLOW_EMBED && drawn.size > 0)) && !demo;
  const given = import.meta.env.GLOW_EMBED ? undefined : props.outfits;
  const [state, dispatch] = useReducer(transition, INITIAL_STATE, (initial) =>
    isReadAtOnce ? transition(initial, readVisit(given)) : initial,
  );
  const api = useApi(props.apiBase, demo);
  const { baseUrl } = api;
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit });
  const { view } = state;
  const fitted = useFittedLooks(api, props.figure, view.status === 'filled' ? view.outfits : []);
  const pendingSavesRef = useRef(new Set<string>());
  const isReadRef = useRef(isReadAtOnce);

  // Before the first paint, so that a stored list causes no layout shift.
  useBrowserLayoutEffect(() => {
    if (demo) return;
    const read = () => dispatch(readVisit(given));
    if (!isReadRef.current) read();
    isReadRef.current = false;
    const stops = [watchStyleTest, watchLikedOutfits, watchSavedKeys].map((watch) => watch(read));
    return () => {
      for (const stop of stops) stop();
    };
  }, [demo, given]);

  useEffect(() => {
    if (!demo) return;
    const { emit, props } = latest.current;
    const played = import('./curated-grid.demo.ts').then(({ playCuratedGrid }) =>
      playCuratedGrid(demo, baseUrl, dispatch, (error) =>
        emit('glow-error', props.onError, saveFailure(error)),
      ),
    );
    reportDemoFailure(played, latest.current);
  }, [demo, baseUrl, latest]);

  function askToSignIn(outfit: Outfit) {
    const goesOn = emit<SaveDetail>('glow-sign-in-required', props.onSignInRequired, { outfit });
    if (!goesOn || !props.loginUrl) return;
    rememberOrigin();
    navigate(props.loginUrl);
  }

  return {
    state,
    shownOf: ({ image }) => fitted.get(image),
    async save(outfit) {
      const key = savedKeyOf(outfit);
      if (pendingSavesRef.current.has(key)) return;
      // In an element `onSave` is what dispatches the event; there is nobody to save.
      const onEvent = host && (props.onSave as unknown as EventCallback<SaveDetail>);
      emit<SaveDetail>('glow-save', onEvent, { outfit });
      const keep = host ? undefined : props.onSave;
      if (!keep) {
        askToSignIn(outfit);
        return;
      }
      pendingSavesRef.current.add(key);
      dispatch({ type: 'save', key });
      try {
        await saveOutfit(outfit, keep);
        dispatch({ type: 'saved', key });
        if (!demo) addSavedKey(key);
      } catch (error) {
        dispatch({ type: isAborted(error) ? 'dropped' : 'failed', key });
        if (!isAborted(error)) emit('glow-error', props.onError, saveFailure(error));
      } finally {
        pendingSavesRef.current.delete(key);
      }
    },
    retake() {
      if (demo) dispatch({ type: 'visited', completed: false, outfits: [], savedKeys: new Set() });
      else setStyleTestCompleted(false);
      if (!emit('glow-retake-quiz', props.onRetakeQuiz, undefined)) return;
      if (props.quizUrl) navigate(props.quizUrl);
      else showWidget('quiz');
    },
    endNotice() {
      dispatch({ type: 'notice-over' });
    },
  };
}
