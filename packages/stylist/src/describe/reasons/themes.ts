import { CLOTH } from './cloth.theme.ts';
import { COLOUR } from './colour.theme.ts';
import { DEGREES } from './degrees.theme.ts';
import { HABIT } from './habit.theme.ts';
import { OCCASION } from './occasion.theme.ts';
import { PROPORTION } from './proportion.theme.ts';
import type { Theme } from './saying.ts';
import { SHAPE } from './shape.theme.ts';
import { SWAP } from './swap.theme.ts';
import { WEATHER } from './weather.theme.ts';

/** Everything a reason may say. */
export const THEMES: readonly Theme[] = [
  OCCASION,
  WEATHER,
  SHAPE,
  COLOUR,
  CLOTH,
  PROPORTION,
  HABIT,
  SWAP,
  DEGREES,
];
