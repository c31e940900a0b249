import { relationOf } from '#colour/relation.ts';
import type { Gate } from '../gate.ts';
import type { WornGarment } from '../outfit-reading.ts';

/** Above this share a contrasting colour is a second colour, not an accent. */
const ACCENT_AREA = 0.15;
const MUTED_CHROMA = 0.08;

function clashes(a: WornGarment, b: WornGarment): boolean {
  if (a.tint === 'neutral' || b.tint === 'neutral' || Math.min(a.area, b.area) <= ACCENT_AREA) return false;
  const relation = relationOf(a.colour, b.colour);
  if (relation === 'off') {
    return Math.abs(a.colour.l - b.colour.l) <= 0.3 && Math.min(a.colour.c, b.colour.c) >= 0.07;
  }
  if (relation === 'split') return true;
  return relation === 'complementary' && Math.max(a.colour.c, b.colour.c) >= MUTED_CHROMA;
}

/** Contrasting hues stand side by side only when one of them is an accent or both are muted. */
export const colourRelation: Gate = {
  id: 'colour-relation',
  check({ main }) {
    for (const [index, a] of main.entries()) {
      const b = main.slice(index + 1).find((other) => clashes(a, other));
      if (b) return `The colours of the ${a.garment.words} and the ${b.garment.words} contend.`;
    }
    return undefined;
  },
};
