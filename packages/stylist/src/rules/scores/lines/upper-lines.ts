import { colourDifference } from '#colour/difference.ts';
import type { Cut } from '#garments/cut.ts';
import { hemOf, necklineOf } from '#garments/silhouette.ts';
import { type BodyLine, isCoveredUp, type Worn } from './body-line.ts';

/** Hems below this reach the ankle. */
const LONG_HEM = 7.5;

const jacketOf = ({ slot }: Worn) => {
  const cut = (slot('coat') ?? slot('layer'))?.garment.cut;
  return cut?.type === 'jacket' ? cut : undefined;
};
const gathersWaist = (cut: Cut | undefined) =>
  (cut?.type === 'dress' || cut?.type === 'jumpsuit') && cut.waist !== 'plain';
/** How much lighter the top is than the bottom, in OKLCH lightness; 0 where one is missing or covered. */
const lighterAbove = (reading: Worn) => {
  const [top, bottom] = [reading.slot('top'), reading.slot('bottom')];
  return top && bottom && !isCoveredUp(reading) ? top.colour.l - bottom.colour.l : 0;
};
const upperCut = ({ slot }: Worn) => (slot('dress') ?? slot('top'))?.garment.cut;

/** What neck, shoulder, waist and the whole length draw. */
export const UPPER_LINES: readonly BodyLine[] = [
  {
    id: 'v-front',
    holds: (reading) => {
      const cut = (reading.slot('dress') ?? reading.slot('top'))?.garment.cut;
      return cut !== undefined && necklineOf(cut) === 'v' && !isCoveredUp(reading);
    },
    sentences: [
      'The V at the neck draws one long line down the front.',
      'The V at the neck opens the front into one long line.',
    ],
    suits: { Round: 1, Hourglass: 0.9, 'Inverted Triangle': 0.9, Pear: 0.6, Rectangle: 0.6 },
  },
  {
    id: 'marked-waist',
    holds: ({ slot }) => {
      const coat = slot('coat')?.garment.cut;
      return (
        (gathersWaist(slot('dress')?.garment.cut) && !coat) ||
        (coat?.type === 'jacket' && coat.belted === true) ||
        slot('belt') !== undefined
      );
    },
    sentences: [
      'The belt line gathers the look at the waist and lets the rest move.',
      'The belt marks the waist and the cloth moves below it.',
    ],
    suits: { Hourglass: 1, Rectangle: 0.8, Pear: 0.7, 'Inverted Triangle': 0.5, Round: 0.31 },
  },
  {
    id: 'wide-neck',
    holds: (reading) => {
      const cut = upperCut(reading);
      const neckline = cut && necklineOf(cut);
      return (neckline === 'scoop' || neckline === 'bare') && !isCoveredUp(reading);
    },
    suits: { Pear: 1, Rectangle: 0.9, Hourglass: 0.7, Round: 0.6, 'Inverted Triangle': 0.35 },
  },
  {
    id: 'padded-shoulder',
    holds: (reading) => jacketOf(reading)?.shoulder === 'padded',
    sentences: [
      'The set-in shoulder gives the look a clear top line.',
      'The set-in shoulder squares the top line and the rest hangs from it.',
    ],
    suits: { Pear: 1, Rectangle: 0.7, Hourglass: 0.6, Round: 0.6, 'Inverted Triangle': 0.3 },
  },
  {
    id: 'soft-shoulder',
    holds: (reading) => jacketOf(reading)?.shoulder === 'soft',
    suits: { 'Inverted Triangle': 0.9, Round: 0.7, Hourglass: 0.6, Rectangle: 0.6, Pear: 0.4 },
  },
  {
    id: 'open-front',
    holds: (reading) => (jacketOf(reading)?.open ?? 0) > 0,
    sentences: [
      'Worn open, the jacket draws two verticals from lapel to hem.',
      'Worn open, the front shows a long panel of what is under it.',
    ],
    suits: { Round: 1, 'Inverted Triangle': 0.75, Rectangle: 0.6, Hourglass: 0.4, Pear: 0.45 },
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
    holds: (reading) => lighterAbove(reading) > 0.3,
    sentences: [
      'The pale top brings the light up to the face.',
      'The pale top lifts the light above the waist.',
    ],
    suits: { Pear: 1, Hourglass: 0.6, Rectangle: 0.6, Round: 0.5, 'Inverted Triangle': 0.3 },
  },
  {
    id: 'light-below',
    holds: (reading) => lighterAbove(reading) < -0.15,
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
    suits: { Rectangle: 1, Hourglass: 0.8, Pear: 0.7, 'Inverted Triangle': 0.55, Round: 0.5 },
  },
  {
    id: 'tucked',
    holds: (reading) => reading.slot('top')?.item.worn === 'tucked' && !isCoveredUp(reading),
    sentences: [
      'Tucked in, the top ends at the waist, a third above and two thirds below.',
      'Tucked in, the top lets the waistband be seen and the legs start high.',
      'Tucked in, the look divides at the waist, one third to two.',
    ],
    suits: { Hourglass: 0.8, Rectangle: 0.6, Pear: 0.6, 'Inverted Triangle': 0.5, Round: 0.4 },
  },
  {
    id: 'one-piece',
    holds: (reading) => {
      const cut = reading.slot('dress')?.garment.cut;
      return cut?.type === 'jumpsuit' && (hemOf(cut) ?? 0) > LONG_HEM && !isCoveredUp(reading);
    },
    sentences: ['One piece from shoulder to ankle draws a single unbroken line.'],
    suits: { Round: 0.9, Hourglass: 0.7, Rectangle: 0.7, 'Inverted Triangle': 0.6, Pear: 0.6 },
  },
  {
    id: 'full-sleeve',
    holds: (reading) => {
      const cut = upperCut(reading);
      const full =
        (cut?.type === 'shirt' && cut.sleeve === 'balloon') ||
        (cut?.type === 'dress' && cut.sleeve === 'puff');
      return full && !isCoveredUp(reading);
    },
    sentences: ['The full sleeve holds the volume at the arm and leaves the rest of the look calm.'],
    suits: { Pear: 0.9, Rectangle: 0.8, Hourglass: 0.6, Round: 0.5, 'Inverted Triangle': 0.4 },
  },
  {
    id: 'bow-neck',
    holds: (reading) => {
      const cut = upperCut(reading);
      return cut?.type === 'shirt' && cut.collar === 'bow' && !isCoveredUp(reading);
    },
    sentences: ['The bow at the neck keeps the detail close to the face.'],
    suits: { Pear: 0.9, Rectangle: 0.7, Hourglass: 0.6, Round: 0.5, 'Inverted Triangle': 0.4 },
  },
  {
    id: 'cape',
    holds: ({ slot }) => (slot('coat') ?? slot('layer'))?.garment.cut.type === 'cape',
    sentences: ['The cape falls from the shoulder in one curve and leaves the arm free.'],
    suits: { Round: 0.8, Pear: 0.6, Rectangle: 0.7, Hourglass: 0.6, 'Inverted Triangle': 0.5 },
  },
];
