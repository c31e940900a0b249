'use client';

import type { ReactElement } from 'react';
import { StyleQuiz as StyleQuizWidget } from '../widgets/style-quiz/style-quiz.tsx';
import type { StyleQuizProps } from '../widgets/style-quiz/style-quiz.types.ts';
import { inPlace } from './in-place.tsx';

/** Asks two questions and gets ten looks for the deck. */
export function StyleQuiz(props: StyleQuizProps): ReactElement {
  return inPlace(<StyleQuizWidget {...props} />);
}
