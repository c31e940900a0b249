import { VIBES } from '@glow/api';
import type { ElementDescriptor } from '#element/descriptor.ts';

export const instantStyleElement: ElementDescriptor = {
  tag: 'glow-instant-style',
  component: 'InstantStyle',
  summary: 'The instant-style picker: six pocket cards, and one look by the weather or the plan.',
  attributes: [
    {
      name: 'vibes',
      property: 'vibes',
      type: 'list',
      values: VIBES,
      default: 'all six',
      description: 'Which of the six choices are offered; a question left without choices is not asked.',
    },
    {
      name: 'unlock-url',
      property: 'unlockUrl',
      type: 'url',
      default: '/signup',
      description: "Where 'Unlock Full Styling Experience' leads after `glow-unlock`.",
    },
  ],
  properties: [
    {
      name: 'strings',
      type: 'Partial<InstantStyleStrings>',
      description: 'Texts that replace ours, by key.',
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
    { name: 'glow-look', detailType: 'LookDetail', cancelable: false, description: 'The look shows.' },
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
      description: "'Unlock Full Styling Experience' was pressed; preventing it stays on the page.",
    },
  ],
  parts: [
    { name: 'root', description: 'Everything; `data-state` names the state.' },
    { name: 'headline', description: 'The headline.' },
    { name: 'lead', description: 'The sentence beside the headline.' },
    { name: 'question', description: 'A question above its cards.' },
    { name: 'card', description: 'A card; `data-vibe` names its choice.' },
    { name: 'card-picked', description: 'The card that was pressed.' },
    { name: 'pocket', description: 'The pocket of a card.' },
    { name: 'style-me', description: "A 'Style Me' button." },
    { name: 'outcome', description: 'What became of a pick.' },
    { name: 'poster', description: "The frame of the look's picture." },
    { name: 'picture', description: "The look's picture." },
    { name: 'heard', description: "The line 'We heard: …'." },
    { name: 'note', description: 'The note while a look is generated.' },
    { name: 'error', description: 'The sentence when there is none.' },
    { name: 'look-name', description: "The look's name." },
    { name: 'look-text', description: "The choice's description." },
    { name: 'palette', description: "The look's colours." },
    { name: 'why', description: "The button 'Why this look'." },
    { name: 'reasons', description: 'The popover with the reasons.' },
    { name: 'unlock', description: "The button 'Unlock Full Styling Experience'." },
    { name: 'retake', description: "The button 'Retake Choices'." },
  ],
  slots: [],
  customProperties: [
    {
      name: '--glow-cloth',
      default: 'by choice',
      description: "The cloth of a card's pocket; set it on `::part(card)`.",
    },
    {
      name: '--glow-on-cloth',
      default: 'by choice',
      description: 'Text and stitches on the cloth; set it on `::part(card)`.',
    },
  ],
  demoStates: [
    { name: 'idle', description: 'The six cards.' },
    { name: 'loading', description: 'A look is being generated, for ever.' },
    { name: 'result', description: 'A look shows.' },
    { name: 'error', description: 'The call failed.' },
    { name: 'empty', description: 'There is no look for the choice.' },
    { name: 'exhausted', description: 'Every look of the choice was seen.' },
  ],
  load: 'near',
  reservedHeight: {
    narrow: 'min(202px + 133cqi, 296px + 111cqi)',
    wide: 'min(95px + 35cqi, 520px)',
    wideFromPx: 740,
  },
};
