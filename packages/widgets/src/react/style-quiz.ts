'use client';

import { GlowStyleQuizElement } from '../elements/style-quiz.ts';
import { styleQuizElement } from '../widgets/style-quiz/style-quiz.element.ts';
import { type ElementComponent, elementComponent } from './element-component.ts';

/** Renders `<glow-style-quiz>`. */
export const GlowStyleQuiz: ElementComponent = elementComponent(styleQuizElement, GlowStyleQuizElement);
