import { type BodyShape, type Style, TRAITS, type Trait } from '@glow/api';

type Leans = Readonly<Partial<Record<Trait, number>>>;

const OF_STYLE: Readonly<Record<Style, Leans>> = {
  Casual: { heel: -0.1, texture: 0.1 },
  Sporty: { sport: 0.2, heel: -0.2 },
  Formal: { tailored: 0.2, print: -0.1 },
  Party: { evening: 0.2, shine: 0.1, heel: 0.1 },
};

/** What stylists try first for a shape; a few swipes outweigh it. */
const OF_SHAPE: Readonly<Record<BodyShape, Leans>> = {
  Rectangle: { belt: 0.1, layers: 0.1 },
  Hourglass: { belt: 0.1, volumeAbove: -0.1 },
  Pear: { neckline: 0.1, volumeBelow: 0.1 },
  Round: { neckline: 0.1, contrast: -0.1 },
  'Inverted Triangle': { volumeBelow: 0.1, volumeAbove: -0.1 },
};

/** Returns what the answers of a quiz let expect of each trait, in logits: at most 0.2. */
export function quizPrior({
  style,
  bodyShape,
}: {
  readonly style: Style;
  readonly bodyShape: BodyShape;
}): readonly number[] {
  return TRAITS.map((trait) => (OF_STYLE[style][trait] ?? 0) + (OF_SHAPE[bodyShape][trait] ?? 0));
}
