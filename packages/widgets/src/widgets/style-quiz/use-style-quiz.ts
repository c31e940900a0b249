import { RECOMMEND_COUNT, type Recommendation } from '@glow/api';
import { type Api, ApiError, isAborted, recommend } from '@glow/api/client';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { lookPicture, pictureReady } from '#shared/look-picture.ts';
import { navigate } from '#shared/page.ts';
import {
  clearQuiz,
  isStyleTestCompleted,
  newDeck,
  readQuiz,
  watchStyleTest,
  writeDeck,
  writeQuiz,
} from '#shared/visit-storage/index.ts';
import {
  reportDemoFailure,
  useApi,
  useBrowserLayoutEffect,
  useEmit,
  useLatest,
} from '#shared/widget-hooks.ts';
import { type Failure, INITIAL_STATE, type StyleQuizState, transition } from './style-quiz.machine.ts';
import { STYLE_QUIZ_STRINGS } from './style-quiz.messages.ts';
import type { AnswerDetail, StyleQuizWidgetProps } from './style-quiz.types.ts';

/** Where the visitor is, to a tenth of a degree: about ten kilometres. Never stored. */
interface VisitorPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const OPTIONS: PositionOptions = { timeout: 8000, maximumAge: 3_600_000 };

const toTenth = (degrees: number) => Math.round(degrees * 10) / 10;

/** Asks the browser, and through it the visitor; undefined when either declines or knows no place. */
function askPlace(): Promise<VisitorPlace | undefined> {
  return new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) resolve(undefined);
    geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ latitude: toTenth(coords.latitude), longitude: toTenth(coords.longitude) }),
      () => resolve(undefined),
      OPTIONS,
    );
  });
}

/** Returns the position of a visitor who agreed before, such as before a reload, without asking again. */
async function recallPlace(): Promise<VisitorPlace | undefined> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return permission?.state === 'granted' ? askPlace() : undefined;
}

interface QuestionFocus {
  readonly topRef: RefObject<HTMLParagraphElement | null>;
  readonly groupRef: RefObject<HTMLFieldSetElement | null>;
  readonly submitRef: RefObject<HTMLButtonElement | null>;
  readonly retryRef: RefObject<HTMLButtonElement | null>;
  /** The visitor turned to another question, rather than finding it after a reload. */
  readonly noteTurn: () => void;
}

/**
 * Moves the focus: into the group that a turn brings, on its answer where it has one; after a submission,
 * which locks all controls, back to the button that asks again.
 */
export function useQuestionFocus({ status, index }: StyleQuizState): QuestionFocus {
  const topRef = useRef<HTMLParagraphElement>(null);
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const retryRef = useRef<HTMLButtonElement>(null);
  const turnRef = useRef<'none' | 'due'>('none');
  const statusRef = useRef(status);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is over once the other question shows
  useEffect(() => {
    if (turnRef.current === 'none') return;
    turnRef.current = 'none';
    const radios = [...(groupRef.current?.querySelectorAll('input') ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
    topRef.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  useEffect(() => {
    const before = statusRef.current;
    statusRef.current = status;
    if (before !== 'submitting') return;
    if (status === 'failed') retryRef.current?.focus();
    if (status === 'done') submitRef.current?.focus({ preventScroll: true });
  }, [status]);

  return {
    topRef,
    groupRef,
    submitRef,
    retryRef,
    noteTurn() {
      turnRef.current = 'due';
    },
  };
}

/** A place that is slow to come, or a question of the browser left unanswered, does not hold the looks back. */
const PLACE_MAX_WAIT_MS = 3000;

interface StyleQuizModel {
  readonly state: StyleQuizState;
  readonly api: Api;
  readonly choose: (detail: AnswerDetail) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly toggleWeather: () => void;
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return { kind: 'network' };
  return { kind: error.kind, status: error.status };
}

/** Runs the quiz: persists it over a reload, requests the looks, stores them for the deck and notifies the page. */
export function useStyleQuiz(
  props: StyleQuizWidgetProps,
  rootRef: RefObject<HTMLElement | null>,
  failedText: string,
): StyleQuizModel {
  const [state, dispatch] = useReducer(transition, INITIAL_STATE);
  const { demo } = props;
  const api = useApi(props.apiBase, demo);
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit, failedText });
  const placeRef = useRef<Promise<VisitorPlace | undefined>>(undefined);

  useBrowserLayoutEffect(() => {
    const session = demo ? undefined : readQuiz();
    dispatch({ type: 'restore', session });
    if (session?.useWeather) placeRef.current = recallPlace();
  }, [demo]);

  useEffect(() => {
    if (latest.current.props.demo || state === INITIAL_STATE) return;
    const { index, answers, weather } = state;
    if (state.status === 'done') clearQuiz();
    else writeQuiz({ index, answers, useWeather: weather.filter === 'on' });
  }, [state, latest]);

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
    };
    const ask = (place?: VisitorPlace) => recommend(api, { ...request, ...place }, { signal: abort.signal });
    const place = use_weather ? placeRef.current : undefined;
    let timer: number | undefined;
    const waited = new Promise<undefined>((resolve) => {
      if (place) timer = window.setTimeout(resolve, PLACE_MAX_WAIT_MS);
    });
    /** The page that comes next shows its first look with its first frame. */
    const seeFirst = async (recommendation: Recommendation) => {
      const [first] = recommendation.outfits;
      if (first?.image && !latest.current.props.demo)
        await pictureReady(lookPicture(first.image), abort.signal);
      return recommendation;
    };
    (place ? Promise.race([place, waited]).then(ask) : ask()).then(seeFirst).then(
      (recommendation) => abort.signal.aborted || dispatch({ type: 'answered', recommendation }),
      (error) => isAborted(error) || dispatch({ type: 'failed', failure: failureOf(error) }),
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [state, api, latest]);

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
    if (!demo) return;
    let isWanted = true;
    const played = import('./style-quiz.demo.ts').then(
      ({ playStyleQuiz }) => isWanted && playStyleQuiz(demo, dispatch),
    );
    reportDemoFailure(played, latest.current);
    return () => {
      isWanted = false;
    };
  }, [demo, latest]);

  return {
    state,
    api,
    choose(detail) {
      if (state.status === 'submitting' || state.answers[detail.question] === detail.answer) return;
      dispatch({ type: 'choose', ...detail });
      emit('glow-answer', props.onAnswer, detail);
    },
    next: () => dispatch({ type: 'next' }),
    back: () => dispatch({ type: 'back' }),
    toggleWeather() {
      if (!demo) placeRef.current = state.weather.filter === 'off' ? askPlace() : undefined;
      dispatch({ type: 'toggle-weather' });
    },
  };
}
