import { registerElement } from '../element/register-element.ts';
import { GlowStyleQuizElement } from '../elements/style-quiz.ts';

registerElement(GlowStyleQuizElement);
