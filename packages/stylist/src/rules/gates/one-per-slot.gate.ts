import { ACCESSORY_SLOTS, type Slot } from '#garments/garment.ts';
import type { Gate } from '../gate.ts';

const MAX_ACCESSORIES = 3;
const accessories: ReadonlySet<Slot> = new Set(ACCESSORY_SLOTS);

export const onePerSlot: Gate = {
  id: 'one-per-slot',
  check({ worn }) {
    const slots = worn.map(({ garment }) => garment.slot);
    const twice = slots.find((slot, index) => slots.indexOf(slot) !== index);
    if (twice) return `There are two items in the slot ${twice}.`;
    if (slots.includes('coat') && slots.includes('layer'))
      return 'A coat leaves no room for a second jacket.';
    const count = slots.filter((slot) => accessories.has(slot)).length;
    return count > MAX_ACCESSORIES ? `A look carries at most ${MAX_ACCESSORIES} accessories.` : undefined;
  },
};
