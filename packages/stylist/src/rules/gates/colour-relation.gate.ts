import { isGreenWithTeal } from '#colour/green-and-teal.ts';
import { isChristmas } from '#colour/red-and-green.ts';
import { isRedWithPurple } from '#colour/red-and-purple.ts';
import { relationOf } from '#colour/relation.ts';
import type { Gate } from '../gate.ts';
import type { WornGarment } from '../outfit-reading.ts';

/** Above this share a contrasting colour is a second colour, not an accent. */
const ACCENT_AREA = 0.15;
const MUTED_CHROMA = 0.09;
const CONTRAST_LIGHTNESS = 0.15;

function clashes(a: WornGarment, b: WornGarment): boolean {
  if (a.tint === 'neutral' || b.tint === 'neutral' || Math.min(a.area, b.area) <= ACCENT_AREA) return false;
  if (isRedWithPurple(a.colour, b.colour) || isGreenWithTeal(a.colour, b.colour)) return true;
  const relation = relationOf(a.colour, b.colour);
  const apart = Math.abs(a.colour.l - b.colour.l);
  if (relation === 'off') {
    return apart < CONTRAST_LIGHTNESS && Math.min(a.colour.c, b.colour.c) >= MUTED_CHROMA;
  }
  if (relation !== 'split' && relation !== 'complementary') return false;
  return apart < CONTRAST_LIGHTNESS && Math.min(a.colour.c, b.colour.c) >= MUTED_CHROMA;
}

/** Contrasting hues stand side by side when one is an accent, is muted, or is clearly lighter; red with green, red with purple of its depth and green with teal, never. */
export const colourRelation: Gate = {
  id: 'colour-relation',
  check({ main, worn }) {
    const red = main.find(
      ({ colour, area }) =>
        area > ACCENT_AREA &&
        worn.some((other) => other.tint === 'chromatic' && isChristmas(colour, other.colour)),
    );
    if (red) return `The ${red.garment.words} makes red and green of the look.`;
    for (const [index, a] of main.entries()) {
      const b = main.slice(index + 1).find((other) => clashes(a, other));
      if (b) return `The colours of the ${a.garment.words} and the ${b.garment.words} contend.`;
    }
    return undefined;
  },
};
