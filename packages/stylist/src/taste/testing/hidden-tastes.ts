import { hueDistance } from '#colour/difference.ts';
import { isPrint, isShiny, isWoollen } from '#garments/cloth-traits.ts';
import type { Slot } from '#garments/garment.ts';
import { hemOf, necklineOf, skirtShapeOf, sleeveOf } from '#garments/silhouette.ts';
import type { OutfitSpec } from '#outfit.ts';
import { shuffled } from '#random.ts';
import { type OutfitReading, readOutfit } from '#rules/outfit-reading.ts';

/**
 * People to be learned from, generated without our model: each goes by a few things she sees in a look itself (pieces,
 * cloths, colours, lengths), all or nothing and not by any trait's number. What speaks for a look counts points; she
 * likes it from a threshold on. Each has an exception, a mood that differs from deck to deck, and errs one time in ten.
 */
export interface HiddenTaste {
  /** What it consists of, to be read. */
  readonly words: string;
  /** Whether she likes a look in the mood of a deck, without erring. */
  readonly likes: (spec: OutfitSpec, deck: number) => boolean;
}

type Sight = (look: OutfitReading) => boolean;

const legs = ({ slot }: OutfitReading) => (slot('dress') ?? slot('bottom'))?.garment;
const hue =
  (degrees: number, width: number): Sight =>
  ({ main }) =>
    main.some(
      ({ tint, colour, area }) =>
        tint === 'chromatic' && area > 0.15 && hueDistance(colour.h, degrees) < width,
    );
const wears =
  (slot: Slot): Sight =>
  (look) =>
    !!look.slot(slot);
const shod =
  (...lasts: readonly string[]): Sight =>
  ({ slot }) => {
    const cut = slot('shoes')?.garment.cut;
    return cut?.type === 'shoe' && lasts.includes(cut.last);
  };

/** What people notice, each as one sees it. */
const SIGHTS: Readonly<Record<string, Sight>> = {
  'a dress': wears('dress'),
  trousers: (look) => legs(look)?.cut.type === 'trousers' || legs(look)?.cut.type === 'jumpsuit',
  'a skirt that is wide': (look) => {
    const garment = legs(look);
    return !!garment && ['pleated', 'tiered', 'gathered', 'a-line'].includes(skirtShapeOf(garment.cut) ?? '');
  },
  'wide or roomy legs': (look) => (legs(look)?.volume ?? 0) >= 3,
  'close-fitting clothes': ({ main }) => main.every(({ garment }) => garment.volume <= 2),
  'hems above the knee': (look) => {
    const garment = legs(look);
    return !!garment && (hemOf(garment.cut) ?? 9) < 5.8;
  },
  'hems to the calf or longer': (look) => {
    const garment = legs(look);
    return !!garment && garment.cut.type !== 'trousers' && (hemOf(garment.cut) ?? 0) > 6.8;
  },
  'a print': ({ main }) => main.some(({ cloth }) => isPrint(cloth)),
  'stripes or checks': ({ main }) =>
    main.some(({ cloth }) => ['breton', 'shirt-stripe', 'tartan', 'check', 'gingham'].includes(cloth)),
  shine: ({ main }) => main.some(({ cloth }) => isShiny(cloth)),
  'wool, knit or velvet': ({ main }) => main.some(({ cloth }) => isWoollen(cloth)),
  denim: ({ main }) => main.some(({ cloth }) => cloth === 'denim'),
  'red, pink or orange': hue(25, 40),
  'blue or violet': hue(270, 45),
  'green or teal': hue(160, 40),
  'neutrals alone': ({ main }) => main.every(({ tint }) => tint === 'neutral'),
  'one strong colour': ({ main }) => main.some(({ colour }) => colour.c > 0.13),
  'dark clothes': ({ lead }) => (lead?.colour.l ?? 1) < 0.42,
  'light clothes': ({ lead }) => (lead?.colour.l ?? 0) > 0.78,
  heels: shod('sandal', 'pump', 'slingback', 'block-sandal'),
  trainers: shod('sneaker', 'runner', 'high-top', 'platform'),
  boots: shod('ankle-boot', 'knee-boot', 'chelsea', 'hiking-boot', 'snow-boot'),
  'a jacket or cardigan': wears('layer'),
  'a coat': wears('coat'),
  'bare shoulders': ({ slot }) => {
    const cut = (slot('dress') ?? slot('top'))?.garment.cut;
    return !!cut && necklineOf(cut) === 'bare';
  },
  'long sleeves': ({ main }) => main.some(({ garment }) => sleeveOf(garment.cut) === 'long'),
  'a hat or scarf': ({ slot }) => !!slot('hat') || !!slot('scarf'),
  'dressed up for where it is': ({ formality }) => formality > 3.2,
};

/** What can be gone by at all: it is seen in so many of the looks that somebody is shown. */
const SEEN_SHARE = { min: 0.15, max: 0.75 };
/** How many of those looks a person likes. */
const LIKED_SHARE = { min: 0.25, max: 0.45 };
const POINTS = { first: 2, others: 1, small: 0.5, mood: 0.6 };

/** Draws somebody for whom looks like those of a population are meant. */
export function drawHiddenTaste(random: () => number, population: readonly OutfitSpec[]): HiddenTaste {
  const looks = population.map(readOutfit);
  const sees = (name: string | undefined, look: OutfitReading) => SIGHTS[name ?? '']?.(look) ?? false;
  const noticed = shuffled(random, Object.keys(SIGHTS)).filter((name) => {
    const share = looks.filter((look) => sees(name, look)).length / looks.length;
    return share >= SEEN_SHARE.min && share <= SEEN_SHARE.max;
  });
  const cares = noticed.splice(0, 2 + Math.round(random()));
  const signs = cares.map(() => (random() < 0.5 ? -1 : 1));
  const [exception, small, ...moods] = noticed;
  /** The exception takes half of what she goes by first back. */
  const pointsOf = (look: OutfitReading) =>
    cares.reduce(
      (sum, name, place) => {
        const points = place === 0 ? POINTS.first * (sees(exception, look) ? 0.5 : 1) : POINTS.others;
        return sum + (sees(name, look) ? points * (signs[place] ?? 1) : 0);
      },
      sees(small, look) ? POINTS.small : 0,
    );
  const wanted = LIKED_SHARE.min + random() * (LIKED_SHARE.max - LIKED_SHARE.min);
  const values = looks.map(pointsOf);
  const missBy = (threshold: number) =>
    Math.abs(values.filter((value) => value >= threshold).length / values.length - wanted);
  const threshold = values.reduce((best, value) => (missBy(value) < missBy(best) ? value : best));
  return {
    words: `${cares.map((name, place) => `${(signs[place] ?? 1) > 0 ? '+' : '-'} ${name}`).join(', ')}, less so with ${exception}`,
    likes(spec, deck) {
      const look = readOutfit(spec);
      const mood = sees(moods[deck % Math.max(1, moods.length)], look) ? POINTS.mood : 0;
      return pointsOf(look) + mood >= threshold;
    },
  };
}
