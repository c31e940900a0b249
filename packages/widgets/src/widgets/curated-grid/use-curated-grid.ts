import { type Outfit, savedKeyOf } from '@glow/api';
import { isAborted } from '@glow/api/client';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { navigate } from '#shared/navigate.ts';
import { playDemo } from '#shared/play-demo.ts';
import { useApi } from '#shared/use-api.ts';
import { useEmit } from '#shared/use-emit.ts';
import { useLatest } from '#shared/use-latest.ts';
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
import type { EventCallback } from '#shared/widget-props.ts';
import { type CuratedGridState, INITIAL_STATE, transition } from './curated-grid.machine.ts';
import type { CuratedGridProps } from './curated-grid.tsx';
import type { SaveDetail } from './event-details.ts';
import { rememberOrigin } from './remember-origin.ts';
import { saveFailure } from './save-failure.ts';
import { saveOutfit } from './save-outfit.ts';
import { showWidget } from './widgets-on-page.ts';

export interface CuratedGridModel {
  readonly state: CuratedGridState;
  readonly save: (outfit: Outfit) => Promise<void>;
  readonly retake: () => void;
  readonly endNotice: () => void;
}

/** Runs the grid: follows what the browser keeps of the visit, saves, and tells the page. */
export function useCuratedGrid(
  props: CuratedGridProps,
  rootRef: RefObject<HTMLElement | null>,
): CuratedGridModel {
  const [state, dispatch] = useReducer(transition, INITIAL_STATE);
  const { demo, host } = props;
  const { baseUrl } = useApi(props.apiBase, demo);
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit });
  const underWayRef = useRef(new Set<string>());

  // Before the first paint, so that a list that is there already does not push the page about.
  useLayoutEffect(() => {
    if (demo) return;
    const read = () =>
      dispatch({
        type: 'visited',
        completed: isStyleTestCompleted(),
        outfits: readLikedOutfits(),
        savedKeys: readSavedKeys(),
      });
    read();
    const stops = [watchStyleTest, watchLikedOutfits, watchSavedKeys].map((watch) => watch(read));
    return () => {
      for (const stop of stops) stop();
    };
  }, [demo]);

  useEffect(() => {
    if (!demo) return;
    const { emit, props } = latest.current;
    const played = import('./curated-grid.demo.ts').then(({ playCuratedGrid }) =>
      playCuratedGrid(demo, baseUrl, dispatch, (error) =>
        emit('glow-error', props.onError, saveFailure(error)),
      ),
    );
    playDemo(played, latest.current);
  }, [demo, baseUrl, latest]);

  function askToSignIn(outfit: Outfit) {
    const goesOn = emit<SaveDetail>('glow-sign-in-required', props.onSignInRequired, { outfit });
    if (!goesOn || !props.loginUrl) return;
    rememberOrigin();
    navigate(props.loginUrl);
  }

  return {
    state,
    async save(outfit) {
      const key = savedKeyOf(outfit);
      if (underWayRef.current.has(key)) return;
      // In an element `onSave` is what dispatches the event; there is nobody to save.
      const onEvent = host && (props.onSave as unknown as EventCallback<SaveDetail>);
      emit<SaveDetail>('glow-save', onEvent, { outfit });
      const keep = host ? undefined : props.onSave;
      if (!keep) {
        askToSignIn(outfit);
        return;
      }
      underWayRef.current.add(key);
      dispatch({ type: 'save', key });
      try {
        await saveOutfit(outfit, keep);
        dispatch({ type: 'saved', key });
        if (!demo) addSavedKey(key);
      } catch (error) {
        dispatch({ type: isAborted(error) ? 'dropped' : 'failed', key });
        if (!isAborted(error)) emit('glow-error', props.onError, saveFailure(error));
      } finally {
        underWayRef.current.delete(key);
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
