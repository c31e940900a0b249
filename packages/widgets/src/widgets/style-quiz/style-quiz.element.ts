import type { ElementDescriptor } from '#element/descriptor.ts';

export const styleQuizElement: ElementDescriptor = {
  tag: 'glow-style-quiz',
  component: 'StyleQuiz',
  summary:
    'The style quiz: two questions on pocket cards, the weather if wanted, and ten looks for the deck.',
  attributes: [
    {
      name: 'result-url',
      property: 'resultUrl',
      type: 'url',
      default: 'none; the page stays',
      description: 'Where the page goes with the looks, after `glow-complete`.',
    },
  ],
  properties: [
    {
      name: 'strings',
      type: 'Partial<StyleQuizStrings>',
      description: 'Texts that replace ours, by key.',
    },
  ],
  methods: [],
  events: [
    {
      name: 'glow-answer',
      detailType: 'AnswerDetail',
      cancelable: false,
      description: 'An answer was chosen, or changed for another.',
    },
    {
      name: 'glow-complete',
      detailType: 'CompleteDetail',
      cancelable: true,
      description: 'The looks are there and the deck has them; preventing it stays on the page.',
    },
    {
      name: 'glow-error',
      detailType: 'GlowErrorDetail',
      cancelable: true,
      description:
        "An attribute was not valid, a call failed, or the widget itself did; preventing a failed call's keeps the browser's alert away.",
    },
  ],
  parts: [
    { name: 'root', description: 'Everything; `data-state` and `data-question` name the state.' },
    { name: 'progress', description: "The line 'Question n of 2'." },
    { name: 'question', description: 'A question and its cards.' },
    { name: 'title', description: 'The question.' },
    { name: 'lead', description: 'The sentence below it.' },
    { name: 'card', description: 'A card; `data-answer` names its answer.' },
    { name: 'card-picked', description: 'The card of the chosen answer.' },
    { name: 'picture', description: "The frame of a card's picture." },
    { name: 'pocket', description: 'The pocket of a card.' },
    { name: 'help', description: "The button 'Not sure? Help me choose'." },
    { name: 'measure', description: 'The popover with the measuring helper.' },
    { name: 'measure-outcome', description: 'What the helper says.' },
    { name: 'measure-choose', description: "The helper's button." },
    { name: 'weather', description: 'The weather panel; `data-weather` names what it says.' },
    { name: 'weather-title', description: "The panel's first line." },
    { name: 'weather-text', description: "The panel's second line." },
    { name: 'weather-toggle', description: "The button 'Enable weather' or 'Disable weather'." },
    { name: 'back', description: "The button 'Back'." },
    { name: 'next', description: "The button 'Next Question' or 'Get Recommendations'." },
    { name: 'hint', description: 'The line that says that an answer is missing.' },
    { name: 'done', description: 'The line that says that the looks are there.' },
    { name: 'error', description: 'The sentence of a failure.' },
    { name: 'retry', description: 'The button that tries once more.' },
  ],
  slots: [],
  customProperties: [
    {
      name: '--glow-cloth',
      default: 'by answer',
      description: "The cloth of a card's pocket; set it on `::part(card)`.",
    },
    {
      name: '--glow-on-cloth',
      default: 'by answer',
      description: 'Text and stitches on the cloth; set it on `::part(card)`.',
    },
  ],
  demoStates: [
    { name: 'style', description: 'The first question.' },
    { name: 'shape', description: 'The second question.' },
    { name: 'weather', description: 'The weather counts, and no forecast was asked for yet.' },
    { name: 'submitting', description: 'The looks are on their way, for ever.' },
    { name: 'done', description: 'The looks are there, without the weather.' },
    { name: 'hot', description: 'The looks are there, for a warm day in a city.' },
    { name: 'cold', description: 'The looks are there, for a cool day in a city.' },
    { name: 'no-place', description: 'The looks are there, for a forecast without a place.' },
    { name: 'no-weather', description: 'The looks are there, and the forecast could not be had.' },
    { name: 'error', description: 'The call failed.' },
  ],
  load: 'near',
  reservedHeight: {
    narrow: 'clamp(874px, 430px + 130cqi, 1105px)',
    wide: 'clamp(616px, 223px + 38.8cqi, 717px)',
    wideFromPx: 740,
  },
};
