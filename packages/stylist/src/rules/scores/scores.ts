import type { Score } from '../score.ts';
import { colourMatchScore } from './colour-match.score.ts';
import { groundContrast } from './ground-contrast.score.ts';
import { idea } from './idea.score.ts';
import { kitPoint } from './kit-point.score.ts';
import { occasion } from './occasion.score.ts';
import { polish } from './polish.score.ts';
import { silhouette } from './silhouette.score.ts';
import { textureContrast } from './texture-contrast.score.ts';
import { unity } from './unity.score.ts';
import { warmth } from './warmth.score.ts';

/** The soft terms, weighed against each other; novelty is judged within a deck. */
export const SCORES: readonly Score[] = [
  unity,
  occasion,
  colourMatchScore,
  warmth,
  silhouette,
  textureContrast,
  kitPoint,
  idea,
  groundContrast,
  polish,
];
