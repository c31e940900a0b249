// Written by build/element-typings.ts from the descriptors.
import type { GlowElement } from '../element/element-types.ts';
import type {
  EarlyAccessStrings,
  GlowErrorDetail,
  InstantStyleStrings,
  LookDetail,
  PickDetail,
} from '../index.ts';

/** `<glow-early-access>`. The early-access modal: one e-mail field, opened by a press, by a method or by itself. */
export interface GlowEarlyAccess extends GlowElement {
  /** Whether the modal shows; taken away when the visitor closes it. */
  open: boolean;

  /** Opens by itself once after so many milliseconds, later while a look is being generated, another modal is open or somebody types. */
  autoOpenMs: number | undefined;

  /** Base of the calls; a trailing slash does not matter. */
  apiBase: string | undefined;

  /** Light or dark; `auto` follows the `color-scheme` of the place it stands in, so that a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state with no backend behind it. */
  demo:
    | 'idle'
    | 'invalid'
    | 'submitting'
    | 'success'
    | 'message'
    | 'error'
    | 'refused'
    | 'offline'
    | undefined;

  /** Texts that replace ours, by key. */
  strings: Partial<EarlyAccessStrings> | undefined;

  /** Opens the modal. */
  show(): void;

  /** Closes the modal and forgets what was typed. */
  close(): void;
}

/** `<glow-instant-style>`. The instant-style picker: six pocket cards, and one look by the weather or the plan. */
export interface GlowInstantStyle extends GlowElement {
  /** Which of the six choices are offered; a question left without choices is not asked. */
  vibes: readonly ('sunny' | 'cloudy' | 'cold' | 'work' | 'casual' | 'date')[] | undefined;

  /** Where 'Unlock Full Styling Experience' leads after `glow-unlock`. */
  unlockUrl: string | undefined;

  /** Base of the calls; a trailing slash does not matter. */
  apiBase: string | undefined;

  /** Light or dark; `auto` follows the `color-scheme` of the place it stands in, so that a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state with no backend behind it. */
  demo: 'idle' | 'loading' | 'result' | 'error' | 'empty' | 'exhausted' | undefined;

  /** Texts that replace ours, by key. */
  strings: Partial<InstantStyleStrings> | undefined;
}

/** What the elements dispatch, by name. */
export interface GlowEventMap {
  'glow-open': CustomEvent<undefined>;
  'glow-close': CustomEvent<undefined>;
  'glow-submit': CustomEvent<undefined>;
  'glow-success': CustomEvent<undefined>;
  'glow-ready': CustomEvent<undefined>;
  'glow-error': CustomEvent<GlowErrorDetail>;
  'glow-pick': CustomEvent<PickDetail>;
  'glow-look': CustomEvent<LookDetail>;
  'glow-retake': CustomEvent<undefined>;
  'glow-unlock': CustomEvent<undefined>;
}
