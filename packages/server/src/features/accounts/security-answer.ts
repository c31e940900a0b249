import { SECURITY_QUESTIONS, type SecurityQuestion } from '@glow/api';
import { isTooLong } from '../../platform/auth/index.ts';
import { invalidAnswer } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { ANSWERS_TO_ANYTHING, COMMON_ANSWERS } from './common-answers.ts';

const MIN_GRAPHEMES = 3;
/** Where one sign is a syllable or a word, two are a name. */
const MIN_GRAPHEMES_OF_SYLLABLES = 2;
const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * An answer as it is hashed and compared, so that case, accents, width, punctuation and spacing do not matter:
 * `" São  Paulo! "` and `"sao paulo"` are one. Empty where nothing but punctuation was typed.
 */
export function normaliseAnswer(answer: string): string {
  return answer
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[\p{P}\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

export interface NewAnswer {
  readonly question: SecurityQuestion;
  readonly answer: string;
  /** What the answer must not be: the display name, the address and its part before the @, the password. */
  readonly personal: readonly string[];
}

/**
 * The normalised answer, where it is not one that a stranger would try first.
 * @throws {ServiceError} `invalid_answer`, with what to do.
 */
export function checkNewAnswer({ question, answer, personal }: NewAnswer): string {
  const normalised = normaliseAnswer(answer);
  const texts = ACCOUNT_TEXTS.answer;
  if (!normalised) throw invalidAnswer(ACCOUNT_TEXTS.signup.noAnswer);
  if (personal.some((text) => normaliseAnswer(text) === normalised)) throw invalidAnswer(texts.personal);
  if (isCommonAnswer(question, normalised)) throw invalidAnswer(texts.common);
  const graphemes = [...new Intl.Segmenter().segment(normalised)].length;
  const min = SYLLABLES.test(normalised) ? MIN_GRAPHEMES_OF_SYLLABLES : MIN_GRAPHEMES;
  if (isTooLong(normalised)) throw invalidAnswer(texts.long);
  if (graphemes < min) throw invalidAnswer(texts.short);
  return normalised;
}

function isCommonAnswer(question: SecurityQuestion, normalised: string): boolean {
  if (COMMON_ANSWERS[question].has(normalised) || ANSWERS_TO_ANYTHING.has(normalised)) return true;
  const isOneSign = new Set(normalised.replaceAll(' ', '')).size === 1;
  return isOneSign || /^\d{1,4}$/.test(normalised) || isInQuestion(question, normalised);
}

/** "My first pet" and "city" are no answers. */
function isInQuestion(question: SecurityQuestion, normalised: string): boolean {
  const { text } = SECURITY_QUESTIONS.find(({ value }) => value === question) ?? { text: '' };
  const words = new Set(normaliseAnswer(`${text} my a an the`).split(' '));
  return normalised.split(' ').every((word) => words.has(word));
}
