import {
  BODY_SHAPES,
  type BodyShape,
  LOCAL_STORAGE_KEYS,
  SESSION_STORAGE_KEYS,
  STYLES,
  type Style,
} from '@glow/api';
import { localStore, sessionStore } from '@glow/kit/storage';

/** What the two questions ask for. */
export interface QuizAnswers {
  readonly style: Style;
  readonly bodyShape: BodyShape;
}

/** Returns the answers in a value of unknown origin; one that is not of the vocabulary is left out. */
export function readAnswers(value: unknown): Partial<QuizAnswers> {
  if (typeof value !== 'object' || value === null) return {};
  const given: Partial<Record<keyof QuizAnswers, unknown>> = value;
  const style = STYLES.find((name) => name === given.style);
  const bodyShape = BODY_SHAPES.find((name) => name === given.bodyShape);
  return { ...(style && { style }), ...(bodyShape && { bodyShape }) };
}

/** Returns both answers, or undefined where one is missing. */
export function readFullAnswers(value: unknown): QuizAnswers | undefined {
  const { style, bodyShape } = readAnswers(value);
  return style && bodyShape && { style, bodyShape };
}

const QUIZ_KEY = SESSION_STORAGE_KEYS.quiz;

/** A quiz in progress, as it survives a reload. */
export interface QuizSession {
  /** 0 or 1: the question shown. */
  readonly index: number;
  readonly answers: Partial<QuizAnswers>;
  readonly useWeather: boolean;
}

/** Returns the quiz of this tab; undefined where there is none, or what is stored is none. */
export function readQuiz(): QuizSession | undefined {
  const stored = sessionStore.readJson(QUIZ_KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { index, answers, useWeather }: Partial<Record<keyof QuizSession, unknown>> = stored;
  return { index: index === 1 ? 1 : 0, answers: readAnswers(answers), useWeather: useWeather === true };
}

export function writeQuiz(session: QuizSession): void {
  sessionStore.writeJson(QUIZ_KEY, session);
}

export function clearQuiz(): void {
  sessionStore.remove(QUIZ_KEY);
}

const STYLE_TEST_KEY = LOCAL_STORAGE_KEYS.styleTestCompleted;

/** Returns whether the visitor finished a deck since the quiz was last retaken. */
export function isStyleTestCompleted(): boolean {
  return localStore.read(STYLE_TEST_KEY) === 'true';
}

/** Keeps or drops the flag; with the end of a deck its quiz is over, too, and the next one starts afresh. */
export function setStyleTestCompleted(completed: boolean): void {
  if (completed) {
    localStore.write(STYLE_TEST_KEY, 'true');
    clearQuiz();
  } else localStore.remove(STYLE_TEST_KEY);
}

/** Calls back when the flag changes, in this tab or another; returns an unsubscribe function. */
export function watchStyleTest(listener: () => void): () => void {
  return localStore.subscribe(STYLE_TEST_KEY, listener);
}
