import { closeness, type Score } from '../score.ts';

const SIGMA = 0.8;
const SAME_LEVEL = 0.5;

export const occasion: Score = {
  id: 'occasion',
  weight: 0.1,
  rate: ({ formality }, brief) => closeness(formality, brief.formality.target, SIGMA),
  say({ lead, slot }) {
    const shoes = slot('shoes');
    if (!shoes || !lead || lead.garment.purpose === 'sport') return undefined;
    if (Math.abs(shoes.formality - lead.formality) > SAME_LEVEL) return undefined;
    return `The ${shoes.garment.words} are as dressed up as the ${lead.garment.words}, so nothing looks borrowed.`;
  },
};
