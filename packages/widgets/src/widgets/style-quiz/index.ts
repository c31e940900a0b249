export type { AnswerDetail, CompleteDetail } from './event-details.ts';
export {
  STYLE_QUIZ_STRINGS,
  type StyleQuizStrings,
  type WeatherTexts,
  weatherTexts,
} from './style-quiz.messages.ts';
export { StyleQuiz, type StyleQuizProps } from './style-quiz.tsx';
