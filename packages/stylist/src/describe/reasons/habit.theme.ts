import { FINISHING_HABITS } from './habits/finishing-habits.ts';
import { GARMENT_HABITS } from './habits/garment-habits.ts';
import { OCCASION_HABITS } from './habits/occasion-habits.ts';
import type { Theme } from './saying.ts';

/** How to wear what is there. */
export const HABIT: Theme = {
  id: 'habit',
  kind: 'wear',
  weight: 1.3,
  sayings: [...GARMENT_HABITS, ...FINISHING_HABITS, ...OCCASION_HABITS],
};
