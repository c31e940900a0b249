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
  readonly sentence: string;
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
    sentence: 'The V at the neck draws one long line down the front.',
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
    sentence: 'The belt line gathers the look at the waist and lets the rest move.',
    suits: { Hourglass: 1, Rectangle: 0.9, Pear: 0.8, 'Inverted Triangle': 0.6, Round: 0.4 },
  },
  {
    id: 'wide-leg',
    holds: (reading) => ['wide', 'flare'].includes(trouserFit(reading) ?? ''),
    sentence: 'The wide leg carries the volume low and falls clear of the foot.',
    suits: { 'Inverted Triangle': 1, Pear: 0.8, Rectangle: 0.8, Hourglass: 0.6, Round: 0.5 },
  },
  {
    id: 'straight-leg',
    holds: (reading) => ['straight', 'slim'].includes(trouserFit(reading) ?? ''),
    sentence: 'The straight leg runs from hip to ankle in one line.',
    suits: { Round: 0.8, Hourglass: 0.7, Pear: 0.6, Rectangle: 0.5, 'Inverted Triangle': 0.4 },
  },
  {
    id: 'a-line',
    holds: (reading) => ['a-line', 'wrap', 'tiered', 'gown'].includes(skirtShape(reading) ?? ''),
    sentence: 'The skirt opens from the waist and swings clear of the hip.',
    suits: { Pear: 1, 'Inverted Triangle': 1, Rectangle: 0.8, Round: 0.8, Hourglass: 0.6 },
  },
  {
    id: 'pleats',
    holds: (reading) => skirtShape(reading) === 'pleated',
    sentence: 'The pleats fall straight at rest and open with every step.',
    suits: { Rectangle: 1, 'Inverted Triangle': 0.9, Hourglass: 0.6, Pear: 0.6, Round: 0.5 },
  },
  {
    id: 'bias-slip',
    holds: (reading) => skirtShape(reading) === 'slip',
    sentence: 'The bias cut skims the body and follows every step.',
    suits: { Hourglass: 1, Rectangle: 0.7, Pear: 0.6, 'Inverted Triangle': 0.6, Round: 0.5 },
  },
  {
    id: 'padded-shoulder',
    holds: (reading) => jacketOf(reading)?.shoulder === 'padded',
    sentence: 'The set-in shoulder gives the look a clear top line.',
    suits: { Pear: 1, Rectangle: 0.6, Hourglass: 0.6, Round: 0.5, 'Inverted Triangle': 0.2 },
  },
  {
    id: 'open-front',
    holds: (reading) => (jacketOf(reading)?.open ?? 0) > 0,
    sentence: 'Worn open, the jacket draws two verticals from lapel to hem.',
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
    sentence: 'One cloth above and below reads as a single line from shoulder to hem.',
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
    sentence: 'The pale top brings the light up to the face.',
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
    sentence: 'The deeper top settles the shoulder and leaves the light to the hem.',
    suits: { 'Inverted Triangle': 1, Rectangle: 0.6, Round: 0.5, Hourglass: 0.5, Pear: 0.3 },
  },
  {
    id: 'cropped',
    holds: ({ slot }) => {
      const cut = slot('top')?.garment.cut;
      return cut?.type === 'knit' && cut.length === 'cropped';
    },
    sentence: 'The cropped hem meets the waist, a third above and two thirds below.',
    suits: { Rectangle: 1, Hourglass: 0.8, Pear: 0.7, 'Inverted Triangle': 0.4, Round: 0.3 },
  },
  {
    id: 'tucked',
    holds: (reading) => reading.slot('top')?.item.worn === 'tucked' && !covered(reading),
    sentence: 'Tucked in, the top ends at the waist, a third above and two thirds below.',
    suits: { Hourglass: 0.8, Rectangle: 0.6, Pear: 0.6, 'Inverted Triangle': 0.5, Round: 0.4 },
  },
  {
    id: 'below-the-knee',
    holds: (reading) => {
      const cut = skirtOf(reading);
      return cut !== undefined && showsLeg(cut) && endsBelowKnee(hemOf(cut) ?? 0);
    },
    sentence: 'The hem stops just below the knee, where the leg narrows.',
    suits: { Round: 0.8, Pear: 0.8, Hourglass: 0.7, Rectangle: 0.6, 'Inverted Triangle': 0.6 },
  },
];
