import type { Figure, Outfit } from '@glow/api';
import type { ReactNode } from 'react';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { CuratedGridStrings } from './curated-grid.messages.ts';
import type { SaveOutfit } from './save-outfit.ts';

/** Detail of `glow-save` and `glow-sign-in-required`. */
export interface SaveDetail {
  readonly outfit: Outfit;
}

/** Detail of `onNavigate`, a prop of the React component only. */
export interface NavigateDetail {
  readonly to: 'home' | 'quiz' | 'deck';
  /** Undefined where the page gives no URL. */
  readonly url: string | undefined;
}

export interface CuratedGridProps extends WidgetProps {
  /** The sign-in page for a visitor who saves. Absent: only the event fires. */
  readonly loginUrl?: string | undefined;
  /** The page that 'Back to Home' opens. Absent: there is no such link. */
  readonly homeUrl?: string | undefined;
  /** The page with the quiz. Absent: the quiz on the same page. */
  readonly quizUrl?: string | undefined;
  /** The page with the deck. Absent: the deck on the same page. */
  readonly deckUrl?: string | undefined;
  /** The figure that the looks are drawn on; it goes with the calls and is stored nowhere. Default: people in fair shares. */
  readonly figure?: Figure | undefined;
  /** Texts that replace the built-in ones. */
  readonly strings?: Partial<CuratedGridStrings> | undefined;
  /** React only: looks that are about to be in the list, for a page that renders it ahead. Default: what the browser keeps. */
  readonly outfits?: readonly Outfit[] | undefined;
  /** Saves for a visitor who is signed in, and rejects when that fails. Absent: saving asks to sign in. */
  readonly onSave?: SaveOutfit | undefined;
  /** React only: the look, by image, else name, that the page itself is saving just now. */
  readonly savingKey?: string | undefined;
  /** React only, for a page that shows looks itself: returning false keeps the grid's own large view closed. */
  readonly onOpen?: ((outfit: Outfit) => boolean | undefined) | undefined;
  /** React only: a link beside 'Saved to wardrobe.', such as to the wardrobe. */
  readonly savedAction?: ReactNode;
  /** Cancelable: returning false keeps the page from going to `loginUrl`. */
  readonly onSignInRequired?: EventCallback<SaveDetail> | undefined;
  /** Cancelable: returning false keeps the page from going to `quizUrl`. The completed flag is cleared by then. */
  readonly onRetakeQuiz?: EventCallback | undefined;
  /** React only, for a router: returning false keeps a link from being followed. */
  readonly onNavigate?: EventCallback<NavigateDetail> | undefined;
}

export interface CuratedGridWidgetProps extends CuratedGridProps, ElementProps {}
