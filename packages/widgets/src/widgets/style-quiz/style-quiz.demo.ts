import type { Dispatch } from 'react';
import type { StyleQuizEvent } from './style-quiz.machine.ts';

const WITH_WEATHER = ['weather', 'hot', 'cold', 'no-place', 'no-weather'];

/** Dispatches what a visitor would do, from the start, until the quiz shows the named state. */
export function playStyleQuiz(demo: string, dispatch: Dispatch<StyleQuizEvent>): void {
  if (WITH_WEATHER.includes(demo)) dispatch({ type: 'toggle-weather' });
  if (demo === 'style' || demo === 'weather') return;
  dispatch({ type: 'choose', question: 'style', answer: 'Party' });
  dispatch({ type: 'next' });
  if (demo === 'shape') return;
  dispatch({ type: 'choose', question: 'bodyShape', answer: 'Pear' });
  dispatch({ type: 'next' });
}
