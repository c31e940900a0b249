import { normaliseAnswer, SECURITY_QUESTIONS } from '@glow/api';
import { ANSWERS_TO_ANYTHING, COMMON_ANSWERS } from './common-answers.ts';

const EASY_MAX_LENGTH = 2;

/**
 * Returns whether a stranger would soon guess an answer: because many people give it, it is short, repeats the
 * question, or is one of the person's own names. False for an empty one.
 * @param question Its value; empty where none is chosen yet, and every question's answers count.
 * @param names The display name, the address and its part before the @.
 */
export function isEasyAnswer(question: string, answer: string, names: readonly string[]): boolean {
  const normalised = normaliseAnswer(answer);
  if (!normalised) return false;
  const asked = SECURITY_QUESTIONS.filter(({ value }) => !question || value === question);
  return (
    asked.some(({ value }) => COMMON_ANSWERS[value].has(normalised)) ||
    ANSWERS_TO_ANYTHING.has(normalised) ||
    names.some((name) => normaliseAnswer(name) === normalised) ||
    asked.some(({ text }) => isInQuestion(text, normalised)) ||
    isShort(normalised)
  );
}

function isShort(normalised: string): boolean {
  const isOneCharacter = new Set(normalised.replaceAll(' ', '')).size === 1;
  const graphemes = [...new Intl.Segmenter().segment(normalised)].length;
  return isOneCharacter || graphemes <= EASY_MAX_LENGTH || /^\d{1,4}$/.test(normalised);
}

/** "My first pet" and "city" are no answers. */
function isInQuestion(text: string, normalised: string): boolean {
  const words = new Set(normaliseAnswer(`${text} my a an the`).split(' '));
  return normalised.split(' ').every((word) => words.has(word));
}
