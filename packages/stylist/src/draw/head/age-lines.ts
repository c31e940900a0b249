import type { Age } from '#outfit.ts';
import type { Node } from '../kit/point.ts';

/** One soft line of a face in head space; `width` in heads. */
export interface FaceLine {
  readonly nodes: readonly Node[];
  readonly width: number;
  readonly opacity: number;
}

type Strengths = Readonly<Record<'smile' | 'underEye' | 'crow' | 'brow' | 'mouth', number>>;

const STRENGTHS: Readonly<Record<Exclude<Age, 'young'>, Strengths>> = {
  middle: { smile: 0.16, underEye: 0.15, crow: 0, brow: 0, mouth: 0 },
  older: { smile: 0.22, underEye: 0.22, crow: 0.3, brow: 0.13, mouth: 0.07 },
};

/** The lines a life draws: beside the mouth, under and beside the eyes; later a faint one on the brow. */
export function linesOfAge(age: Age, turn: number): readonly FaceLine[] {
  if (age === 'young') return [];
  const strength = STRENGTHS[age];
  const q = turn * 0.075;
  const both = (draw: (sign: -1 | 1) => FaceLine[]) => [...draw(-1), ...draw(1)];
  const lines = both((sign) => {
    const x = (value: number) => q + sign * value;
    const eye = x(0.135 - (sign * turn > 0 ? 0.02 : 0));
    return [
      {
        nodes: [
          [x(0.078), 0.19],
          [x(0.108), 0.245],
          [x(0.112), 0.3],
        ],
        width: 0.015,
        opacity: strength.smile,
      },
      {
        nodes: [
          [eye - 0.05, 0.075],
          [eye, 0.088],
          [eye + 0.048, 0.077],
        ],
        width: 0.011,
        opacity: strength.underEye,
      },
      {
        nodes: [
          [eye + sign * 0.088, 0.024],
          [eye + sign * 0.122, 0.01],
        ],
        width: 0.011,
        opacity: strength.crow,
      },
      {
        nodes: [
          [eye + sign * 0.088, 0.046],
          [eye + sign * 0.12, 0.056],
        ],
        width: 0.011,
        opacity: strength.crow,
      },
      {
        nodes: [
          [x(0.092), 0.335],
          [x(0.098), 0.375],
        ],
        width: 0.012,
        opacity: strength.mouth,
      },
    ] satisfies FaceLine[];
  });
  const brow: FaceLine = {
    nodes: [
      [q - 0.11, -0.185],
      [q, -0.196],
      [q + 0.11, -0.183],
    ],
    width: 0.011,
    opacity: strength.brow,
  };
  return [...lines, brow].filter(({ opacity }) => opacity > 0);
}
