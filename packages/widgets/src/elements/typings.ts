// Written by build/typings/element-typings.ts from the descriptors.
import type { GlowElement } from '../element/glow-element.ts';
import type {
  AnswerDetail,
  CardDetail,
  CompleteDetail,
  CuratedGridStrings,
  EarlyAccessStrings,
  Figure,
  FinishDetail,
  GlowErrorDetail,
  InstantStyleStrings,
  LookDetail,
  Outfit,
  OutfitsDetail,
  PickDetail,
  QuizAnswers,
  SaveDetail,
  StyleQuizStrings,
  SwipeDeckStrings,
  UndoDetail,
  WeatherInfo,
} from '../index.ts';

/** `<glow-early-access>`. The early-access modal: a single email field; opens on a press, by a method or automatically. */
export interface GlowEarlyAccess extends GlowElement {
  /** Whether the modal is open; removed when the visitor closes it. */
  open: boolean;

  /** Milliseconds until the modal opens automatically, once; later if a look is being generated, another modal is open or the visitor is typing. With `trigger="exit"` or `"scroll"`: the earliest time it may open. */
  autoOpenMs: number | undefined;

  /** What opens the modal automatically, once. `time`: a delay, 5000 ms unless `auto-open-ms` is set. `exit`: the mouse leaves through the top of the window, or a finger scrolls the page up fast. `scroll`: the page is scrolled down by `scroll-percent`. `manual`: nothing. */
  trigger: 'time' | 'exit' | 'scroll' | 'manual' | undefined;

  /** For `trigger="scroll"`: how far down the page, in percent. */
  scrollPercent: number | undefined;

  /** Days after the visitor closes the modal during which it does not open automatically; local storage keeps the time of closing under `glow.earlyAccessDismissed`. */
  rememberDismissal: number | undefined;

  /** What the page passes along with a sign-up, written as in an address: `utm_source=letter&ref=7`. At most ten names of 40 letters, digits, `_`, `.` and `-`, with values of 200 characters; the administrator finds them in the export. */
  fields: string | undefined;

  /** Base URL of the API, with or without a trailing slash. */
  apiBase: string | undefined;

  /** The colour scheme; `auto` follows the `color-scheme` that the element inherits, so a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state without calling the API. */
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

  /** Texts that replace the built-in ones, by key. */
  strings: Partial<EarlyAccessStrings> | undefined;

  /** Opens the modal. */
  show(): void;

  /** Closes the modal and clears its field. */
  close(): void;
}

/** `<glow-instant-style>`. The instant-style picker: six cards, three for the weather and three for the occasion; each gives a look. */
export interface GlowInstantStyle extends GlowElement {
  /** Which of the six choices are offered; a question with no choices left is hidden. */
  vibes: readonly ('sunny' | 'cloudy' | 'cold' | 'work' | 'casual' | 'date')[] | undefined;

  /** The page that 'Unlock Full Styling Experience' opens, after `glow-unlock`. */
  unlockUrl: string | undefined;

  /** Base URL of the API, with or without a trailing slash. */
  apiBase: string | undefined;

  /** The colour scheme; `auto` follows the `color-scheme` that the element inherits, so a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state without calling the API. */
  demo: 'idle' | 'loading' | 'result' | 'error' | 'empty' | 'exhausted' | undefined;

  /** The figure that the looks are drawn on. It goes with the calls and is stored nowhere. */
  figure: Figure | undefined;

  /** Texts that replace the built-in ones, by key. */
  strings: Partial<InstantStyleStrings> | undefined;
}

/** `<glow-style-quiz>`. The style quiz: two questions on pocket cards, optionally the weather, and ten looks for the deck. */
export interface GlowStyleQuiz extends GlowElement {
  /** The page with the deck, opened after `glow-complete`. */
  resultUrl: string | undefined;

  /** Base URL of the API, with or without a trailing slash. */
  apiBase: string | undefined;

  /** The colour scheme; `auto` follows the `color-scheme` that the element inherits, so a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state without calling the API. */
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

  /** The figure that the looks are drawn on. It goes with the calls and is stored nowhere. */
  figure: Figure | undefined;

  /** Texts that replace the built-in ones, by key. */
  strings: Partial<StyleQuizStrings> | undefined;
}

/** `<glow-swipe-deck>`. The swipe deck: one look at a time, liked or passed by drag, key or button. */
export interface GlowSwipeDeck extends GlowElement {
  /** The page that follows the deck, opened after `glow-finish`. */
  finishUrl: string | undefined;

  /** Base URL of the API, with or without a trailing slash. */
  apiBase: string | undefined;

  /** The colour scheme; `auto` follows the `color-scheme` that the element inherits, so a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state without calling the API. */
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

  /** The looks, at most 14; setting others starts a new deck. */
  outfits: readonly Outfit[] | undefined;

  /** The quiz answers that the looks are for; without them no further looks are requested. */
  answers: QuizAnswers | undefined;

  /** The weather that the looks are for. */
  weather: WeatherInfo | undefined;

  /** Whether the server generates further looks; they are requested once per deck. */
  aiEnabled: boolean | undefined;

  /** The figure that the looks are drawn on. It goes with the calls and is stored nowhere. */
  figure: Figure | undefined;

  /** Texts that replace the built-in ones, by key. */
  strings: Partial<SwipeDeckStrings> | undefined;
}

/** `<glow-curated-grid>`. The curated grid: the looks a visitor liked, each with a button that saves it to the wardrobe. */
export interface GlowCuratedGrid extends GlowElement {
  /** The sign-in page, opened after `glow-sign-in-required`. */
  loginUrl: string | undefined;

  /** The page that 'Back to Home' opens. */
  homeUrl: string | undefined;

  /** The page that 'Take the Test' opens, and 'Retake Quiz' after `glow-retake-quiz`. */
  quizUrl: string | undefined;

  /** The page that 'Start swiping' opens. */
  deckUrl: string | undefined;

  /** Base URL of the API, with or without a trailing slash. */
  apiBase: string | undefined;

  /** The colour scheme; `auto` follows the `color-scheme` that the element inherits, so a light page keeps a light widget. */
  theme: 'light' | 'dark' | 'auto' | undefined;

  /** Shows a named state without calling the API. */
  demo: 'loading' | 'filled' | 'awaited' | 'empty' | 'not-taken' | 'saving' | 'saved' | 'error' | undefined;

  /** The figure that the looks are drawn on. It goes with the calls and is stored nowhere. */
  figure: Figure | undefined;

  /** Texts that replace the built-in ones, by key. */
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

/** What is dispatched on the document, by name: by elements, and by a page to them. */
export interface GlowDocumentEventMap extends GlowEventMap {
  /** Further looks have arrived for a deck; the deck that requested them dispatches it, and a page may, too. */
  'glow-outfits': CustomEvent<OutfitsDetail>;
}
