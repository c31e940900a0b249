import { describe, expect, it } from 'vitest';
import { POSES } from '#outfit.ts';
import { Body } from './body.ts';
import { hangsFree, SHOULDER_JOINT } from './hanging-arm.ts';
import { mirrorPose } from './mirror-pose.ts';
import { FIGURE_POSES } from './pose.ts';
import { SIDES, type Side, signOf } from './side.ts';

const HEAD = 100;
const SHAPES = ['Rectangle', 'Hourglass', 'Pear', 'Round', 'Inverted Triangle'] as const;

/** How far beyond the silhouette of the torso a point is that lies at its height; heads. */
function beyond(body: Body, side: Side, [x, y]: readonly [number, number]): number {
  const v = SHOULDER_JOINT + (y - body.arms[side].joints[0][1]) / HEAD;
  return (signOf(side) * (x - body.torso(signOf(side), v)[0])) / HEAD;
}

const bodiesOf = (name: (typeof POSES)[number]) =>
  [FIGURE_POSES[name], mirrorPose(FIGURE_POSES[name])].flatMap((pose) =>
    SHAPES.map((bodyShape) => new Body({ bodyShape }, pose, { headPx: HEAD, x: 0, y: 0 })),
  );

const freeSides = ({ pose }: Body) => SIDES.filter((side) => hangsFree(pose.arms[side], pose));

describe('hangingArm', () => {
  it.each(POSES)('holds the arms that hang in %s near the ribs and before or beside the thigh', (name) => {
    for (const body of bodiesOf(name)) {
      for (const side of freeSides(body)) {
        const [, elbow, wrist] = body.arms[side].joints;
        expect(beyond(body, side, elbow)).toBeLessThan(0.52);
        const out = beyond(body, side, wrist);
        expect(out).toBeLessThan(body.pose.arms[side].hand === 'hang' ? 0.42 : 0.54);
        expect(out).toBeGreaterThan(-0.25);
      }
    }
  });

  it.each(POSES)('shows no chest outside an upper arm that hangs in %s', (name) => {
    for (const body of bodiesOf(name)) {
      for (const side of freeSides(body)) {
        const outside = body.arms[side].point(0.5, signOf(side));
        expect(beyond(body, side, outside)).toBeGreaterThan(0);
      }
    }
  });
});
