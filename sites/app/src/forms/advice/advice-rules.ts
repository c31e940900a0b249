// A chunk of its own, since the lists are heavy: it is loaded when a field that it advises on gets the focus.
export { isEasyAnswer } from './answer-advice.ts';
export { advisePassword } from './password-advice.ts';
