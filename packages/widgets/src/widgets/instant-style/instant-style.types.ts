import type { Figure, Outfit, Vibe } from '@glow/api';
import type { ReactNode } from 'react';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { InstantStyleStrings } from './instant-style.messages.ts';

/** Detail of `glow-pick`. */
export interface PickDetail {
  readonly vibe: Vibe;
  readonly label: string;
}

/** Detail of `glow-look`. */
export interface LookDetail {
  readonly vibe: Vibe;
  readonly outfit: Outfit;
}

export interface InstantStyleProps extends WidgetProps {
  /** Which of the six choices are offered, whatever their order. Default: all. */
  readonly vibes?: readonly Vibe[] | undefined;
  /** The page that 'Unlock Full Styling Experience' opens; empty: none. Default `/signup`. */
  readonly unlockUrl?: string | undefined;
  /** React only: a look that was shown before, such as on the way back to the page; shown again at first. */
  readonly initialLook?: LookDetail | undefined;
  /** React only: further buttons beside a look, such as one that saves it. */
  readonly renderActions?: ((outfit: Outfit) => ReactNode) | undefined;
  /** The figure that the looks are drawn on; it goes with the calls and is stored nowhere. Default: people in fair shares. */
  readonly figure?: Figure | undefined;
  /** Texts that replace the built-in ones. */
  readonly strings?: Partial<InstantStyleStrings> | undefined;
  readonly onPick?: EventCallback<PickDetail> | undefined;
  readonly onLook?: EventCallback<LookDetail> | undefined;
  readonly onRetake?: EventCallback | undefined;
  /** Cancelable: returning false keeps the page from going to `unlockUrl`. */
  readonly onUnlock?: EventCallback | undefined;
}

export interface InstantStyleWidgetProps extends InstantStyleProps, ElementProps {}
