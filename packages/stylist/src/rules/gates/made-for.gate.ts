import { isPluralGarment } from '#garments/item-words.ts';
import { isMadeFor } from '#garments/worn-by.ts';
import type { Gate } from '../gate.ts';

/** Everything worn is cut for the figure that wears it. */
export const madeFor: Gate = {
  id: 'made-for',
  check({ spec, worn }) {
    const { presentation } = spec.figure;
    const misfit = worn.find(({ garment }) => !isMadeFor(garment, presentation));
    if (!misfit) return undefined;
    const { words } = misfit.garment;
    return `The ${words} ${isPluralGarment(words) ? 'are' : 'is'} cut for another figure.`;
  },
};
