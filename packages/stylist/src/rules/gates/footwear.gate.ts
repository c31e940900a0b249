import { hemOf, showsLeg } from '../../wardrobe/silhouette.ts';
import type { Gate } from '../gate.ts';

const BOOT_TOP = 6.95;
const BARE_FOOTED: ReadonlySet<string> = new Set(['sandals', 'evening-sandals', 'sneakers', 'runners']);
const FLOOR_HEM = 8.5;

/** Tall boots and tights need a hem that shows them; a floor-length hem does not stride. */
export const footwear: Gate = {
  id: 'footwear',
  check({ slot, spec }) {
    const legged = slot('dress') ?? slot('bottom');
    const shoes = slot('shoes');
    if (!legged || !shoes) return undefined;
    const hem = hemOf(legged.garment.cut) ?? 0;
    const bare = showsLeg(legged.garment.cut);
    if (shoes.garment.id === 'knee-boots' && !(bare && hem < BOOT_TOP))
      return 'Tall boots vanish under the hem.';
    if (slot('hosiery')) {
      if (!bare) return 'Tights are worn under a skirt or a dress.';
      if (BARE_FOOTED.has(shoes.garment.id)) return `The ${shoes.garment.words} go without tights.`;
    }
    return hem >= FLOOR_HEM && spec.figure.pose === 'walk'
      ? 'A floor-length hem does not stride.'
      : undefined;
  },
};
