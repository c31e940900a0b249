import { colourDifference, hueDistance } from '#colour/difference.ts';
import { isNeutral } from '#colour/neutral.ts';
import { hemOf, isClosedFront, necklineOf, sleeveOf } from '#garments/silhouette.ts';
import { ABOVE_THE_KNEE } from '../brief.ts';
import type { Gate } from '../gate.ts';

/** Less of a skirt than this below a coat looks like a slip of the hem, in heads. */
const LEAST_PEEK = 0.4;

/** Under a short buttoned coat a skirt shows, or the coat looks like all there is. */
export const seenSkirt: Gate = {
  id: 'seen-skirt',
  check({ slot }) {
    const coat = slot('coat')?.garment;
    const skirt = (slot('dress') ?? slot('bottom'))?.garment;
    if (!coat || !skirt || !isClosedFront(coat.cut)) return undefined;
    const [end, hem] = [hemOf(coat.cut) ?? 0, hemOf(skirt.cut) ?? 0];
    return end < ABOVE_THE_KNEE && hem - end < LEAST_PEEK
      ? `The ${coat.words} hides the ${skirt.words}.`
      : undefined;
  },
};

/** Under a buttoned front dungarees are trousers: their bib is what they are worn for; a vest would lie across it. */
export const seenBib: Gate = {
  id: 'seen-bib',
  check({ slot }) {
    const [over, legs] = [(slot('coat') ?? slot('layer'))?.garment, slot('bottom')?.garment];
    if (!over || legs?.cut.type !== 'trousers' || legs.cut.construction !== 'dungarees') return undefined;
    const isCrossed = isClosedFront(over.cut) || sleeveOf(over.cut) === 'none';
    return isCrossed ? `The ${over.words} hides the bib of the ${legs.words}.` : undefined;
  },
};

/** A shirt that hangs over a skirt cuts the figure in half. */
export const tuckedShirt: Gate = {
  id: 'tucked-shirt',
  check({ slot }) {
    const top = slot('top');
    const skirt = slot('bottom')?.garment.cut;
    if (skirt?.type !== 'skirt' || top?.garment.cut.type !== 'shirt') return undefined;
    return top.item.worn === 'tucked' ? undefined : `The ${top.garment.words} is tucked into a skirt.`;
  },
};

/** A vest lies over a shirt or over long sleeves: short knitted sleeves bunch in its armholes. */
export const vestSleeves: Gate = {
  id: 'vest-sleeves',
  check({ slot }) {
    const vest = slot('layer')?.garment;
    const top = slot('top')?.garment;
    if (!vest || sleeveOf(vest.cut) !== 'none' || top?.cut.type !== 'knit') return undefined;
    return sleeveOf(top.cut) === 'long' ? undefined : `The ${vest.words} is worn over a shirt.`;
  },
};

/** A waistcoat over a dress is a box where the dress has a waist. */
export const vestOverDress: Gate = {
  id: 'vest-over-dress',
  check({ slot }) {
    const [vest, dress] = [slot('layer')?.garment, slot('dress')?.garment];
    if (vest?.cut.type !== 'jacket' || sleeveOf(vest.cut) !== 'none' || dress?.cut.type !== 'dress')
      return undefined;
    return `The ${vest.words} hides the waist of the ${dress.words}.`;
  },
};

/** Cotton paler than this, in OKLCH lightness, looks like a ward's; linen does not. */
const WARD_COLOUR = 0.4;
/** Two shades of teal are scrubs still (ΔE_ok, and degrees of hue). */
const ONE_COLOUR = 0.16;
const ONE_HUE = 22;

/** A V-necked T-shirt and trousers of one colour are what nurses wear. */
export const nursesSet: Gate = {
  id: 'nurses-set',
  check({ slot }) {
    const [top, bottom] = [slot('top'), slot('bottom')];
    if (top?.garment.cut.type !== 'tee' || bottom?.garment.cut.type !== 'trousers') return undefined;
    const isOpen = necklineOf(top.garment.cut) === 'v' && !slot('layer') && !slot('coat');
    if (!isOpen || top.cloth !== 'plain' || top.colour.l < WARD_COLOUR) return undefined;
    const isOneHue = isNeutral(top.colour)
      ? isNeutral(bottom.colour)
      : !isNeutral(bottom.colour) && hueDistance(top.colour.h, bottom.colour.h) < ONE_HUE;
    return isOneHue && colourDifference(top.colour, bottom.colour) < ONE_COLOUR
      ? `The ${top.garment.words} and ${bottom.garment.words} look like a nurse's.`
      : undefined;
  },
};
