import { INSTANT_OPTIONS, type Vibe } from '@glow/api';

type OptionStrings = Record<`${Vibe}Label` | `${Vibe}Description` | `${Vibe}Title`, string>;

/** Label, description and title of the six options, which `@glow/api` holds. */
const OPTION_STRINGS = Object.fromEntries(
  INSTANT_OPTIONS.flatMap(({ vibe, label, description, title }) => [
    [`${vibe}Label`, label],
    [`${vibe}Description`, description],
    [`${vibe}Title`, title],
  ]),
) as OptionStrings;

/** Every visible text. */
export const INSTANT_STYLE_STRINGS = {
  ...OPTION_STRINGS,
  // Section 2.
  headline: 'No More Nothing To Wear Moments',
  lead: 'Pick the weather or the plan. We hand you one look, from head to toe.',
  weather: "What's the weather?",
  plan: "What's the plan?",
  // Section 2.
  styleMe: 'Style Me',
  /** Followed by the chosen label. */
  heard: 'We heard: ',
  // Section 2.
  generating: "Generating a look you'll love...",
  why: 'Why this look',
  again: 'Try Again',
  // Section 2.
  retake: 'Retake Choices',
  // Section 2.
  unlock: 'Unlock Full Styling Experience',
  // Section 8.
  requestFailed: 'Error fetching instant outfit. Please try again.',
  // Section 8.
  noOutfit: 'No outfit found for that combo. Try another option!',
  // Section 8.
  exhausted: 'We just cycled through every available look - give it another moment or try a different vibe.',
};

export type InstantStyleStrings = typeof INSTANT_STYLE_STRINGS;
