import type { BodyShape } from '@glow/api';
import type { Build, PersonSpec, Presentation, Stature } from '#outfit.ts';
import { clamp, lerp } from '../kit/point.ts';

/** Half widths of the body in heads; `face` scales the width of the head. */
export interface BodyMeasures {
  readonly shoulder: number;
  readonly bust: number;
  readonly underbust: number;
  readonly waist: number;
  readonly highHip: number;
  readonly hip: number;
  readonly thigh: number;
  readonly knee: number;
  readonly calf: number;
  readonly arm: number;
  readonly neck: number;
  readonly face: number;
}

type Row = readonly [
  shoulder: number,
  bust: number,
  underbust: number,
  waist: number,
  highHip: number,
  hip: number,
  thigh: number,
  knee: number,
  calf: number,
  arm: number,
  neck: number,
  face: number,
];

function measures(row: Row): BodyMeasures {
  const [shoulder, bust, underbust, waist, highHip, hip, thigh, knee, calf, arm, neck, face] = row;
  return { shoulder, bust, underbust, waist, highHip, hip, thigh, knee, calf, arm, neck, face };
}

/** The five body shapes of a feminine figure; tuned until all five read at 300 px. */
const FEMININE: Readonly<Record<BodyShape, BodyMeasures>> = {
  Rectangle: measures([0.745, 0.57, 0.53, 0.505, 0.555, 0.605, 0.292, 0.162, 0.176, 0.122, 0.165, 1]),
  Hourglass: measures([0.755, 0.655, 0.525, 0.425, 0.605, 0.735, 0.348, 0.176, 0.19, 0.128, 0.165, 1]),
  Pear: measures([0.665, 0.54, 0.48, 0.455, 0.66, 0.825, 0.395, 0.192, 0.204, 0.122, 0.163, 1]),
  Round: measures([0.8, 0.775, 0.775, 0.815, 0.865, 0.85, 0.405, 0.205, 0.212, 0.182, 0.19, 1.085]),
  'Inverted Triangle': measures([0.88, 0.67, 0.565, 0.485, 0.512, 0.562, 0.276, 0.158, 0.172, 0.14, 0.18, 1]),
};

/** The same five on a masculine figure: broader shoulders over narrower hips, a straighter waist, longer limbs of more girth. */
const MASCULINE: Readonly<Record<BodyShape, BodyMeasures>> = {
  Rectangle: measures([0.85, 0.64, 0.6, 0.56, 0.565, 0.585, 0.288, 0.168, 0.184, 0.132, 0.2, 1.02]),
  Hourglass: measures([0.875, 0.68, 0.605, 0.53, 0.575, 0.615, 0.312, 0.172, 0.19, 0.136, 0.205, 1.02]),
  Pear: measures([0.815, 0.64, 0.615, 0.605, 0.665, 0.7, 0.338, 0.18, 0.192, 0.128, 0.2, 1.03]),
  Round: measures([0.92, 0.82, 0.85, 0.91, 0.89, 0.86, 0.41, 0.2, 0.212, 0.16, 0.24, 1.09]),
  'Inverted Triangle': measures([
    0.93, 0.725, 0.65, 0.56, 0.57, 0.59, 0.305, 0.17, 0.186, 0.144, 0.216, 1.02,
  ]),
};

/** What a build adds to each measure, as a share of it. */
type Girth = { readonly [measure in keyof BodyMeasures]?: number };

const LEAN = { waist: -0.09, highHip: -0.08, hip: -0.07, thigh: -0.1, arm: -0.12, neck: -0.05, calf: -0.07 };
/** A UK 26 has 1.4 times the hip and 1.5 times the waist of a 12. */
const BUILDS: Readonly<Record<Build, Girth>> = {
  slight: { ...LEAN, shoulder: -0.06, bust: -0.09, underbust: -0.1, knee: -0.06, face: -0.03 },
  slim: {
    waist: -0.05,
    highHip: -0.045,
    hip: -0.04,
    bust: -0.045,
    underbust: -0.05,
    thigh: -0.05,
    arm: -0.06,
  },
  medium: {},
  broad: {
    ...{ shoulder: 0.055, bust: 0.1, underbust: 0.11, waist: 0.12, highHip: 0.1, hip: 0.08 },
    ...{ thigh: 0.1, knee: 0.07, calf: 0.08, arm: 0.08, neck: 0.08, face: 0.02 },
  },
  large: {
    ...{ shoulder: 0.09, bust: 0.4, underbust: 0.46, waist: 0.52, highHip: 0.46, hip: 0.4 },
    ...{ thigh: 0.38, knee: 0.26, calf: 0.22, arm: 0.26, neck: 0.16, face: 0.07 },
  },
};

/** No silhouette is wider, in heads: arms must still find its sides. */
const WIDEST: BodyMeasures = measures([1, 0.94, 0.95, 1, 1.02, 1.02, 0.5, 0.25, 0.26, 0.19, 0.26, 1.12]);

const MASCULINITY: Readonly<Record<Presentation, number>> = { feminine: 0, neutral: 0.5, masculine: 1 };

const BUMP = { bust: 1.1, underbust: 1.12, waist: 1.24, highHip: 1.1 } as const;

/** What of a person shapes the body. */
export type BodyOf = Pick<PersonSpec, 'bodyShape' | 'presentation' | 'build' | 'pregnancy'>;

/** Share of the masculine figure in a person's: 0, a half or 1. */
export const masculinityOf = ({ presentation = 'feminine' }: BodyOf): number => MASCULINITY[presentation];

const MEASURE_NAMES = Object.keys(WIDEST) as (keyof BodyMeasures)[];

/** Returns half widths in heads of a person's body: its shape, presentation and build, and a pregnancy that shows. */
export function measuresOf(person: BodyOf): BodyMeasures {
  const { bodyShape, build, pregnancy } = person;
  const share = masculinityOf(person);
  const girth = BUILDS[build ?? 'medium'];
  const entries = MEASURE_NAMES.map((name) => {
    const shaped = lerp(FEMININE[bodyShape][name], MASCULINE[bodyShape][name], share);
    const carried = pregnancy ? ((BUMP as Girth)[name] ?? 1) : 1;
    return [name, Math.min(shaped * (1 + (girth[name] ?? 0)) * carried, WIDEST[name])] as const;
  });
  return Object.fromEntries(entries) as unknown as BodyMeasures;
}

const WAIST_DROP = 0.4;

/** A waist nearly as wide as the hips sits lower too, heads at most, or trousers would be a block from the ribs down. */
const FULL_DROP = 0.22;
const FULL_FROM = 0.84;

/** How much lower than a slim woman's a person's waist and waistband sit, in heads. */
export function waistDropOf(person: BodyOf): number {
  const { waist, hip } = measuresOf(person);
  const full = clamp((waist / hip - FULL_FROM) / (1 - FULL_FROM));
  return lerp(FULL_DROP * full, WAIST_DROP, masculinityOf(person));
}

/** How tall a figure stands beside an average one. */
export const STATURE_SCALE: Readonly<Record<Stature, number>> = { petite: 0.93, average: 1, tall: 1.03 };
