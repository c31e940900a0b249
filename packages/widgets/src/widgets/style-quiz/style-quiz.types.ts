import type { Figure, Outfit, WeatherInfo } from '@glow/api';
import type { QuizAnswers } from '#shared/visit-storage/index.ts';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { AnswerDetail } from './style-quiz.machine.ts';
import type { StyleQuizStrings } from './style-quiz.messages.ts';

export type { AnswerDetail };

/** Detail of `glow-complete`: what the swipe deck takes. */
export interface CompleteDetail {
  readonly outfits: readonly Outfit[];
  readonly answers: QuizAnswers;
  readonly weather: WeatherInfo;
  readonly aiEnabled: boolean;
}

export interface StyleQuizProps extends WidgetProps {
  /** The page with the deck, opened with the looks. Default: none, the page stays. */
  readonly resultUrl?: string | undefined;
  /** The figure that the looks are drawn on; it goes with the calls and is stored nowhere. Default: people in fair shares. */
  readonly figure?: Figure | undefined;
  /** Texts that replace the built-in ones. */
  readonly strings?: Partial<StyleQuizStrings> | undefined;
  readonly onAnswer?: EventCallback<AnswerDetail> | undefined;
  /** React only: the looks are there, and the picture of the first is waited for; a page may render what follows. */
  readonly onLooks?: ((detail: CompleteDetail) => void) | undefined;
  /** Cancelable: returning false keeps the page from going to `resultUrl`. */
  readonly onComplete?: EventCallback<CompleteDetail> | undefined;
}

export interface StyleQuizWidgetProps extends StyleQuizProps, ElementProps {}
