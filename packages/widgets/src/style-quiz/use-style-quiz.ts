import { RECOMMEND_COUNT } from '@glow/api';
import { type Api, ApiError, isAborted, recommend } from '@glow/api/client';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { navigate } from '../provider/navigate.ts';
import { useApi } from '../provider/use-api.ts';
import { useEmit } from '../provider/use-emit.ts';
import { useLatest } from '../provider/use-latest.ts';
import {
  clearQuiz,
  isStyleTestCompleted,
  newDeck,
  readQuiz,
  watchStyleTest,
  writeDeck,
  writeQuiz,
} from '../visit/index.ts';
import { quizDemoFetch } from './demo-fetch.ts';
import type { AnswerDetail } from './event-details.ts';
import { type Failure, INITIAL_STATE, type StyleQuizState, transition } from './style-quiz.machine.ts';
import { STYLE_QUIZ_STRINGS } from './style-quiz.messages.ts';
import type { StyleQuizProps } from './style-quiz.tsx';
import { askPlace, recallPlace, type VisitorPlace } from './visitor-place.ts';

export interface StyleQuizModel {
  readonly state: StyleQuizState;
  readonly choose: (detail: AnswerDetail) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly toggleWeather: () => void;
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return { kind: 'network' };
  return { kind: error.kind, status: error.status };
}

async function keepPlace(place: Promise<VisitorPlace | undefined>, ref: RefObject<VisitorPlace | undefined>) {
  ref.current = undefined;
  ref.current = await place;
}

/** Runs the quiz: keeps it over a reload, asks for the looks, hands them to the deck and tells the page. */
export function useStyleQuiz(
  props: StyleQuizProps,
  rootRef: RefObject<HTMLElement | null>,
  failedText: string,
): StyleQuizModel {
  const [state, dispatch] = useReducer(transition, INITIAL_STATE);
  const { demo } = props;
  const serverApi = useApi(props.apiBase, undefined);
  const api = useMemo<Api>(
    () => (demo ? { ...serverApi, fetch: quizDemoFetch(demo) } : serverApi),
    [serverApi, demo],
  );
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit, failedText });
  const placeRef = useRef<VisitorPlace>(undefined);

  useLayoutEffect(() => {
    const session = demo ? undefined : readQuiz();
    if (!session) return;
    dispatch({ type: 'restore', session });
    if (session.useWeather) keepPlace(recallPlace(), placeRef);
  }, [demo]);

  useEffect(() => {
    if (demo || state === INITIAL_STATE) return;
    const { index, answers, weather } = state;
    if (state.status === 'done') clearQuiz();
    else writeQuiz({ index, answers, useWeather: weather.filter === 'on' });
  }, [state, demo]);

  useEffect(() => watchStyleTest(() => isStyleTestCompleted() || dispatch({ type: 'retake' })), []);

  useEffect(() => {
    if (state.status !== 'submitting') return;
    const abort = new AbortController();
    const { answers, weather } = state;
    const use_weather = weather.filter === 'on';
    const request = {
      styles: [answers.style],
      bodyShapes: [answers.bodyShape],
      image_count: RECOMMEND_COUNT,
      use_weather,
      ...(use_weather && placeRef.current),
    };
    recommend(api, request, { signal: abort.signal }).then(
      (recommendation) => dispatch({ type: 'answered', recommendation }),
      (error) => isAborted(error) || dispatch({ type: 'failed', failure: failureOf(error) }),
    );
    return () => abort.abort();
  }, [state, api]);

  useEffect(() => {
    const { emit, props, failedText } = latest.current;
    if (state.status === 'done') {
      const { outfits, ai, weather } = state.recommendation;
      const detail = { outfits, answers: state.answers, weather, aiEnabled: ai.enabled };
      if (!props.demo) writeDeck(newDeck(detail));
      if (emit('glow-complete', props.onComplete, detail) && props.resultUrl) navigate(props.resultUrl);
    }
    if (state.status === 'failed') {
      const { kind, status } = state.failure;
      const isAlerting = emit('glow-error', props.onError, {
        reason: 'request',
        message: STYLE_QUIZ_STRINGS.failed,
        kind,
        ...(status !== undefined && { status }),
      });
      if (isAlerting) window.alert(failedText);
    }
  }, [state, latest]);

  useEffect(() => {
    if (demo) import('./play-style-quiz.ts').then(({ playStyleQuiz }) => playStyleQuiz(demo, dispatch));
  }, [demo]);

  return {
    state,
    choose(detail) {
      if (state.status === 'submitting' || state.answers[detail.question] === detail.answer) return;
      dispatch({ type: 'choose', ...detail });
      emit('glow-answer', props.onAnswer, detail);
    },
    next: () => dispatch({ type: 'next' }),
    back: () => dispatch({ type: 'back' }),
    toggleWeather() {
      if (state.weather.filter === 'off' && !demo) keepPlace(askPlace(), placeRef);
      dispatch({ type: 'toggle-weather' });
    },
  };
}
