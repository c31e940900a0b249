import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';

const listOf = (words: readonly string[]) => words.join(', ');

/** Texts of the administrator's calls; the console puts its own words of spec section 8 before them. */
export const ADMINISTRATION_TEXTS = {
  noFilename: 'Please enter a file name.',
  longFilename: (max: number) =>
    `Please enter a file name of at most ${max} characters, its ending .png included.`,
  unreadableFilename:
    'Please enter a file name without control characters and marks that turn the writing direction.',
  nameTaken: 'An outfit has this name already. Please choose another file name.',
  tags: `tags must be a style, a body shape and a weather: ${listOf(STYLES)}; ${listOf(BODY_SHAPES)}; ${listOf(WEATHER_TAGS)}.`,
  tag: `tag must be one of ${listOf(VIBES)}.`,
} as const;
