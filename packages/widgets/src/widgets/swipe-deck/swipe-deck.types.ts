import type { Figure, Outfit, WeatherInfo } from '@glow/api';
import type { ReactNode } from 'react';
import type { QuizAnswers, SwipeDecision } from '#shared/visit-storage/index.ts';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { SwipeDeckStrings } from './swipe-deck.messages.ts';

/** Detail of `glow-like` and `glow-pass`. */
export interface CardDetail {
  readonly outfit: Outfit;
  /** Position in the deck, from 0. */
  readonly index: number;
}

/** What a card was told that has an effect on a taste; `mark` is the one it had before. */
export interface CardChange {
  readonly action: 'like' | 'pass' | 'next' | 'undo';
  readonly outfit: Outfit;
  readonly mark: SwipeDecision | undefined;
}

/** Detail of `glow-undo`: the card that is back on top, and the mark it had. */
export interface UndoDetail extends CardDetail {
  readonly mark: SwipeDecision | undefined;
}

/** Detail of `glow-finish`, each in the order of the deck. */
export interface FinishDetail {
  readonly liked: readonly Outfit[];
  readonly passed: readonly Outfit[];
}

/** Detail of `glow-outfits` on the document: looks for a deck; without an id, for the deck on the page. */
export interface OutfitsDetail {
  readonly deckId?: string | undefined;
  readonly outfits: readonly Outfit[];
}

export interface SwipeDeckProps extends WidgetProps {
  /** The looks, at most 14. Default: those the quiz left in this tab. */
  readonly outfits?: readonly Outfit[] | undefined;
  /** The quiz answers that the looks are for; without them no further looks are requested. */
  readonly answers?: QuizAnswers | undefined;
  /** The weather that the looks are for. */
  readonly weather?: WeatherInfo | undefined;
  /** Whether the server generates further looks. Default false. */
  readonly aiEnabled?: boolean | undefined;
  /** The page that follows the deck. Default: none, the page stays. */
  readonly finishUrl?: string | undefined;
  /** React only: a way on where there are no looks, such as a link to the quiz. */
  readonly emptyAction?: ReactNode;
  /** The figure that the looks are drawn on; it goes with the calls and is stored nowhere. Default: people in fair shares. */
  readonly figure?: Figure | undefined;
  /** React only: further ways beside the words of the look on top, such as one to its page. */
  readonly renderActions?: ((outfit: Outfit) => ReactNode) | undefined;
  /** Texts that replace the built-in ones. */
  readonly strings?: Partial<SwipeDeckStrings> | undefined;
  readonly onLike?: EventCallback<CardDetail> | undefined;
  readonly onPass?: EventCallback<CardDetail> | undefined;
  readonly onUndo?: EventCallback<UndoDetail> | undefined;
  /** React only: the last look can be decided, or was: how the deck ends, with a like where it is open. A page may render what follows. */
  readonly onLastLook?: ((detail: FinishDetail, card: LastCard) => void) | undefined;
  /** Cancelable: returning false keeps the page from going to `finishUrl`. */
  readonly onFinish?: EventCallback<FinishDetail> | undefined;
}

/** The last card: `open` to be decided, or `leaving`, after which nothing but the end comes. */
export type LastCard = 'open' | 'leaving';

export interface SwipeDeckWidgetProps extends SwipeDeckProps, ElementProps {}
