import type { BodyShape } from '@glow/api';
import { colourDifference } from '../../colour/difference.ts';
import {
  endsBelowKnee,
  hemOf,
  isClosedFront,
  necklineOf,
  showsLeg,
  skirtShapeOf,
} from '../../wardrobe/silhouette.ts';
import type { OutfitReading } from '../outfit-reading.ts';

/** A line a look draws, what it does, and how gladly stylists draw it on each shape (0–1, default 0.4). */
export interface BodyLine {
  readonly id: string;
  readonly holds: (reading: OutfitReading) => boolean;
  /** Each true whenever the line holds; a look says one of them. */
  readonly sentences: readonly [string, ...string[]];
  readonly suits: Readonly<Partial<Record<BodyShape, number>>>;
}

const skirtOf = ({ slot }: OutfitReading) => {
  const cut = (slot('dress') ?? slot('bottom'))?.garment.cut;
  return cut?.type === 'dress' || cut?.type === 'skirt' ? cut : undefined;
};
const skirtShape = (reading: OutfitReading) => {
  const cut = skirtOf(reading);
  return cut && skirtShapeOf(cut);
};
const jacketOf = ({ slot }: OutfitReading) => {
  const cut = (slot('coat') ?? slot('layer'))?.garment.cut;
  return cut?.type === 'jacket' ? cut : undefined;
};
const trouserFit = ({ slot }: OutfitReading) => {
  const cut = slot('bottom')?.garment.cut;
  return cut?.type === 'trousers' ? cut.fit : undefined;
};
const covered = ({ slot }: OutfitReading) => {
  const cut = (slot('coat') ?? slot('layer'))?.garment.cut;
  return cut !== undefined && isClosedFront(cut);
};

