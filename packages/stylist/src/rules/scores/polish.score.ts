import { colourDifference, hueDistance } from '#colour/difference.ts';
import { isNeutral } from '#colour/neutral.ts';
import type { Oklch } from '#colour/oklch.ts';
import { relationOf } from '#colour/relation.ts';
import { isPrint } from '#garments/cloth-traits.ts';
import { isClosedFront, necklineOf } from '#garments/silhouette.ts';
import { isBackpack } from '../bag-traits.ts';
import { baresNeck } from '../bares-neck.ts';
import type { Brief } from '../brief.ts';
import type { OutfitReading, WornGarment } from '../outfit-reading.ts';
import { sceneTraits } from '../scene-traits.ts';
import type { Score } from '../score.ts';
import { isLaced } from '../shoe-traits.ts';
import { isForCold } from '../warmth-range.ts';
import { linesOf } from './silhouette.score.ts';

/** What a stylist's eye takes from a look or gives it. */
interface Point {
  readonly id: string;
  /** What it moves a rating of 1 to 5 by, within requests, as 1,191 rated looks say; a little less where few looks had it. */
  readonly marks: number;
  readonly holds: (reading: OutfitReading, brief: Brief) => boolean;
}

const cutOf = (piece: WornGarment | undefined) => piece?.garment.cut;
const over = ({ slot }: OutfitReading) => slot('coat') ?? slot('layer');
const base = ({ slot }: OutfitReading) => slot('dress') ?? slot('top');
const isTied = ({ slot }: OutfitReading) => cutOf(slot('scarf'))?.type === 'tie';
/** Brown or tan leather, and straw. */
const isTan = ({ l, c, h }: Oklch) => l < 0.86 && c > 0.03 && c < 0.13 && h >= 20 && h <= 95;

/** Colours closer than this melt into each other. */
const MELTS = 0.1;
const SAME = 0.03;
const NEAR_DEPTH = 0.12;
/** Jacket and trousers that look like a suit which failed to match. */
function isNearlyOne(reading: OutfitReading): boolean {
  const [upper, lower] = [over(reading), reading.slot('bottom')];
  if (!upper || !lower) return false;
  const apart = colourDifference(upper.colour, lower.colour);
  return apart >= SAME && Math.abs(upper.colour.l - lower.colour.l) < NEAR_DEPTH;
}

/** Two hues that are neither kin nor opposites. */
const isSplit = ({ main }: OutfitReading) =>
  main.some((a, index) => main.slice(index + 1).some((b) => relationOf(a.colour, b.colour) === 'split'));

function isNeckCold(reading: OutfitReading, brief: Brief): boolean {
  const [coat, worn] = [cutOf(reading.slot('coat')), cutOf(base(reading))];
  if (!isForCold(brief) || !worn || reading.slot('scarf') || reading.spec.figure.headscarf) return false;
  if (coat) return baresNeck(coat, worn);
  return !['roll', 'hood', 'collar'].includes(necklineOf(worn) ?? 'bare');
}

const BLOCK = 0.06;
const MOST_OF_IT = 0.75;
/** One block of a strong colour from shoulder to hem, or a wide lower half: both broaden. */
function isBroad({ main, slot, spec }: OutfitReading): boolean {
  if (spec.figure.bodyShape !== 'Round') return false;
  const block = Math.max(
    ...main.map((a) =>
      main.reduce((sum, b) => sum + (colourDifference(a.colour, b.colour) < BLOCK ? b.area : 0), 0),
    ),
  );
  const lower = slot('bottom') ?? slot('dress');
  return block > MOST_OF_IT || (lower?.garment.volume ?? 0) >= 3;
}

/** Width above that a pear's hip is balanced by. */
const isBalanced = (reading: OutfitReading) =>
  reading.spec.figure.bodyShape === 'Pear' &&
  (reading.slot('coat') !== undefined || (over(reading) ?? base(reading))?.garment.volume === 3);

const FINISHED_WAISTS: ReadonlySet<string> = new Set(['marked-waist', 'tucked', 'cropped']);
const isShirtOpen = ({ slot }: OutfitReading) =>
  cutOf(slot('top'))?.type === 'shirt' && 'facing' in (cutOf(slot('layer')) ?? {});

