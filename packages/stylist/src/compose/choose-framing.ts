import { isMarkedCloth, isShiny } from '../garments/cloth-traits.ts';
import type { TrousersCut } from '../garments/cut.ts';
import type { Garment } from '../garments/garment.ts';
import { hemOf, isTunic } from '../garments/silhouette.ts';
import { type FigureSpec, type Framing, POSES_FROM_BEHIND, type PoseName } from '../outfit.ts';
import { createRandom, pickWeighted } from '../random.ts';
import { isBackpack, isClutch, isCrossbody } from '../rules/bag-traits.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { isTallBoot } from '../rules/shoe-traits.ts';
import { keepsHandsIn } from './hands-in-frame.ts';

/** Beside the whole figure, what a look allows is drawn this often. */
const WEIGHTS: Readonly<Record<Framing, number>> = { full: 10, knee: 42, hip: 800 };
/** Of looks that a picture from the hips up would do for, so many are posed for one. */
const CLOSE_UP = 0.95;
/** A large figure fills a close picture to its edges, so fewer are seen in one, as a share of the rest. */
const LARGE_CLOSE_UP = 0.35;
const LARGE_BY_CHANCE = 0.06;
/** Hems that a picture to the knee still shows, in heads. */
const SEEN_TO_KNEE = 6.4;
/** Shoes of this chroma are noticed. */
const BRIGHT = 0.11;
/** A picture from the hips up cuts off no jacket, which ends above this; a coat it may, as in any portrait. */
const SEEN_TO_HIP = 4.5;
/** Legs that are what a look is about are not cut at the hip. */
const TELLING_LEGS: ReadonlySet<TrousersCut['fit']> = new Set([
  ...(['flare', 'barrel', 'short', 'bermuda', 'culotte', 'bike'] as const),
]);
/** What sits, leans or leads a dog is seen with its feet, and so is a step seen from the side. */
const WHOLE_POSES: ReadonlySet<PoseName> = new Set([
  ...(['profile', 'lead', 'seated', 'perched', 'against-pillar'] as const),
]);

const isCutAtHip = (bag: Garment | undefined) =>
  bag !== undefined && !isClutch(bag) && !isCrossbody(bag) && !isBackpack(bag);

/** Shoes in a bright colour or a metal, and tall boots, are part of what a look is about. */
function areShoesThePoint({ slot }: OutfitReading): boolean {
  const shoes = slot('shoes');
  if (!shoes) return false;
  return shoes.colour.c > BRIGHT || shoes.option?.dye === 'metal' || isTallBoot(shoes.garment);
}

/** Aids that a picture to the hip shows as well. */
const UPPER_AIDS: ReadonlySet<FigureSpec['aid']> = new Set(['hearing-aid', 'limb-difference']);

function isWhole(reading: OutfitReading): boolean {
  const { figure } = reading.spec;
  const aided = figure.aid !== undefined && !UPPER_AIDS.has(figure.aid);
  return aided || WHOLE_POSES.has(figure.pose) || areShoesThePoint(reading);
}

/** Below legs as short as these the lower edge would leave two posts of bare shin. */
const SHORT_LEGS: ReadonlySet<TrousersCut['fit']> = new Set(['short', 'bermuda', 'bike']);

/** Whether every hem is seen in a picture to the knee; trousers to the ankle may be cut, bare legs below shorts not. */
function allowsKnee({ main }: OutfitReading): boolean {
  return main.every(({ garment: { cut } }) => {
    if ('fit' in cut && SHORT_LEGS.has(cut.fit)) return false;
    const isPlainLeg = 'fit' in cut && !TELLING_LEGS.has(cut.fit);
    return isPlainLeg || (hemOf(cut) ?? 0) <= SEEN_TO_KNEE;
  });
}

const SEEN_ABOVE = ['layer', 'coat', 'scarf', 'necklace', 'hat', 'glasses'] as const;

/** Whether there is more to look at above the waist than one plain top: a jacket, a print, a shine, something at the neck. */
function isToldAbove({ main, slot }: OutfitReading): boolean {
  if (SEEN_ABOVE.some((place) => slot(place))) return true;
  const top = main.find(({ garment }) => garment.slot === 'top');
  if (!top) return true;
  const { cut } = top.garment;
  return (
    isMarkedCloth(top.cloth) ||
    isShiny(top.cloth) ||
    cut.type === 'knit' ||
    ('collar' in cut && cut.collar === 'bow')
  );
}

/** Whether what is worn below the hips may go unseen: plain trousers, or a skirt without a print. */
export function allowsHip(reading: OutfitReading): boolean {
  const { main, slot, spec } = reading;
  const bottom = slot('bottom');
  const cut = bottom?.garment.cut;
  if (
    !bottom ||
    isWhole(reading) ||
    !isToldAbove(reading) ||
    isCutAtHip(slot('bag')?.garment) ||
    POSES_FROM_BEHIND.has(spec.figure.pose)
  )
    return false;
  const isPlainLeg = cut?.type === 'trousers' && !TELLING_LEGS.has(cut.fit);
  const isPlainSkirt = cut?.type === 'skirt' && cut.front !== 'slit' && !isMarkedCloth(bottom.cloth);
  const above = main.filter((piece) => piece !== bottom && piece.garment.slot !== 'coat');
  return (
    (isPlainLeg || isPlainSkirt) &&
    above.every(({ garment: { cut } }) => !isTunic(cut) && (hemOf(cut) ?? 0) < SEEN_TO_HIP)
  );
}

/** Returns the share of looks on a person, 0 to 1, that are posed for a picture from the hips up where one would do. */
export function closeUpShare({ build }: Pick<FigureSpec, 'build'>): number {
  return build === 'large' ? CLOSE_UP * LARGE_CLOSE_UP : CLOSE_UP;
}

/**
 * How much of the figure the picture of a look shows, by what the look is about: never from the hip where shoes or a hem
 * are the point, or where it would cut a hand. Follows from the look's seed.
 */
export function chooseFraming(reading: OutfitReading): Framing {
  if (isWhole(reading)) return 'full';
  const { figure } = reading.spec;
  const framings: Framing[] = ['full'];
  if (allowsKnee(reading)) framings.push('knee');
  if (allowsHip(reading) && keepsHandsIn(reading, figure)) framings.push('hip');
  const random = createRandom(reading.spec.seed + 101);
  random();
  const isLarge = figure.build === 'large';
  return pickWeighted(random, framings, (framing) =>
    framing === 'hip' && isLarge ? WEIGHTS.hip * LARGE_BY_CHANCE : WEIGHTS[framing],
  );
}
