import { closeness, type Score } from '../score.ts';
import { warmthRange } from '../warmth-range.ts';

const SIGMA_CLO = 0.25;

export const warmth: Score = {
  id: 'warmth',
  weight: 0.22,
  rate: ({ clo, spec }, brief) => closeness(clo, warmthRange(brief, spec.scene.name).target, SIGMA_CLO),
};
