import type { ElementDescriptor } from '#element/descriptor.ts';
import type { DeckState } from './swipe-deck.machine.ts';

/** What its root's `data-state` says. */
const STATES = {
  opening: true,
  swiping: true,
  finishing: true,
  finished: true,
  empty: true,
} satisfies Record<DeckState['status'] | 'empty', true>;

export const swipeDeckElement: ElementDescriptor = {
  tag: 'glow-swipe-deck',
  component: 'SwipeDeck',
  summary: 'The swipe deck: one look at a time, liked or passed by drag, key or button.',
  attributes: [
    {
      name: 'finish-url',
      property: 'finishUrl',
      type: 'url',
      default: 'none: the page stays',
      description: 'The page that follows the deck, opened after `glow-finish`.',
    },
  ],
  properties: [
    {
      name: 'outfits',
      type: 'readonly Outfit[]',
      default: 'those the quiz left in this tab',
      description: 'The looks, at most 14; setting others starts a new deck.',
    },
    {
      name: 'answers',
      type: 'QuizAnswers',
      description: 'The quiz answers that the looks are for; without them no further looks are requested.',
    },
    { name: 'weather', type: 'WeatherInfo', description: 'The weather that the looks are for.' },
    {
      name: 'aiEnabled',
      type: 'boolean',
      default: 'false',
      description: 'Whether the server generates further looks; they are requested once per deck.',
    },
    {
      name: 'figure',
      type: 'Figure',
      default: 'people in fair shares',
      description: 'The figure that the looks are drawn on. It goes with the calls and is stored nowhere.',
    },
    {
      name: 'strings',
      type: 'Partial<SwipeDeckStrings>',
      description: 'Texts that replace the built-in ones, by key.',
    },
  ],
  methods: [],
  events: [
    {
      name: 'glow-like',
      detailType: 'CardDetail',
      cancelable: false,
      description: 'A look was liked: dragged to the right, by key or by button.',
    },
    {
      name: 'glow-pass',
      detailType: 'CardDetail',
      cancelable: false,
      description: 'A look was passed: dragged to the left, by key or by button.',
    },
    {
      name: 'glow-undo',
      detailType: 'UndoDetail',
      cancelable: false,
      description: 'The previous card is back on top, its like or pass removed.',
    },
    {
      name: 'glow-finish',
      detailType: 'FinishDetail',
      cancelable: true,
      description: 'The last card was swiped; preventing it keeps the page from going to `finish-url`.',
    },
  ],
  documentEvents: [
    {
      name: 'glow-outfits',
      detailType: 'OutfitsDetail',
      description:
        'Further looks have arrived for a deck; the deck that requested them dispatches it, and a page may, too.',
    },
  ],
  parts: [
    {
      name: 'root',
      description: 'The root element; `data-state` is the current state.',
      states: Object.keys(STATES),
    },
    { name: 'title', description: 'The title.' },
    { name: 'hint', description: 'The sentence under the title.' },
    { name: 'counter', description: "The counter 'n / total'." },
    { name: 'progress', description: 'The progress indicator: a stitch for each look.' },
    { name: 'deck', description: 'The stack of cards; takes the keyboard focus.' },
    { name: 'card', description: 'A card; `data-depth` is 0 for the one on top.' },
    { name: 'picture', description: "A look's picture." },
    { name: 'stamp', description: 'A stamp; `data-stamp` is `liked` or `passed`.' },
    {
      name: 'styling',
      description: 'The text on a placeholder, or the name of a look whose picture has not come.',
    },
    { name: 'empty', description: 'The text shown when there are no cards.' },
    { name: 'finished', description: 'What is shown after the last card.' },
    { name: 'see-liked', description: 'The button that opens `finish-url` again.' },
    {
      name: 'restart',
      description: 'The button that starts the deck again, with other looks where none was liked.',
    },
    { name: 'actions', description: 'The row of buttons.' },
    { name: 'back', description: "The button 'Back'." },
    { name: 'undo', description: "The button 'Undo'." },
    { name: 'pass', description: "The button 'Pass'." },
    { name: 'like', description: "The button 'Like'." },
    { name: 'next', description: "The button 'Next'." },
    { name: 'words', description: 'The text about the top look.' },
    { name: 'look-name', description: "The top look's name." },
    { name: 'reason', description: 'Why the top look was chosen.' },
    { name: 'tags', description: "The top look's tags." },
  ],
  slots: [],
  customProperties: [
    {
      name: '--glow-bleed',
      default: '0px',
      description:
        'How far cards may fly past the sides of the element: at most the empty space beside it, so that no scrollbar appears.',
    },
  ],
  demoStates: [
    { name: 'first', description: 'Ten looks, the first on top.' },
    { name: 'under-way', description: 'The third look, two decided.' },
    { name: 'leaving', description: 'A liked look flying off, indefinitely.' },
    { name: 'returned', description: 'Back at a look liked before.' },
    { name: 'arriving', description: 'Placeholders behind two looks.' },
    { name: 'styling', description: 'A placeholder on top.' },
    { name: 'waiting', description: 'Only placeholders.' },
    { name: 'last', description: 'The last look.' },
    { name: 'finished', description: 'After the last look.' },
    { name: 'empty', description: 'No looks.' },
  ],
  load: 'near',
  reservedHeight: {
    narrow: 'min(970px, 380px + 133.34cqi, max(640px, 100px + 100svh))',
    wide: '768px',
    wideFromPx: 960,
  },
};
