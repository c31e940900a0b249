import { RECOMMEND_COUNT } from '@glow/api';
import { type Api, ApiError, isAborted, recommend } from '@glow/api/client';
import { useBrowserLayoutEffect } from '@glow/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { lookPicture, pictureReady } from '#shared/look-picture.ts';
import { navigate } from '#shared/page.ts';
import { tasteToSend } from '#shared/taste/taste-to-send.ts';
import { type Step, useMachine } from '#shared/use-machine.ts';
import {
  clearQuiz,
  isStyleTestCompleted,
  newDeck,
  readAnswers,
  readQuiz,
  watchStyleTest,
  writeDeck,
  writeQuiz,
} from '#shared/visit-storage/index.ts';
import { reportDemoFailure, useApi, useEmit, useLatest } from '#shared/widget-hooks.ts';
import { type Failure, INITIAL_STATE, type StyleQuizState, transition } from './style-quiz.machine.ts';
import { STYLE_QUIZ_STRINGS } from './style-quiz.messages.ts';
import type { AnswerDetail, CompleteDetail, StyleQuizWidgetProps } from './style-quiz.types.ts';
import { type PlaceAnswer, placeInTime } from './weather/place.ts';

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

type Answered = Pick<Extract<StyleQuizState, { status: 'done' }>, 'answers' | 'recommendation'>;

const detailOf = ({ answers, recommendation: { outfits, ai, weather } }: Answered): CompleteDetail => ({
  outfits,
  answers,
  weather,
  aiEnabled: ai.enabled,
});

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return { kind: 'network' };
  return { kind: error.kind, status: error.status };
}

/** The start is nothing to come back to. */
function keep(state: StyleQuizState): void {
  const { index, answers, weather } = state;
  if (state === INITIAL_STATE) clearQuiz();
  else writeQuiz({ index, answers, useWeather: weather.filter === 'on' });
}

/** Of a script that did not come: the panel keeps its words, and the looks' answer brings the forecast. */
const ignore = () => undefined;

/** Runs the quiz: persists it over a reload, requests the looks, stores them for the deck and notifies the page. */
export function useStyleQuiz(
  props: StyleQuizWidgetProps,
  rootRef: RefObject<HTMLElement | null>,
  failedText: string,
): StyleQuizModel {
  const { demo } = props;
  const api = useApi(props.apiBase, demo);
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit, failedText });
  const placeRef = useRef<Promise<PlaceAnswer>>(undefined);
  const forecastRef = useRef<AbortController>(undefined);
  const requestRef = useRef<AbortController>(undefined);
  const [state, send] = useMachine(transition, INITIAL_STATE, onStep);

  function onStep({ state, before }: Step<StyleQuizState>): void {
    if (!demo) keep(state);
    if (state.status === before.status) return;
    if (before.status === 'submitting') requestRef.current?.abort();
    if (state.status === 'submitting') requestLooks(state);
    if (state.status === 'done') tellLooks(state);
  }

  async function requestLooks({ answers, weather }: Extract<StyleQuizState, { status: 'submitting' }>) {
    requestRef.current = new AbortController();
    const { signal } = requestRef.current;
    const use_weather = weather.filter === 'on';
    const request = {
      styles: [answers.style],
      bodyShapes: [answers.bodyShape],
      image_count: RECOMMEND_COUNT,
      use_weather,
      figure: latest.current.props.figure,
    };
    try {
      // Nothing is awaited where no place is due: the request leaves within the press.
      const place =
        use_weather && placeRef.current
          ? await placeInTime(placeRef.current, signal, PLACE_MAX_WAIT_MS)
          : undefined;
      const spot = typeof place === 'object' && place;
      const kept = tasteToSend();
      const taste = kept && (await kept);
      const recommendation = await recommend(api, { ...request, ...spot, ...taste }, { signal });
      if (!import.meta.env.GLOW_EMBED && !signal.aborted)
        latest.current.props.onLooks?.(detailOf({ answers, recommendation }));
      const [first] = recommendation.outfits;
      // The page that comes next shows its first look with its first frame.
      if (first?.image && !demo) await pictureReady(lookPicture(first.image), signal);
      if (!signal.aborted) send({ type: 'answered', recommendation });
    } catch (error) {
      if (!isAborted(error)) send({ type: 'failed', failure: failureOf(error) });
    }
  }

  function tellLooks(answered: Answered): void {
    const detail = detailOf(answered);
    if (!demo) writeDeck(newDeck(detail));
    if (emit('glow-complete', props.onComplete, detail) && props.resultUrl) navigate(props.resultUrl);
  }

  /** Asks for the place, and for the forecast there; a demo knows no place. Rejects where the script does not come. */
  async function askForecast(ask: 'askPlace' | 'recallPlace'): Promise<void> {
    forecastRef.current = new AbortController();
    const { signal } = forecastRef.current;
    const loaded = import('./weather/forecast.ts');
    const place = loaded.then((forecast) => (demo ? undefined : forecast[ask]()));
    placeRef.current = place;
    const { findForecast } = await loaded;
    if (signal.aborted) return;
    const forecast = await findForecast(api, place, signal);
    if (!signal.aborted) send({ type: 'forecast', forecast });
  }

  useBrowserLayoutEffect(() => {
    const session = demo ? undefined : readQuiz();
    // React hears nothing of a radio that was pressed before it came, or by the press that it came for.
    const root = state === INITIAL_STATE ? rootRef.current : undefined;
    const { style: pressed } = readAnswers({
      style: root?.querySelector<HTMLInputElement>(':checked')?.value,
    });
    // Firefox presses again what was pressed before a reload.
    const style = pressed === session?.answers.style ? undefined : pressed;
    const answers = { ...session?.answers, ...(style && { style }) };
    send({
      type: 'restore',
      session: style ? { useWeather: false, ...session, index: 0, answers } : session,
    });
    if (style) emit('glow-answer', props.onAnswer, { question: 'style', answer: style });
    if (session?.useWeather) askForecast('recallPlace').catch(ignore);
  }, [demo]);

  useEffect(() => watchStyleTest(() => isStyleTestCompleted() || send({ type: 'retake' })), [send]);

  useEffect(
    () => () => {
      requestRef.current?.abort();
      forecastRef.current?.abort();
    },
    [],
  );

  useEffect(() => {
    if (state.status !== 'failed') return;
    const { emit, props, failedText } = latest.current;
    const { kind, status } = state.failure;
    const isAlerting = emit('glow-error', props.onError, {
      reason: 'request',
      message: STYLE_QUIZ_STRINGS.failed,
      kind,
      status,
    });
    if (isAlerting) window.alert(failedText);
  }, [state, latest]);

  useEffect(() => {
    if (!demo) return;
    let isWanted = true;
    const played = import('./style-quiz.demo.ts').then(
      ({ playStyleQuiz }) => isWanted && playStyleQuiz(demo, send),
    );
    reportDemoFailure(played, latest.current);
    return () => {
      isWanted = false;
    };
  }, [demo, latest, send]);

  return {
    state,
    api,
    choose(detail) {
      if (state.status === 'submitting' || state.answers[detail.question] === detail.answer) return;
      send({ type: 'choose', ...detail });
      emit('glow-answer', props.onAnswer, detail);
    },
    next: () => send({ type: 'next' }),
    back: () => send({ type: 'back' }),
    toggleWeather() {
      send({ type: 'toggle-weather' });
      forecastRef.current?.abort();
      placeRef.current = undefined;
      if (state.weather.filter === 'off') askForecast('askPlace').catch(ignore);
    },
  };
}
