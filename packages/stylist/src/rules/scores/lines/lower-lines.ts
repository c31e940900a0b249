import { endsBelowKnee, hemOf, showsLeg, skirtShapeOf } from '#garments/silhouette.ts';
import type { BodyLine, Worn } from './body-line.ts';

const skirtOf = ({ slot }: Worn) => {
  const cut = (slot('dress') ?? slot('bottom'))?.garment.cut;
  return cut?.type === 'dress' || cut?.type === 'skirt' ? cut : undefined;
};
const skirtShape = (reading: Worn) => {
  const cut = skirtOf(reading);
  return cut && skirtShapeOf(cut);
};
const trouserFit = ({ slot }: Worn) => {
  const cut = (slot('dress') ?? slot('bottom'))?.garment.cut;
  return cut?.type === 'trousers' || cut?.type === 'jumpsuit' ? cut.fit : undefined;
};
/** Dresses cut in one from shoulder to hem are not cut on the bias. */
const CUT_IN_ONE: ReadonlySet<string> = new Set(['sheath', 'tee', 'knit']);
const isBias = (reading: Worn) => {
  const cut = skirtOf(reading);
  return cut?.type === 'dress' ? cut.skirt === 'slip' && !CUT_IN_ONE.has(cut.bodice) : cut?.shape === 'slip';
};

/** What legs and skirts draw. */
export const LOWER_LINES: readonly BodyLine[] = [
  {
    id: 'wide-leg',
    holds: (reading) => ['wide', 'flare'].includes(trouserFit(reading) ?? ''),
    suits: { 'Inverted Triangle': 1, Pear: 0.8, Rectangle: 0.8, Hourglass: 0.62, Round: 0.57 },
  },
  {
    id: 'straight-leg',
    holds: (reading) => ['straight', 'slim'].includes(trouserFit(reading) ?? ''),
    suits: { Round: 0.8, Hourglass: 0.65, Pear: 0.6, Rectangle: 0.5, 'Inverted Triangle': 0.43 },
  },
  {
    id: 'tapered-leg',
    holds: (reading) => trouserFit(reading) === 'taper',
    suits: { Round: 0.7, Hourglass: 0.7, Rectangle: 0.7, Pear: 0.5, 'Inverted Triangle': 0.6 },
  },
  {
    id: 'a-line',
    holds: (reading) => ['a-line', 'wrap', 'gown'].includes(skirtShape(reading) ?? ''),
    suits: { Pear: 1, 'Inverted Triangle': 0.9, Rectangle: 0.7, Round: 0.7, Hourglass: 0.4 },
  },
  {
    id: 'full-skirt',
    holds: (reading) => ['tiered', 'gathered'].includes(skirtShape(reading) ?? ''),
    suits: { 'Inverted Triangle': 1, Rectangle: 0.9, Pear: 0.6, Hourglass: 0.5, Round: 0.3 },
  },
  {
    id: 'close-skirt',
    holds: (reading) => ['pencil', 'trumpet', 'mini'].includes(skirtShape(reading) ?? ''),
    suits: { Hourglass: 1, Rectangle: 0.65, 'Inverted Triangle': 0.55, Round: 0.5, Pear: 0.4 },
  },
  {
    id: 'straight-fall',
    holds: ({ slot }) => {
      const cut = slot('dress')?.garment.cut;
      return (
        cut?.type === 'dress' && (cut.bodice === 'tee' || (cut.bodice === 'tank' && cut.skirt === 'tiered'))
      );
    },
    suits: { Round: 0.9, Pear: 0.5, 'Inverted Triangle': 0.5, Rectangle: 0.4, Hourglass: 0.2 },
  },
  {
    id: 'pleats',
    holds: (reading) => skirtShape(reading) === 'pleated',
    suits: { Rectangle: 1, 'Inverted Triangle': 0.9, Hourglass: 0.6, Pear: 0.6, Round: 0.5 },
  },
  {
    id: 'bias-slip',
    holds: isBias,
    suits: { Hourglass: 1, Rectangle: 0.65, Pear: 0.5, 'Inverted Triangle': 0.5, Round: 0.4 },
  },
  {
    id: 'below-the-knee',
    holds: (reading) => {
      const cut = skirtOf(reading);
      return cut !== undefined && showsLeg(cut) && endsBelowKnee(hemOf(cut) ?? 0);
    },
    suits: { Round: 0.8, Pear: 0.8, Hourglass: 0.7, Rectangle: 0.6, 'Inverted Triangle': 0.6 },
  },
  {
    id: 'front-slit',
    holds: (reading) => {
      const cut = skirtOf(reading);
      return cut?.front === 'slit';
    },
    suits: { Hourglass: 0.8, Rectangle: 0.7, Round: 0.7, Pear: 0.6, 'Inverted Triangle': 0.7 },
  },
];
