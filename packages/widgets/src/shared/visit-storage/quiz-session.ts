import { SESSION_STORAGE_KEYS } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';
import { type QuizAnswers, readAnswers } from './quiz-answers.ts';

const KEY = SESSION_STORAGE_KEYS.quiz;

/** A quiz under way, as it survives a reload. */
export interface QuizSession {
  /** 0 or 1: the question shown. */
  readonly index: number;
  readonly answers: Partial<QuizAnswers>;
  readonly useWeather: boolean;
}

/** The quiz of this tab; undefined where there is none, or what is stored is none. */
export function readQuiz(): QuizSession | undefined {
  const stored = sessionStore.readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { index, answers, useWeather }: Partial<Record<keyof QuizSession, unknown>> = stored;
  return { index: index === 1 ? 1 : 0, answers: readAnswers(answers), useWeather: useWeather === true };
}

export function writeQuiz(session: QuizSession): void {
  sessionStore.writeJson(KEY, session);
}

export function clearQuiz(): void {
  sessionStore.remove(KEY);
}
