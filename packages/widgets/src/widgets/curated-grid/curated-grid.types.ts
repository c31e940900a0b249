import type { Outfit } from '@glow/api';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { CuratedGridStrings } from './curated-grid.messages.ts';
import type { SaveOutfit } from './save-outfit.ts';

/** Detail of `glow-save` and `glow-sign-in-required`. */
export interface SaveDetail {
  readonly outfit: Outfit;
}

/** What `onNavigate` of the React component gets. */
export interface NavigateDetail {
  readonly to: 'home' | 'quiz' | 'deck';
  /** Absent where the page names no address. */
  readonly url: string | undefined;
}

export interface CuratedGridProps extends WidgetProps {
  /** Where a visitor signs in who saves; absent: the event alone. */
  readonly loginUrl?: string | undefined;
  /** Where 'Back to Home' leads. Default `/`. */
  readonly homeUrl?: string | undefined;
  /** Where the quiz is; absent: the quiz on the same page. */
  readonly quizUrl?: string | undefined;
  /** Where the deck is; absent: the deck on the same page. */
  readonly deckUrl?: string | undefined;
  /** Texts that replace ours. */
  readonly strings?: Partial<CuratedGridStrings> | undefined;
  /** Saves for a visitor who is signed in, and rejects when that fails. Absent: saving asks to sign in. */
  readonly onSave?: SaveOutfit | undefined;
  /** Cancelable: returning false keeps the page from going to `loginUrl`. */
  readonly onSignInRequired?: EventCallback<SaveDetail> | undefined;
  /** Cancelable: returning false keeps the page from going to `quizUrl`. The completed flag is cleared by then. */
  readonly onRetakeQuiz?: EventCallback | undefined;
  /** React only, for a router: returning false keeps a link from being followed. */
  readonly onNavigate?: EventCallback<NavigateDetail> | undefined;
}

export interface CuratedGridWidgetProps extends CuratedGridProps, ElementProps {}
