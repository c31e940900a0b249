import { BODY_SHAPES, type BodyShape } from '@glow/api';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { BUILDS, POSES } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import { angleDegrees, distance } from '../kit/point.ts';
import { SvgDocument } from '../kit/svg-document.ts';
import { drawBareArm } from './arm.ts';
import { Body } from './body.ts';
import { mirrorPose } from './mirror-pose.ts';
import { FIGURE_POSES, FLAT_POSE, type Pose } from './pose.ts';
import { SIDES } from './side.ts';
import { drawLeg, drawTorso } from './skin.ts';

const HEAD_PX = 128;
const AXIS_PX = 480;

function bodyIn(shape: BodyShape, pose: Pose): Body {
  return new Body({ bodyShape: shape }, pose, { headPx: HEAD_PX, x: AXIS_PX, y: 46 });
}

/** The bare body laid flat, as black pixels on nothing. */
function silhouette(shape: BodyShape) {
  const document = new SvgDocument();
  const body = bodyIn(shape, FLAT_POSE);
  const colour = oklch(0.5, 0.05, 50);
  const context: DrawContext = { document, body, head: HEAD_PX, seed: 1, skin: colour, hair: colour };
  drawTorso(context);
  for (const side of SIDES) {
    drawLeg(context, side);
    drawBareArm(context, side);
  }
  const shapes = document.silhouettes.map((id) => `<use href="#${id}"/>`).join('');
  return new Resvg(document.toSvg(shapes)).render();
}

