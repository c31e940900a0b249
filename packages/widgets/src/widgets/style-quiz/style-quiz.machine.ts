import type { BodyShape, Recommendation, Style, WeatherInfo } from '@glow/api';
import type { ApiErrorKind } from '@glow/api/client';
import type { QuizAnswers, QuizSession } from '#shared/visit-storage/index.ts';

/** Detail of `glow-answer`. */
export type AnswerDetail =
  | { readonly question: 'style'; readonly answer: Style }
  | { readonly question: 'bodyShape'; readonly answer: BodyShape };

export type QuestionName = AnswerDetail['question'];

/** In the order they are asked (spec section 2). */
export const QUESTIONS: readonly [QuestionName, QuestionName] = ['style', 'bodyShape'];

/** Why there is no forecast; each is the name of a text. */
export type ForecastTroubleName =
  | 'weatherDenied'
  | 'weatherOffline'
  | 'weatherUnreachable'
  | 'weatherUnknown';

/** What became of asking for the forecast; without either it is still being asked for. */
export interface Forecast {
  /** Undefined where nobody answered. */
  readonly info: WeatherInfo | undefined;
  /** Why there is none: the name of a text, and its English. */
  readonly trouble?: { readonly name: ForecastTroubleName; readonly text: string } | undefined;
}

/** Whether the forecast counts, and what it or the last recommendation said. */
export type WeatherChoice = { readonly filter: 'off' } | ({ readonly filter: 'on' } & Forecast);

export interface Failure {
  readonly kind: Exclude<ApiErrorKind, 'aborted'>;
  readonly status?: number | undefined;
}

interface Asked {
  readonly index: 0 | 1;
  readonly weather: WeatherChoice;
}

/** `done`: the looks are there, and the page stayed. */
export type StyleQuizState = Asked &
  (
    | { readonly status: 'asking'; readonly answers: Partial<QuizAnswers> }
    | { readonly status: 'submitting'; readonly answers: QuizAnswers }
    | { readonly status: 'failed'; readonly answers: QuizAnswers; readonly failure: Failure }
    | { readonly status: 'done'; readonly answers: QuizAnswers; readonly recommendation: Recommendation }
  );

export type StyleQuizEvent =
  | { readonly type: 'restore'; readonly session: QuizSession | undefined }
  | ({ readonly type: 'choose' } & AnswerDetail)
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'toggle-weather' }
  | { readonly type: 'forecast'; readonly forecast: Forecast }
  | { readonly type: 'answered'; readonly recommendation: Recommendation }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'retake' };

export const INITIAL_STATE: StyleQuizState = {
  status: 'asking',
  index: 0,
  answers: {},
  weather: { filter: 'off' },
};

/** Returns the next state; an event that means nothing in a state leaves it as it is. While submitting all is locked. */
export function transition(state: StyleQuizState, event: StyleQuizEvent): StyleQuizState {
  if (event.type === 'restore') return restored(event.session);
  if (event.type === 'forecast') return withForecast(state, event.forecast);
  if (state.status === 'submitting') return settle(state, event);
  const { index, answers, weather } = state;
  switch (event.type) {
    case 'choose':
      return {
        status: 'asking',
        index,
        answers: { ...answers, [event.question]: event.answer },
        weather,
      };
    case 'next':
      return next(state);
    case 'back':
      return index === 0 ? state : { status: 'asking', index: 0, answers, weather };
    case 'toggle-weather': {
      const { filter } = weather;
      const toggled: WeatherChoice = filter === 'off' ? { filter: 'on', info: undefined } : { filter: 'off' };
      return { status: 'asking', index, answers, weather: toggled };
    }
    case 'retake':
      return state.status === 'done' ? INITIAL_STATE : state;
    case 'answered':
    case 'failed':
      return state;
  }
}

/** One that comes after the looks, or once the weather is off again, says nothing new. */
function withForecast(state: StyleQuizState, forecast: Forecast): StyleQuizState {
  if (state.weather.filter === 'off' || state.status === 'done') return state;
  return { ...state, weather: { filter: 'on', ...forecast } };
}

/** Without a style there is no second question to come back to. */
function restored(session: QuizSession | undefined): StyleQuizState {
  if (!session) return INITIAL_STATE;
  const { index, answers, useWeather } = session;
  return {
    status: 'asking',
    index: index === 1 && answers.style ? 1 : 0,
    answers,
    weather: useWeather ? { filter: 'on', info: undefined } : { filter: 'off' },
  };
}

/** Spec section 4: an answer must be chosen to proceed; on the last question it submits. */
function next(state: StyleQuizState): StyleQuizState {
  const { index, weather } = state;
  const { style, bodyShape } = state.answers;
  if (!style) return state;
  if (index === 0) return { status: 'asking', index: 1, answers: state.answers, weather };
  return bodyShape ? { status: 'submitting', index, answers: { style, bodyShape }, weather } : state;
}

function settle(
  state: Extract<StyleQuizState, { status: 'submitting' }>,
  event: StyleQuizEvent,
): StyleQuizState {
  if (event.type === 'failed') return { ...state, status: 'failed', failure: event.failure };
  if (event.type !== 'answered') return state;
  const { recommendation } = event;
  const weather: WeatherChoice =
    state.weather.filter === 'on' ? { filter: 'on', info: recommendation.weather } : state.weather;
  return { ...state, status: 'done', weather, recommendation };
}
