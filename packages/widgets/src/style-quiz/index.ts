export type { AnswerDetail, CompleteDetail } from './event-details.ts';
export type { StyleQuizStrings } from './style-quiz.messages.ts';
export { StyleQuiz, type StyleQuizProps } from './style-quiz.tsx';
