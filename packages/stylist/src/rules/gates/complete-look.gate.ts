import type { Gate } from '../gate.ts';

/** Outfit := (dress | top + bottom) + shoes + anything else. */
export const completeLook: Gate = {
  id: 'complete-look',
  check({ slot }) {
    if (!slot('shoes')) return 'A look needs shoes.';
    if (slot('dress')) {
      return slot('bottom') || slot('top') ? 'A dress is worn without a separate top or bottom.' : undefined;
    }
    return slot('top') && slot('bottom') ? undefined : 'A look needs a dress, or a top and a bottom.';
  },
};
