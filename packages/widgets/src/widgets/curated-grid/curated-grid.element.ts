import type { ElementDescriptor } from '#element/descriptor.ts';
import type { CuratedGridState, SaveStatus } from './curated-grid.machine.ts';

/** What its root's `data-state` says. */
const STATES = { loading: true, 'not-taken': true, empty: true, filled: true } satisfies Record<
  CuratedGridState['view']['status'],
  true
>;
const SAVE_STATES = { idle: true, saving: true, saved: true, error: true } satisfies Record<SaveStatus, true>;

export const curatedGridElement: ElementDescriptor = {
  tag: 'glow-curated-grid',
  component: 'CuratedGrid',
  summary: 'The curated grid: the looks a visitor liked, each with a button that saves it to the wardrobe.',
  attributes: [
    {
      name: 'login-url',
      property: 'loginUrl',
      type: 'url',
      default: 'none: only the event fires',
      description: 'The sign-in page, opened after `glow-sign-in-required`.',
    },
    {
      name: 'home-url',
      property: 'homeUrl',
      type: 'url',
      default: 'none: no such link',
      description: "The page that 'Back to Home' opens.",
    },
    {
      name: 'quiz-url',
      property: 'quizUrl',
      type: 'url',
      default: 'the quiz on the same page',
      description: "The page that 'Take the Test' opens, and 'Retake Quiz' after `glow-retake-quiz`.",
    },
    {
      name: 'deck-url',
      property: 'deckUrl',
      type: 'url',
      default: 'the deck on the same page',
      description: "The page that 'Start swiping' opens.",
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
      type: 'Partial<CuratedGridStrings>',
      description: 'Texts that replace the built-in ones, by key.',
    },
  ],
  methods: [],
  events: [
    {
      name: 'glow-save',
      detailType: 'SaveDetail',
      cancelable: false,
      description: 'A save button was pressed.',
    },
    {
      name: 'glow-sign-in-required',
      detailType: 'SaveDetail',
      cancelable: true,
      description:
        'Saving needs a signed-in visitor; preventing it keeps the page from going to `login-url`.',
    },
    {
      name: 'glow-retake-quiz',
      detailType: 'undefined',
      cancelable: true,
      description:
        "'Retake Quiz' was pressed and the style test counts as not taken; preventing it keeps the page from going to `quiz-url`.",
    },
  ],
  parts: [
    {
      name: 'root',
      description: 'The root element; `data-state` is the current state.',
      states: Object.keys(STATES),
    },
    { name: 'title', description: 'The title.' },
    { name: 'retake', description: "The button 'Retake Quiz'." },
    { name: 'grid', description: 'The list of cards.' },
    {
      name: 'card',
      description: 'A card; `data-state` is the state of its save.',
      states: Object.keys(SAVE_STATES),
    },
    { name: 'skeleton', description: 'The placeholder of a look that has not arrived.' },
    { name: 'poster', description: "The frame of a look's picture." },
    { name: 'picture', description: "A look's picture." },
    { name: 'palette', description: "A look's colours." },
    { name: 'look-name', description: "A look's name." },
    { name: 'open', description: "The button in a look's name that shows it large." },
    { name: 'panel', description: 'The panel of a look shown large.' },
    { name: 'large-picture', description: 'The picture of a look shown large.' },
    { name: 'reason', description: 'A reason for a look shown large.' },
    { name: 'close-button', description: 'The button that closes a look shown large.' },
    { name: 'tags', description: "A look's tags." },
    {
      name: 'save',
      description: 'A save button.',
      states: ['idle', 'loading', 'saved', 'error'] satisfies (Exclude<SaveStatus, 'saving'> | 'loading')[],
    },
    { name: 'note', description: 'The note shown instead of an empty grid.' },
    { name: 'text', description: "The note's text." },
    { name: 'start-swiping', description: "The link 'Start swiping'." },
    { name: 'take-test', description: "The link 'Take the Test'." },
    { name: 'home', description: "The link 'Back to Home'." },
    { name: 'toast', description: 'The short message after a save.' },
    { name: 'toast-dismiss', description: 'The button that dismisses the toast.' },
  ],
  slots: [],
  customProperties: [],
  demoStates: [
    { name: 'loading', description: 'Six skeleton cards, indefinitely.' },
    { name: 'filled', description: 'Six looks.' },
    { name: 'awaited', description: 'Two of the looks have no picture yet.' },
    { name: 'empty', description: 'The style test was taken and nothing was liked.' },
    { name: 'not-taken', description: 'The style test was not taken.' },
    { name: 'saving', description: 'A look is being saved, indefinitely.' },
    { name: 'saved', description: 'Two looks are saved, the first just now.' },
    { name: 'error', description: 'A look could not be saved.' },
  ],
  load: 'near',
  reservedHeight: {
    narrow: '640px',
    wide: '600px',
    wideFromPx: 480,
  },
};
