import { isShiny } from '#garments/cloth-traits.ts';
import { hemOf, isClosedFront, isShorts, showsLeg, sleeveOf } from '#garments/silhouette.ts';
import { baresShin } from '../felt-weather.ts';
import type { Gate } from '../gate.ts';
import { coversLegs } from '../modest-cover.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import { lightOf } from '../scene-traits.ts';
import { isBoot, isLaced, isTallBoot } from '../shoe-traits.ts';

const WIDE_LEGS: ReadonlySet<string> = new Set(['wide', 'flare', 'barrel', 'culotte']);

/** Paler skirts than this are for light shoes, in OKLCH lightness. */
const PALE_SKIRT = 0.88;

/** Boots that stand up round the ankle and show it; walking boots go with trousers. */
function bootFault({ slot }: OutfitReading): string | undefined {
  const shoes = slot('shoes')?.garment;
  const legs = slot('dress') ?? slot('bottom');
  if (shoes?.cut.type !== 'shoe' || !legs) return undefined;
  const { garment: legged, cloth, colour } = legs;
  const skirt = showsLeg(legged.cut);
  const dressy = skirt && (isShiny(cloth) || legged.purpose === 'occasion');
  if (skirt && isTallBoot(shoes) && !slot('coat') && colour.l > PALE_SKIRT)
    return `The ${shoes.words} are too heavy under the pale ${legged.words}.`;
  if (dressy) return `The ${legged.words} is worn with finer shoes than boots.`;
  if (shoes.cut.last === 'hiking-boot' && skirt) return `The ${shoes.words} go with trousers.`;
  if (shoes.cut.last === 'hiking-boot' && 'sideStripe' in legged.cut)
    return `The ${legged.words} go with trainers.`;
  if (shoes.cut.last === 'snow-boot' && 'fit' in legged.cut && WIDE_LEGS.has(legged.cut.fit))
    return `The ${legged.words} fall over the ${shoes.words}.`;
  const bare = baresShin(legged) && !(skirt && slot('hosiery'));
  return bare && !isTallBoot(shoes) ? `The ${shoes.words} leave a gap below the ${legged.words}.` : undefined;
}

/** Boots and laced leather shoes are not worn with bare arms, nor ankle boots with bare shins above them. */
export const bootSeason: Gate = {
  id: 'boot-season',
  check(reading) {
    const { slot } = reading;
    const shoes = slot('shoes')?.garment;
    if (!isBoot(shoes) && !isLaced(shoes)) return undefined;
    const base = (slot('dress') ?? slot('top'))?.garment;
    const over = slot('coat') ?? slot('layer');
    if (base && !over && sleeveOf(base.cut) === 'none') return `The ${shoes?.words} ask for sleeves.`;
    return isBoot(shoes) ? bootFault(reading) : undefined;
  },
};

/** Shoes paler than this cut dark tights off at the ankle, in OKLCH lightness. */
const PALE_SHOE = 0.6;

/** Opaque tights run on into a dark shoe or boot; at night a flat below them ends a dress in stumps. */
export const tightsAndShoes: Gate = {
  id: 'tights-and-shoes',
  check({ slot, spec: { scene } }) {
    const shoes = slot('shoes');
    if (!coversLegs(slot('hosiery')?.garment) || !shoes || isTallBoot(shoes.garment)) return undefined;
    const { words, cut } = shoes.garment;
    if (shoes.colour.l > PALE_SHOE) return `The ${words} are too pale for dark tights.`;
    const isHeeled = isBoot(shoes.garment) || (cut.type === 'shoe' && cut.last === 'pump');
    return lightOf(scene) === 'evening' && !isHeeled
      ? `The ${words} are too flat for tights at night.`
      : undefined;
  },
};

/** Boots paler than this are all one sees of a look, in OKLCH lightness; in the snow they are at home. */
const WHITE_BOOT = 0.84;
const FOR_SNOW = 'snow-boot';

