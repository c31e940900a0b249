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
    suits: { Round: 1, Hourglass: 0.6, Pear: 0.6, Rectangle: 0.5, 'Inverted Triangle': 0.6 },
  },
  {
    id: 'light-above',
    holds: (reading) => lighterAbove(reading) > 0.3,
    suits: { Pear: 1, Hourglass: 0.6, Rectangle: 0.6, Round: 0.5, 'Inverted Triangle': 0.3 },
  },
  {
    id: 'light-below',
    holds: (reading) => lighterAbove(reading) < -0.15,
    suits: { 'Inverted Triangle': 1, Rectangle: 0.6, Round: 0.5, Hourglass: 0.5, Pear: 0.3 },
  },
  {
    id: 'cropped',
    holds: ({ slot }) => {
      const cut = slot('top')?.garment.cut;
      return cut?.type === 'knit' && cut.length === 'cropped';
    },
    suits: { Rectangle: 1, Hourglass: 0.8, Pear: 0.7, 'Inverted Triangle': 0.55, Round: 0.5 },
  },
  {
    id: 'tucked',
    holds: (reading) => reading.slot('top')?.item.worn === 'tucked' && !isCoveredUp(reading),
    suits: { Hourglass: 0.8, Rectangle: 0.6, Pear: 0.6, 'Inverted Triangle': 0.5, Round: 0.4 },
  },
  {
    id: 'one-piece',
    holds: (reading) => {
      const cut = reading.slot('dress')?.garment.cut;
      return cut?.type === 'jumpsuit' && (hemOf(cut) ?? 0) > LONG_HEM && !isCoveredUp(reading);
    },
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
    suits: { Pear: 0.9, Rectangle: 0.8, Hourglass: 0.6, Round: 0.5, 'Inverted Triangle': 0.4 },
  },
  {
    id: 'bow-neck',
    holds: (reading) => {
      const cut = upperCut(reading);
      return cut?.type === 'shirt' && cut.collar === 'bow' && !isCoveredUp(reading);
    },
    suits: { Pear: 0.9, Rectangle: 0.7, Hourglass: 0.6, Round: 0.5, 'Inverted Triangle': 0.4 },
  },
  {
    id: 'cape',
    holds: ({ slot }) => (slot('coat') ?? slot('layer'))?.garment.cut.type === 'cape',
    suits: { Round: 0.8, Pear: 0.6, Rectangle: 0.7, Hourglass: 0.6, 'Inverted Triangle': 0.5 },
  },
];