/** Polished lace-ups under pockets made for work. */
const isLacedUnderCargos = ({ slot }: OutfitReading) => {
  const cut = cutOf(slot('bottom'));
  return cut?.type === 'trousers' && cut.construction === 'cargo' && isLaced(slot('shoes')?.garment);
};

/** A man's vest with nothing over it, away from sport. */
const isVestAlone = (reading: OutfitReading, { needs }: Brief) =>
  needs !== 'sport' &&
  (reading.spec.figure.presentation ?? 'feminine') !== 'feminine' &&
  cutOf(reading.slot('top'))?.type === 'tank' &&
  !over(reading);

/** Hues further apart than this, degrees, are of two families. */
const FAMILY = 35;
const COLOURED = 0.04;

/** Whether the large pieces are in three colours that are no kin. */
function isMotley({ main }: OutfitReading): boolean {
  const families: number[] = [];
  for (const { colour } of main) {
    const isKin = families.some((hue) => hueDistance(hue, colour.h) <= FAMILY);
    if (colour.c > COLOURED && !isKin) families.push(colour.h);
  }
  return families.length > 2;
}

/** How much darker what is worn below is than what is worn above, in lightness; 0 where there are no two halves. */
function darkerBelow(reading: OutfitReading): number {
  const [upper, lower] = [over(reading) ?? base(reading), reading.slot('bottom')];
  return upper && lower ? upper.colour.l - lower.colour.l : 0;
}

const DARKER = 0.2;
/** Darkness below grounds a look, wherever hips are the widest or everything moves. */
function isGrounded(reading: OutfitReading, { needs }: Brief): boolean {
  const { bodyShape } = reading.spec.figure;
  const matters = needs === 'sport' || bodyShape === 'Pear' || bodyShape === 'Hourglass';
  return matters && darkerBelow(reading) > DARKER;
}

/** The palest piece lies where a round figure is the widest. */
const isPaleBelow = (reading: OutfitReading) =>
  reading.spec.figure.bodyShape === 'Round' && -darkerBelow(reading) > DARKER;

function hasBowTie({ slot }: OutfitReading): boolean {
  const tie = cutOf(slot('scarf'));
  return tie?.type === 'tie' && tie.knot === 'bow';
}

const PALE = 0.03;
const isShirtColoured = (reading: OutfitReading) =>
  hasBowTie(reading) && (reading.slot('top')?.colour.c ?? 0) > PALE;

/** A bow tie above trousers of the office or the country. */
function isDressedByHalf(reading: OutfitReading): boolean {
  const bottom = reading.slot('bottom');
  if (!bottom || !hasBowTie(reading)) return false;
  return !(bottom.option?.registers ?? bottom.garment.registers).includes('evening');
}

/** Black tights below a pale skirt cut a figure in two. */
function isDarkUnderPale({ slot }: OutfitReading): boolean {
  const [legged, hosiery] = [slot('dress') ?? slot('bottom'), slot('hosiery')];
  if (!legged || cutOf(hosiery)?.type !== 'tights' || slot('coat')) return false;
  return legged.colour.l > 0.78 && (hosiery?.colour.l ?? 1) < 0.45;
}

const isForEvening = ({ needs }: Brief) => needs === 'shine' || needs === 'polish';

