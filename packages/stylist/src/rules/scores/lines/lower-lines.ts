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
    sentences: [
      'The wide leg carries the volume low and falls clear of the foot.',
      'The wide leg moves with every step and grounds the look.',
      'The wide leg falls in one sweep from the hip.',
    ],
    suits: { 'Inverted Triangle': 1, Pear: 0.8, Rectangle: 0.8, Hourglass: 0.62, Round: 0.57 },
  },
  {
    id: 'straight-leg',
    holds: (reading) => ['straight', 'slim'].includes(trouserFit(reading) ?? ''),
    sentences: [
      'The straight leg runs from hip to ankle in one line.',
      'The straight leg keeps the lower half quiet and the line unbroken.',
    ],
    suits: { Round: 0.8, Hourglass: 0.65, Pear: 0.6, Rectangle: 0.5, 'Inverted Triangle': 0.43 },
  },
  {
    id: 'tapered-leg',
    holds: (reading) => trouserFit(reading) === 'taper',
    sentences: ['The leg tapers towards the ankle and lets the shoe finish the line.'],
    suits: { Round: 0.7, Hourglass: 0.7, Rectangle: 0.7, Pear: 0.5, 'Inverted Triangle': 0.6 },
  },
  {
    id: 'a-line',
    holds: (reading) => ['a-line', 'wrap', 'gown'].includes(skirtShape(reading) ?? ''),
    sentences: [
      'The skirt opens from the waist and swings clear of the hip.',
      'The skirt opens from the waist, so the hem has room to swing.',
      'The skirt opens gradually and carries the movement to the hem.',
    ],
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
    sentences: ['The pleats fall straight at rest and open with every step.'],
    suits: { Rectangle: 1, 'Inverted Triangle': 0.9, Hourglass: 0.6, Pear: 0.6, Round: 0.5 },
  },
  {
    id: 'bias-slip',
    holds: isBias,
    sentences: ['The bias cut skims the body and follows every step.'],
    suits: { Hourglass: 1, Rectangle: 0.65, Pear: 0.5, 'Inverted Triangle': 0.5, Round: 0.4 },
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
  {
    id: 'front-slit',
    holds: (reading) => {
      const cut = skirtOf(reading);
      return cut?.front === 'slit';
    },
    sentences: ['The slit opens with every step and lets the leg be seen.'],
    suits: { Hourglass: 0.8, Rectangle: 0.7, Round: 0.7, Pear: 0.6, 'Inverted Triangle': 0.7 },
  },
];
