import { CLOTH } from './cloth.theme.ts';
import { COLOUR } from './colour.theme.ts';
import { COMPANION } from './companion.theme.ts';
import { DEGREES } from './degrees.theme.ts';
import { HABIT } from './habit.theme.ts';
import { OCCASION } from './occasion.theme.ts';
import { PAIRING } from './pairing.theme.ts';
import { PLAN } from './plan.theme.ts';
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
  PLAN,
  COLOUR,
  PAIRING,
  CLOTH,
  PROPORTION,
  COMPANION,
  HABIT,
  SWAP,
  DEGREES,
];