/** White boots take over a look. */
export const paleBoots: Gate = {
  id: 'pale-boots',
  check({ slot }) {
    const boots = slot('shoes');
    if (!boots || !isBoot(boots.garment) || boots.colour.l <= WHITE_BOOT) return undefined;
    const { cut, words } = boots.garment;
    return cut.type === 'shoe' && cut.last === FOR_SNOW ? undefined : `The ${words} are too pale for boots.`;
  },
};

/** Laced leather shoes end a long leg; under shorts they look left over from a suit. */
export const shortsAndShoes: Gate = {
  id: 'shorts-and-shoes',
  check({ slot }) {
    const [shorts, shoes] = [slot('bottom')?.garment, slot('shoes')?.garment];
    if (!shorts || !isShorts(shorts.cut)) return undefined;
    return isLaced(shoes) ? `The ${shoes?.words} go with long trousers.` : undefined;
  },
};

/** Below a bare calf a laced leather shoe is all one sees: it goes with trousers, tights or long socks. */
export const lacedOnBareLegs: Gate = {
  id: 'laced-on-bare-legs',
  check({ slot }) {
    const [legged, shoes] = [(slot('dress') ?? slot('bottom'))?.garment, slot('shoes')?.garment];
    if (!legged || !isLaced(shoes) || !baresShin(legged) || slot('hosiery')) return undefined;
    return `The ${shoes?.words} are too heavy on bare legs.`;
  },
};

const FLATS: ReadonlySet<string> = new Set(['flat', 'flat-sandal', 'slide']);

/** What swings out at its hem wants a heel: over a flat the line of the leg breaks off. */
export const flareOverHeel: Gate = {
  id: 'flare-over-heel',
  check({ slot }) {
    const [legged, shoes] = [slot('bottom')?.garment, slot('shoes')?.garment];
    if (!legged || shoes?.cut.type !== 'shoe' || !FLATS.has(shoes.cut.last)) return undefined;
    const { cut } = legged;
    const swings =
      cut.type === 'skirt' ? cut.shape === 'trumpet' : cut.type === 'trousers' && cut.fit === 'flare';
    return swings ? `The ${legged.words} asks for a heel.` : undefined;
  },
};

const KILT = 'kilt';

/** A kilt is worn with long socks, tights or tall boots: over bare legs and brogues it is half an outfit. */
export const kiltAndLegs: Gate = {
  id: 'kilt-and-legs',
  check({ slot }) {
    const kilt = slot('bottom')?.garment;
    if (kilt?.id !== KILT || isTallBoot(slot('shoes')?.garment)) return undefined;
    const hosiery = slot('hosiery')?.garment.cut;
    const isCovered = hosiery?.type === 'tights' || (hosiery?.type === 'socks' && hosiery.height === 'knee');
    return isCovered ? undefined : `The ${kilt.words} asks for long socks.`;
  },
};

const NARROW_LEGS: ReadonlySet<string> = new Set(['slim', 'taper', 'legging', 'jogger']);
/** From here down a coat leaves no more of a leg to be seen than a skirt does. */
const COAT_AS_SKIRT = 5.4;

/** A long buttoned coat over narrow legs and low shoes reads as a dress over tights: boots or wider legs ground it. */
export const coatOverLegs: Gate = {
  id: 'coat-over-legs',
  check({ slot }) {
    const [coat, legs, shoes] = [slot('coat')?.garment, slot('bottom')?.garment, slot('shoes')?.garment];
    if (!coat || legs?.cut.type !== 'trousers' || !NARROW_LEGS.has(legs.cut.fit)) return undefined;
    if (coat.cut.type !== 'jacket' || !isClosedFront(coat.cut) || (hemOf(coat.cut) ?? 0) < COAT_AS_SKIRT)
      return undefined;
    return isBoot(shoes) ? undefined : `The ${coat.words} over narrow legs asks for boots.`;
  },
};
