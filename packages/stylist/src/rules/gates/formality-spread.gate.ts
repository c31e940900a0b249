import { isAsDressedUp } from '../bag-traits.ts';
import type { Gate } from '../gate.ts';

const MAX_SPREAD = 2;
const MAX_FROM_MEAN = 1;
const MAX_EXTRA_FROM_MEAN = 2.3;

/** Main pieces and shoes within 2 of each other, shoes and jacket within 1 of the mean, a bag within 1.5 (scale 0–8). */
export const formalitySpread: Gate = {
  id: 'formality-spread',
  check({ worn, main, slot, formality }) {
    const levels = [...main, slot('shoes')].flatMap((entry) => (entry ? [entry.formality] : []));
    if (Math.max(...levels) - Math.min(...levels) > MAX_SPREAD + 1e-9) {
      return `The pieces are more than ${MAX_SPREAD} steps of formality apart.`;
    }
    for (const name of ['shoes', 'layer'] as const) {
      const entry = slot(name);
      if (entry && Math.abs(entry.formality - formality) > MAX_FROM_MEAN + 1e-9) {
        return `The ${entry.garment.words} are more than ${MAX_FROM_MEAN} step of formality from the look.`;
      }
    }
    const bag = slot('bag');
    if (bag && !isAsDressedUp(bag.garment, bag.formality, formality)) {
      return `The ${bag.garment.words} is too ${bag.formality > formality ? 'dressy' : 'plain'} for the look.`;
    }
    const far = worn.find((entry) => Math.abs(entry.formality - formality) > MAX_EXTRA_FROM_MEAN);
    return far && `The ${far.garment.words} is too far from the formality of the look.`;
  },
};
