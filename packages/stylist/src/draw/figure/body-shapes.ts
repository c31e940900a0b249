import type { BodyShape } from '@glow/api';

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

/** The five body shapes; tuned until all five read at 300 px. */
export const BODY_MEASURES: Readonly<Record<BodyShape, BodyMeasures>> = {
  Rectangle: measures([0.745, 0.57, 0.53, 0.505, 0.555, 0.605, 0.292, 0.162, 0.176, 0.122, 0.165, 1]),
  Hourglass: measures([0.755, 0.655, 0.525, 0.425, 0.605, 0.735, 0.348, 0.176, 0.19, 0.128, 0.165, 1]),
  Pear: measures([0.665, 0.54, 0.48, 0.455, 0.66, 0.825, 0.395, 0.192, 0.204, 0.122, 0.163, 1]),
  Round: measures([0.8, 0.775, 0.775, 0.815, 0.865, 0.85, 0.405, 0.205, 0.212, 0.182, 0.19, 1.085]),
  'Inverted Triangle': measures([0.88, 0.67, 0.565, 0.485, 0.512, 0.562, 0.276, 0.158, 0.172, 0.14, 0.18, 1]),
};
