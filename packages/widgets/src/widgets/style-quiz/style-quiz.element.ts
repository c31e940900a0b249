import type { ElementDescriptor } from '#element/descriptor.ts';
import type { PopoverState } from '#shared/popover/popover-state.types.ts';
import type { StyleQuizState } from './style-quiz.machine.ts';

/** What its root's `data-state` says. */
const STATES = { asking: true, submitting: true, failed: true, done: true } satisfies Record<
  StyleQuizState['status'],
  true
>;
const POPOVER_STATES = { closed: true, loading: true, open: true } satisfies Record<PopoverState, true>;

export const styleQuizElement: ElementDescriptor = {
  tag: 'glow-style-quiz',
  component: 'StyleQuiz',
  summary:
    'The style quiz: two questions on pocket cards, optionally the weather, and ten looks for the deck.',
  attributes: [
    {
      name: 'result-url',
      property: 'resultUrl',
      type: 'url',
      default: 'none: the page stays',
      description: 'The page with the deck, opened after `glow-complete`.',
    },
  ],
  properties: [
    {
      name: 'figure',
      type: 'Figure',
      default: 'people in fair shares',
      description: 'The figure that the looks are drawn on. It goes with the calls and is stored nowhere.',
    },
    {
      name: 'strings',
      type: 'Partial<StyleQuizStrings>',
      description: 'Texts that replace the built-in ones, by key.',
    },
  ],
  methods: [],
  events: [
    {
      name: 'glow-answer',
      detailType: 'AnswerDetail',
      cancelable: false,
      description: 'An answer was chosen or changed.',
    },
    {
      name: 'glow-complete',
      detailType: 'CompleteDetail',
      cancelable: true,
      description:
        'The looks arrived and were handed to the deck; preventing it keeps the page from going to `result-url`.',
    },
    {
      name: 'glow-error',
      detailType: 'GlowErrorDetail',
      cancelable: true,
      description:
        "An attribute was invalid, a call failed, or the widget could not load or render; preventing it for a failed call suppresses the browser's alert.",
    },
  ],
  parts: [
    {
      name: 'root',
      description: 'The root element; `data-state` is the current state, `data-question` the question shown.',
      states: Object.keys(STATES),
    },
    { name: 'progress', description: "The line 'Question n of 2'." },
    { name: 'question', description: 'A question and its cards.' },
    { name: 'title', description: 'The question.' },
    { name: 'lead', description: 'The sentence below the question.' },
    { name: 'card', description: 'A card; `data-answer` names its answer.' },
    { name: 'card-picked', description: 'The card of the chosen answer.' },
    { name: 'picture', description: "The frame of a card's picture." },
    { name: 'pocket', description: 'The pocket of a card.' },
    {
      name: 'help',
      description: "The button 'Not sure? Help me choose'.",
      states: Object.keys(POPOVER_STATES),
    },
    { name: 'measure', description: 'The measuring helper: beside the cards, or a sheet on a phone.' },
    { name: 'measure-close', description: "The helper's close button." },
    { name: 'measure-error', description: 'The message at a number that no tape shows.' },
    { name: 'measure-outcome', description: 'The result of the helper.' },
    { name: 'measure-choose', description: "The helper's button." },
    { name: 'weather', description: 'The weather panel; `data-weather` is its state.' },
    { name: 'weather-title', description: "The panel's first line." },
    { name: 'weather-text', description: "The panel's second line." },
    { name: 'weather-toggle', description: "The button 'Enable weather' or 'Disable weather'." },
    { name: 'back', description: "The button 'Back'." },
    { name: 'next', description: "The button 'Next Question' or 'Get Recommendations'." },
    { name: 'hint', description: 'The message that an answer is missing.' },
    { name: 'done', description: 'The message that the looks have arrived.' },
    { name: 'error', description: 'The error message.' },
    { name: 'retry', description: 'The button that tries again.' },
  ],
  slots: [],
  customProperties: [
    {
      name: '--glow-cloth',
      default: 'depends on the answer',
      description: "Colour of a card's pocket; set it on `::part(card)`.",
    },
    {
      name: '--glow-on-cloth',
      default: 'depends on the answer',
      description: 'Colour of text and stitches on the pocket; set it on `::part(card)`.',
    },
  ],
  demoStates: [
    { name: 'style', description: 'The first question.' },
    { name: 'shape', description: 'The second question.' },
    { name: 'weather', description: 'Weather is enabled; no forecast was requested yet.' },
    { name: 'submitting', description: 'The looks are being requested, indefinitely.' },
    { name: 'done', description: 'The looks have arrived, weather not used.' },
    { name: 'hot', description: 'The looks have arrived, for a warm day in a city.' },
    { name: 'cold', description: 'The looks have arrived, for a cool day in a city.' },
    { name: 'no-place', description: 'The looks have arrived, for a forecast without a place.' },
    { name: 'no-weather', description: 'The looks have arrived; the forecast was unavailable.' },
    { name: 'error', description: 'The call failed.' },
  ],
  load: 'near',
  reservedHeight: {
    narrow: 'min(1105px, 400px + 130cqi, max(600px, 100svh - 36px))',
    wide: 'min(100svh, clamp(616px, 223px + 38.8cqi, 717px))',
    wideFromPx: 740,
  },
};
