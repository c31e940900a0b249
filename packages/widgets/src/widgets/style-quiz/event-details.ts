import type { BodyShape, Outfit, Style, WeatherInfo } from '@glow/api';
import type { QuizAnswers } from '#shared/visit-storage/index.ts';

/** Detail of `glow-answer`. */
export type AnswerDetail =
  | { readonly question: 'style'; readonly answer: Style }
  | { readonly question: 'bodyShape'; readonly answer: BodyShape };

/** Detail of `glow-complete`: what the swipe deck takes. */
export interface CompleteDetail {
  readonly outfits: readonly Outfit[];
  readonly answers: QuizAnswers;
  readonly weather: WeatherInfo;
  readonly aiEnabled: boolean;
}
