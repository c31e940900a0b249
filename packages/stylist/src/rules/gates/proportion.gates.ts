import { isShiny } from '#garments/cloth-traits.ts';
import { hemOf, isClosedFront, showsLeg, sleeveOf } from '#garments/silhouette.ts';
import { ABOVE_THE_KNEE } from '../brief.ts';
import { baresShin } from '../felt-weather.ts';
import type { Gate } from '../gate.ts';
import { coversLegs } from '../modest-cover.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import { isBoot, isTallBoot } from '../shoe-traits.ts';

const WIDE_LEGS: ReadonlySet<string> = new Set(['wide', 'flare', 'barrel', 'culotte']);

/** Boots that stand up round the ankle and show it; walking boots go with trousers. */
function bootFault({ slot }: OutfitReading): string | undefined {
  const shoes = slot('shoes')?.garment;
  const legged = (slot('dress') ?? slot('bottom'))?.garment;
  if (shoes?.cut.type !== 'shoe' || !legged) return undefined;
  const skirt = showsLeg(legged.cut);
  const dressy =
    skirt && (isShiny((slot('dress') ?? slot('bottom'))?.cloth ?? 'plain') || legged.purpose === 'occasion');
  if (dressy) return `The ${legged.words} is worn with finer shoes than boots.`;
  if (skirt && shoes.cut.last === 'hiking-boot') return `The ${shoes.words} go with trousers.`;
  if (shoes.cut.last === 'snow-boot' && 'fit' in legged.cut && WIDE_LEGS.has(legged.cut.fit))
    return `The ${legged.words} fall over the ${shoes.words}.`;
  const bare = baresShin(legged) && !(skirt && slot('hosiery'));
  return bare && !isTallBoot(shoes) ? `The ${shoes.words} leave a gap below the ${legged.words}.` : undefined;
}

/** Boots are not worn with bare arms, nor ankle boots with bare shins above them. */
export const bootSeason: Gate = {
  id: 'boot-season',
  check(reading) {
    const { slot } = reading;
    const shoes = slot('shoes')?.garment;
    if (!isBoot(shoes)) return undefined;
    const base = (slot('dress') ?? slot('top'))?.garment;
    const over = slot('coat') ?? slot('layer');
    if (base && !over && sleeveOf(base.cut) === 'none') return `The ${shoes?.words} ask for sleeves.`;
    return bootFault(reading);
  },
};

/** Under a short buttoned coat a skirt shows, or the coat looks like all there is. */
export const seenSkirt: Gate = {
  id: 'seen-skirt',
  check({ slot }) {
    const coat = slot('coat')?.garment;
    const skirt = (slot('dress') ?? slot('bottom'))?.garment;
    if (!coat || !skirt || !isClosedFront(coat.cut)) return undefined;
    const [end, hem] = [hemOf(coat.cut) ?? 0, hemOf(skirt.cut) ?? 0];
    return end < ABOVE_THE_KNEE && hem <= end ? `The ${coat.words} hides the ${skirt.words}.` : undefined;
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

/** Shoes paler than this cut dark tights off at the ankle, in OKLCH lightness. */
const PALE_SHOE = 0.6;

/** Opaque tights run on into a dark shoe or boot. */
export const tightsAndShoes: Gate = {
  id: 'tights-and-shoes',
  check({ slot }) {
    const shoes = slot('shoes');
    if (!coversLegs(slot('hosiery')?.garment) || !shoes || isTallBoot(shoes.garment)) return undefined;
    return shoes.colour.l > PALE_SHOE
      ? `The ${shoes.garment.words} are too pale for dark tights.`
      : undefined;
  },
};