const POINTS: readonly Point[] = [
  { id: 'motley', marks: -0.25, holds: isMotley },
  {
    id: 'motley-in-the-evening',
    marks: -0.35,
    holds: (reading, brief) => isForEvening(brief) && isMotley(reading),
  },
  { id: 'bow-tie-on-coloured-shirt', marks: -0.35, holds: isShirtColoured },
  { id: 'dressed-by-half', marks: -0.3, holds: isDressedByHalf },
  { id: 'pale-below', marks: -0.15, holds: isPaleBelow },
  { id: 'grounded', marks: 0.12, holds: isGrounded },
  {
    id: 'school-shoes-in-the-evening',
    marks: -0.3,
    holds: ({ slot }, brief) => {
      const cut = cutOf(slot('shoes'));
      return isForEvening(brief) && cut?.type === 'shoe' && cut.last === 'mary-jane';
    },
  },
  { id: 'laced-under-cargos', marks: -0.3, holds: isLacedUnderCargos },
  { id: 'vest-alone', marks: -0.3, holds: isVestAlone },
  {
    id: 'corduroy-in-the-evening',
    marks: -0.25,
    holds: ({ slot }, brief) => isForEvening(brief) && slot('bottom')?.cloth === 'corduroy',
  },
  { id: 'cold-neck', marks: -0.2, holds: isNeckCold },
  { id: 'broad', marks: -0.23, holds: isBroad },
  { id: 'backpack', marks: -0.1, holds: ({ slot }) => isBackpack(slot('bag')?.garment) },
  { id: 'nearly-one', marks: -0.13, holds: isNearlyOne },
  { id: 'split-hues', marks: -0.1, holds: isSplit },
  {
    id: 'satin-shirt-alone',
    marks: -0.2,
    holds: (reading) =>
      reading.slot('top')?.cloth === 'satin' &&
      cutOf(reading.slot('top'))?.type === 'shirt' &&
      !over(reading),
  },
  { id: 'paisley-top', marks: -0.12, holds: ({ slot }) => slot('top')?.cloth === 'paisley' },
  { id: 'dinner-jacket-untied', marks: -0.25, holds: (reading) => isShirtOpen(reading) && !isTied(reading) },
  {
    id: 'closed-jacket',
    marks: -0.11,
    holds: ({ slot }) => {
      const cut = cutOf(slot('layer'));
      return cut?.type === 'jacket' && (isClosedFront(cut) || cut.doubleBreasted === true);
    },
  },
  {
    id: 'print-on-print',
    marks: -0.12,
    holds: ({ main }) => main.filter(({ cloth }) => isPrint(cloth)).length > 1,
  },
  {
    id: 'hard-or-lost-bag',
    marks: -0.07,
    holds: ({ main, slot }) => {
      const bag = slot('bag');
      if (!bag) return false;
      const melts = main.some(({ colour }) => colourDifference(colour, bag.colour) < MELTS);
      return melts || !isTan(bag.colour);
    },
  },
  {
    id: 'finished-waist',
    marks: 0.1,
    holds: (reading) => linesOf(reading).some(({ id }) => FINISHED_WAISTS.has(id)),
  },
  {
    id: 'warm-scarf',
    marks: 0.11,
    holds: ({ slot, spec }, brief) =>
      isForCold(brief) && slot('scarf') !== undefined && sceneTraits(spec.scene.name).setting === 'outdoors',
  },
  {
    id: 'knitted-top',
    marks: 0.15,
    holds: ({ slot }, brief) => !isForEvening(brief) && cutOf(slot('top'))?.type === 'knit',
  },
  {
    id: 'quiet-ground',
    marks: 0.1,
    holds: ({ main }) =>
      main.some(({ colour, cloth }) => isNeutral(colour) && colour.l > 0.85 && !isPrint(cloth)),
  },
  { id: 'balanced', marks: 0.15, holds: isBalanced },
  { id: 'dark-under-pale', marks: -0.15, holds: isDarkUnderPale },
  {
    id: 'metal-shod',
    marks: 0.12,
    holds: ({ slot }, brief) => isForEvening(brief) && slot('shoes')?.option?.dye === 'metal',
  },
  {
    id: 'leather-under-sequins',
    marks: -0.2,
    holds: ({ main, slot }) =>
      main.some(({ cloth }) => cloth === 'sequin') && slot('shoes')?.option?.dye === 'leather',
  },
];

/** Marks from the least to the most that looks are moved by. */
const RANGE = 1.2;

/** What strangers liked and missed in looks that every gate had passed: a finished waist, one clear ground, a neck that is warm. */
export const polish: Score = {
  id: 'polish',
  weight: 0.6,
  rate(reading, brief) {
    const marks = POINTS.reduce((sum, point) => sum + (point.holds(reading, brief) ? point.marks : 0), 0);
    return Math.max(0, Math.min(1, 0.5 + marks / RANGE));
  },
};