export const BODY_LINES: readonly BodyLine[] = [
  {
    id: 'v-front',
    holds: (reading) => {
      const cut = (reading.slot('dress') ?? reading.slot('top'))?.garment.cut;
      return cut !== undefined && necklineOf(cut) === 'v' && !covered(reading);
    },
    sentences: [
      'The V at the neck draws one long line down the front.',
      'The V at the neck opens the front into one long line.',
    ],
    suits: { Round: 1, Hourglass: 0.9, 'Inverted Triangle': 0.9, Pear: 0.5, Rectangle: 0.5 },
  },
  {
    id: 'marked-waist',
    holds: ({ slot }) => {
      const dress = slot('dress')?.garment.cut;
      const coat = slot('coat')?.garment.cut;
      return (
        (dress?.type === 'dress' && dress.waist !== 'plain' && !slot('coat')) ||
        (coat?.type === 'jacket' && coat.belted === true) ||
        slot('belt') !== undefined
      );
    },
    sentences: [
      'The belt line gathers the look at the waist and lets the rest move.',
      'The belt marks the waist and the cloth moves below it.',
    ],
    suits: { Hourglass: 1, Rectangle: 0.9, Pear: 0.8, 'Inverted Triangle': 0.6, Round: 0.4 },
  },
  {
    id: 'wide-leg',
    holds: (reading) => ['wide', 'flare'].includes(trouserFit(reading) ?? ''),
    sentences: [
      'The wide leg carries the volume low and falls clear of the foot.',
      'The wide leg moves with every step and grounds the look.',
      'The wide leg falls in one sweep from the hip.',
    ],
    suits: { 'Inverted Triangle': 1, Pear: 0.8, Rectangle: 0.8, Hourglass: 0.6, Round: 0.5 },
  },
  {
    id: 'straight-leg',
    holds: (reading) => ['straight', 'slim'].includes(trouserFit(reading) ?? ''),
    sentences: [
      'The straight leg runs from hip to ankle in one line.',
      'The straight leg keeps the lower half quiet and the line unbroken.',
    ],
    suits: { Round: 0.8, Hourglass: 0.7, Pear: 0.6, Rectangle: 0.5, 'Inverted Triangle': 0.4 },
  },
  {
    id: 'a-line',
    holds: (reading) => ['a-line', 'wrap', 'tiered', 'gown'].includes(skirtShape(reading) ?? ''),
    sentences: [
      'The skirt opens from the waist and swings clear of the hip.',
      'The skirt opens from the waist, so the hem has room to swing.',
      'The skirt opens gradually and carries the movement to the hem.',
    ],
    suits: { Pear: 1, 'Inverted Triangle': 1, Rectangle: 0.8, Round: 0.8, Hourglass: 0.6 },
  },
  {
    id: 'pleats',
    holds: (reading) => skirtShape(reading) === 'pleated',
    sentences: ['The pleats fall straight at rest and open with every step.'],
    suits: { Rectangle: 1, 'Inverted Triangle': 0.9, Hourglass: 0.6, Pear: 0.6, Round: 0.5 },
  },
  {
    id: 'bias-slip',
    holds: (reading) => skirtShape(reading) === 'slip',
    sentences: ['The bias cut skims the body and follows every step.'],
    suits: { Hourglass: 1, Rectangle: 0.7, Pear: 0.6, 'Inverted Triangle': 0.6, Round: 0.5 },
  },
  {
    id: 'padded-shoulder',
    holds: (reading) => jacketOf(reading)?.shoulder === 'padded',
    sentences: [
      'The set-in shoulder gives the look a clear top line.',
      'The set-in shoulder squares the top line and the rest hangs from it.',
    ],
    suits: { Pear: 1, Rectangle: 0.6, Hourglass: 0.6, Round: 0.5, 'Inverted Triangle': 0.2 },
  },
  {
    id: 'open-front',
    holds: (reading) => (jacketOf(reading)?.open ?? 0) > 0,
    sentences: [
      'Worn open, the jacket draws two verticals from lapel to hem.',
      'Worn open, the front shows a long panel of what is under it.',
    ],
    suits: { Round: 1, 'Inverted Triangle': 0.8, Rectangle: 0.6, Hourglass: 0.5, Pear: 0.5 },
  },
  {
    id: 'one-cloth',
    holds: ({ slot }) => {
      const [upper, lower] = [slot('layer') ?? slot('top'), slot('bottom')];
      return (
        upper !== undefined && lower !== undefined && colourDifference(upper.colour, lower.colour) < 0.02
      );
    },
    sentences: ['One cloth above and below reads as a single line from shoulder to hem.'],
    suits: { Round: 1, Hourglass: 0.6, Pear: 0.6, Rectangle: 0.5, 'Inverted Triangle': 0.6 },
  },
  {
    id: 'light-above',
    holds: (reading) => {
      const [top, bottom] = [reading.slot('top'), reading.slot('bottom')];
      return (
        top !== undefined && bottom !== undefined && !covered(reading) && top.colour.l - bottom.colour.l > 0.3
      );
    },
    sentences: [
      'The pale top brings the light up to the face.',
      'The pale top lifts the light above the waist.',
    ],
    suits: { Pear: 1, Hourglass: 0.6, Rectangle: 0.6, Round: 0.5, 'Inverted Triangle': 0.3 },
  },
  {
    id: 'light-below',
    holds: (reading) => {
      const [top, bottom] = [reading.slot('top'), reading.slot('bottom')];
      return (
        top !== undefined &&
        bottom !== undefined &&
        !covered(reading) &&
        bottom.colour.l - top.colour.l > 0.15
      );
    },
    sentences: ['The deeper top settles the shoulder and leaves the light to the hem.'],
    suits: { 'Inverted Triangle': 1, Rectangle: 0.6, Round: 0.5, Hourglass: 0.5, Pear: 0.3 },
  },
  {
    id: 'cropped',
    holds: ({ slot }) => {
      const cut = slot('top')?.garment.cut;
      return cut?.type === 'knit' && cut.length === 'cropped';
    },
    sentences: ['The cropped hem meets the waist, a third above and two thirds below.'],
    suits: { Rectangle: 1, Hourglass: 0.8, Pear: 0.7, 'Inverted Triangle': 0.4, Round: 0.3 },
  },
  {
    id: 'tucked',
    holds: (reading) => reading.slot('top')?.item.worn === 'tucked' && !covered(reading),
    sentences: [
      'Tucked in, the top ends at the waist, a third above and two thirds below.',
      'Tucked in, the top lets the waistband be seen and the legs start high.',
      'Tucked in, the look divides at the waist, one third to two.',
    ],
    suits: { Hourglass: 0.8, Rectangle: 0.6, Pear: 0.6, 'Inverted Triangle': 0.5, Round: 0.4 },
  },
  {
    id: 'below-the-knee',
    holds: (reading) => {
      const cut = skirtOf(reading);
      return cut !== undefined && showsLeg(cut) && endsBelowKnee(hemOf(cut) ?? 0);
    },
    sentences: [
      'The hem stops just below the knee, where the leg narrows.',
      'The hem stops just below the knee and leaves the calf in view.',
      'The hem stops just below the knee, clear of the widest part of the calf.',
    ],
    suits: { Round: 0.8, Pear: 0.8, Hourglass: 0.7, Rectangle: 0.6, 'Inverted Triangle': 0.6 },
  },
];
