import { VIBES } from '@glow/api';
import type { ElementDescriptor } from '#element/descriptor.ts';
import type { PopoverState } from '#shared/popover/popover-state.types.ts';
import type { InstantStyleState } from './instant-style.machine.ts';

/** What its root's `data-state` says. */
const STATES = { idle: true, loading: true, arriving: true, result: true, error: true } satisfies Record<
  InstantStyleState['status'],
  true
>;
const POPOVER_STATES = { closed: true, loading: true, open: true } satisfies Record<PopoverState, true>;

export const instantStyleElement: ElementDescriptor = {
  tag: 'glow-instant-style',
  component: 'InstantStyle',
  summary:
    'The instant-style picker: six cards, three for the weather and three for the occasion; each gives a look.',
  attributes: [
    {
      name: 'vibes',
      property: 'vibes',
      type: 'list',
      values: VIBES,
      default: 'all six',
      description: 'Which of the six choices are offered; a question with no choices left is hidden.',
    },
    {
      name: 'unlock-url',
      property: 'unlockUrl',
      type: 'url',
      default: '/signup',
      description: "The page that 'Unlock Full Styling Experience' opens, after `glow-unlock`.",
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
      type: 'Partial<InstantStyleStrings>',
      description: 'Texts that replace the built-in ones, by key.',
    },
  ],
  methods: [],
  events: [
    {
      name: 'glow-pick',
      detailType: 'PickDetail',
      cancelable: false,
      description: 'A choice was pressed and a look is being generated.',
    },
    { name: 'glow-look', detailType: 'LookDetail', cancelable: false, description: 'The look is shown.' },
    {
      name: 'glow-retake',
      detailType: 'undefined',
      cancelable: false,
      description: "'Retake Choices' was pressed.",
    },
    {
      name: 'glow-unlock',
      detailType: 'undefined',
      cancelable: true,
      description:
        "'Unlock Full Styling Experience' was pressed; preventing it keeps the page from going to `unlock-url`.",
    },
  ],
  parts: [
    {
      name: 'root',
      description: 'The root element; `data-state` is the current state.',
      states: Object.keys(STATES),
    },
    { name: 'headline', description: 'The headline.' },
    { name: 'lead', description: 'The sentence beside the headline.' },
    { name: 'question', description: 'A question above its cards.' },
    { name: 'card', description: 'A card; `data-vibe` names its choice.' },
    { name: 'card-picked', description: 'The card that was pressed.' },
    { name: 'pocket', description: 'The pocket of a card.' },
    { name: 'style-me', description: "A 'Style Me' button." },
    {
      name: 'outcome',
      description: 'The outcome of a pick: pending, look or error.',
      states: Object.keys(STATES),
    },
    { name: 'poster', description: "The frame of the look's picture." },
    { name: 'picture', description: "The look's picture." },
    { name: 'heard', description: "The line 'We heard: …'." },
    { name: 'note', description: 'The note while a look is generated.' },
    { name: 'error', description: 'The error message when there is no look.' },
    { name: 'look-name', description: "The look's name." },
    { name: 'look-text', description: "The choice's description." },
    { name: 'palette', description: "The look's colours." },
    { name: 'why', description: "The button 'Why this look'.", states: Object.keys(POPOVER_STATES) },
    { name: 'reasons', description: 'The popover with the reasons.' },
    { name: 'unlock', description: "The button 'Unlock Full Styling Experience'." },
    { name: 'again', description: "The button 'Try Again', which asks for the same vibe." },
    { name: 'retake', description: "The button 'Retake Choices'." },
  ],
  slots: [],
  customProperties: [
    {
      name: '--glow-cloth',
      default: 'depends on the choice',
      description: "Colour of a card's pocket; set it on `::part(card)`.",
    },
    {
      name: '--glow-on-cloth',
      default: 'depends on the choice',
      description: 'Colour of text and stitches on the pocket; set it on `::part(card)`.',
    },
  ],
  demoStates: [
    { name: 'idle', description: 'The six cards.' },
    { name: 'loading', description: 'A look is being generated, indefinitely.' },
    { name: 'result', description: 'A look is shown.' },
    { name: 'error', description: 'The call failed.' },
    { name: 'empty', description: 'There is no look for the choice.' },
    { name: 'exhausted', description: 'Every look for the choice has been seen.' },
  ],
  load: 'near',
  reservedHeight: {
    narrow: 'min(202px + 133cqi, 296px + 111cqi)',
    wide: 'min(95px + 35cqi, 520px)',
    wideFromPx: 740,
  },
};