/** Width in heads of the run of body across the axis at a height in heads; 0 beside the axis is skipped. */
function widthAt(image: ReturnType<typeof silhouette>, v: number): number {
  const y = Math.round(46 + v * HEAD_PX);
  const { pixels, width } = image;
  const filled = (x: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 127;
  let left = AXIS_PX;
  let right = AXIS_PX;
  while (filled(left - 1)) left--;
  while (filled(right + 1)) right++;
  return (right - left) / HEAD_PX;
}

/** Where the bare silhouette is as wide as shoulders and hips: on the round of the deltoid, at the thigh's. */
const SHOULDER = 1.72;
const FULLEST_HIP = 4.05;

/** Hip to shoulder and waist to hip of the five shapes (ART section 2). */
const RATIOS: Record<BodyShape, readonly [hipToShoulder: number, waistToHip: number]> = {
  Rectangle: [0.81, 0.83],
  Hourglass: [0.97, 0.58],
  Pear: [1.24, 0.55],
  Round: [1.06, 0.96],
  'Inverted Triangle': [0.64, 0.86],
};

describe('Body', () => {
  it.each(BODY_SHAPES)('draws %s with the proportions of the art bible', (shape) => {
    const image = silhouette(shape);
    const hip = widthAt(image, FULLEST_HIP);
    const [hipToShoulder, waistToHip] = RATIOS[shape];
    expect(hip / widthAt(image, SHOULDER)).toBeCloseTo(hipToShoulder, 1);
    expect(widthAt(image, 2.92) / hip).toBeCloseTo(waistToHip, 1);
  });

  it.each(BODY_SHAPES)('keeps the bust of %s inside the arms', (shape) => {
    const body = bodyIn(shape, FLAT_POSE);
    expect(body.halfWidth(1.74)).toBeLessThanOrEqual(body.shape.shoulder * 0.9);
    expect(body.halfWidth(1.98)).toBeLessThanOrEqual(body.shape.shoulder * 0.925);
  });

  it('puts u = ±1 on the silhouette and dx beyond it', () => {
    const body = bodyIn('Pear', FLAT_POSE);
    const edge = body.torso(1, 3.84);
    expect(edge[0]).toBeCloseTo(AXIS_PX + 0.825 * HEAD_PX);
    expect(body.torso(1, 3.84, 0.1)[0]).toBeCloseTo(edge[0] + 0.1 * HEAD_PX);
  });

  it('raises the hip that carries the weight', () => {
    const body = bodyIn('Rectangle', FIGURE_POSES.contra);
    expect(body.weightSide).toBe('left');
    expect(body.torso(-1, 3.84)[1]).toBeLessThan(body.torso(1, 3.84)[1]);
  });

  it('drapes below the hips towards the feet', () => {
    const body = bodyIn('Rectangle', FIGURE_POSES.hip);
    const feet = (body.legs.left.at(2)[0] + body.legs.right.at(2)[0]) / 2;
    const high = Math.abs(body.drape(4, 0)[0] - feet);
    expect(Math.abs(body.drape(8, 0)[0] - feet)).toBeLessThan(high);
  });

  it.each(POSES)('mirrors %s by its geometry', (pose) => {
    const plain = bodyIn('Hourglass', FIGURE_POSES[pose]);
    const mirrored = bodyIn('Hourglass', mirrorPose(FIGURE_POSES[pose]));
    for (const t of [0, 0.5, 1, 1.5, 2]) {
      const [x, y] = plain.arms.left.at(t);
      const [mx, my] = mirrored.arms.right.at(t);
      expect(mx).toBeCloseTo(2 * AXIS_PX - x);
      expect(my).toBeCloseTo(y);
    }
  });

  it.each(BODY_SHAPES)('stands the neck of a %s in profile on the middle of its shoulders', (shape) => {
    for (const pose of [FIGURE_POSES.profile, mirrorPose(FIGURE_POSES.profile)]) {
      const body = bodyIn(shape, pose);
      const middle = (a: number, b: number) => (a + b) / 2;
      const foot = middle(body.neck('left').base[0], body.neck('right').base[0]);
      const shoulders = middle(body.torso(-1, 1.6)[0], body.torso(1, 1.6)[0]);
      expect(Math.abs(foot - shoulders) / HEAD_PX).toBeLessThan(0.06);
      for (const side of SIDES) {
        const { middle: above, base } = body.neck(side);
        expect(Math.abs(above[0] - base[0]) / HEAD_PX).toBeLessThan(0.1);
      }
    }
  });

  it.each(BODY_SHAPES)('folds the arm of a %s that carries a jacket inwards, over its upper arm', (shape) => {
    const arm = bodyIn(shape, FIGURE_POSES['jacket-over']).arms.left;
    const [upper, lower] = [arm.direction(0.5), arm.direction(1.5)];
    expect(upper[0] * lower[0] + upper[1] * lower[1]).toBeLessThan(-0.77);
    expect(upper[0] * lower[1] - upper[1] * lower[0]).toBeLessThan(-0.1);
  });

  it('stands a walking figure with its rear foot higher', () => {
    const body = bodyIn('Rectangle', FIGURE_POSES.stride);
    expect(body.legs.left.at(2)[1]).toBeLessThan(body.legs.right.at(2)[1]);
  });

  it('softens the knee of the leg that carries no weight', () => {
    for (const pose of [FIGURE_POSES.contra, mirrorPose(FIGURE_POSES.contra)]) {
      const body = bodyIn('Rectangle', pose);
      const bend = (side: 'left' | 'right') => {
        const [hip, knee, ankle] = body.legs[side].joints;
        return Math.abs(angleDegrees(hip, knee) - angleDegrees(knee, ankle));
      };
      const free = body.weightSide === 'left' ? 'right' : 'left';
      expect(bend(free)).toBeGreaterThan(bend(body.weightSide) + 1);
    }
  });

  it.each(
    BODY_SHAPES.flatMap((shape) =>
      BUILDS.flatMap((build) =>
        (['feminine', 'masculine'] as const).map((presentation) => [shape, build, presentation] as const),
      ),
    ),
  )('slopes the shoulders of a %s, %s, %s', (bodyShape, build, presentation) => {
    const placement = { headPx: HEAD_PX, x: AXIS_PX, y: 46 };
    const body = new Body({ bodyShape, build, presentation }, FLAT_POSE, placement);
    const { neck, shoulder } = body.shape;
    const from = body.torso(0, 1.375, neck + 0.07);
    const to = body.torso(0, 1.525, shoulder - 0.1);
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    expect(degrees).toBeGreaterThan(19);
    expect(degrees).toBeLessThan(29);
  });

  it('runs the outside of an arm down to the elbow and in from there, with no swell below it', () => {
    const { arms } = bodyIn('Rectangle', FIGURE_POSES.still);
    const widthAt = (t: number) => distance(arms.left.at(t), arms.left.point(t, -1));
    expect(widthAt(1.22)).toBeLessThan(widthAt(1));
  });

  it('gives a man fuller calves on ankles no wider', () => {
    const legOf = (presentation: 'masculine' | 'neutral') => {
      const person = { bodyShape: 'Rectangle', presentation } as const;
      const { legs, shape } = new Body(person, FLAT_POSE, { headPx: HEAD_PX, x: AXIS_PX, y: 46 });
      const widthAt = (t: number) => distance(legs.left.point(t, -1), legs.left.point(t, 1)) / shape.calf;
      return { calf: widthAt(1.36), ankle: widthAt(2) };
    };
    const [man, neutral] = [legOf('masculine'), legOf('neutral')];
    expect(man.calf).toBeGreaterThan(neutral.calf * 1.02);
    expect(man.ankle).toBeCloseTo(neutral.ankle, 6);
  });

  it('seats a masculine waist lower, and leaves shoulders and crotch where they are', () => {
    const placement = { headPx: HEAD_PX, x: AXIS_PX, y: 0 };
    const heightOf = (presentation: 'feminine' | 'masculine', v: number) =>
      new Body({ bodyShape: 'Rectangle', presentation }, FLAT_POSE, placement).torso(0, v)[1] / HEAD_PX;
    const drops = [1.4, 2.92, 4.25].map((v) => heightOf('masculine', v) - heightOf('feminine', v));
    expect(drops.map((drop) => Number(drop.toFixed(3)))).toEqual([0, 0.4, 0]);
  });

  it('carries a man’s head lower, on a shorter neck', () => {
    const headOf = (presentation: 'masculine' | 'feminine') =>
      new Body({ bodyShape: 'Rectangle', presentation }, FLAT_POSE, { headPx: HEAD_PX, x: 0, y: 0 })
        .headCentre[1];
    expect((headOf('masculine') - headOf('feminine')) / HEAD_PX).toBeCloseTo(0.025, 6);
  });

  it('seats a waist as wide as the hips lower than a narrow one', () => {
    const waistOf = (shape: BodyShape) => bodyIn(shape, FLAT_POSE).torso(0, 2.92)[1] / HEAD_PX;
    expect(waistOf('Round') - waistOf('Pear')).toBeGreaterThan(0.12);
    expect(waistOf('Hourglass')).toBeCloseTo(waistOf('Pear'), 6);
  });

  it.each(BODY_SHAPES.flatMap((shape) => BUILDS.map((build) => [shape, build] as const)))(
    'lays a hand raised to the hair of a %s, %s, at the head',
    (bodyShape, build) => {
      const placement = { headPx: HEAD_PX, x: AXIS_PX, y: 46 };
      const body = new Body({ bodyShape, build, presentation: 'masculine' }, FIGURE_POSES.hair, placement);
      const apart = body.headCentre[0] - body.arms.left.at(2)[0];
      expect(Math.abs(apart / HEAD_PX - 0.54)).toBeLessThan(0.04);
    },
  );

  it.each(BODY_SHAPES.flatMap((shape) => BUILDS.map((build) => [shape, build] as const)))(
    'raises an upper arm of a %s, %s, as long as one that hangs, its elbow up and out',
    (bodyShape, build) => {
      for (const presentation of ['feminine', 'masculine'] as const) {
        const armIn = (pose: Pose) =>
          new Body({ bodyShape, build, presentation }, pose, { headPx: HEAD_PX, x: AXIS_PX, y: 46 }).arms.left
            .joints;
        const [shoulder, elbow] = armIn(FIGURE_POSES.hair);
        const [hung, hangingElbow] = armIn(FIGURE_POSES.still);
        const share = distance(shoulder, elbow) / distance(hung, hangingElbow);
        expect(share).toBeGreaterThan(0.84);
        expect(share).toBeLessThan(1.1);
        expect(shoulder[1] - elbow[1]).toBeGreaterThan(0.8 * HEAD_PX);
        expect(shoulder[0] - elbow[0]).toBeGreaterThan(0.5 * HEAD_PX);
      }
    },
  );

  it.each(BODY_SHAPES)('folds the arm of a %s that carries a jacket up before the ribs', (shape) => {
    for (const pose of [FIGURE_POSES['jacket-over'], mirrorPose(FIGURE_POSES['jacket-over'])]) {
      const body = bodyIn(shape, pose);
      const side = pose.arms.left.hand === 'jacket' ? 'left' : 'right';
      const sign = side === 'left' ? -1 : 1;
      const [shoulder, elbow, wrist] = body.arms[side].joints;
      const ribs = body.torso(sign, 2.7);
      expect((elbow[0] - ribs[0]) * sign).toBeLessThan(0.55 * HEAD_PX);
      expect(elbow[1] - shoulder[1]).toBeGreaterThan(HEAD_PX);
      expect(Math.abs(wrist[0] - elbow[0])).toBeLessThan(0.6 * (elbow[1] - wrist[1]));
    }
  });
});
