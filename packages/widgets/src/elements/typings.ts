// Written by build/typings/element-typings.ts from the descriptors.
import type { GlowElement } from '../element/glow-element.ts';
import type {
  AnswerDetail,
  CardDetail,
  CompleteDetail,
  CuratedGridStrings,
  EarlyAccessStrings,
  FinishDetail,
  GlowErrorDetail,
  InstantStyleStrings,
  LookDetail,
  Outfit,
  PickDetail,
  QuizAnswers,
  SaveDetail,
  StyleQuizStrings,
  SwipeDeckStrings,
  UndoDetail,
  WeatherInfo,
} from '../index.ts';

/** `<glow-early-access>`. The early-access modal: one e-mail field, opened by a press, by a method or by itself. */
export interface GlowEarlyAccess extends GlowElement {
  /** Whether the modal shows; taken away when the visitor closes it. */
  open: boolean;

  /** Opens by itself once after so many milliseconds, later while a look is being generated, another modal is open or somebody types. With `trigger="exit"` and `"scroll"`: not before. */
  autoOpenMs: number | undefined;

  /** What opens it by itself, once: a time (5000 ms unless `auto-open-ms` says otherwise); an exit, when a mouse leaves through the top of the window or a finger flings the page up; a scroll down the page; or nothing. */
  trigger: 'time' | 'exit' | 'scroll' | 'manual' | undefined;

  /** For `trigger="scroll"`: how much of the way down the page. */
  scrollPercent: number | undefined;

  /** Does not open by itself within so many days after the visitor closed it; local storage then holds the moment under `glow.earlyAccessDismissed`. */
  rememberDismissal: number | undefined;

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

/** `<glow-style-quiz>`. The style quiz: two questions on pocket cards, the weather if wanted, and ten looks for the deck. */
export interface GlowStyleQuiz extends GlowElement {
  /** Where the page goes with the looks, after `glow-complete`. */
  resultUrl: string | undefined;

  /** Base of the calls; a trailing slash does not matter. */
  apiBase: string | undefined;

  /** Light or dark; `auto` follows the `color-scheme` of the place it stands in, so that a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state with no backend behind it. */
  demo:
    | 'style'
    | 'shape'
    | 'weather'
    | 'submitting'
    | 'done'
    | 'hot'
    | 'cold'
    | 'no-place'
    | 'no-weather'
    | 'error'
    | undefined;

  /** Texts that replace ours, by key. */
  strings: Partial<StyleQuizStrings> | undefined;
}

/** `<glow-swipe-deck>`. The swipe deck: one look at a time, by drag, by key or by button, until the last one. */
export interface GlowSwipeDeck extends GlowElement {
  /** Where the finished deck leads after `glow-finish`. */
  finishUrl: string | undefined;

  /** Base of the calls; a trailing slash does not matter. */
  apiBase: string | undefined;

  /** Light or dark; `auto` follows the `color-scheme` of the place it stands in, so that a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state with no backend behind it. */
  demo:
    | 'first'
    | 'under-way'
    | 'leaving'
    | 'returned'
    | 'arriving'
    | 'styling'
    | 'waiting'
    | 'last'
    | 'finished'
    | 'empty'
    | undefined;

  /** The looks, at most 14; other ones begin a new deck. */
  outfits: readonly Outfit[] | undefined;

  /** What the looks are for; without it no further ones are asked for. */
  answers: QuizAnswers | undefined;

  /** The weather the looks are for. */
  weather: WeatherInfo | undefined;

  /** Whether the server makes further looks; they are asked for once per deck. */
  aiEnabled: boolean | undefined;

  /** Texts that replace ours, by key. */
  strings: Partial<SwipeDeckStrings> | undefined;
}

/** `<glow-curated-grid>`. The curated grid: the looks a visitor liked, each with a way into the wardrobe. */
export interface GlowCuratedGrid extends GlowElement {
  /** Where saving leads after `glow-sign-in-required`. */
  loginUrl: string | undefined;

  /** Where 'Back to Home' leads. */
  homeUrl: string | undefined;

  /** Where 'Take the Test' leads, and 'Retake Quiz' after `glow-retake-quiz`. */
  quizUrl: string | undefined;

  /** Where 'Start swiping' leads. */
  deckUrl: string | undefined;

  /** Base of the calls; a trailing slash does not matter. */
  apiBase: string | undefined;

  /** Light or dark; `auto` follows the `color-scheme` of the place it stands in, so that a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state with no backend behind it. */
  demo: 'loading' | 'filled' | 'awaited' | 'empty' | 'not-taken' | 'saving' | 'saved' | 'error' | undefined;

  /** Texts that replace ours, by key. */
  strings: Partial<CuratedGridStrings> | undefined;
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
  'glow-answer': CustomEvent<AnswerDetail>;
  'glow-complete': CustomEvent<CompleteDetail>;
  'glow-like': CustomEvent<CardDetail>;
  'glow-pass': CustomEvent<CardDetail>;
  'glow-undo': CustomEvent<UndoDetail>;
  'glow-finish': CustomEvent<FinishDetail>;
  'glow-save': CustomEvent<SaveDetail>;
  'glow-sign-in-required': CustomEvent<SaveDetail>;
  'glow-retake-quiz': CustomEvent<undefined>;
}
