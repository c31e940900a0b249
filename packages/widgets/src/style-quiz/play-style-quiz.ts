import type { Dispatch } from 'react';
import { INITIAL_STATE, type StyleQuizEvent } from './style-quiz.machine.ts';

const WITH_WEATHER = ['weather', 'hot', 'cold', 'no-place', 'no-weather'];
const UNSENT = ['style', 'shape', 'weather'];

/** Does what a visitor would do until the quiz shows the named state. */
export function playStyleQuiz(demo: string, dispatch: Dispatch<StyleQuizEvent>): void {
  const { answers } = INITIAL_STATE;
  const useWeather = WITH_WEATHER.includes(demo);
  dispatch({ type: 'restore', session: { index: 0, answers, useWeather } });
  if (demo === 'style' || demo === 'weather') return;
  dispatch({ type: 'choose', question: 'style', answer: 'Party' });
  dispatch({ type: 'next' });
  if (UNSENT.includes(demo)) return;
  dispatch({ type: 'choose', question: 'bodyShape', answer: 'Pear' });
  dispatch({ type: 'next' });
}
