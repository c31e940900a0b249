import buttonCss from '@glow/kit/button.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { defineElement } from '../element/define-element.ts';
import type { GlowElementClass } from '../element/glow-element.ts';
import css from '../widgets/style-quiz/style-quiz.css?inline';
import { styleQuizElement } from '../widgets/style-quiz/style-quiz.element.ts';
import { StyleQuiz } from '../widgets/style-quiz/style-quiz.tsx';
import type { GlowStyleQuiz } from './typings.ts';

/** The class of `<glow-style-quiz>`. */
export const GlowStyleQuizElement: GlowElementClass<GlowStyleQuizElement> = defineElement({
  descriptor: styleQuizElement,
  component: StyleQuiz,
  styles: [tokensCss, buttonCss, css],
});

/** What `document.createElement('glow-style-quiz')` gives. */
export type GlowStyleQuizElement = GlowStyleQuiz;
