import { closeness, type Score } from '../score.ts';

const SIGMA = 0.8;

export const occasion: Score = {
  id: 'occasion',
  weight: 0.02,
  rate: ({ formality }, brief) => closeness(formality, brief.formality.target, SIGMA),
};
